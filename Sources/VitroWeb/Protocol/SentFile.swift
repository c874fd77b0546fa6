import Foundation
import VitroUI

/// A file that a person has chosen, as a page tells of it: `"id"` where the server has it, `1,"mug.png"` where not.
enum SentFile: Equatable {
  /// The server has it, by this name of its own.
  case kept(String)
  /// The server does not have it; its name is the person's.
  case lost(Loss, name: String)

  /// The reason why the server does not have a file, by its number in a message.
  enum Loss: Int {
    /// It was not sent to its end, or not taken.
    case unreadable = 0
    /// It is larger than a file may be.
    case tooLarge = 1
    /// There was no room for it.
    case noRoom = 2
  }

  /// The file or the error that a view is told; `nil` for a file that the page has not sent.
  @MainActor
  func result(in files: SessionFiles, limit: Int) -> Result<URL, FileImportError>? {
    switch self {
    case .kept(let id): files.url(of: id).map { .success($0) }
    case .lost(.unreadable, let name): .failure(.unreadable(name: name))
    case .lost(.tooLarge, let name): .failure(.tooLarge(name: name, limit: limit))
    case .lost(.noRoom, let name): .failure(.noRoom(name: name))
    }
  }

  /// A file of an event as the page's script writes it.
  static func json(_ file: Result<URL, FileImportError>) -> String {
    switch file {
    case .success(let url): JSON.string(url.lastPathComponent)
    case .failure(.tooLarge(let name, _)): "1,\(JSON.string(name))"
    case .failure(.noRoom(let name)): "2,\(JSON.string(name))"
    case .failure(.unreadable(let name)), .failure(.wrongType(let name)):
      "0,\(JSON.string(name))"
    }
  }
}
