extension Result where Failure == any Error {
  /// Makes the result of what may suspend: `await send(.response(Result { try await client.get() }))`.
  public init(
    isolation: isolated (any Actor)? = #isolation, catching body: () async throws -> Success
  ) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}
