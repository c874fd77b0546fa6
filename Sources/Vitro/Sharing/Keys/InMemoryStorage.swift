/// The values of ``SharedReaderKey/inMemory(_:)``, by their names.
///
/// Each test has one of its own. The cases of a test with arguments have the same one, unless the test
/// or its suite has the trait `.dependencies` of VitroTesting. A program that serves several people says
/// `withDependencies { $0.defaultInMemoryStorage = InMemoryStorage() }` for each of them.
public struct InMemoryStorage: Sendable {
  let table = SharedReferenceTable(keeps: true)

  /// Makes a storage without values.
  public init() {}
}

private enum InMemoryStorageKey: DependencyKey {
  static let liveValue = InMemoryStorage()
  static var testValue: InMemoryStorage { InMemoryStorage() }
  static let previewValue = InMemoryStorage()
}

extension DependencyValues {
  /// Where the values of ``SharedReaderKey/inMemory(_:)`` are.
  public var defaultInMemoryStorage: InMemoryStorage {
    get { self[InMemoryStorageKey.self] }
    set { self[InMemoryStorageKey.self] = newValue }
  }
}
