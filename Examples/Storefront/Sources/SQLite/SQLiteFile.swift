import Foundation
import GRDB

/// The file of a shop, before it is opened for good: it is made or found fit, or refused as it was.
struct SQLiteFile {
  let path: String

  /// Opens the file while no other process opens one in its folder: two that migrate at once, or turn to a
  /// write-ahead log, would fail.
  func opened<Value>(_ open: () throws -> Value) throws -> Value {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let descriptor = Foundation.open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SQLiteFileError.noFolder(path) }
    defer { Foundation.close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    }
    try make()
    try inspect()
    return try open()
  }

  /// Makes the file where there is none, empty and for its owner only; SQLite gives those beside it the same
  /// rights. A file that is there is not touched: closing it here would take SQLite's locks away.
  private func make() throws {
    let descriptor = Foundation.open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    if descriptor >= 0 {
      Foundation.close(descriptor)
    } else if errno != EEXIST {
      throw SQLiteFileError.isReadOnly(path)
    }
  }

  /// Refuses what is not this program's to change, before anything has been changed.
  private func inspect() throws {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard !isFolder.boolValue else { throw SQLiteFileError.isFolder(path) }
    guard FileManager.default.isWritableFile(atPath: path) else {
      throw SQLiteFileError.isReadOnly(path)
    }
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(5)
    do {
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      try queue.read { db in
        if try Migrations.all.hasBeenSuperseded(db) {
          throw SQLiteFileError.isOfLaterVersion(path)
        }
        let isEmpty = try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM sqlite_master") == 0
        if try !isEmpty && !db.tableExists("grdb_migrations") {
          throw SQLiteFileError.isForeign(path)
        }
      }
      try queue.close()
    } catch let error as DatabaseError where error.resultCode == .SQLITE_NOTADB {
      throw SQLiteFileError.isNoDatabase(path)
    }
  }
}
