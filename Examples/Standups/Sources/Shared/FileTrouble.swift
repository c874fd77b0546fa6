import Vitro

/// The messages to people about a file that could not be used; where it is does not concern them.
enum FileTrouble {
  /// Why the stand-ups could not be loaded, and what becomes of their file.
  static func loading(_ error: any Error) -> String {
    switch error as? FileStorageError {
    case .damaged(_, let reason, let name?): "\(reason) The file itself is kept as “\(name)”."
    case .damaged(_, let reason, nil): reason
    case .notRead(_, let reason), .notSaved(_, let reason): "The file cannot be read: \(reason)."
    case nil: "\(error)"
    }
  }

  /// Why the stand-ups could not be saved.
  static func saving(_ error: any Error) -> String {
    guard case .notSaved(_, let reason) = error as? FileStorageError else { return "\(error)" }
    return "Not saved: \(reason)."
  }
}
