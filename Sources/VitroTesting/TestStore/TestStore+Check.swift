extension TestStore {
  /// Takes a state as asserted; gives the one that was asserted before.
  func settle(at newState: State) -> State {
    var before = newState
    swap(&before, &state)
    return before
  }

  /// Asserts that a step, after which the state is ``state``, changed it as the closure says.
  func check(
    _ expect: ((inout State) throws -> Void)?,
    from before: consuming State,
    step: @autoclosure () -> String,
    at place: SourcePlace
  ) {
    if exhaustivity == .on {
      checkWhole(expect, from: before, step: step(), at: place)
    } else {
      checkPart(expect, from: before, step: step(), at: place)
    }
  }

  private func checkWhole(
    _ expect: ((inout State) throws -> Void)?,
    from before: consuming State,
    step: @autoclosure () -> String,
    at place: SourcePlace
  ) {
    let hasChanged = before != state
    guard let expect else {
      guard hasChanged else { return }
      return Message.unexpectedChange(step: step(), before: before, after: state, at: place)
        .report()
    }
    // Only a state that has not changed is kept beside the expected one. The closure changes the
    // other in place, so that no collection in it is copied.
    let unchanged = hasChanged ? nil : state
    var expected = consume before
    do {
      try expect(&expected)
    } catch {
      return Message.expectationThrew(error, step: step(), at: place).report()
    }
    if let unchanged, expected == unchanged {
      return Message.nothingChanged(step: step(), at: place).report()
    }
    guard expected != state else { return }
    Message.wrongState(step: step(), expected: expected, actual: state, at: place).report()
  }

  private func checkPart(
    _ expect: ((inout State) throws -> Void)?,
    from before: consuming State,
    step: @autoclosure () -> String,
    at place: SourcePlace
  ) {
    var expected = state
    do {
      try expect?(&expected)
    } catch {
      return Message.expectationThrew(error, step: step(), at: place).report()
    }
    let isRight = expected == state
    if isRight, exhaustivity == .off { return }
    // What is right with exhaustivity is right without, said as a change or as what is there.
    var asserted = consume before
    try? expect?(&asserted)
    if asserted == state { return }
    if isRight {
      Message.moreChanged(step: step(), asserted: asserted, actual: state, at: place)
        .show()
    } else {
      Message.wrongPart(step: step(), expected: expected, actual: state, at: place).report()
    }
  }
}
