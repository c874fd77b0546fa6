import Foundation
import Testing
import VitroModels

/// A model can be set to a state that it had, or that a test wrote down.
@MainActor @Suite struct RestoreTests {
  @Test func restoringASnapshotGivesThatSnapshot() {
    let counter = Counter(step: 1)
    let wanted = Counter.Snapshot(count: 7, title: "Primes", step: 1)
    counter.restore(wanted)
    #expect(counter.snapshot == wanted)
  }

  @Test func restoringWhatIsThereKeepsEveryObject() {
    let screen = Screen(detail: Counter(step: 1), rows: [Row(id: 1)], named: ["a": Row(id: 2)])
    let (counter, detail) = (screen.counter, screen.detail)
    let (rows, named) = (screen.rows, screen.named)
    screen.restore(screen.snapshot)
    #expect(screen.counter === counter && screen.detail === detail)
    #expect(screen.rows[0] === rows[0] && screen.named["a"] === named["a"])
  }

  @Test func whatWasUndoneIsThereAgain() {
    let screen = Screen(rows: [Row(id: 1, name: "a"), Row(id: 2, name: "b")])
    let snapshot = screen.snapshot
    screen.rows.removeFirst()
    screen.detail = Counter(step: 1)
    screen.numbers = [1, 2]
    screen.restore(snapshot)
    #expect(screen.snapshot == snapshot)
  }

  @Test(arguments: [[1, 2, 3], [3, 1, 2], [2], [], [4, 2, 5, 1], [2, 2]])
  func anElementIsFoundByItsIDWhereverItStands(_ ids: [Int]) {
    let rows = [Row(id: 1), Row(id: 2), Row(id: 3)]
    let screen = Screen(rows: rows)
    var snapshot = screen.snapshot
    snapshot.rows = ids.map { Row.Snapshot(id: $0, name: "new \($0)") }
    screen.restore(snapshot)
    #expect(screen.snapshot == snapshot)
    for row in screen.rows where row.id <= 3 { #expect(row === rows[row.id - 1]) }
  }

  @Test func elementsWithoutAnIDAreFoundByTheirPositions() {
    let box = Box(value: 0, children: [Box(value: 1), Box(value: 2)])
    let first = box.children[0]
    var snapshot = box.snapshot
    snapshot.children[0].value = 7
    snapshot.children.removeLast()
    box.restore(snapshot)
    #expect(box.snapshot == snapshot)
    #expect(box.children[0] === first)
  }

  @Test func aChildWhoseConstantsDifferIsReplaced() {
    let screen = Screen(detail: Counter(step: 1))
    let detail = screen.detail
    var snapshot = screen.snapshot
    snapshot.detail = Counter.Snapshot(count: 3, title: "", step: 5)
    screen.restore(snapshot)
    #expect(screen.snapshot == snapshot)
    #expect(screen.detail !== detail)
  }

  @Test func aChildThatOnlyItsParentCanMakeIsRestoredInPlace() {
    var saved: [String] = []
    let settings = Settings(form: Form(save: { saved.append($0) }))
    var snapshot = settings.snapshot
    snapshot.form.text = "Blob"
    settings.restore(snapshot)
    settings.form.saveButtonTapped()
    #expect(saved == ["Blob"])
  }

  @Test func aModelIsMadeAsItSays() {
    let player = Player(snapshot: Player.Snapshot(volume: 3, device: Device(name: "Radio")))
    #expect(player.volume == 3)
  }

  @Test func aChildThatComesHasTheDependenciesOfWhereItIsMade() {
    let screen = Screen()
    var snapshot = screen.snapshot
    snapshot.rows = [Row.Snapshot(id: 1, name: "Blob")]
    withDependencies {
      $0.date = .constant(.distantPast)
    } operation: {
      screen.restore(snapshot)
    }
    #expect(screen.rows[0].now == .distantPast)
  }

  @Test func aParentThatSetsCallbacksWhenAChildComesDoesSoForOneThatIsRestored() {
    let parent = Parent()
    parent.restore(Parent.Snapshot(total: 2, child: Counter.Snapshot(count: 0, title: "", step: 1)))
    parent.child?.incrementButtonTapped()
    #expect(parent.total == 3)
  }

  @Test func theModelOfACaseStaysAndThatOfAnotherIsMade() {
    let row = Row(id: 1)
    let inbox = Inbox(destination: .row(row))
    inbox.restore(Inbox.Snapshot(destination: .row(Row.Snapshot(id: 1, name: "Blob"))))
    #expect(row.name == "Blob")
    for destination: Inbox.Destination.Snapshot? in [
      .counter(Counter.Snapshot(count: 1, title: "", step: 1), note: "New"),
      .alert(title: "Sure?"), .alert(title: "Really?"), .search, nil,
      .row(Row.Snapshot(id: 2, name: "")),
    ] {
      inbox.restore(Inbox.Snapshot(destination: destination))
      #expect(inbox.snapshot.destination == destination)
    }
    #expect(row.name == "Blob")
  }
}
