import Synchronization

extension Task where Success == Never, Failure == Never {
  /// Ends all effects with an id, from inside an effect: those of the feature that it belongs to, and
  /// of its children.
  ///
  /// Outside an effect there is nothing to cancel; an effect that was cancelled itself cancels nothing.
  public static func cancel(id: some Hashable & Sendable) {
    CurrentEffect.surroundings?.cancel(CancelID(id))
  }
}

/// Does a part of an effect's work that can be ended by itself: by `Effect.cancel(id:)`, or by
/// `Task.cancel(id:)` from inside an effect of the same feature.
///
/// ```swift
/// case .onAppear:
///   return .run { send in
///     try await withTaskCancellation(id: CancelID.connection, cancelInFlight: true) {
///       for try await message in connect() { await send(.received(message)) }
///     }
///   }
/// ```
///
/// The operation notices it as any task does that is cancelled, and what it then returns or throws is
/// what this returns or throws. With `cancelInFlight`, work with this id that still runs is cancelled
/// first. Outside an effect the operation just runs.
public func withTaskCancellation<Value: Sendable>(
  id: some Hashable & Sendable,
  cancelInFlight: Bool = false,
  operation: @escaping @Sendable () async throws -> Value,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async throws -> Value {
  guard let surroundings = CurrentEffect.surroundings else { return try await operation() }
  if cancelInFlight { surroundings.cancel(CancelID(id)) }
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let part = Mutex<Part>(.waiting)
  return try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { continuation in
      let number = surroundings.start(CancelID(id), at: place) {
        do {
          continuation.resume(returning: try await operation())
        } catch {
          continuation.resume(throwing: error)
        }
      }
      if part.start(number) { surroundings.cancel(part: number) }
    }
  } onCancel: {
    if let number = part.cancel() { surroundings.cancel(part: number) }
  }
}

/// The progress of a part of an effect's work.
private enum Part {
  case waiting
  case started(Int)
  case cancelled
}

extension Mutex<Part> {
  /// Says whether it was cancelled before.
  fileprivate func start(_ id: Int) -> Bool {
    withLock { part in
      if case .cancelled = part { return true }
      part = .started(id)
      return false
    }
  }

  /// Gives the id of the work that is to be cancelled.
  fileprivate func cancel() -> Int? {
    withLock { part in
      defer { part = .cancelled }
      if case .started(let id) = part { return id }
      return nil
    }
  }
}
