import Foundation

/// The reason why a file that a person has chosen is not there.
public enum FileImportError: LocalizedError, Hashable, Sendable {
  /// It is of another type than those that were asked for.
  case wrongType(name: String)
  /// It has more than so many bytes.
  case tooLarge(name: String, limit: Int)
  /// There is no room for it: a page keeps all files that were chosen on it.
  case noRoom(name: String)
  /// It did not arrive, or cannot be read.
  case unreadable(name: String)

  /// What is wrong and what to do, in English.
  public var errorDescription: String? {
    switch self {
    case .wrongType(let name): "“\(name)” is a file of another kind. Choose another file."
    case .tooLarge(let name, let limit):
      "“\(name)” is too large: a file can have \(limit.formatted(.byteCount(style: .file)))."
        + " Choose a smaller one."
    case .noRoom(let name):
      "There is no room for “\(name)” any more. Reload the page, and choose it once more."
    case .unreadable(let name): "“\(name)” could not be read. Choose it once more."
    }
  }
}
