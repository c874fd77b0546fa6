import Observation
import Testing
import Vitro

@MainActor @Suite struct ObservationTests {
  let store = Store(initialState: Parent.State()) { Parent() }

  @Test func aFieldWakesItsOwnObservers() {
    let note = Watch { [store] in _ = store.note }
    let left = Watch { [store] in _ = store.left }
    store.send(.noteChanged("x"))
    #expect(note.isAwake && !left.isAwake)
  }

  @Test func anActionThatChangesNothingWakesNobody() {
    let left = Watch { [store] in _ = store.left }
    let all = Watch { [store] in _ = store.state }
    store.send(.left(.nothingHappened))
    store.send(.left(.nothingHappened))
    #expect(!left.isAwake && !all.isAwake)
  }

  @Test func aFieldOfAChildWakesItsObserversThroughScopes() {
    let left = store.scope(state: \.left, action: \.left)
    let count = Watch { _ = left.count }
    let title = Watch { _ = left.title }
    store.send(.left(.incrementButtonTapped))
    #expect(count.isAwake && !title.isAwake)
  }

  @Test func aSiblingSleepsOn() {
    let right = store.scope(state: \.right, action: \.right)
    let count = Watch { _ = right.count }
    store.send(.left(.incrementButtonTapped))
    #expect(!count.isAwake)
  }

  @Test func aChangeBeforeTheFirstReadWakesNobody() {
    store.send(.noteChanged("x"))
    let note = Watch { [store] in _ = store.note }
    store.send(.left(.incrementButtonTapped))
    #expect(!note.isAwake)
  }

  @Test func aStateThatReplacesItselfWholeIsObserved() {
    let left = store.scope(state: \.left, action: \.left)
    let count = Watch { _ = left.count }
    store.send(.left(.resetButtonTapped))
    #expect(count.isAwake)
  }

  @Test func aChildThatIsCopiedChangedAndPutBackIsObserved() {
    let left = store.scope(state: \.left, action: \.left)
    let count = Watch { _ = left.count }
    let title = Watch { _ = left.title }
    store.send(.copyChangeAndPutBackLeft)
    #expect(count.isAwake && !title.isAwake)
  }

  @Test func anOldCopyThatIsPutBackIsObserved() {
    let left = store.scope(state: \.left, action: \.left)
    let first = Watch { _ = left.count }
    store.send(.keepLeft)
    #expect(!first.isAwake)
    store.send(.left(.incrementButtonTapped))
    let count = Watch { _ = left.count }
    store.send(.putBackLeft)
    #expect(count.isAwake && left.count == 0)
  }

  @Test func swappedChildrenAreObserved() {
    let left = store.scope(state: \.left, action: \.left)
    store.send(.right(.incrementButtonTapped))
    let count = Watch { _ = left.count }
    store.send(.swap)
    #expect(count.isAwake && left.count == 1)
  }

  @Test func anOptionalChildWakesWhenItComesAndGoes() {
    let comes = Watch { [store] in _ = store.scope(state: \.detail, action: \.detail) }
    store.send(.noteChanged("x"))
    #expect(!comes.isAwake)
    store.send(.showDetail(true))
    #expect(comes.isAwake)
    let goes = Watch { [store] in _ = store.scope(state: \.detail, action: \.detail) }
    store.send(.detail(.incrementButtonTapped))
    #expect(!goes.isAwake)
    store.send(.showDetail(false))
    #expect(goes.isAwake)
  }

  @Test func aStateThatIsNotObservableIsObservedAsAWhole() {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> {
        $0 += $1; return .none
      }
    }
    let state = Watch { _ = store.state }
    store.send(1)
    #expect(state.isAwake)
  }

  @Test func anObserverSeesTheNewState() {
    let seen = Recorder()
    withObservationTracking {
      _ = store.note
    } onChange: { [store] in
      MainActor.assumeIsolated { seen.seen.append(store.note.count) }
    }
    store.send(.noteChanged("four"))
    #expect(seen.seen == [4])
  }
}

@MainActor final class Watch {
  nonisolated(unsafe) private(set) var isAwake = false

  init(_ read: () -> Void) {
    withObservationTracking(read) { [weak self] in self?.isAwake = true }
  }
}
