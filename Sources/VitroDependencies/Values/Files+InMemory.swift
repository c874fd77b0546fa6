import Synchronization

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Files {
  /// Files that live as long as this value does; it starts with these.
  public static func inMemory(_ contents: [String: Data] = [:]) -> Files {
    let memory = Memory(contents)
    return Files(
      load: { name in
        try FilesError.check(name)
        guard let data = memory.contents.withLock({ $0[name] }) else {
          throw FilesError.notFound(name: name)
        }
        return data
      },
      save: { data, name in
        try FilesError.check(name)
        memory.contents.withLock { $0[name] = data }
      },
      setAside: { name in
        try FilesError.check(name)
        return try memory.contents.withLock { contents in
          guard let data = contents.removeValue(forKey: name) else {
            throw FilesError.notFound(name: name)
          }
          let kept = Files.keptName(of: name) { contents[$0] == nil }
          contents[kept] = data
          return kept
        }
      }
    )
  }
}

private final class Memory: Sendable {
  let contents: Mutex<[String: Data]>

  init(_ contents: [String: Data]) {
    self.contents = Mutex(contents)
  }
}
