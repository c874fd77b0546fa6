/// Asserts what a state is, and what is shared with it.
struct StateAssertion<State: Equatable> {
  /// The state as far as it has been asserted.
  let state: State
  let shared: SharedTracker
  let place: SourcePlace

  /// Fails the test if the closure, which sets what is expected, changes something.
  ///
  /// - Parameter advice: what to say if something has happened that does not count yet.
  func run(_ expect: (inout State) throws -> Void, advice: () -> String?) {
    let shared = SharedStep(shared, after: shared.asserted)
    var expected = state
    do {
      try shared.expect { try expect(&expected) }
    } catch {
      return Message.expectationThrew(error, step: "assert", at: place).report()
    }
    shared.compare(.expected, .after) {
      if expected == state { return Message.wrongSharedAssertion(shared, at: place) }
      return .wrongAssertion(expected: expected, actual: state, advice: advice(), at: place)
    }?.report()
  }
}
