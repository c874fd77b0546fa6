import Testing
import Vitro

/// The effects of a grandchild that its grandparent removes or replaces.
@MainActor @Suite struct GrandchildrenThatGo {
  private let stage = Stage(store: Store(initialState: House.State()) { House() })

  @Test("They end when the grandparent removes it", arguments: House.kinds)
  func removed(kind: String) async {
    await expectEnded(kind) { $0.clear() }
  }

  @Test("They end when the grandparent puts another one in its place", arguments: House.kinds)
  func replaced(kind: String) async {
    await expectEnded(kind) { $0.fill(id: 2) }
  }

  @Test("They go on while the grandparent only changes it", arguments: House.kinds)
  func changed(kind: String) async {
    let task = await stage.send(House.wait(kind))
    await stage.send(.change { $0.count += 1 })
    #expect(!task.isFinished)
    stage.store.send(.change { $0 = Floor.State() })
    await stage.executor.rest()
    #expect(task.isFinished)
  }

  @Test("Those of what is far below end, too", arguments: House.kinds)
  func below(kind: String) async {
    await stage.send(.change { $0.fill(id: 1) })
    let task = await stage.send(House.wait(kind))
    await stage.send(.show(nil))
    #expect(task.isFinished)
  }

  @Test("A successor of it counts its own ticks, and no others")
  func ticks() async {
    let clock = TestClock()
    let store = Store(initialState: House.State()) {
      House()
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.send(.floor(.optional(.tick)))
    await clock.advance(by: .seconds(2))
    #expect(store.floor?.optional?.count == 2)
    store.send(.change { $0.fill(id: 2) })
    await clock.advance(by: .seconds(2))
    #expect(store.floor?.optional?.count == 0)
  }

  private func expectEnded(
    _ kind: String, when change: @escaping @Sendable (inout Floor.State) -> Void
  ) async {
    let task = await stage.send(House.wait(kind))
    #expect(!task.isFinished)
    await stage.send(.change(change))
    #expect(task.isFinished)
  }
}

@Reducer
private struct Room {
  @ObservableState struct State: Equatable, Identifiable {
    var id = 1
    var count = 0
  }
  enum Action { case wait, tick, ticked }
  @Dependency(\.continuousClock) var clock
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .wait: return .run { _ in await untilCancelled() }
      case .tick:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
      case .ticked:
        state.count += 1
        return .none
      }
    }
  }
}

/// A feature with a room in each of the ways that a child can be there and not.
@Reducer
private struct Floor {
  @Reducer enum Door { case room(Room) }
  @ObservableState struct State {
    var count = 0
    var optional: Room.State?
    @Presents var sheet: Room.State?
    @Presents var door: Door.State?
    var rows: IdentifiedArrayOf<Room.State> = []
    var path = StackState<Room.State>()

    mutating func fill(id: Int) {
      optional = Room.State(id: id)
      sheet = Room.State(id: id)
      door = .room(Room.State(id: id))
      rows = [Room.State(id: id)]
      path = StackState([Room.State(id: id)])
    }
    mutating func clear() {
      (optional, sheet, door) = (nil, nil, nil)
      rows = []
      path.removeAll()
    }
  }
  enum Action {
    case optional(Room.Action)
    case sheet(PresentationAction<Room.Action>)
    case door(PresentationAction<Door.Action>)
    case rows(IdentifiedActionOf<Room>)
    case path(StackActionOf<Room>)
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.optional, action: \.optional) { Room() }
      .ifLet(\.$sheet, action: \.sheet) { Room() }
      .ifLet(\.$door, action: \.door)
      .forEach(\.rows, action: \.rows) { Room() }
      .forEach(\.path, action: \.path) { Room() }
  }
}

@Reducer
private struct House {
  @ObservableState struct State {
    var floor: Floor.State?
    init() {
      floor = Floor.State()
      floor?.fill(id: 1)
    }
  }
  enum Action {
    case change(@Sendable (inout Floor.State) -> Void)
    case show(Floor.State?)
    case floor(Floor.Action)
    case wait(String)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .change(let change):
        state.floor.map {
          var floor = $0; change(&floor); state.floor = floor
        }
      case .show(let floor): state.floor = floor
      case .floor: break
      case .wait(let kind): return state.floor.map { .send(.floor(wait(kind, $0))) } ?? .none
      }
      return .none
    }
    .ifLet(\.floor, action: \.floor) { Floor() }
  }

  private func wait(_ kind: String, _ floor: Floor.State) -> Floor.Action {
    switch kind {
    case "sheet": .sheet(.presented(.wait))
    case "door": .door(.presented(.room(.wait)))
    case "rows": .rows(.element(id: 1, action: .wait))
    case "path": .path(.element(id: floor.path.ids[0], action: .wait))
    default: .optional(.wait)
    }
  }

  static let kinds = ["optional", "sheet", "door", "rows", "path"]
  static func wait(_ kind: String) -> Action { .wait(kind) }
}
