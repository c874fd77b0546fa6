import Testing
import Vitro

/// Ids are visible downwards only.
@MainActor @Suite struct CancelIDTests {
  fileprivate let stage = Stage(store: Store(initialState: House.State()) { House() })

  @Test func aFeatureCannotCancelTheEffectsOfItsSibling() async {
    let left = await stage.send(.left(.start(waits.cancellable(id: 1))))
    let right = await stage.send(.right(.start(waits.cancellable(id: 1))))
    await stage.send(.right(.start(.cancel(id: 1))))
    #expect(!left.isFinished && right.isFinished)
  }

  @Test func norReplaceThem() async {
    let left = await stage.send(.left(.start(waits.cancellable(id: 1))))
    await stage.send(.right(.start(waits.cancellable(id: 1, cancelInFlight: true))))
    #expect(!left.isFinished)
  }

  @Test func norThoseOfItsParent() async {
    let own = await stage.send(.start(.run { _ in await untilCancelled() }.cancellable(id: 1)))
    await stage.send(.left(.start(.cancel(id: 1))))
    await stage.send(.left(.start(.run { _ in Task.cancel(id: 1) })))
    #expect(!own.isFinished)
  }

  @Test func aParentCanCancelTheEffectsOfItsChildrenAndTheirs() async {
    let tasks = [
      await stage.send(.left(.start(waits.cancellable(id: 1)))),
      await stage.send(.child(.right(.start(waits.cancellable(id: 1))))),
    ]
    await stage.send(.child(.start(.cancel(id: 1))))
    #expect(tasks.map(\.isFinished) == [false, true])
    await stage.send(.start(.cancel(id: 1)))
    #expect(tasks.map(\.isFinished) == [true, true])
  }

  @Test func idsOfDifferentTypesAreDifferent() async {
    let task = await stage.send(.left(.start(waits.cancellable(id: 1))))
    await stage.send(.left(.start(.cancel(id: UInt8(1)))))
    await stage.send(.left(.start(.run { _ in Task.cancel(id: 1.0) })))
    #expect(!task.isFinished)
    await stage.send(.left(.start(.cancel(id: 1))))
    #expect(task.isFinished)
  }

  @Test func cancellingFromInsideAnEffectReachesAsFar() async {
    let tasks = [
      await stage.send(.left(.start(waits.cancellable(id: 1)))),
      await stage.send(.right(.start(waits.cancellable(id: 1)))),
      await stage.send(.child(.right(.start(waits.cancellable(id: 1))))),
    ]
    await stage.send(.right(.start(.run { _ in Task.cancel(id: 1) })))
    #expect(tasks.map(\.isFinished) == [false, true, false])
    await stage.send(.child(.start(.run { _ in Task.cancel(id: 1) })))
    #expect(tasks.map(\.isFinished) == [false, true, true])
  }
}

/// Two children side by side, and perhaps another house.
@Reducer private struct House {
  struct State {
    var left: [String] = []
    var right: [String] = []
    private var houses: [State] = []
    var child: State {
      get { houses.first ?? State() }
      set { houses = [newValue] }
    }
  }
  indirect enum Action {
    case left(Script.Action), right(Script.Action), child(House.Action)
    case start(Effect<Action>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.left, action: \.left) { Script() }
    Scope(state: \.right, action: \.right) { Script() }
    Scope(state: \.child, action: \.child) { House() }
    Reduce { _, action in
      guard case .start(let effect) = action else { return .none }
      return effect
    }
  }
}
