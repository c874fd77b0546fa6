import BrowserTesting
import Foundation
import Testing

@Suite("The program is started with settings that are wrong")
struct WrongSettingsTests {
  @Test(
    "It says in a sentence what is wrong, ends, and tells no password",
    arguments: [
      ("STOREFRONT_DATABSE", "postgres://shop@localhost/shop", "no setting 'STOREFRONT_DATABSE'"),
      ("STOREFRONT_DATABASE", "mysql://shop:secret@localhost/shop", "'postgres://"),
      ("STOREFRONT_DATABASE", "postgres://shop:sec@ret@localhost/shop", "'%40'"),
      ("STOREFRONT_DATABASE", "postgres://shop:secret@127.0.0.1:1/shop", "Connection refused"),
      ("STOREFRONT_ADMIN", "boss", "'STOREFRONT_ADMIN_PASSWORD' name nobody"),
      ("STOREFRONT_FOLDER", "/proc/shop", "no folder"),
    ])
  func wrong(name: String, value: String, words: String) async throws {
    try await withFolder { folder in
      let path = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
      let program = try Program(
        path: "/bin/sh", arguments: ["-c", "exec \"$0\" --port 0 2>&1", path + "/storefront"],
        environment: ["STOREFRONT_FOLDER": folder].merging([name: value]) {
          $1
        })
      let error = await #expect(throws: BrowserError.self) { try await program.address() }
      let said = String(describing: error)
      #expect(said.contains(words), "\(said)")
      #expect(!said.contains("secret") && !said.contains("ret@"), "\(said)")
      #expect(await program.end() == 1)
    }
  }
}
