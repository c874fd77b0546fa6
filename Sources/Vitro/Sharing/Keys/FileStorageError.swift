/// Why a shared value and its file do not get on.
public enum FileStorageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// There is a file, but it could not be read.
  case notRead(file: String, reason: String)
  /// What is in the file is no such value. The file was given the other name, if that was possible.
  case damaged(file: String, reason: String, keptAs: String?)
  /// The value could not be saved; what was saved before is unchanged.
  case notSaved(file: String, reason: String)

  /// The message for people.
  public var description: String {
    switch self {
    case .notRead(let file, let reason):
      """
      The file "\(file)" could not be read: \(reason). The default value is used, or the one from \
      before. Before anything is saved there, the file is given another name.
      """
    case .damaged(let file, let reason, let name?):
      """
      The file "\(file)" is damaged: \(reason). It is kept as "\(name)", and the default value is \
      used, or the one from before.
      """
    case .damaged(let file, let reason, nil):
      """
      The file "\(file)" is damaged: \(reason). The default value is used, or the one from before. \
      The file could not be given another name, and nothing is saved there until it can.
      """
    case .notSaved(let file, let reason):
      """
      The file "\(file)" could not be saved: \(reason). What was saved before is unchanged.
      """
    }
  }
}

extension FileStorageError {
  /// Why a file could not be used, as the end of a sentence.
  static func reason(of error: any Error) -> String {
    guard let error = error as? FilesError else { return JSONCoding.reason(error) }
    switch error {
    case .failed(_, let reason): return reason
    case .invalidName(let name): return "\"\(name)\" cannot be the name of a file"
    case .notFound: return "it has gone"
    }
  }
}
