import Synchronization
import Testing
import VitroDependencies

@Suite struct AssertionTests {
  @Dependency(\.assert) var assert
  @Dependency(\.assertionFailure) var assertionFailure
  @Dependency(\.precondition) var precondition

  @Test func whatIsTrueIsNothingToSay() {
    assert(true, "never")
    precondition(true, "never")
  }

  @Test func whatIsNotTrueFailsTheTestAndGoesOn() {
    fails("Assertion failed: too few") { assert(1 > 2, "too few") }
    fails("Assertion failed") { assert(false) }
    fails("Precondition failed: too many") { precondition(false, "too many") }
  }

  @Test func whatMustNotHappenFailsTheTest() {
    fails("Assertion failed: unreachable") { assertionFailure("unreachable") }
  }

  @Test func theMessageIsMadeOnlyWhenItIsNeeded() {
    let made = Mutex(0)
    func message() -> String {
      made.withLock { $0 += 1 }
      return "made"
    }
    assert(true, message())
    #expect(made.withLock { $0 } == 0)
  }

  @Test func aProgramCanTakeNoteOfThem() {
    let notes = Mutex<[String]>([])
    withDependencies {
      $0.assert = AssertionEffect { condition, message, _, _ in
        if !condition() { notes.withLock { $0.append(message()) } }
      }
      $0.assertionFailure = AssertionFailureEffect { message, _, _ in
        notes.withLock { $0.append(message()) }
      }
    } operation: {
      assert(false, "a")
      assertionFailure("b")
    }
    #expect(notes.withLock { $0 } == ["a", "b"])
  }

  @Test func aRunningProgramGoesOnWhereAllIsWell() {
    withDependencies {
      $0.context = .live
    } operation: {
      assert(true)
      precondition(true)
    }
  }
}
