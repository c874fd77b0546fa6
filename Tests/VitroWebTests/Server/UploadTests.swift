import Foundation
import Observation
import Testing
import VitroUI
import VitroWeb

@MainActor @Suite("Files that a page sends")
struct UploadTests {
  @Test("A file that was chosen is there under its name, and read by this program alone")
  func sent() async throws {
    try await withPage { page in
      let name = await page.send("mug.png", "12345")
      #expect(name.status == 200)
      await page.browser.send(text: "[19,\(page.element),\"\(name.body)\"]")
      await page.rest()
      let file = try #require(page.model.files.first)
      #expect(file.lastPathComponent == "mug.png")
      #expect(try String(contentsOf: file, encoding: .utf8) == "12345")
      let attributes = try FileManager.default.attributesOfItem(
        atPath: file.path(percentEncoded: false))
      #expect(attributes[.posixPermissions] as? Int == 0o600)
      let folder = file.deletingLastPathComponent().deletingLastPathComponent()
      let outer = try FileManager.default.attributesOfItem(
        atPath: folder.path(percentEncoded: false))
      #expect(outer[.posixPermissions] as? Int == 0o700)
    }
  }

  @Test("The files of a page are gone when its session has ended")
  func ended() async throws {
    var files: [URL] = []
    try await withPage { page in
      let name = await page.send("a.png", "1")
      await page.browser.send(text: "[19,\(page.element),\"\(name.body)\"]")
      await page.rest()
      files = page.model.files
      #expect(files.count == 1 && exists(files[0]))
    }
    let folder = try #require(files.first).deletingLastPathComponent().deletingLastPathComponent()
    #expect(!exists(folder))
  }

  @Test(
    "No name leads out of the folder, and what cannot be one is another",
    arguments: [
      ("..%2F..%2Fpasswd.png", "passwd.png"), ("%2Fetc%2Fpasswd.png", "passwd.png"),
      ("C%3A%5Cpictures%5Cmug.png", "mug.png"), ("..", "file"), ("", "file"), ("%00.png", "png"),
      ("%E2%80%AEgnp.exe.png", "gnp.exe.png"), ("%E2%80%A8a%C2%ADb.png", "ab.png"),
      ("%F0%9F%91%A9%E2%80%8D%F0%9F%91%A7.png", "👩\u{200D}👧.png"),
      ("%D9%85%DB%8C%E2%80%8C%D8%B1.png", "می\u{200C}ر.png"), ("%FF", "file"),
      (".ssh.png", "ssh.png"),
      (String(repeating: "a", count: 300) + ".png", String(repeating: "a", count: 196) + ".png"),
    ])
  func names(sent: String, kept: String) async throws {
    try await withPage(types: [.item]) { page in
      let name = await page.send(sent, "1")
      await page.browser.send(text: "[19,\(page.element),\"\(name.body)\"]")
      await page.rest()
      #expect(page.model.files.map(\.lastPathComponent) == [kept])
    }
  }

