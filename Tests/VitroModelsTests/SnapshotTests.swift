import Foundation
import Testing
import VitroModels

/// The whole state of a model is a value.
@MainActor @Suite struct SnapshotTests {
  @Test func aSnapshotHasAFieldForEachProperty() {
    let counter = Counter(count: 2, title: "Primes", step: 3)
    #expect(counter.snapshot == Counter.Snapshot(count: 2, title: "Primes", step: 3))
  }

  @Test func aSnapshotIsNotAffectedByLaterChanges() {
    let screen = Screen(rows: [Row(id: 1, name: "Blob")])
    let snapshot = screen.snapshot
    screen.rows[0].name = "Blob Jr."
    screen.rows.append(Row(id: 2))
    #expect(snapshot.rows == [Row.Snapshot(id: 1, name: "Blob")])
  }

  @Test func aChildIsItsSnapshotWhereverItIsHeld() {
    let row = Row(id: 1, name: "Blob")
    let screen = Screen(
      counter: Counter(count: 1, step: 1), detail: Counter(count: 2, step: 1), rows: [row],
      named: ["a": row], numbers: [7], selection: [1])
    let child = Row.Snapshot(id: 1, name: "Blob")
    #expect(
      screen.snapshot
        == Screen.Snapshot(
          counter: Counter.Snapshot(count: 1, title: "", step: 1),
          detail: Counter.Snapshot(count: 2, title: "", step: 1), rows: [child],
          named: ["a": child], numbers: [7], selection: [1]))
  }

  @Test func aCaseWithModelsIsACaseWithTheirSnapshots() {
    let inbox = Inbox(destination: .row(Row(id: 1)))
    #expect(inbox.snapshot.destination == .row(Row.Snapshot(id: 1, name: "")))
    inbox.destination = .counter(Counter(step: nil), note: "New")
    #expect(
      inbox.snapshot.destination
        == .counter(Counter.Snapshot(count: 0, title: "", step: nil), note: "New"))
    inbox.destination = .search
    #expect(inbox.snapshot.destination == .search)
  }

  @Test func dependenciesClosuresAndWhatIsIgnoredAreLeftOut() {
    let fields = Mirror(reflecting: Counter(step: 1).snapshot).children.compactMap(\.label)
    #expect(fields == ["count", "title", "step"])
  }

  @Test func aSnapshotIsCodableOnRequest() throws {
    let counter = Counter(count: 2, title: "Primes", step: 3)
    let data = try JSONEncoder().encode(counter.snapshot)
    #expect(try JSONDecoder().decode(Counter.Snapshot.self, from: data) == counter.snapshot)
  }

  @Test func aModelHasAMemberwiseInitializerWithDefaults() {
    let counter = Counter(count: 2, step: nil)
    #expect(counter.count == 2 && counter.title == "" && counter.step == nil)
  }

  @Test func aClosureCanBeGivenToTheInitializer() {
    var changes = 0
    let counter = Counter(step: 2, onChange: { changes += 1 })
    counter.incrementButtonTapped()
    #expect(counter.count == 2 && changes == 1)
  }
}
