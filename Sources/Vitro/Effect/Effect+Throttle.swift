extension Effect {
  /// Begins at most one effect with this id in each interval: the first at once, of those that come
  /// before the interval is over the latest, or the first, when it is over.
  ///
  /// ``cancel(id:)`` with the id ends the one that waits.
  public func throttle(
    id: some Hashable & Sendable,
    for interval: Duration,
    clock: any Clock<Duration>,
    latest: Bool,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Effect {
    guard let node else { return self }
    let throttle = Throttle(
      id: CancelID(id),
      isLatest: latest,
      place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column),
      open: { ThrottleWindow(interval, on: clock) }
    )
    return Effect(.throttled(throttle, node))
  }
}

/// The limit on how often effects with an id may begin.
package struct Throttle: Sendable {
  let id: CancelID
  /// Whether the last of those that come too early counts, or the first.
  let isLatest: Bool
  /// The line of the `throttle`.
  package let place: SourcePlace
  /// Begins an interval.
  let open: @Sendable () -> ThrottleWindow
}

/// An interval in which no other effect may begin.
struct ThrottleWindow: Sendable {
  let isOver: @Sendable () -> Bool
  let sleep: @Sendable () async -> Void

  /// Makes an interval that begins now.
  init<C: Clock>(_ interval: Duration, on clock: C) where C.Duration == Duration {
    let end = clock.now.advanced(by: interval)
    isOver = { clock.now >= end }
    sleep = { try? await clock.sleep(until: end, tolerance: nil) }
  }
}
