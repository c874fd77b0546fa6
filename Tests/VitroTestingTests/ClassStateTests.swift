import Testing
import VitroTesting

/// A state is a value; a class cannot be compared with what it was before a step.
@MainActor @Suite struct ClassStateTests {
  @Test func aStateThatIsAClassIsRefused() async {
    await fails(
      """
      The state of this test store is a class, 'Session': it is changed where it is, so that before and \
      after a step are the same object, and no change can be asserted.

      Expected: a state that is a value.
      To fix: make 'Session' a struct, or test it as a model: 'TestModel(Session(…))'.
      """
    ) {
      _ = TestStore(initialState: Session()) { Reduce<Session, Void> { _, _ in .none } }
    }
  }
}

private final class Session: Equatable {
  static func == (left: Session, right: Session) -> Bool { left === right }
}
