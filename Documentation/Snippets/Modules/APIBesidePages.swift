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
  func remove(titled title: String) { books.removeAll { $0.title == title } }
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
    let path = request.pathComponents
    guard path.first == "api" else { return nil }
    switch (path.dropFirst().first, path.count, request.method) {
    case ("books", 2, .get): return try WebResponse(json: shelf.books)
    case ("books", 2, .post):
      guard let book = try? request.decoded(as: Book.self) else {
        return WebResponse(problem: .badRequest, #"Send a book, such as {"title":"Emma"}."#)
      }
      shelf.add(book)
      return WebResponse(status: .created)
    case ("books", 3, .delete):
      shelf.remove(titled: path[2])
      return WebResponse(status: .noContent)
    case ("books", 2...3, _):
      let headers: HTTPFields = [.allow: path.count == 2 ? "GET, HEAD, POST" : "DELETE"]
      return WebResponse(problem: .methodNotAllowed, "See 'Allow'.", headers: headers)
    default:
      return WebResponse(problem: .notFound, "There is only /api/books and /api/books/TITLE.")
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

@MainActor @Test func booksAreReadAndRemoved() throws {
  let shelf = Shelf()
  shelf.add(Book(title: "Jane Eyre"))
  func ask(_ method: HTTPRequest.Method, _ path: String) throws -> WebResponse? {
    let head = HTTPRequest(method: method, scheme: nil, authority: nil, path: path)
    return try BooksAPI(shelf: shelf).respond(to: WebRequest(head: head))
  }
  let read = try #require(try ask(.get, "/api/books"))
  guard case .bytes(let data) = read.body else { return }
  #expect(String(decoding: data, as: UTF8.self) == #"[{"title":"Jane Eyre"}]"#)
  #expect(try ask(.put, "/api/books")?.status == .methodNotAllowed)
  #expect(try ask(.get, "/api/films")?.status == .notFound)
  #expect(try ask(.delete, "/api/books/Jane%20Eyre")?.status == .noContent)
  #expect(shelf.books.isEmpty)
  #expect(try ask(.get, "/books")?.status == nil)
}
