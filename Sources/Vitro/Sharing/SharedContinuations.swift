/// Takes the answer of a storage that was asked for a value.
public struct LoadContinuation<Value>: Sendable {
  private let once: AnswerOnce<Value?>

  package init(
    _ name: String, _ answer: @escaping @Sendable (Result<Value?, any Error>) -> Void
  ) {
    once = AnswerOnce("'load' of \(name)", answer)
  }

  /// Gives the value that is stored, `nil` if there is none, or the error.
  public func resume(with result: Result<Value?, any Error>) {
    once.answer(result)
  }

  /// Gives the value that is stored.
  public func resume(returning value: Value) {
    resume(with: .success(value))
  }

  /// Says that nothing is stored: the default counts.
  public func resumeReturningInitialValue() {
    resume(with: .success(nil))
  }

  /// Says that the value could not be read.
  public func resume(throwing error: any Error) {
    resume(with: .failure(error))
  }
}

/// Takes the answer of a storage that was asked to keep a value.
public struct SaveContinuation: Sendable {
  private let once: AnswerOnce<Void>

  init(_ name: String, _ answer: @escaping @Sendable (Result<Void, any Error>) -> Void) {
    once = AnswerOnce("'save' of \(name)", answer)
  }

  /// Says that the value is stored, or gives the error.
  public func resume(with result: Result<Void, any Error>) {
    once.answer(result)
  }

  /// Says that the value is stored.
  public func resume() {
    resume(with: .success(()))
  }

  /// Says that the value could not be stored.
  public func resume(throwing error: any Error) {
    resume(with: .failure(error))
  }
}
