import Synchronization
import Testing
import VitroDependencies
import VitroDependencyMacros

private let made = Mutex(0)

extension DependencyValues {
  @DependencyEntry fileprivate var early: String = "live"
  @DependencyEntry fileprivate var late: String = "live"
  @DependencyEntry fileprivate var twice: String = "live"
  @DependencyEntry fileprivate var oil = Oil(price: { made.withLock { $0 += 1 } }())
  @DependencyEntry fileprivate var racing = Race()
}

private struct Oil: Sendable {
  var price: Void
  var barrels = 1
}

private final class Race: Sendable {
  static let count = Mutex(0)
  init() { Race.count.withLock { $0 += 1 } }
}

@Suite struct PreparationTests {
  @Test func whatIsPreparedIsTheValueOfTheProcess() {
    inALiveProgram {
      prepareDependencies { $0.early = "prepared" }
      #expect(DependencyValues.current.early == "prepared")
    }
  }

  @Test func aValueThatIsNotUsedYetCanBePreparedAgain() {
    inALiveProgram {
      prepareDependencies { $0.twice = "first" }
      prepareDependencies { $0.twice += " second" }
      #expect(DependencyValues.current.twice == "first second")
    }
  }

  @Test func aValueThatWasUsedStaysAndThatIsReported() {
    inALiveProgram {
      #expect(DependencyValues.current.late == "live")
      fails(
        """
        Dependency 'late' was prepared after it had been used. The value that is in use stays.

        Expected: dependencies are prepared at launch, before anything uses them.
        To fix: call 'prepareDependencies' earlier, or override the value where it is needed: \
        'withDependencies { $0.late = … } operation: { … }'.
        """
      ) {
        prepareDependencies { $0.late = "prepared" }
      }
      #expect(DependencyValues.current.late == "live")
    }
  }

  @Test func aPartOfAValueCanBePreparedAndTheValueIsMadeOnce() {
    inALiveProgram {
      prepareDependencies { $0.oil.barrels += 1 }
      prepareDependencies { $0.oil.barrels += 1 }
      #expect(DependencyValues.current.oil.barrels == 3)
      #expect(made.withLock { $0 } == 1)
    }
  }

  @Test func whatIsPreparedInATestIsThatTestsAlone() {
    prepareDependencies { $0.title = "prepared" }
    #expect(DependencyValues.current.title == "prepared")
    inALiveProgram { #expect(DependencyValues.current.title == "live") }
  }

  @Test func anOverrideCountsMore() {
    prepareDependencies { $0.title = "prepared" }
    withDependencies {
      $0.title = "mine"
    } operation: {
      #expect(DependencyValues.current.title == "mine")
    }
  }

  @Test func aDefaultThatManyTasksUseAtOnceIsOneForAll() async {
    await withDependencies {
      $0.context = .live
    } operation: {
      let races = await withTaskGroup(of: Race.self) { group in
        for _ in 0..<100 { group.addTask { DependencyValues.current.racing } }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(races.allSatisfy { $0 === races[0] })
    }
  }

  private func inALiveProgram(_ operation: () -> Void) {
    withDependencies {
      $0.context = .live
    } operation: {
      operation()
    }
  }
}
