import Foundation
import Synchronization
import Testing
import Vitro

/// Laws of models that hold for every two states: 10,000 pairs for each law.
@Suite struct ModelLawTests {
  @Test func everyStateCanFollowEveryOther() {
    let screen = ScreenModel()
    forAll(ScreenModel.Snapshot.random) { _, wanted in
      screen.restore(wanted)
      return screen.snapshot == wanted
    }
  }

  @Test func everyDestinationCanFollowEveryOther() {
    let inbox = InboxModel()
    forAll(InboxModel.Snapshot.random) { _, wanted in
      inbox.restore(wanted)
      return inbox.snapshot == wanted
    }
  }

  @Test func aModelThatIsMadeOfAStateHasIt() {
    forAll(ScreenModel.Snapshot.random) { state, _ in
      ScreenModel(snapshot: state).snapshot == state
    }
  }

  @Test func aSnapshotStaysAsItWasTaken() {
    let screen = ScreenModel()
    forAll(ScreenModel.Snapshot.random) { state, other in
      screen.restore(state)
      let snapshot = screen.snapshot
      screen.restore(other)
      return snapshot == state
    }
  }

  @Test func thoseAreToldWhoReadWhatDiffersAndNoOthers() {
    let screen = ScreenModel()
    forAll(ScreenModel.Snapshot.random) { state, other in
      screen.restore(state)
      let observers = [
        Observer(tells: state.numbers != other.numbers) { screen.numbers },
        Observer(tells: state.selection != other.selection) { screen.selection },
        Observer(tells: state.counter.step != other.counter.step) { screen.counter },
        Observer(tells: state.rows.map(\.id) != other.rows.map(\.id)) { screen.rows },
        Observer(tells: state.pinned.ids != other.pinned.ids) { screen.pinned },
        Observer(tells: state.named.mapValues(\.id) != other.named.mapValues(\.id)) {
          screen.named
        },
        Observer(tells: state.detail.map(\.step) != other.detail.map(\.step)) { screen.detail },
        Observer(tells: state != other) { screen.snapshot },
      ]
      screen.restore(other)
      return observers.allSatisfy(\.isRight)
    }
  }

  @Test func whatIsWrittenAsJSONIsTheSameState() throws {
    let (screen, inbox) = (ScreenModel(), InboxModel())
    let encoder = JSONEncoder()
    try forAll(ScreenModel.Snapshot.random) { state, _ in
      try screen.restore(json: encoder.encode(state))
      return screen.snapshot == state
    }
    try forAll(InboxModel.Snapshot.random) { state, _ in
      try inbox.restore(json: encoder.encode(state))
      return inbox.snapshot == state
    }
  }

  @Test func aFieldTooManyOrTooFewIsNamedAndTheModelStays() throws {
    let screen = ScreenModel()
    var numbers = Numbers(seed: 11)
    let state = screen.snapshot
    try forAll(ScreenModel.Snapshot.random) { _, other in
      let json = try DamagedJSON(other, using: &numbers)
      do {
        try screen.restore(json: json.data)
        return false
      } catch let error as SnapshotError {
        return error.description.contains("'\(json.field)' is ") && screen.snapshot == state
      }
    }
  }
}

/// Tries pairs of states, of 300, each of which begins where the last one ended.
private func forAll<State>(
  _ random: (inout Numbers) -> State,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ law: (_ state: State, _ other: State) throws -> Bool
) rethrows {
  var numbers = Numbers(seed: 5)
  let states = (0..<300).map { _ in random(&numbers) }
  var state = states[0]
  for _ in 0..<10_000 {
    let other = states[numbers.below(states.count)]
    guard try law(state, other) else {
      Issue.record("It does not hold for \(state) and \(other).", sourceLocation: sourceLocation)
      return
    }
    state = other
  }
}

/// An observer that is told of changes, or should not be.
private final class Observer: Sendable {
  private let isTold = Atomic(false)
  private let isToBeTold: Bool

  init<Value>(tells isToBeTold: Bool, of read: () -> Value) {
    self.isToBeTold = isToBeTold
    _ = withObservationTracking(read) { [self] in isTold.store(true, ordering: .relaxed) }
  }

  var isRight: Bool { isTold.load(ordering: .relaxed) == isToBeTold }
}
