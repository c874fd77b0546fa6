/// Asserts that a step of a test changed a state as its closure says, and so what is shared.
struct StepCheck<State: Equatable> {
  /// The closure of a test that changes a state to what is expected.
  typealias Expectation = (inout State) throws -> Void

  let exhaustivity: Exhaustivity
  /// The state after the step.
  let state: State
  let shared: SharedStep
  let place: SourcePlace
  private let makeStep: () -> Step

  /// Begins to look at a step, which is put into words only when a message needs it.
  init(
    _ step: @autoclosure @escaping () -> Step,
    _ exhaustivity: Exhaustivity,
    after state: State,
    _ shared: SharedStep,
    at place: SourcePlace
  ) {
    makeStep = step
    self.exhaustivity = exhaustivity
    self.state = state
    self.shared = shared
    self.place = place
  }

  /// Fails the test if the step did not change the state from `before` on as the closure says.
  func run(_ expect: Expectation?, from before: consuming State) {
    if exhaustivity == .on {
      checkWhole(expect, from: before)
    } else {
      checkPart(expect, from: before)
    }
    shared.end()
  }

  private var step: Step { makeStep() }

  private func checkWhole(_ expect: Expectation?, from before: consuming State) {
    guard let expect else {
      let before = consume before
      difference(from: before, shared) {
        .unexpectedChange(step: step, before: before, after: state, at: place)
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
      return Message.expectationThrew(error, step: step.name, at: place).report()
    }
    if let unchanged, shared.isSame(.before, .expected, { unchanged == expected }) {
      return Message.nothingChanged(step: step, at: place).report()
    }
    difference(from: expected, shared) {
      .wrongState(step: step, expected: expected, actual: state, at: place)
    }?.report()
  }

  private func checkPart(_ expect: Expectation?, from before: consuming State) {
    let part = shared.statingWhatIsThere
    var expected = state
    do {
      try part.expect { try expect?(&expected) }
    } catch {
      return Message.expectationThrew(error, step: step.name, at: place).report()
    }
    let wrong = difference(from: expected, part) {
      .wrongPart(step: step, expected: expected, actual: state, at: place)
    }
    if wrong == nil, exhaustivity == .off { return }
    // What is right with exhaustivity is right without, said as a change or as what is there.
    var asserted = consume before
    try? shared.expect { try expect?(&asserted) }
    let more = difference(from: asserted, shared) {
      .moreChanged(step: step, asserted: asserted, actual: state, at: place)
    }
    guard let more else { return }
    if let wrong { wrong.report() } else { more.show() }
  }

  /// Says how the state differs from an expected one, or else what is shared; `nil` if nothing does.
  private func difference(
    from expected: State,
    _ shared: SharedStep,
    _ message: () -> Message
  ) -> Message? {
    shared.compare(.expected, .after) {
      expected == state ? Message.wrongShared(shared, step: step, at: place) : message()
    }
  }
}
