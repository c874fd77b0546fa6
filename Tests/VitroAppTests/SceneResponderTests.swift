import Testing
import VitroWeb

@testable import VitroApp

@MainActor @Suite("The answers of an application's scenes")
struct SceneResponderTests {
  private func status(of path: String, _ scene: some Scene) async throws -> Int? {
    let head = HTTPRequest(method: .get, scheme: nil, authority: nil, path: path)
    return try await scene.hostSettings.answers?(WebRequest(head: head))?.status.code
  }

  private func answering(_ path: String, _ status: HTTPResponse.Status) -> some Scene {
    WindowGroup { Text("Shop") }
      .responder { $0.path == path ? WebResponse(status: status) : nil }
  }

  @SceneBuilder private var windowAndSettings: some Scene {
    answering("/api", .created)
    Settings { Text("Settings") }
  }

  @Test("They count whatever stands beside the scene that has them")
  func beside() async throws {
    #expect(try await status(of: "/api", windowAndSettings) == 201)
    #expect(try await status(of: "/", windowAndSettings) == nil)
  }

  @Test("Of several, the first that answers does")
  func several() async throws {
    let scene = answering("/a", .created)
      .responder { $0.path == "/b" ? WebResponse(status: .accepted) : nil }
    #expect(try await status(of: "/a", scene) == 201)
    #expect(try await status(of: "/b", scene) == 202)
    #expect(try await status(of: "/c", scene) == nil)
  }

  @Test("A scene without any has none")
  func none() {
    #expect(WindowGroup { Text("Shop") }.hostSettings.answers == nil)
  }
}
