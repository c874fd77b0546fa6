import Foundation

/// The identities of a database's file and of its log on their disk: another file at the same path has another one.
struct FileIdentities: Sendable {
  private struct Identity: Equatable {
    var device: dev_t
    var number: ino_t

    /// Makes the identity of the file at a path, if there is one.
    init?(path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      (device, number) = (status.st_dev, status.st_ino)
    }
  }

  private let path: String
  private let all: [String: Identity]

  /// Makes those that a database has now, which is open.
  init(path: String) {
    self.path = path
    all = ["", "-wal"].reduce(into: [:]) { $0[$1] = Identity(path: path + $1) }
  }

  /// Whether the files are still there: what is written to one that has no name any more is lost.
  var areThere: Bool { all.allSatisfy { Identity(path: path + $0.key) == $0.value } }
}
