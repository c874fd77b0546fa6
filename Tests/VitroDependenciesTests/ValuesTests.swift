import Foundation
import Testing
import VitroConcurrency
import VitroDependencies

@Suite struct ValuesTests {
  @Dependency(\.date) var date
  @Dependency(\.uuid) var uuid
  @Dependency(\.continuousClock) var clock
  @Dependency(\.suspendingClock) var suspendingClock

  @Test func aConstantDateStands() {
    withDependencies {
      $0.date = .constant(Date(timeIntervalSince1970: 1))
    } operation: {
      #expect(date.now == Date(timeIntervalSince1970: 1))
      #expect(date() == Date(timeIntervalSince1970: 1))
    }
  }

  @Test func incrementingIdentifiersCount() {
    withDependencies {
      $0.uuid = .incrementing
    } operation: {
      #expect(uuid().uuidString == "00000000-0000-0000-0000-000000000000")
      #expect(uuid().uuidString == "00000000-0000-0000-0000-000000000001")
      #expect(uuid() == UUID(number: 2))
    }
  }

  @Test func liveIdentifiersAreRandomAndOfVersion4() {
    withDependencies {
      $0.context = .live
    } operation: {
      let ids = (0..<1000).map { _ in uuid() }
      #expect(Set(ids).count == 1000)
      #expect(ids.allSatisfy { Array($0.uuidString)[14] == "4" })
      #expect(ids.allSatisfy { "89AB".contains(Array($0.uuidString)[19]) })
    }
  }

  @Test func theClockCanBeATestClock() async throws {
    let immediate = ImmediateClock()
    try await withDependencies {
      $0.continuousClock = immediate
    } operation: {
      try await clock.sleep(for: .seconds(1000))
    }
    #expect(immediate.now.offset == .seconds(1000))
  }

  @Test(arguments: ["continuousClock", "suspendingClock"])
  func aClockThatWasNotOverriddenFailsOnceByNameAndDoesNotWait(name: String) async {
    await fails(
      """
      The clock '\(name)' was used in a test, but was not overridden.

      To fix: 'withDependencies { $0.\(name) = TestClock() } operation: { … }', or the same in \
      'withDependencies:' where the store is made; 'ImmediateClock()' if time does not matter, \
      'ChoiceClock()' where a feature is explored.
      """
    ) {
      let clock = name == "suspendingClock" ? suspendingClock : clock
      await #expect(throws: UnimplementedError.self) { try await clock.sleep(for: .seconds(1)) }
      await #expect(throws: UnimplementedError.self) { try await clock.sleep(for: .seconds(1)) }
    }
  }

  @Test func aClockThatReportsMayHaveANameOfItsOwn() {
    let clock = UnimplementedClock("session.clock")
    fails(
      """
      The clock 'session.clock' was used in a test, but was not overridden.

      To fix: 'withDependencies { $0.session.clock = TestClock() } operation: { … }', or the same in \
      'withDependencies:' where the store is made; 'ImmediateClock()' if time does not matter, \
      'ChoiceClock()' where a feature is explored.
      """
    ) {
      _ = clock.now
    }
  }

  @Test func theLiveDateIsNow() {
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(abs(date.now.timeIntervalSinceNow) < 60)
    }
  }
}
