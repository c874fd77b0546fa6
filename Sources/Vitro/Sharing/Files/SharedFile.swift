import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The file of a shared value, which other programs change as well.
///
/// ```
/// open ─ news? ─ change … change ─ save: news? merge, replace ─ close
/// └───────────────────── the lock is held ──────────────────────────┘
/// ```
final class SharedFile<Value>: Sendable {
  let storage: FileStorage
  private let url: URL
  /// The file of the URL, if it is one.
  private let file: StoredFile?
  private let format: FileFormat<Value>
  private let knowledge = Mutex(FileKnowledge())

  init(_ url: URL, in storage: FileStorage, _ format: FileFormat<Value>) {
    self.url = url
    self.storage = storage
    self.format = format
    file = try? StoredFile(url)
  }

  var path: String { file?.path ?? url.absoluteString }

  /// The value in the file, `nil` if there is no file; throws a `FileStorageError`.
  ///
  /// - Parameter initial: The value that there is in memory without a file.
  func load(_ initial: Value?) throws -> Value? {
    var value: Value?
    try knowledge.withLock { known in
      known.version = nil
      known.isOwn = false
      if let initial { known.base = try? format.encode(initial) }
      guard let content = try read(&known) else { return }
      do {
        value = try format.decode(content)
      } catch {
        throw damage(error, &known)
      }
      known.base = content
      known.news = nil
    }
    return value
  }

  /// Replaces the file with the value, and with what others have changed; throws a `FileStorageError`.
  func save(_ value: Value) throws {
    do {
      let ours = try format.encode(value)
      let lock =
        try knowledge.withLock { $0.lock } ?? storage.lock(file)
      defer { withExtendedLifetime(lock) {} }
      if lock != nil { knowledge.withLock { $0.isStuck = false } }
      let content = merged(ours)
      try storage.save(content, to: url)
      let version = storage.version(of: file)
      knowledge.withLock { $0.wasSaved(ours, as: content, version) }
    } catch {
      throw FileStorageError.notSaved(file: path, reason: FileStorageError.reason(of: error))
    }
  }

  // MARK: Changing

  /// Begins a change or a save: other programs wait until ``close()``, and the value becomes what they
  /// have saved before.
  ///
  /// - Parameter isAsked: Whether a file that could not be read is read once more.
  /// - Returns: why the file could not be read.
  func open(_ root: SharedRoot<Value>, isAsked: Bool = false) -> (any Error)? {
    let (isNew, error) = knowledge.withLock { known -> (Bool, (any Error)?) in
      known.uses += 1
      guard known.uses == 1 || isAsked else { return (false, nil) }
      if known.uses == 1 { takeLock(&known) }
      if known.version?.isCurrent == true, known.news == nil { return (false, nil) }
      if !isAsked, storage.isUnread(file) { return (false, nil) }
      do {
        _ = try read(&known)
        return (try hand(&known, to: root, savedAt: root.storage?.storedChange), nil)
      } catch {
        return (false, error)
      }
    }
    if isNew { root.values.hasChanged() }
    return error
  }

  /// Ends a change or a save.
  func close() {
    knowledge.withLock { known in
      known.uses -= 1
      if known.uses == 0 { known.lock = nil }
    }
  }

  /// Lets the value become the one that was saved, with what others have changed.
  ///
  /// - Parameter saved: The change that made the value of which the save began.
  /// - Returns: what went wrong during the save, though the value is saved.
  func settle(_ root: SharedRoot<Value>, savedAt saved: UInt64) -> (any Error)? {
    let (isNew, error) = knowledge.withLock { known -> (Bool, (any Error)?) in
      let trouble = known.trouble
      known.trouble = nil
      do {
        return (try hand(&known, to: root, savedAt: saved), trouble)
      } catch {
        return (false, error)
      }
    }
    if isNew { root.values.hasChanged() }
    return error
  }

  private func takeLock(_ known: inout FileKnowledge) {
    do {
      known.lock = try storage.lock(file, isHopeless: known.isStuck)
      known.isStuck = false
    } catch {
      known.isStuck = true
    }
  }

  /// Lets another program that waits change the file between two saves, where nothing else is under way here.
  func giveWay(_ root: SharedRoot<Value>) -> (any Error)? {
    close()
    FileLock.pause()
    return open(root)
  }

  // MARK: What others have saved

  /// The content of the file, `nil` if there is no file. It is read only if it is not the known one.
  private func read(_ known: inout FileKnowledge) throws -> Data? {
    if known.version?.isCurrent == true { return known.content }
    known.version = nil
    // The version first: should the file be replaced in between, it is read again the next time.
    let version = storage.version(of: file)
    do {
      let content = try storage.load(url)
      known.version = version
      known.news = content == known.base ? nil : content
      return content
    } catch FilesError.notFound {
      known.news = nil
      return nil
    } catch {
      throw FileStorageError.notRead(file: path, reason: FileStorageError.reason(of: error))
    }
  }

  /// Gives the value in memory what others have saved; returns whether there was anything.
  private func hand(
    _ known: inout FileKnowledge,
    to root: SharedRoot<Value>,
    savedAt saved: UInt64?
  ) throws -> Bool {
    guard let news = known.news else { return false }
    let (value, change) = root.latest
    do {
      var content = news
      if change != saved ?? 0 {
        // A value that has no form is reported when it is saved.
        guard let ours = try? format.encode(value) else { return false }
        content = try format.merge(ours, with: news, since: known.base)
      }
      let merged = try format.decode(content)
      guard root.replace(with: merged, ifStillAt: change) else { return false }
    } catch {
      throw damage(error, &known)
    }
    known.base = news
    known.news = nil
    known.isOwn = false
    return true
  }

  /// The content that saves our changes, and keeps what others have saved.
  private func merged(_ ours: Data) -> Data {
    let (theirs, known) = knowledge.withLock { known -> (Data?, FileKnowledge) in
      if storage.isUnread(file) { return (nil, known) }
      do {
        let content = try read(&known)
        return (content, known)
      } catch {
        known.trouble = error
        return (nil, known)
      }
    }
    guard let theirs, known.news != nil || !known.isOwn else { return ours }
    do {
      return try format.merge(ours, with: theirs, since: known.base)
    } catch {
      // Where nobody else has changed it, it is the value that ours began with.
      guard known.news != nil else { return ours }
      knowledge.withLock { known in
        let trouble = damage(error, &known)
        known.trouble = trouble
      }
      return ours
    }
  }

  /// Keeps a file that is no such value under another name.
  private func damage(_ error: any Error, _ known: inout FileKnowledge) -> FileStorageError {
    known.version = nil
    known.news = nil
    let reason = FileStorageError.reason(of: error)
    return .damaged(file: path, reason: reason, keptAs: storage.setAside(url))
  }
}
