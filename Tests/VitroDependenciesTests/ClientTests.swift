import Testing
import VitroDependencies
import VitroDependencyMacros

private enum Lost: Error { case lost }

@DependencyClient
private struct Harbor: Sendable {
  var dock: @Sendable (_ ship: String) async throws -> Int
  var signal: @Sendable (String) -> Void
  var pilot: @Sendable () -> String?
  var ships: @Sendable () -> [String]
  var berths: @Sendable () async -> [Int: String]
  var flags: @Sendable () -> Set<String>
  var depth: @Sendable (Int) -> Int = { $0 * 2 }
  var tow: @Sendable (inout Int, Int) throws(Lost) -> Int = { count, by throws(Lost) in
    count += by
    throw Lost.lost
  }
  var name: String = "Harbor"
  var tide = 3
}

private let rotterdam = Harbor(
  dock: { $0.count },
  signal: { _ in },
  pilot: { "Ahab" },
  ships: { ["Pequod"] },
  berths: { [1: "Pequod"] },
  flags: { ["red"] },
  depth: { $0 },
  tow: { _, _ in 1 }
)

extension DependencyValues {
  @DependencyEntry fileprivate var harbor: Harbor = rotterdam
}

@Suite struct ClientTests {
  @Dependency(\.harbor) private var harbor

  @Test func theInitializerTakesEveryClosure() async throws {
    #expect(try await rotterdam.dock("Pequod") == 6)
    #expect(rotterdam.pilot() == "Ahab" && rotterdam.depth(3) == 3)
    #expect(rotterdam.name == "Harbor" && rotterdam.tide == 3)
  }

  @Test func aThrowingClosureReportsItsNameAndThrows() async {
    await fails(wasCalled("dock")) {
      await #expect(throws: UnimplementedError.self) { try await harbor.dock("Pequod") }
    }
  }

  @Test func theErrorSaysTheName() async {
    await fails(wasCalled("dock")) {
      let error = await #expect(throws: UnimplementedError.self) { try await harbor.dock("") }
      #expect(error?.description == "'harbor.dock' is not implemented")
    }
  }

  @Test func oneThatReturnsNothingReportsItsName() {
    fails(wasCalled("signal")) { harbor.signal("SOS") }
  }

  @Test func anOptionalIsNil() {
    fails(wasCalled("pilot")) { #expect(harbor.pilot() == nil) }
  }

  @Test func collectionsAreEmpty() async {
    fails(wasCalled("ships")) { #expect(harbor.ships() == []) }
    await fails(wasCalled("berths")) { #expect(await harbor.berths() == [:]) }
    fails(wasCalled("flags")) { #expect(harbor.flags() == []) }
  }

  @Test func aDefaultIsCalledAfterTheReport() {
    fails(wasCalled("depth")) { #expect(harbor.depth(4) == 8) }
    fails(wasCalled("tow")) {
      var count = 1
      #expect(throws: Lost.lost) { () throws in try harbor.tow(&count, 2) }
      #expect(count == 3)
    }
  }

  @Test func whatATestOverridesIsNotReported() async throws {
    try await withDependencies {
      $0.harbor.dock = { _ in 4 }
    } operation: {
      let berth = try await harbor.dock("Pequod")
      #expect(berth == 4)
      fails(wasCalled("pilot")) { harbor.pilot() }
    }
  }

  @Test func aClientThatIsNoDependencyIsNamedByItsType() {
    fails(
      """
      'Harbor.signal' was called, but nobody has implemented it.

      To fix: give 'signal' a closure after 'var client = Harbor()', such as 'client.signal = { … }'.
      """
    ) {
      Harbor().signal("SOS")
    }
  }

  private func wasCalled(_ endpoint: String) -> String {
    """
    'harbor.\(endpoint)' was called in a test, but was not overridden.

    To fix: 'withDependencies { $0.harbor.\(endpoint) = { … } } operation: { … }', or the same in \
    'withDependencies:' where the store is made.
    """
  }
}
