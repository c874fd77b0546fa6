import Foundation
import Testing
import VitroUI

@testable import VitroWeb

@MainActor @Suite("The pictures of asset catalogs on a page")
struct PictureFileTests {
  private let folder: PictureFolder

  init() throws {
    folder = try PictureFolder([
      "logo": [("", "logo.svg", "<svg id=\"\(UUID())\"/>")], "photo": [("", "p.jpg", "\(UUID())")],
    ])
  }

  private func run(_ body: (RawConnection, [String]) async throws -> Void) async throws {
    let bundle = folder.bundle
    try await RunningServer.run(screen: { host in
      Screen(host: host) {
        Image("logo", bundle: bundle)
        Image("photo", bundle: bundle)
      }
    }) { server in
      let page = try await Browser(port: server.port).page.body
      let sources = page.matches(of: #/<img src="([^"]+)"/#).map { String($0.1) }
      try #require(sources.count == 2, "\(page)")
      try await body(try await RawConnection(port: server.port), sources)
    }
  }

  @Test("A picture is what its file has, for ever")
  func served() async throws {
    try await run { connection, sources in
      let logo = await connection.request(sources[0], headers: ["host": "x"])
      #expect(logo.status == 200)
      #expect(logo.headers["content-type"] == "image/svg+xml")
      #expect(logo.headers["cache-control"] == "public, max-age=31536000, immutable")
      #expect(logo.headers["content-security-policy"]?.contains("script-src 'self'") == true)
      let bytes = try Data(contentsOf: folder.file("logo", "logo.svg"))
      #expect(Data(logo.bytes) == bytes)
      let photo = await connection.request(sources[1], headers: ["host": "x"])
      #expect(photo.headers["content-type"] == "image/jpeg")
    }
  }

  @Test("An address whose content has gone, or that nobody has named, leads nowhere")
  func notServed() async throws {
    try await run { connection, sources in
      let secret = folder.folder.appendingPathComponent("secret")
      try Data("secret".utf8).write(to: secret)
      try FileManager.default.removeItem(at: folder.file("logo", "logo.svg"))
      try FileManager.default.createSymbolicLink(
        at: folder.file("logo", "logo.svg"), withDestinationURL: secret)
      for address in [
        sources[0], "/vitro.picture/0.png", "/vitro.picture/", "/vitro.picture/../../etc/passwd",
        "/vitro.picture/%2e%2e/%2e%2e/etc/passwd", sources[1] + ".svg",
      ] {
        let answer = await connection.request(address, headers: ["host": "x"])
        #expect(answer.status == 404, "\(address)")
        #expect(!answer.body.contains("secret"))
      }
    }
  }

  @Test("Only reading is possible")
  func method() async throws {
    try await run { connection, sources in
      let answer = await connection.request(sources[0], method: "POST", headers: ["host": "x"])
      #expect(answer.status == 405)
    }
  }
}
