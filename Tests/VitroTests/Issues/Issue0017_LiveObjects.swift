import Synchronization
import Testing
import Vitro

/// Ten thousand children that come and go leave nothing behind.
@MainActor @Suite struct LiveObjects {
  let count = LiveCount()

  /// A store keeps a copy for those who read while its reducer runs, until the main actor is free.
  private func endOfTheBurst() async { await Task.yield() }

  @Test func presentedAndDismissed() async {
    let store = Store(initialState: Crowd.State(count: count)) { Crowd() }
    for _ in 0..<10_000 {
      store.send(.present)
      let guest = store.scope(state: \.destination?.guest, action: \.destination.guest)
      let inner = store.scope(state: \.destination?.guest?.inner, action: \.destination.guest.inner)
      guest?.send(.inner(.deeper))
      #expect(inner?.depth == 1 && guest?.inner.depth == 1)
      store.send(.destination(.dismiss))
    }
    await endOfTheBurst()
    #expect(count.now == 0)
  }

  @Test func pushedAndPopped() async {
    let store = Store(initialState: Crowd.State(count: count)) { Crowd() }
    for _ in 0..<10_000 {
      store.send(.push)
      let path = store.scope(state: \.path, action: \.path)
      path[0].send(.inner(.deeper))
      #expect(path[0].scope(state: \.inner, action: \.inner).depth == 1)
      store.send(.path(.popFrom(id: store.path.ids[0])))
    }
    await endOfTheBurst()
    #expect(count.now == 0)
  }

  @Test func appendedAndRemoved() async {
    let store = Store(initialState: Crowd.State(count: count)) { Crowd() }
    for id in 0..<10_000 {
      store.send(.append(id))
      let rows = store.scope(state: \.rows, action: \.rows)
      rows[0].send(.inner(.deeper))
      #expect(rows[0].scope(state: \.inner, action: \.inner).depth == 1)
      store.send(.remove(id))
    }
    await endOfTheBurst()
    #expect(count.now == 0)
  }

  @Test func aTreeOfStoresThatNobodyHoldsAnyMoreGoesWithItsChildren() {
    for id in 0..<100 {
      let store = Store(initialState: Crowd.State(count: count)) { Crowd() }
      store.send(.present)
      store.send(.push)
      store.send(.append(id))
      _ = store.scope(state: \.destination?.guest, action: \.destination.guest)?.inner.depth
      _ = store.scope(state: \.path, action: \.path)[0].inner.depth
      _ = store.scope(state: \.rows, action: \.rows)[0].inner.depth
      #expect(count.now == 3)
    }
    #expect(count.now == 0)
  }

  @Test func aStoreThatHasOutlivedItsStateLetsGoOfAllWhenItGoes() {
    let store = Store(initialState: Crowd.State(count: count)) { Crowd() }
    store.send(.present)
    var guest = store.scope(state: \.destination?.guest, action: \.destination.guest)
    var inner = guest?.scope(state: \.inner, action: \.inner)
    store.send(.destination(.dismiss))
    #expect(count.now == 1 && inner?.depth == 0)
    guest = nil
    #expect(count.now == 1)
    inner = nil
    #expect(count.now == 0)
    store.send(.present)
  }
}

/// The number of objects that are alive.
final class LiveCount: Sendable {
  private let count = Mutex(0)

  var now: Int { count.withLock { $0 } }

  func make() -> LiveObject { LiveObject(self) }

  fileprivate func change(by number: Int) { count.withLock { $0 += number } }
}

/// An object that is counted while it lives.
final class LiveObject: Sendable {
  private let count: LiveCount

  fileprivate init(_ count: LiveCount) {
    self.count = count
    count.change(by: 1)
  }

  deinit { count.change(by: -1) }
}

@Reducer struct Visitor {
  @ObservableState struct State: Identifiable {
    let id: Int
    let object: LiveObject
    var inner = Inner.State()
  }
  enum Action { case inner(Inner.Action) }

  var body: some ReducerOf<Self> {
    Scope(state: \.inner, action: \.inner) { Inner() }
  }
}

@Reducer struct Crowd {
  @Reducer enum Destination { case guest(Visitor) }
  @ObservableState struct State {
    let count: LiveCount
    @Presents var destination: Destination.State?
    var path = StackState<Visitor.State>()
    var rows: IdentifiedArrayOf<Visitor.State> = []
  }
  enum Action {
    case destination(PresentationAction<Destination.Action>), path(StackActionOf<Visitor>)
    case rows(IdentifiedActionOf<Visitor>), present, push, append(Int), remove(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .destination, .path, .rows: break
      case .present: state.destination = .guest(.init(id: 1, object: state.count.make()))
      case .push: state.path.append(.init(id: 1, object: state.count.make()))
      case .append(let id): state.rows.append(.init(id: id, object: state.count.make()))
      case .remove(let id): state.rows.remove(id: id)
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.path, action: \.path) { Visitor() }
    .forEach(\.rows, action: \.rows) { Visitor() }
  }
}
