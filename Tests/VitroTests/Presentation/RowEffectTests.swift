import Testing
import Vitro

/// The ends of the effects of rows and elements.
@MainActor @Suite struct RowEffectTests {
  let clock: TestClock
  fileprivate let stage: Stage<Board.State, Board.Action>

  init() {
    let clock = TestClock()
    self.clock = clock
    stage = Stage(
      store: Store(initialState: Board.State()) {
        Board()
      } withDependencies: {
        $0.continuousClock = clock
      })
  }

  @Test func aRowThatLeavesWithItsOwnActionTakesThatActionsEffectsWithIt() async {
    let task = await stage.send(.rows(.element(id: 1, action: .leaveAndWait)))
    #expect(task.isFinished && stage.store.rows.ids == [2])
  }

  @Test func aRowThatChangesItsIDLosesTheEffectsOfTheOldOne() async {
    let task = await stage.send(.rows(.element(id: 1, action: .wait)))
    await stage.send(.rows(.element(id: 1, action: .rename(3))))
    #expect(task.isFinished && stage.store.rows.ids == [3, 2])
  }

  @Test func aRowThatComesAgainThrottlesAnew() async {
    await stage.send(.rows(.element(id: 1, action: .waitThrottled)))
    await stage.send(.remove(1))
    await stage.send(.add(1))
    await stage.send(.rows(.element(id: 1, action: .waitThrottled)))
    #expect(stage.executor.liveTaskCount == 1 && clock.deadlines == [])
    await stage.send(.rows(.element(id: 1, action: .waitThrottled)))
    #expect(clock.deadlines.count == 1)
  }

  @Test func aRowThatMovesKeepsItsEffects() async {
    let task = await stage.send(.rows(.element(id: 1, action: .wait)))
    await stage.send(.reverse)
    #expect(!task.isFinished && stage.store.rows.ids == [2, 1])
  }

  @Test func theEffectsOfARowsDescendantsEndWithTheRow() async {
    await stage.send(.rows(.element(id: 1, action: .edit)))
    let task = await stage.send(
      .rows(.element(id: 1, action: .editor(.presented(.waitButtonTapped)))))
    #expect(!task.isFinished)
    await stage.send(.remove(1))
    #expect(task.isFinished)
  }
}

@Reducer private struct Board {
  @ObservableState struct State {
    var rows: IdentifiedArrayOf<Piece.State> = [.init(id: 1), .init(id: 2)]
  }
  enum Action {
    case rows(IdentifiedActionOf<Piece>)
    case add(Int), remove(Int), reverse
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rows(.element(let id, .leaveAndWait)): state.rows.remove(id: id)
      case .rows: break
      case .add(let id): state.rows.append(.init(id: id))
      case .remove(let id): state.rows.remove(id: id)
      case .reverse: state.rows.reverse()
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Piece() }
  }
}

@Reducer private struct Piece {
  @ObservableState struct State: Identifiable {
    var id: Int
    @Presents var editor: Editor.State?
  }
  enum Action {
    case wait, waitThrottled, leaveAndWait, rename(Int), edit
    case editor(PresentationAction<Editor.Action>)
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .wait, .leaveAndWait: return .run { _ in await untilCancelled() }
      case .waitThrottled:
        return .run { _ in await untilCancelled() }
          .throttle(id: 1, for: .seconds(1), clock: clock, latest: true)
      case .rename(let id): state.id = id
      case .edit: state.editor = Editor.State(id: 1)
      case .editor: break
      }
      return .none
    }
    .ifLet(\.$editor, action: \.editor) { Editor() }
  }
}
