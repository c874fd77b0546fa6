import Foundation
import Testing
@testable import VitroWeb

@MainActor @Suite("The files of the page's client")
struct ClientFilesTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../../Sources/VitroWebClient/Client")

  /// The text of every file whose name ends so.
  private func files(_ ending: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(at: Self.folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == ending }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  @Test("Each module of the script is in what a page gets")
  func modules() throws {
    let files = try files("js")
    #expect(Set(files) == Set(ScriptModule.all.map(\.text)))
    #expect(files.count == ScriptModule.all.count && files.count > 5)
  }

  @Test("Each stylesheet is in what a page gets, once and whole, but for spaces and comments")
  func stylesheet() async throws {
    try await RunningServer.run { server in
      let connection = try await RawConnection(port: server.port)
      let sheet = await connection.request("/vitro.css", headers: ["host": "x"]).body
        .withoutSpaces
      let files = try files("css").map { text in
        text.replacing(#/(^|\n) *\/\*(?s:.)*?\*\/(?=\n)/#, with: "").withoutSpaces
      }
      for file in files { #expect(sheet.ranges(of: file).count == 1, "\(file.prefix(80))") }
      #expect(sheet.utf8.count == files.reduce(0) { $0 + $1.utf8.count } && files.count > 3)
    }
  }

  @Test(
    "Who takes gzip gets gzip, of the same bytes",
    arguments: [
      ("gzip, deflate, br, zstd", true), ("br;q=1.0, GZIP ; q=0.5", true), ("gzip;q=0", false),
      ("gzip; q=0.000, br", false), ("br", false), ("", false), ("gzipped, xgzip", false),
      ("gzip;q=0.001", true), (";;,,=", false), ("gzip;q=0x", true),
    ])
  func compressed(_ encodings: String, _ isTaken: Bool) async throws {
    try await RunningServer.run { server in
      let connection = try await RawConnection(port: server.port)
      for path in ["/vitro.js", "/vitro.css"] {
        let plain = await connection.request(path, headers: ["host": "x"])
        let answer = await connection.request(
          path, headers: ["host": "x", "accept-encoding": encodings])
        #expect(answer.headers["vary"] == "Accept-Encoding" && plain.headers["vary"] != nil)
        #expect(answer.headers["content-encoding"] == (isTaken ? "gzip" : nil))
        #expect(plain.headers["content-encoding"] == nil)
        #expect(try (isTaken ? gunzip(answer.bytes) : answer.bytes) == plain.bytes)
        if isTaken { #expect(answer.bytes.count * 3 < plain.bytes.count) }
      }
    }
  }

  @Test("The first load of a page with a counter is less than 26 KB")
  func firstLoad() async throws {
    try await RunningServer.run { server in
      let connection = try await RawConnection(port: server.port)
      var bytes = 0
      for path in ["/", "/vitro.early.js", "/vitro.js", "/vitro.css"] {
        let answer = await connection.request(
          path, headers: ["host": "x", "accept-encoding": "gzip"])
        bytes += answer.bytes.count
      }
      #expect(bytes < 26 * 1_024)
    }
  }

  /// Whatever the run: a browser that had it before loads nothing again.
  @Test("The address of a file is that of its content")
  func address() async throws {
    try await RunningServer.run { server in
      let page = try await Browser(port: server.port).page.body
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in Wire.clientScript { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      #expect(page.contains("\"/vitro.js?\(String(hash, radix: 36))\""))
    }
  }

  private func gunzip(_ bytes: [UInt8]) throws -> [UInt8] {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).gz")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let gzip = Process()
    let output = Pipe()
    gzip.executableURL = URL(filePath: "/usr/bin/env")
    gzip.arguments = ["gzip", "-dc", file.path(percentEncoded: false)]
    gzip.standardOutput = output
    try gzip.run()
    let plain = try output.fileHandleForReading.readToEnd() ?? Data()
    gzip.waitUntilExit()
    #expect(gzip.terminationStatus == 0)
    return Array(plain)
  }
}

extension String {
  /// The text without spaces, and without the last semicolon of a block.
  fileprivate var withoutSpaces: String {
    replacing(" ", with: "").replacing("\n", with: "").replacing(";}", with: "}")
  }
}
