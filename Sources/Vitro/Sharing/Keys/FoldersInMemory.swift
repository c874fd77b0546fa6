import Synchronization

/// A folder in memory for each path.
final class FoldersInMemory: Sendable {
  private let folders = Mutex<[String: Files]>([:])

  subscript(path: String) -> Files {
    folders.withLock { folders in
      if let known = folders[path] { return known }
      let made = Files.inMemory()
      folders[path] = made
      return made
    }
  }
}
