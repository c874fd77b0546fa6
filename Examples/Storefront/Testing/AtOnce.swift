/// Does something with each of some values, all at once, and returns what came of it, in no order.
package func atOnce<Value: Sendable, Result: Sendable>(
  _ values: some Sequence<Value>, _ body: @escaping @Sendable (Value) async throws -> Result
) async throws -> [Result] {
  try await withThrowingTaskGroup(of: Result.self) { group in
    for value in values { group.addTask { try await body(value) } }
    return try await group.reduce(into: []) { $0.append($1) }
  }
}
