extension TestStore {
  /// Takes the next action that effects have sent, if `matches` says so, and asserts its change;
  /// without exhaustivity the next one that matches.
  ///
  /// If none was sent and none can come, because the effects are at rest, it fails at once.
  ///
  /// - Parameters:
  ///   - expected: the action as it stands in the test.
  ///   - difference: how an action of the same case differs from the expected one.
  ///   - limit: how long to wait for the world outside.
  func receive(
    _ expected: @autoclosure @escaping () -> String,
    matches: (Action) -> Bool,
    difference: (Action) -> String? = { _ in nil },
    within limit: Duration?,
    _ expect: ((inout State) throws -> Void)?,
    at place: SourcePlace
  ) async {
    guard let index = await arrived(matches, within: limit) else {
      return missing(expected(), difference: difference, within: limit, at: place).report()
    }
    if index > 0 { passOver(index, for: expected(), at: place) }
    let next = received.removeFirst()
    let shared = SharedStep(shared, after: next.shared)
    if exhaustivity == .on, !matches(next.action) {
      state = next.state
      shared.end()
      return Message.unexpected(
        next.action,
        expected: expected(),
        difference: difference(next.action),
        at: place
      ).report()
    }
    // Nobody else keeps the state before the step: its collections are changed in place.
    let before = settle(at: next.state)
    StepCheck(.store("receive(\(expected()))"), exhaustivity, after: state, shared, at: place)
      .run(next.pushes.repeated(expect, in: dependencies), from: consume before)
  }

  /// Which of the actions that have arrived is next.
  private func next(_ matches: (Action) -> Bool) -> Int? {
    if exhaustivity == .on { return received.isEmpty ? nil : 0 }
    return received.firstIndex { matches($0.action) }
  }

  /// Lets the effects come to rest if the next action has not arrived, and waits for the world
  /// outside only if there is a limit to it.
  private func arrived(_ matches: (Action) -> Bool, within limit: Duration?) async -> Int? {
    if let index = next(matches) { return index }
    await executor.rest()
    guard let limit else { return next(matches) }
    isWaiting = true
    defer { isWaiting = false }
    let deadline = ContinuousClock.now + limit
    while true {
      if let index = next(matches) { return index }
      let isOver = ContinuousClock.now >= deadline || Task.isCancelled
      if isOver || effects.running.all.isEmpty { return nil }
      await executor.arrival(until: deadline)
      await executor.rest()
    }
  }

  /// Takes actions as received that nobody asserts.
  private func passOver(_ count: Int, for expected: String, at place: SourcePlace) {
    if showsSkipped {
      let names = received.prefix(count).map(\.name)
      Message.passedOver(names, receiving: expected, at: place).show()
    }
    state = received[count - 1].state
    shared.assert(received[count - 1].shared)
    received.removeFirst(count)
  }

  /// Says why an action has not arrived.
  private func missing(
    _ expected: String,
    difference: (Action) -> String?,
    within limit: Duration?,
    at place: SourcePlace
  ) -> Message {
    for next in received {
      guard let difference = difference(next.action) else { continue }
      return .unexpected(next.action, expected: expected, difference: difference, at: place)
    }
    if !received.isEmpty {
      return .noneMatches(expected, arrived: received.map(\.name), at: place)
    }
    let running = effects.running.all
    if running.isEmpty {
      return .cannotCome(
        expected, isDismissed: isDismissed, leftBehind: effects.running.leftBehind, at: place)
    }
    return .doesNotCome(expected, running: running, within: limit, at: place)
  }
}
