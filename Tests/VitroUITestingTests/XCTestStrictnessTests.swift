#if !canImport(Darwin)
  import Synchronization
  import VitroUI
  import VitroUITesting
  import XCTest

  /// Under XCTest a question about what is not there fails at its line too. Failures are taken out on
  /// their way to the report: XCTest expects none here.
  final class XCTestStrictnessTests: XCTestCase {
    private let taken = Mutex<[String]?>(nil)

    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine line: Int, expected: Bool
    ) {
      let isTaken = taken.withLock { taken in
        taken?.append("\(line): \(description.prefix { $0 != "\n" })")
        return taken != nil
      }
      if isTaken { return }
      super.recordFailure(
        withDescription: description, inFile: filePath, atLine: line, expected: expected)
    }

    @MainActor
    func testADisabledButtonThatIsNotThereFailsAtItsLine() async {
      let screen = Screen { Button("Save") {} }
      taken.withLock { $0 = [] }
      XCTAssertFalse(screen.button("Safe").isEnabled)
      let failures = taken.withLock { taken in
        defer { taken = nil }
        return taken
      }
      XCTAssertEqual(failures, ["\(#line - 5): failed - There is no button \"Safe\"."])
    }
  }
#endif
