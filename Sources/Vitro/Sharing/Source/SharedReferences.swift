import IssueReporting
import Synchronization

/// Finds the value that a key names, or makes it.
enum SharedReferences {
  /// The root of a key: the one that others share already, or a new one.
  ///
  /// - Parameter place: Where what goes wrong is reported.
  static func root<Key: SharedReaderKey>(
    of key: Key,
    at place: SourcePlace,
    orMake makeValue: () -> Key.Value
  ) -> SharedRoot<Key.Value> {
    let builtIn = key as? any BuiltInKey
    let table = builtIn?.table ?? DependencyValues.current.sharedReferences
    let id = SharedReferenceTable.ID(key.id)
    if let known = table[id] { return check(known, key, at: place, orMake: makeValue) }
    let root = SharedRoot(makeValue(), name: name(of: key))
    if builtIn?.table == nil { root.attach(SharedStorage(key, place: place)) }
    return check(table.keepFirst(root, for: id), key, at: place, orMake: makeValue)
  }

  /// What a key is called in messages.
  static func name<Key: SharedReaderKey>(of key: Key) -> String {
    (key as? any CustomStringConvertible)?.description ?? "the value of '\(Key.self)'"
  }

  private static func check<Key: SharedReaderKey>(
    _ known: any AnySharedRoot,
    _ key: Key,
    at place: SourcePlace,
    orMake makeValue: () -> Key.Value
  ) -> SharedRoot<Key.Value> {
    if let known = known as? SharedRoot<Key.Value> { return known }
    let name = name(of: key)
    reportIssue(
      """
      \(name) is shared as '\(known.valueType)' elsewhere, and as '\(Key.Value.self)' here.

      Expected: one type for each key. The value here is shared with nobody, and not stored.
      To fix: use another key, or the same type.
      """,
      fileID: place.fileID,
      filePath: place.filePath,
      line: place.line,
      column: place.column
    )
    return SharedRoot(makeValue(), name: name)
  }
}

/// A key of this module, with requirements that other keys do not have.
protocol BuiltInKey<Value>: SharedReaderKey {
  /// When changes are stored.
  var schedule: SaveSchedule { get }
  /// The table that has the key's values, if it is one that keeps them: there is no other storage.
  var table: SharedReferenceTable? { get }
  /// The file that has the key's value, if it is one.
  var file: SharedFile<Value>? { get }
}

extension BuiltInKey {
  var schedule: SaveSchedule { .atOnce }
  var table: SharedReferenceTable? { nil }
  var file: SharedFile<Value>? { nil }
}

extension SharedKeyDefault: BuiltInKey {
  var schedule: SaveSchedule { (base as? any BuiltInKey)?.schedule ?? .atOnce }
  var table: SharedReferenceTable? { (base as? any BuiltInKey)?.table }
  var file: SharedFile<Base.Value>? { (base as? any BuiltInKey<Base.Value>)?.file }
}
