/// A shared value whose type need not be known.
protocol AnySharedRoot: AnyObject, Sendable {
  /// What it is called in messages, such as `.inMemory("count")`.
  var name: String { get }
  var valueType: Any.Type { get }
  /// Those who have read the value.
  var values: SharedObserver { get }
  var status: SharedStatus { get }

  nonisolated(nonsending) func save() async throws
  nonisolated(nonsending) func load() async throws

  /// The value now, to be looked at later.
  func keep() -> AnyKeptValue
}

extension SharedRoot: AnySharedRoot {
  var valueType: Any.Type { Value.self }

  nonisolated(nonsending) func save() async throws {
    try await storage?.save(self)
  }

  nonisolated(nonsending) func load() async throws {
    try await storage?.load(self)
  }

  func keep() -> AnyKeptValue { KeptValue(now) }
}
