import Foundation
import Testing
import Vitro

/// A model can be set to a state that it had, or that a test wrote down.
@MainActor @Suite struct ModelRestoreTests {
  @Test func restoringASnapshotGivesThatSnapshot() {
    let counter = CounterModel(step: 1)
    let wanted = CounterModel.Snapshot(count: 7, title: "Primes", step: 1)
    counter.restore(wanted)
    #expect(counter.snapshot == wanted)
  }

  @Test func restoringWhatIsThereKeepsEveryObject() {
    let screen = ScreenModel(
      detail: CounterModel(step: 1), rows: [RowModel(id: 1)], named: ["a": RowModel(id: 2)])
    let (counter, detail) = (screen.counter, screen.detail)
    let (rows, named) = (screen.rows, screen.named)
    screen.restore(screen.snapshot)
    #expect(screen.counter === counter && screen.detail === detail)
    #expect(screen.rows[0] === rows[0] && screen.named["a"] === named["a"])
  }

  @Test func whatWasUndoneIsThereAgain() {
    let screen = ScreenModel(rows: [RowModel(id: 1, name: "a"), RowModel(id: 2, name: "b")])
    let snapshot = screen.snapshot
    screen.rows.removeFirst()
    screen.detail = CounterModel(step: 1)
    screen.numbers = [1, 2]
    screen.restore(snapshot)
    #expect(screen.snapshot == snapshot)
  }

  @Test(arguments: [[1, 2, 3], [3, 1, 2], [2], [], [4, 2, 5, 1]])
  func anElementIsFoundByItsIDWhereverItStands(_ ids: [Int]) {
    let rows = [RowModel(id: 1), RowModel(id: 2), RowModel(id: 3)]
    let pinned = [RowModel(id: 1), RowModel(id: 2), RowModel(id: 3)]
    let screen = ScreenModel(rows: rows, pinned: IdentifiedArray(uniqueElements: pinned))
    var snapshot = screen.snapshot
    snapshot.rows = ids.map { RowModel.Snapshot(id: $0, name: "new \($0)") }
    snapshot.pinned = IdentifiedArray(uniqueElements: snapshot.rows)
    screen.restore(snapshot)
    #expect(screen.snapshot == snapshot)
    for row in screen.rows where row.id <= 3 { #expect(row === rows[row.id - 1]) }
    for row in screen.pinned where row.id <= 3 { #expect(row === pinned[row.id - 1]) }
  }

  @Test func elementsWithTheSameIDAreObjectsOfTheirOwn() {
    let screen = ScreenModel(rows: [RowModel(id: 2), RowModel(id: 1)])
    var snapshot = screen.snapshot
    snapshot.rows = ["a", "b"].map { RowModel.Snapshot(id: 1, name: $0) }
    screen.restore(snapshot)
    #expect(screen.snapshot == snapshot)
  }

  @Test func elementsWithoutAnIDAreFoundByTheirPositions() {
    let box = BoxModel(value: 0, children: [BoxModel(value: 1), BoxModel(value: 2)])
    let first = box.children[0]
    var snapshot = box.snapshot
    snapshot.children[0].value = 7
    snapshot.children.removeLast()
    box.restore(snapshot)
    #expect(box.snapshot == snapshot)
    #expect(box.children[0] === first)
  }

  @Test func whatAnObserverOfAPropertyChangesMeanwhileHasNoSay() {
    let feed = FeedModel(entries: ["a"])
    feed.favorites = [1]
    let snapshot = feed.snapshot
    #expect(snapshot == FeedModel.Snapshot(entries: ["a", "1 favorite"], favorites: [1]))
    feed.favorites = []
    feed.restore(snapshot)
    #expect(feed.snapshot == snapshot)
  }

  @Test func aChildWhoseConstantsDifferIsReplaced() {
    let screen = ScreenModel(detail: CounterModel(step: 1))
    let detail = screen.detail
    var snapshot = screen.snapshot
    snapshot.detail = CounterModel.Snapshot(count: 3, title: "", step: 5)
    screen.restore(snapshot)
    #expect(screen.snapshot == snapshot)
    #expect(screen.detail !== detail)
  }

  @Test func aChildThatOnlyItsParentCanMakeIsRestoredInPlace() {
    var saved: [String] = []
    let settings = SettingsModel(form: FormModel(save: { saved.append($0) }))
    var snapshot = settings.snapshot
    snapshot.form.text = "Blob"
    settings.restore(snapshot)
    settings.form.saveButtonTapped()
    #expect(saved == ["Blob"])
  }

  @Test func aModelIsMadeAsItSays() {
    let player = PlayerModel(
      snapshot: PlayerModel.Snapshot(volume: 3, device: Device(name: "Radio")))
    #expect(player.volume == 3)
  }

  @Test func aChildThatComesHasTheDependenciesOfWhereItIsMade() {
    let screen = ScreenModel()
    var snapshot = screen.snapshot
    snapshot.rows = [RowModel.Snapshot(id: 1, name: "Blob")]
    withDependencies {
      $0.date = .constant(.distantPast)
    } operation: {
      screen.restore(snapshot)
    }
    #expect(screen.rows[0].now == .distantPast)
  }

  @Test func aParentThatSetsCallbacksWhenAChildComesDoesSoForOneThatIsRestored() {
    let parent = ParentModel()
    parent.restore(
      ParentModel.Snapshot(total: 2, child: CounterModel.Snapshot(count: 0, title: "", step: 1)))
    parent.child?.incrementButtonTapped()
    #expect(parent.total == 3)
  }

  @Test func aMachineAndASharedValueAreSetWhereTheyAre() {
    let note = Shared(value: "Tea")
    let desk = DeskModel(note: note)
    let lamp = desk.lamp
    let wanted = DeskModel.Snapshot(
      lamp: Lamp(isOn: true), owner: "Blob Jr.", note: "Coffee", clicks: 0)
    desk.restore(wanted)
    #expect(desk.snapshot == wanted)
    #expect(desk.lamp === lamp)
    #expect(note.wrappedValue == "Coffee")
  }

  @Test func theModelOfACaseStaysAndThatOfAnotherIsMade() {
    let row = RowModel(id: 1)
    let inbox = InboxModel(destination: .row(row))
    inbox.restore(InboxModel.Snapshot(destination: .row(RowModel.Snapshot(id: 1, name: "Blob"))))
    #expect(row.name == "Blob")
    for destination: InboxModel.Destination.Snapshot? in [
      .counter(CounterModel.Snapshot(count: 1, title: "", step: 1), note: "New"),
      .alert(title: "Sure?"), .alert(title: "Really?"), .search, nil,
      .row(RowModel.Snapshot(id: 2, name: "")),
    ] {
      inbox.restore(InboxModel.Snapshot(destination: destination))
      #expect(inbox.snapshot.destination == destination)
    }
    #expect(row.name == "Blob")
  }
}