  @Test("A file that is too large is refused before it is sent, and the page says which limit")
  func tooLarge() async throws {
    var options = WebOptions()
    options.maxFileSize = 10
    try await withPage(options) { page in
      #expect(page.browser.page.body.contains(#"<meta name="vitro.fileLimit" content="10">"#))
      #expect(await page.send("a.png", "1234567890").status == 200)
      #expect(await page.send("a.png", "12345678901").status == 413)
      await page.browser.send(text: "[19,\(page.element),1,\"a.png\"]")
      await page.rest()
      #expect(
        page.model.error == "“a.png” is too large: a file can have 10 bytes. Choose a smaller one.")
    }
  }

  @Test("A page has so much room for files, and all pages together have")
  func room() async throws {
    var options = WebOptions()
    options.maxFilesOfPage = 10
    options.maxFilesOfAll = 15
    try await withPage(options) { page in
      #expect(await page.send("a.png", "123456").status == 200)
      #expect(await page.send("a.png", "12345").status == 507)
      #expect(await page.send("a.png", "1234").status == 200)
      let other = try await page.another()
      #expect(await other.send("a.png", "123456").status == 507)
      #expect(await other.send("a.png", "12345").status == 200)
      await page.browser.send(text: "[19,\(page.element),2,\"a.png\"]")
      await page.rest()
      #expect(page.model.error?.hasPrefix("There is no room for “a.png” any more.") == true)
    }
  }

  @Test("A file that is not sent to its end is forgotten, with the room that it had")
  func cutOff() async throws {
    var options = WebOptions()
    options.maxFilesOfPage = 10
    try await withPage(options) { page in
      let connection = try await RawConnection(port: page.port)
      let head = page.headers.map { "\($0): \($1)\r\n" }.joined()
      await connection.send(
        Array("POST /vitro.file?a.png HTTP/1.1\r\n\(head)content-length: 10\r\n\r\n123".utf8))
      await connection.close()
      // Nobody tells when the server has noticed.
      while await page.send("b.png", "1234567890").status != 200 {
        try Task.checkCancellation()
        await Task.yield()
      }
    }
  }

  @Test("Only the page's script sends files, in its own browser, for a button that asks for them")
  func foreign() async throws {
    try await withPage { page in
      #expect(await page.send("a.png", "1", ["x-vitro-session": nil]).status == 403)
      #expect(await page.send("a.png", "1", ["x-vitro-session": "other"]).status == 403)
      #expect(await page.send("a.png", "1", ["x-vitro-element": nil]).status == 403)
      #expect(await page.send("a.png", "1", ["x-vitro-element": "1"]).status == 403)
      #expect(await page.send("a.png", "1", ["x-vitro-element": "99999999"]).status == 403)
      let foreign = "vitro.visitor=AAAAAAAAAAAAAAAAAAAAAA"
      #expect(await page.send("a.png", "1", ["cookie": foreign]).status == 403)
      let read = await page.send("a.png", "1", [:], method: "GET")
      #expect(read.status == 405 && read.headers["allow"] == "POST")
      #expect(await page.send("a.png", "", [:]).status == 411)
      page.model.isShown = false
      await page.rest()
      #expect(await page.send("a.png", "1").status == 403)
    }
  }

  @Test("A page names only files that it has sent itself; what it names else does not count")
  func unknown() async throws {
    try await withPage { page in
      let other = try await page.another()
      let name = await other.send("a.png", "1").body
      for text in ["\"\(name)\"", "\"none\"", "\"../a\"", ""] {
        await page.browser.send(text: "[19,\(page.element)\(text.isEmpty ? "" : ",")\(text)]")
      }
      await page.rest()
      #expect(page.model.files == [] && page.model.error == nil)
    }
  }

  @Test(
    "What is no answer to a choice is told to be none",
    arguments: ["5", "5,\"a.png\"", "1", "-1,\"a\"", "\"a\",null", "1,\"a\",true", "1.5,\"a\""])
  func noAnswer(_ text: String) async throws {
    try await withPage { page in
      await page.browser.send(text: "[19,\(page.element),\(text)]")
      let answer = await page.browser.receive().text
      #expect(answer?.contains(#"["x","the message is not an event"]"#) == true)
    }
  }

  @Test("Of several files one that was not taken is the answer, wherever it stands")
  func someMissing() async throws {
    try await withPage { page in
      let name = await page.send("a.png", "1").body
      await page.browser.send(text: "[19,\(page.element),\"\(name)\",0,\"b.png\"]")
      await page.rest()
      #expect(page.model.files == [])
      #expect(page.model.error == "“b.png” could not be read. Choose it once more.")
    }
  }

  @Test("The page says which files are offered, how many, and whether they are asked for at once")
  func html() async throws {
    try await withPage(types: [.png, .pdf]) { page in
      #expect(page.browser.page.body.contains(#"data-files=".png,.pdf" data-opens"#))
      #expect(!page.browser.page.body.contains("data-most"))
    }
  }

  private func exists(_ file: URL) -> Bool {
    FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
  }

  private func withPage(
    _ options: WebOptions = WebOptions(), types: [UTType] = [.image],
    _ body: (SendingPage) async throws -> Void
  ) async throws {
    let model = Chosen()
    try await RunningServer.run(
      options: options,
      screen: { Screen(host: $0) { ChoosingView(model: model, types: types) } }
    ) { server in
      try await body(SendingPage(server, model))
    }
  }
}

/// A page that lets people choose files, connected.
@MainActor
private struct SendingPage {
  let browser: Browser
  let model: Chosen
  let element: Int
  private let server: RunningServer
  private let screen: Screen
  private let cookie: String

  init(_ server: RunningServer, _ model: Chosen) async throws {
    self.server = server
    self.model = model
    browser = try await Browser(port: server.port)
    cookie = browser.page.headers["set-cookie"]?.prefix { $0 != ";" }.description ?? ""
    try await browser.start(cookie: cookie)
    screen = try #require(server.screens.last)
    element = try #require(screen.root.chooser).id.rawValue
  }

  var port: Int { server.port }

  /// Another page of the same server.
  func another() async throws -> SendingPage { try await SendingPage(server, model) }

  /// Waits until the page has been answered, and all is at rest.
  func rest() async {
    await browser.send(text: "[17,0]")
    while let text = await browser.receive().text, !text.contains("\"b\"") {}
    await screen.rest()
  }

  var headers: [String: String] {
    [
      "host": "127.0.0.1:\(server.port)", "cookie": cookie, "x-vitro-session": browser.token,
      "x-vitro-element": "\(element)",
    ]
  }

  func send(
    _ name: String, _ content: String, _ changes: [String: String?] = [:], method: String = "POST"
  ) async -> Answer {
    var headers = headers
    for (name, value) in changes { headers[name] = value }
    guard let connection = try? await RawConnection(port: server.port) else {
      return Answer(head: "")
    }
    let answer = await connection.request(
      "/vitro.file?\(name)", method: method, headers: headers, body: content)
    await connection.close()
    return answer
  }
}

extension Element {
  /// The first button for files in it.
  fileprivate var chooser: Element? {
    if attributes.actions.contains(.chooseFiles) { return self }
    return children.lazy.compactMap(\.chooser).first
  }
}

extension Browser {
  /// The last thing that the server says before it hangs up.
  fileprivate func receiveLast() async -> Received {
    var last = Received.end
    while true {
      let next = await receive()
      if next == .end { return last }
      last = next
    }
  }
}

@MainActor @Observable
private final class Chosen {
  var files: [URL] = []
  var error: String?
  var isShown = true
}

private struct ChoosingView: View {
  let model: Chosen
  let types: [UTType]

  var body: some View {
    @Bindable var model = model
    Text("Files")
      .fileImporter(
        isPresented: $model.isShown, allowedContentTypes: types, allowsMultipleSelection: true
      ) {
        switch $0 {
        case .success(let files): model.files = files
        case .failure(let error): model.error = error.localizedDescription
        }
      }
  }
}
