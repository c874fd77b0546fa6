#if !canImport(Darwin)
  import Synchronization
  import VitroTesting
  import XCTest

  /// Tests of the messages of a test store under XCTest, word for word. Failures are taken out on
  /// their way to the report: XCTest expects none here.
  final class XCTestMessageTests: XCTestCase {
    private let taken = Mutex<[String]?>(nil)

    override func recordFailure(
      withDescription description: String,
      inFile filePath: String,
      atLine line: Int,
      expected: Bool
    ) {
      let isTaken = taken.withLock { taken in
        taken?.append("\(line): \(ours(description))")
        return taken != nil
      }
      if isTaken { return }
      super.recordFailure(
        withDescription: description, inFile: filePath, atLine: line, expected: expected)
    }

    /// What our library says, with plain spaces. The one that passes it on adds what is not so: it takes
    /// a test that suspends for the code of a host application.
    private func ours(_ description: String) -> String {
      let parts = description.replacing("\u{2007}", with: " ").split(separator: "\n\n━━┉┅")
      return parts.first.map(String.init) ?? ""
    }

    /// What fails inside.
    @MainActor
    private func failures(_ body: @MainActor () async -> Void) async -> [String] {
      taken.withLock { $0 = [] }
      await body()
      return taken.withLock { taken in
        defer { taken = nil }
        return taken ?? []
      }
    }

    @MainActor
    func testAWrongExpectationFailsAtItsLine() async {
      let failures = await failures {
        await makeStore().send(.incrementButtonTapped) { $0.count = 5 }
      }
      let message = """
        \(#line - 3): failed - The state after 'send(.incrementButtonTapped)' is not the expected one.

            Counter.State(
          −   count: 5,
          +   count: 1,
              nthPrime: nil,
              isLoading: false
            )

        (Expected: −, Actual: +)
        """
      XCTAssertEqual(failures, [message])
    }

    @MainActor
    func testAnActionThatNobodyReceivedFailsAtTheLineOfTheStep() async {
      let failures = await failures {
        await makeStore().send(.nthPrimeButtonTapped) { $0.isLoading = true }
      }
      let message = """
        \(#line - 3): failed - '.nthPrimeResponse' was sent by an effect of \
        'send(.nthPrimeButtonTapped)' and never received.

        Expected: every action of an effect is received before the test ends.
        To fix: 'await store.receive(\\.nthPrimeResponse)'.
        """
      XCTAssertEqual(failures, [message])
    }

    @MainActor
    func testAHelperFailsAtTheLineOfItsCaller() async {
      func expectEven(_ number: Int, at place: SourcePlace = #here) {
        expect(number.isMultiple(of: 2), "\(number) is odd.", at: place)
      }
      let failures = await failures { expectEven(3) }
      XCTAssertEqual(failures, ["\(#line - 1): failed - 3 is odd."])
    }

    @MainActor
    func testAnotherCaseFailsAtItsLineAndEndsTheTest() async {
      let failures = await failures {
        let action = try? #require(Child.Action?.none, case: \.renamed)
        XCTAssertNil(action)
      }
      let message = """
        \(#line - 4): failed - 'Child.Action?.none' is 'nil' where '\\.renamed' was expected.
        """
      XCTAssertEqual(failures, [message])
    }

    @MainActor
    func testAnErrorThatNobodyCatchesFailsAtTheLineOfTheEffect() async {
      let line = #line + 1
      let effect = Effect<Void>.run { _ in throw Spilled() }
      let failures = await failures {
        let store = TestStore(initialState: 0) { Reduce<Int, Void> { _, _ in effect } }
        await store.send(())
      }
      let message = """
        \(line): failed - An effect threw an error that nobody caught: Spilled()

        To fix: catch it in the effect, or give 'Effect.run' a 'catch:'.
        """
      XCTAssertEqual(failures, [message])
    }
  }

  private struct Spilled: Error {}
#endif
