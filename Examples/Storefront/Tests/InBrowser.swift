import BrowserTesting
import Foundation
import Testing
import VitroUITesting

/// Plays on the page of a program that has a folder of its own and an admin, as for any test from outside.
@MainActor
func withProgram(
  _ viewport: Viewport = Viewport(),
  _ body: @MainActor (BrowserPage, _ address: String) async throws -> Void
) async throws {
  try await withProgram(viewport) { page, address, _ in try await body(page, address) }
}

/// Plays on the page of a program that has a folder of its own and an admin, as for any test from outside.
@MainActor
func withProgram(
  _ viewport: Viewport = Viewport(),
  _ body: @MainActor (BrowserPage, _ address: String, Program) async throws -> Void
) async throws {
  let folder = FileManager.default.temporaryDirectory.path + "/shop-\(UUID().uuidString)"
  defer { try? FileManager.default.removeItem(atPath: folder) }
  let program = try Program.shop(in: folder, ["ENV": "TEST"])
  do {
    let page = try await Browser.shared.newPage(viewport)
    page.isCompared = false
    let address = try await program.address().absoluteString
    try await page.open(address)
    try await body(page, address, program)
    #expect(page.problems == [])
    try await page.close()
  } catch {
    await program.kill()
    throw error
  }
  await program.kill()
}

extension BrowserPage {
  private static let pictures = ProcessInfo.processInfo.environment["VITRO_PICTURES"]

  /// Whether pictures are wanted: `VITRO_PICTURES` names the folder for them.
  nonisolated static var takesPictures: Bool {
    ProcessInfo.processInfo.environment["VITRO_PICTURES"] != nil
  }

  /// Takes a picture, if pictures are wanted.
  func take(_ name: String, _ look: String) async throws {
    guard let folder = Self.pictures else { return }
    try await screenshot()
      .write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name)-\(look).png"))
  }

  /// Logs the admin of the program in.
  func logInAdmin() async throws {
    try await tab("Account").tap()
    #expect(try await becomes { link("Register").exists })
    try await textField("E-mail").type("admin@example.com")
    try await textField("Password").type("correct horse battery")
    try await button("Log in").tap()
    #expect(try await becomes { tab("Office").exists })
  }
}
