extension TestStore {
  /// Takes a state as asserted; gives the one that was asserted before.
  func settle(at newState: State) -> State {
    var before = newState
    swap(&before, &state)
    return before
  }

  /// Asserts that a step, after which the state is ``state``, changed it as the closure says, and so
  /// what is shared.
  func check(
    _ expect: ((inout State) throws -> Void)?,
    from before: consuming State,
    _ shared: SharedStep,
    step: @autoclosure () -> String,
    at place: SourcePlace
  ) {
    if exhaustivity == .on {
      checkWhole(expect, from: before, shared, step: step(), at: place)
    } else {
      checkPart(expect, from: before, shared, step: step(), at: place)
    }
    shared.end()
  }

  private func checkWhole(
    _ expect: ((inout State) throws -> Void)?,
    from before: consuming State,
    _ shared: SharedStep,
    step: @autoclosure () -> String,
    at place: SourcePlace
  ) {
    guard let expect else {
      let before = consume before
      difference(from: before, shared, step: step(), at: place) {
        .unexpectedChange(step: step(), before: before, after: state, at: place)
      }?.report()
      return
    }
    let hasChanged = !shared.isSame(.before, .after) { before == state }
    // Only a state that has not changed is kept beside the expected one. The closure changes the
    // other in place, so that no collection in it is copied.
    let unchanged = hasChanged ? nil : state
    var expected = consume before
    do {
      try shared.expect { try expect(&expected) }
    } catch {
      return Message.expectationThrew(error, step: step(), at: place).report()
    }
    if let unchanged, shared.isSame(.before, .expected, { unchanged == expected }) {
      return Message.nothingChanged(step: step(), at: place).report()
    }
    difference(from: expected, shared, step: step(), at: place) {
      .wrongState(step: step(), expected: expected, actual: state, at: place)
    }?.report()
  }

  private func checkPart(
    _ expect: ((inout State) throws -> Void)?,
    from before: consuming State,
    _ shared: SharedStep,
    step: @autoclosure () -> String,
    at place: SourcePlace
  ) {
    let part = shared.statingWhatIsThere
    var expected = state
    do {
      try part.expect { try expect?(&expected) }
    } catch {
      return Message.expectationThrew(error, step: step(), at: place).report()
    }
    let wrong = difference(from: expected, part, step: step(), at: place) {
      .wrongPart(step: step(), expected: expected, actual: state, at: place)
    }
    if wrong == nil, exhaustivity == .off { return }
    // What is right with exhaustivity is right without, said as a change or as what is there.
    var asserted = consume before
    try? shared.expect { try expect?(&asserted) }
    let more = difference(from: asserted, shared, step: step(), at: place) {
      .moreChanged(step: step(), asserted: asserted, actual: state, at: place)
    }
    guard let more else { return }
    if let wrong { wrong.report() } else { more.show() }
  }

  /// Says how the state differs from an expected one, or else what is shared; `nil` if nothing does.
  func difference(
    from expected: State,
    _ shared: SharedStep,
    step: @autoclosure () -> String,
    at place: SourcePlace,
    _ message: () -> Message
  ) -> Message? {
    shared.compare(.expected, .after) {
      expected == state ? Message.wrongShared(shared, step: step(), at: place) : message()
    }
  }
}
