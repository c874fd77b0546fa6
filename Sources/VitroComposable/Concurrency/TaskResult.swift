/// The result of what may throw, as an action carries it. `Result` is the same with less.
public enum TaskResult<Success: Sendable>: Sendable {
  /// It went well.
  case success(Success)
  /// It threw an error.
  case failure(any Error)

  /// Makes the result of what may throw.
  public init(catching body: @Sendable () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }

  /// Makes it from a result.
  public init<Failure>(_ result: Result<Success, Failure>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }

  /// The value, or its error thrown.
  public var value: Success {
    get throws {
      switch self {
      case .success(let value): return value
      case .failure(let error): throw error
      }
    }
  }
}

extension TaskResult: Equatable where Success: Equatable {
  /// Whether both are equal values, or errors that say the same.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.success(let left), .success(let right)): left == right
    case (.failure(let left), .failure(let right)): areEqual(left, right)
    default: false
    }
  }

  private static func areEqual(_ left: any Error, _ right: any Error) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { right as? Value == value }
    if let value = (left as Any) as? any Equatable { return isEqual(value) }
    return String(reflecting: left) == String(reflecting: right)
  }
}
