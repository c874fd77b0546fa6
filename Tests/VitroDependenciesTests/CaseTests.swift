import Synchronization
import Testing
import VitroDependencies

@Suite("Values of a case of a test")
struct CaseTests {
  @Test("They are made for the case, and end with it")
  func end() async {
    let (first, second) = (TestCaseScope(), TestCaseScope())
    for scope in [first, second] {
      await scope.run {
        @Dependency(\.guest) var guest
        #expect(guest === DependencyValues.current.guest)
      }
    }
    #expect(Guest.made.load(ordering: .relaxed) == 2)
    first.end()
    #expect(Guest.ended.load(ordering: .relaxed) == 1)
    second.end()
    #expect(Guest.ended.load(ordering: .relaxed) == 2)
  }
}

/// Counts how many of it have been made, and how many have ended.
private final class Guest: TestDependencyKey, Sendable {
  static let made = Atomic(0)
  static let ended = Atomic(0)
  static var testValue: Guest { Guest() }

  init() { Guest.made.wrappingAdd(1, ordering: .relaxed) }
  deinit { Guest.ended.wrappingAdd(1, ordering: .relaxed) }
}

extension DependencyValues {
  fileprivate var guest: Guest {
    get { self[Guest.self] }
    set { self[Guest.self] = newValue }
  }
}
