/// The reason why a file is not opened as a shop's; the file is as it was.
public enum SQLiteFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The folder of the file is not there, or cannot be used.
  case noFolder(String)
  /// There is a folder where the file should be.
  case isFolder(String)
  /// The file cannot be written.
  case isReadOnly(String)
  /// The file is no database of SQLite's.
  case isNoDatabase(String)
  /// The database is another program's.
  case isForeign(String)
  /// A later version of the shop has written the file.
  case isOfLaterVersion(String)

  /// The sentence for people: what is wrong, and what to do.
  public var description: String {
    switch self {
    case .noFolder(let path): "There is no folder for '\(path)'. Make it first."
    case .isFolder(let path): "'\(path)' is a folder. Name a file in it."
    case .isReadOnly(let path): "'\(path)' cannot be written. Give this user the right to."
    case .isNoDatabase(let path): "'\(path)' is no database. Name another file."
    case .isForeign(let path):
      "'\(path)' is the database of another program. Name another file."
    case .isOfLaterVersion(let path):
      "'\(path)' was written by a later version of the shop. Use that, or another file."
    }
  }
}
