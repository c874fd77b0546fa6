// A program whose pages and whose API show the same books.
import Foundation
import Testing
import VitroApp
import VitroUITesting
import VitroWeb

struct Book: Codable, Equatable {
  var title: String
}

/// The books of the program: all pages and all requests have the same.
@MainActor @Observable final class Shelf {
  private(set) var books: [Book] = []

  func add(_ book: Book) { books.append(book) }
}

struct BooksView: View {
  let shelf: Shelf
  @State private var title = ""

  var body: some View {
    VStack {
      List(shelf.books, id: \.title) { Text($0.title) }
      HStack {
        TextField("Title", text: $title)
        Button("Add") {
          shelf.add(Book(title: title))
          title = ""
        }
      }
    }
  }
}

/// The answers of the API: `nil` for what is not its own, and its own 404.
@MainActor struct BooksAPI {
  let shelf: Shelf

  func respond(to request: WebRequest) throws -> WebResponse? {
    guard request.path.hasPrefix("/api/") else { return nil }
    guard request.path == "/api/books" else {
      return WebResponse(status: .notFound, text: "There is only /api/books.")
    }
    switch request.method {
    case .get:
      let json = String(decoding: try JSONEncoder().encode(shelf.books), as: UTF8.self)
      return WebResponse(text: json, type: "application/json")
    case .post:
      guard let book = try? JSONDecoder().decode(Book.self, from: request.body) else {
        return WebResponse(status: .badRequest, text: #"Send a book, such as {"title":"Emma"}."#)
      }
      shelf.add(book)
      return WebResponse(status: .created)
    default:
      return WebResponse(
        status: .methodNotAllowed, headers: [.allow: "GET, POST"], body: .bytes(Data()))
    }
  }
}

struct BooksApp: App {
  private let shelf = Shelf()

  var body: some Scene {
    WindowGroup("Books") { BooksView(shelf: shelf) }
      .responder { [shelf] in try await BooksAPI(shelf: shelf).respond(to: $0) }
  }
}

@MainActor @Test func aBookThatIsSentIsOnThePage() async throws {
  let shelf = Shelf()
  let screen = Screen { BooksView(shelf: shelf) }
  let head = HTTPRequest(method: .post, scheme: nil, authority: nil, path: "/api/books")
  let request = WebRequest(head: head, body: Data(#"{"title":"Emma"}"#.utf8))
  let answer = try BooksAPI(shelf: shelf).respond(to: request)
  #expect(answer?.status == .created)
  #expect(screen.text("Emma").exists)
}
