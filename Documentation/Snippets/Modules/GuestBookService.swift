import Foundation
import Testing
import VitroApp
import VitroWeb

/// The guests of a house, in a file that is open for as long as the program runs.
actor GuestBook: AppService {
  private let path: String
  private var file: FileHandle?

  init(path: String) { self.path = path }

  func start() throws {
    if !FileManager.default.fileExists(atPath: path) {
      try Data().write(to: URL(fileURLWithPath: path))
    }
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try file.seekToEnd()
    self.file = file
  }

  func end() throws { try file?.close() }

  var isReady: Bool { file != nil }

  func add(_ guest: String) throws { try file?.write(contentsOf: Data("\(guest)\n".utf8)) }
}

struct GuestBookApp: App {
  private let book = GuestBook(path: "guests.txt")

  var body: some Scene {
    WindowGroup("Guest book") { [book] in GuestBookView(book: book) }
      .service(book)
      .healthChecks()
      .middleware { request, next in
        var response = await next(request)
        response.headers[.strictTransportSecurity] = "max-age=31536000"
        return response
      }
  }
}

struct GuestBookView: View {
  let book: GuestBook
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $name)
      .onSubmit { Task { try? await book.add(name) } }
  }
}

@Suite("A service beside the pages")
struct GuestBookTests {
  @Test func guestsAreInTheFile() async throws {
    let path = NSTemporaryDirectory() + "\(UUID().uuidString).txt"
    defer { try? FileManager.default.removeItem(atPath: path) }
    for guest in ["Ada", "Blob"] {
      let book = GuestBook(path: path)
      try await book.start()
      #expect(await book.isReady)
      try await book.add(guest)
      try await book.end()
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "Ada\nBlob\n")
  }
}
