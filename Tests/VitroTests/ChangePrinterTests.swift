import Synchronization
import Testing
import Vitro

@MainActor @Suite struct ChangePrinterTests {
  @Test func eachActionIsPrintedWithWhatItChanges() {
    let log = PrintedLines()
    let store = Store(initialState: Counter.State()) {
      Counter()._printChanges(.customDump { log.append($0) })
    }
    store.send(.incrementButtonTapped)
    store.send(.nothingHappened)
    #expect(
      log.texts == [
        """
        received action:
          Counter.Action.incrementButtonTapped
          Counter.State(
        -   count: 0,
        +   count: 1,
            title: ""
          )

        """,
        """
        received action:
          Counter.Action.nothingHappened
          (No state changes)

        """,
      ]
    )
  }

  @Test func aPrinterOfYoursGetsTheActionAndBothStates() {
    let log = PrintedLines()
    let printer = ChangePrinter<Counter.State, Counter.Action> { _, before, after in
      log.append("\(before.count) \(after.count)")
    }
    let store = Store(initialState: Counter.State(count: 1)) { Counter()._printChanges(printer) }
    store.send(.incrementButtonTapped)
    #expect(store.count == 2 && log.texts == ["1 2"])
  }
}

private final class PrintedLines: Sendable {
  private let entries = Mutex<[String]>([])

  var texts: [String] {
    entries.withLock { $0 }.map { $0.replacing("\u{2007}", with: " ") }
  }

  func append(_ text: String) {
    entries.withLock { $0.append(text) }
  }
}
