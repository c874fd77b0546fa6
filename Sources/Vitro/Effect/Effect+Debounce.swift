import VitroDependencies

extension Effect {
  /// Begins the effect when nothing with this id was asked for during a quiet time: of a burst only
  /// the last one runs.
  ///
  /// ```swift
  /// case .queryChanged(let query):
  ///   return .run { send in await send(.found(try await search(query))) }
  ///     .debounce(id: CancelID.search, for: .milliseconds(300), clock: clock)
  /// ```
  ///
  /// ``cancel(id:)`` with the id ends it, be it waiting or running.
  public func debounce(
    id: some Hashable & Sendable,
    for quietTime: Duration,
    clock: any Clock<Duration>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Effect {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return .concatenate(.sleep(for: quietTime, clock: clock, at: place), self)
      .cancellable(id: id, cancelInFlight: true)
  }

  /// Waits; an effect that is concatenated to it begins after that, unless the whole is cancelled.
  static func sleep(
    for duration: Duration,
    clock: any Clock<Duration>,
    at place: SourcePlace
  ) -> Effect {
    Effect(
      .run(
        EffectOperation(priority: nil, dependencies: .current, place: place) { _ in
          try? await clock.sleep(for: duration)
        }))
  }
}
