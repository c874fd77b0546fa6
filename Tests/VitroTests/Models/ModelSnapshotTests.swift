import Foundation
import Testing
import Vitro

/// The whole state of a model is a value.
@MainActor @Suite struct ModelSnapshotTests {
  @Test func aSnapshotHasAFieldForEachProperty() {
    let counter = CounterModel(count: 2, title: "Primes", step: 3)
    #expect(counter.snapshot == CounterModel.Snapshot(count: 2, title: "Primes", step: 3))
  }

  @Test func aSnapshotIsNotAffectedByLaterChanges() {
    let screen = ScreenModel(rows: [RowModel(id: 1, name: "Blob")])
    let snapshot = screen.snapshot
    screen.rows[0].name = "Blob Jr."
    screen.rows.append(RowModel(id: 2))
    #expect(snapshot.rows == [RowModel.Snapshot(id: 1, name: "Blob")])
  }

  @Test func aChildIsItsSnapshotWhereverItIsHeld() {
    let row = RowModel(id: 1, name: "Blob")
    let screen = ScreenModel(
      counter: CounterModel(count: 1, step: 1), detail: CounterModel(count: 2, step: 1),
      rows: [row],
      named: ["a": row], pinned: [row], numbers: [7], selection: [1])
    let child = RowModel.Snapshot(id: 1, name: "Blob")
    #expect(
      screen.snapshot
        == ScreenModel.Snapshot(
          counter: CounterModel.Snapshot(count: 1, title: "", step: 1),
          detail: CounterModel.Snapshot(count: 2, title: "", step: 1), rows: [child],
          named: ["a": child], pinned: [child], numbers: [7], selection: [1]))
  }

  @Test func aCaseWithModelsIsACaseWithTheirSnapshots() {
    let inbox = InboxModel(destination: .row(RowModel(id: 1)))
    #expect(inbox.snapshot.destination == .row(RowModel.Snapshot(id: 1, name: "")))
    inbox.destination = .counter(CounterModel(step: nil), note: "New")
    #expect(
      inbox.snapshot.destination
        == .counter(CounterModel.Snapshot(count: 0, title: "", step: nil), note: "New"))
    inbox.destination = .search
    #expect(inbox.snapshot.destination == .search)
  }

  @Test func theModelsAndTheStatesOfAnEnumAreReachedByCase() {
    let inbox = InboxModel(destination: .row(RowModel(id: 1)))
    inbox.destination?[case: \.row]?.name = "Blob"
    var snapshot = inbox.snapshot
    #expect(snapshot.destination?[case: \.row]?.name == "Blob")
    snapshot.destination.modify(\.row) { $0.name = "Blob Jr." }
    inbox.restore(snapshot)
    #expect(inbox.destination?[case: \.row]?.name == "Blob Jr.")
    #expect(inbox.destination?.is(\.search) == false)
  }

  @Test func aMachineAndASharedValueAreAsTheyStand() {
    let desk = DeskModel(note: Shared(value: "Tea"))
    desk.lamp.send(.switchPressed)
    desk.$owner.withLock { $0 = "Blob Jr." }
    #expect(
      desk.snapshot
        == DeskModel.Snapshot(
          lamp: Lamp(isOn: true), owner: "Blob Jr.", note: "Tea", clicks: 1))
  }

  @Test func dependenciesClosuresAndWhatIsIgnoredAreLeftOut() {
    let fields = Mirror(reflecting: CounterModel(step: 1).snapshot).children.compactMap(\.label)
    #expect(fields == ["count", "title", "step"])
  }

  @Test func aSnapshotIsCodableOnRequest() throws {
    let counter = CounterModel(count: 2, title: "Primes", step: 3)
    let data = try JSONEncoder().encode(counter.snapshot)
    #expect(try JSONDecoder().decode(CounterModel.Snapshot.self, from: data) == counter.snapshot)
  }

  @Test func aSnapshotHasTheDefaultsOfItsModel() {
    #expect(ScreenModel.Snapshot(counter: .init(step: 1)) == ScreenModel().snapshot)
    #expect(LibraryModel.Snapshot() == LibraryModel().snapshot)
  }

  @Test func aModelHasAMemberwiseInitializerWithDefaults() {
    let counter = CounterModel(count: 2, step: nil)
    #expect(counter.count == 2 && counter.title == "" && counter.step == nil)
  }

  @Test func aClosureCanBeGivenToTheInitializer() {
    var changes = 0
    let counter = CounterModel(step: 2, onChange: { changes += 1 })
    counter.incrementButtonTapped()
    #expect(counter.count == 2 && changes == 1)
  }
}
