import Synchronization

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The storage of the files of ``SharedReaderKey/fileStorage(_:decoder:encoder:)``.
///
/// ```swift
/// let storage = FileStorage.inMemory([url: Data("[]".utf8)])
/// withDependencies { $0.defaultFileStorage = storage } operation: { … }
/// let data = try storage.load(url)
/// ```
///
/// Each test has one of its own, in memory.
public struct FileStorage: Sendable {
  private let files: @Sendable (_ folder: String) -> Files
  private let notes = Notes()
  let schedule: SaveSchedule
  /// The time to wait for another program that changes a file; `nil` for files that are not in the folders of
  /// their paths, where no other program finds them.
  private(set) var patience: Duration?

  /// The record of what is known of the files; its identity is that of the storage.
  private final class Notes: Sendable {
    /// Those whose content could not be read, and must not be replaced.
    let unread = Mutex<Set<String>>([])
  }

  /// Makes a storage from what gives the files of a folder.
  ///
  /// - Parameters:
  ///   - savesInBackground: Whether changes are saved in the background, as those on disk are, and not
  ///     at once.
  ///   - files: Gives the files of the folder at a path.
  public init(
    savesInBackground: Bool = false,
    files: @escaping @Sendable (_ folder: String) -> Files
  ) {
    schedule = savesInBackground ? .inBackground : .atOnce
    self.files = files
  }

  /// The files on disk.
  ///
  /// A change is saved in the background when the turn of the main actor that made it is over, and in
  /// any case a fiftieth of a second later. Saving replaces the file as a whole: it is the old one or
  /// the new one, whatever happens.
  public static let fileSystem = onDisk()

  /// The files on disk, in a storage that shares nothing else with ``fileSystem``.
  ///
  /// From a change until it is saved no other program, and no other such storage, changes the file:
  /// meanwhile a file such as `.items.json.lock` is beside it. Files that you give yourself are not
  /// locked.
  ///
  /// - Parameters:
  ///   - savesInBackground: Whether changes are saved in the background, and not at once.
  ///   - patience: The time to wait for another program that has the lock. It has it for a turn and a
  ///     save, unless it has been stopped in between. A save that waited in vain fails with a
  ///     ``FileStorageError``.
  public static func onDisk(
    savesInBackground: Bool = true,
    patience: Duration = .seconds(5)
  ) -> FileStorage {
    var storage = FileStorage(savesInBackground: savesInBackground) { .folder($0) }
    storage.patience = patience
    return storage
  }

  /// Files in memory, for tests; each change is saved at once.
  public static func inMemory(_ contents: [URL: Data] = [:]) -> FileStorage {
    let folders = FoldersInMemory()
    let storage = FileStorage { folders[$0] }
    for (url, data) in contents { try? storage.save(data, to: url) }
    return storage
  }

  var id: ObjectIdentifier { ObjectIdentifier(notes) }
}

// MARK: - Files

extension FileStorage {
  /// The bytes of a file; throws a `FilesError`.
  public func load(_ url: URL) throws -> Data {
    let file = try StoredFile(url)
    do {
      let data = try files(file.folder).load(file.name)
      notes.unread.withLock { _ = $0.remove(file.path) }
      return data
    } catch {
      let isMissing = error as? FilesError == .notFound(name: file.name)
      if !isMissing { notes.unread.withLock { _ = $0.insert(file.path) } }
      throw error
    }
  }

  /// Replaces a file; throws a `FilesError`. When it returns, the bytes survive a power cut.
  ///
  /// A file that could not be read, or was found to be damaged, is given another name before.
  public func save(_ data: Data, to url: URL) throws {
    let file = try StoredFile(url)
    if notes.unread.withLock({ $0.contains(file.path) }) { _ = try setAside(file) }
    try files(file.folder).save(data, file.name)
  }

  /// Gives a damaged file another name, which it returns; `nil` if that is not possible yet.
  func setAside(_ url: URL) -> String? {
    guard let file = try? StoredFile(url) else { return nil }
    notes.unread.withLock { _ = $0.insert(file.path) }
    return try? setAside(file)
  }

  private func setAside(_ file: StoredFile) throws -> String? {
    var kept: String?
    do {
      kept = try files(file.folder).setAside(file.name)
    } catch FilesError.notFound {}
    notes.unread.withLock { _ = $0.remove(file.path) }
    return kept
  }
}

// MARK: - Other programs

extension FileStorage {
  /// Takes the lock of a file; throws a `FilesError` if another program does not let go of it in time.
  ///
  /// - Parameter isHopeless: Whether it was waited for in vain before, and is hardly waited for now.
  /// - Returns: `nil` if there are no locks.
  func lock(_ file: StoredFile?, isHopeless: Bool = false) throws(FilesError) -> FileLock? {
    guard var patience, let file else { return nil }
    if isHopeless { patience = min(patience, FileLock.impatience) }
    return try FileLock.take(file.name, in: file.folder, within: patience)
  }

  /// The version of a file now; `nil` if that can only be told by its content.
  func version(of file: StoredFile?) -> FileVersion? {
    guard patience != nil, let file else { return nil }
    return FileVersion(at: file.path)
  }

  /// Whether the file could not be read, or cannot be one.
  func isUnread(_ file: StoredFile?) -> Bool {
    guard let file else { return true }
    return notes.unread.withLock { $0.contains(file.path) }
  }
}

// MARK: - The dependency

private enum FileStorageDependency: DependencyKey {
  static let liveValue = FileStorage.fileSystem
  static var testValue: FileStorage { .inMemory() }
  static let previewValue = FileStorage.inMemory()
}

extension DependencyValues {
  /// Where the files of shared values are; on disk in a running program, in memory in a test.
  public var defaultFileStorage: FileStorage {
    get { self[FileStorageDependency.self] }
    set { self[FileStorageDependency.self] = newValue }
  }
}
