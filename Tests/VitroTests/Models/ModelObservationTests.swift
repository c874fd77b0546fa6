import Synchronization
import Testing
import Vitro

/// A model is observed by property, as with the toolchain's macro.
@MainActor @Suite struct ModelObservationTests {
  @Test func aChangeIsToldToThoseWhoReadTheProperty() {
    let counter = CounterModel(step: 1)
    let changes = Changes { counter.count }
    counter.incrementButtonTapped()
    #expect(changes.count == 1)
  }

  @Test func aChangeIsNotToldToThoseWhoReadAnotherProperty() {
    let counter = CounterModel(step: 1)
    let changes = Changes { counter.title }
    counter.incrementButtonTapped()
    #expect(changes.count == 0)
  }

  @Test func aSnapshotReadsEveryProperty() {
    let counter = CounterModel(step: 1)
    let changes = Changes { counter.snapshot }
    counter.title = "Primes"
    #expect(changes.count == 1)
  }

  @Test func aSnapshotReadsTheChildren() {
    let screen = ScreenModel(rows: [RowModel(id: 1)])
    let changes = Changes { screen.snapshot }
    screen.rows[0].name = "Blob"
    #expect(changes.count == 1)
  }

  @Test func restoringIsToldToThoseWhoReadWhatDiffers() {
    let counter = CounterModel(step: 1)
    let counts = Changes { counter.count }
    let titles = Changes { counter.title }
    var snapshot = counter.snapshot
    snapshot.count = 7
    counter.restore(snapshot)
    #expect(counts.count == 1)
    #expect(titles.count == 0)
  }

  @Test func restoringAChildIsNotToldToThoseWhoReadWhichChildrenThereAre() {
    let screen = ScreenModel(
      detail: CounterModel(step: 1), rows: [RowModel(id: 1)], named: ["a": RowModel(id: 1)])
    let children = Changes { (screen.counter, screen.detail, screen.rows, screen.named) }
    let name = Changes { [rows = screen.rows] in rows[0].name }
    var snapshot = screen.snapshot
    snapshot.counter.count = 1
    snapshot.detail?.count = 2
    snapshot.rows[0].name = "Blob"
    snapshot.named["a"]?.name = "Blob"
    screen.restore(snapshot)
    #expect(children.count == 0)
    #expect(name.count == 1)
  }
}

/// The record of whether what was read has changed since.
private final class Changes: Sendable {
  private let changes = Atomic(0)

  init<Value>(in read: () -> Value) {
    _ = withObservationTracking(read) { [self] in changes.add(1, ordering: .relaxed) }
  }

  var count: Int { changes.load(ordering: .relaxed) }
}
