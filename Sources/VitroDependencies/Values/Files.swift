#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Files by name, in one folder.
///
/// ```swift
/// @Dependency(\.files) var files
/// try files.save(data, "favorites.json")
/// let data = try files.load("favorites.json")
/// ```
///
/// In a test use ``inMemory(_:)``; both kinds obey the same laws.
public struct Files: Sendable {
  /// The bytes of the file of this name; throws a ``FilesError``.
  public var load: @Sendable (_ name: String) throws -> Data

  /// Writes all of a file; throws a ``FilesError``.
  ///
  /// When it returns, the bytes survive a power cut; when it throws, the old file is whole.
  public var save: @Sendable (_ data: Data, _ name: String) throws -> Void

  /// Keeps a damaged file under another name, which it returns, such as `items.json.damaged`; throws
  /// a ``FilesError``.
  public var setAside: @Sendable (_ name: String) throws -> String

  /// Makes files from what loads, what saves, and what keeps a damaged file.
  ///
  /// Without `setAside` a damaged file is kept by saving a copy of it.
  public init(
    load: @escaping @Sendable (_ name: String) throws -> Data,
    save: @escaping @Sendable (_ data: Data, _ name: String) throws -> Void,
    setAside: (@Sendable (_ name: String) throws -> String)? = nil
  ) {
    self.load = load
    self.save = save
    self.setAside = setAside ?? { try Files.keepCopy(of: $0, load: load, save: save) }
  }
}

/// Why a file could not be loaded or saved.
public enum FilesError: Error, Equatable, Sendable, CustomStringConvertible {
  /// There is no file of this name.
  case notFound(name: String)
  /// The name is empty, `.` or `..`, or has a slash in it.
  case invalidName(String)
  /// The system said no, for this reason.
  case failed(name: String, reason: String)

  /// The message for people.
  public var description: String {
    switch self {
    case .notFound(let name): "There is no file \"\(name)\"."
    case .invalidName(let name): "\"\(name)\" cannot be the name of a file."
    case .failed(let name, let reason): "The file \"\(name)\" could not be used: \(reason)."
    }
  }

  static func check(_ name: String) throws(FilesError) {
    if name.isEmpty || name == "." || name == ".." || name.contains("/") || name.contains("\0") {
      throw .invalidName(name)
    }
  }
}

private enum FilesKey: DependencyEntryKey {
  static let liveValue = Files.folder(Files.applicationFolder)
}

extension DependencyValues {
  /// The files of the application.
  public var files: Files {
    get { self[entry: FilesKey.self, name: "files"] }
    set { self[entry: FilesKey.self, name: "files"] = newValue }
    _modify { yield &self[entry: FilesKey.self, name: "files"] }
  }
}
