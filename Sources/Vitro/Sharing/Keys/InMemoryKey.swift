/// Names a value that is kept in memory for as long as the program runs.
public struct InMemoryKey<Value: Sendable>: SharedKey {
  private let name: String
  private let storage: InMemoryStorage

  init(_ name: String) {
    self.name = name
    storage = DependencyValues.current.defaultInMemoryStorage
  }

  /// The name of the value.
  public var id: String { name }

  /// There is nothing to be read: the value is in memory already.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resumeReturningInitialValue()
  }

  /// There is nothing to be stored: the value is in memory already.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    continuation.resume()
  }
}

extension InMemoryKey: BuiltInKey {
  var table: SharedReferenceTable? { storage.table }
}

extension InMemoryKey: CustomStringConvertible {
  /// The key as it is written.
  public var description: String { ".inMemory(\"\(name)\")" }
}

extension SharedReaderKey {
  /// A value that is kept in memory for as long as the program runs, or the test.
  public static func inMemory<Value>(_ name: String) -> Self where Self == InMemoryKey<Value> {
    InMemoryKey(name)
  }
}
