import Testing
import Vitro

/// One state that is shown in two ways: each sends its own actions.
@MainActor @Suite struct RowsScopedTwice {
  private let store = Store(initialState: Split.State(rows: [.init(id: 1), .init(id: 2)])) {
    Split()
  }

  @Test func eachScopeOfTheSameRowsSendsItsOwnActions() {
    let list = store.scope(state: \.rows, action: \.list)[0]
    let sidebar = store.scope(state: \.rows, action: \.sidebar)[0]
    list.send(.incrementButtonTapped)
    sidebar.send(.incrementButtonTapped)
    #expect(store.log == ["list", "sidebar"] && list.count == 2 && sidebar.count == 2)
  }

  @Test func scopesOfTheSameRowsMayHaveActionsOfDifferentTypes() {
    let list = store.scope(state: \.rows, action: \.list)[0]
    let names = store.scope(state: \.rows, action: \.names)[0]
    names.send("Blob")
    list.send(.incrementButtonTapped)
    #expect(store.log == ["names Blob", "list"])
  }

  @Test func eachScopeKeepsTheStoreOfARowForAsLongAsSomebodyHoldsIt() {
    let list = store.scope(state: \.rows, action: \.list)[0]
    let sidebar = store.scope(state: \.rows, action: \.sidebar)[0]
    #expect(store.scope(state: \.rows, action: \.list)[0] === list)
    #expect(store.scope(state: \.rows, action: \.sidebar)[0] === sidebar)
    #expect(list.id == sidebar.id)
  }

  @Test func whatIsBelowARowSendsTheActionsOfTheScopeItCameFrom() {
    let front = store.scope(state: \.visitors, action: \.front)[0]
      .scope(state: \.inner, action: \.inner)
    let back = store.scope(state: \.visitors, action: \.back)[0]
      .scope(state: \.inner, action: \.inner)
    front.send(.deeper)
    back.send(.deeper)
    #expect(store.log == ["front", "back"])
  }

  @Test func aChildThatIsScopedTwiceHasChildrenOfItsOwnEachTime() {
    let left = store.scope(state: \.child, action: \.left).scope(state: \.inner, action: \.inner)
    let right = store.scope(state: \.child, action: \.right).scope(state: \.inner, action: \.inner)
    left.send(.deeper)
    right.send(.deeper)
    #expect(store.log == ["left", "right"])
  }

  @Test func aPresentedChildIsScopedWithItsEndAndWithout() throws {
    store.send(.present)
    let plain: StoreOf<Inner>? = store.scope(state: \.presented, action: \.presented)
    let whole: Store<Inner.State, PresentationAction<Inner.Action>>? =
      store.scope(state: \.presented, action: \.presented)
    plain?.send(.deeper)
    #expect(whole?.depth == 1)
    whole?.send(.dismiss)
    #expect(store.presented == nil)
  }

  @Test func rowsBehindAComputedKeyPathAreReadWithoutItsSetter() {
    let setters = store.state.setters
    let rows = store.scope(state: \.computed, action: \.computed)
    let row = rows[0]
    #expect(row.count == 0 && rows.map(\.state.id) == [1, 2] && setters.count == 0)
    let watch = Watch { _ = row.count }
    let others = [Watch { _ = row.title }, Watch { _ = rows[1].count }]
    store.send(.nothing)
    #expect(!watch.isAwake)
    row.send(.incrementButtonTapped)
    #expect(row.count == 1 && watch.isAwake && others.allSatisfy { !$0.isAwake })
  }

  @Test func aChildBehindAComputedKeyPathIsReadWithoutItsSetter() {
    let setters = store.state.setters
    #expect(store.scope(state: \.computedChild, action: \.left).text == "")
    #expect(store.scope(state: \.computedOptional, action: \.left)?.text == "")
    #expect(setters.count == 0)
  }

  @Test func anActionForSomethingElseDoesNotCallTheSetterOfRows() {
    let setters = store.state.setters
    store.send(.nothing)
    #expect(setters.count == 0)
  }
}

/// Counts how often a setter was called.
final class Setters: Equatable, @unchecked Sendable {
  var count = 0

  static func == (left: Setters, right: Setters) -> Bool { left === right }
}

@Reducer private struct Split {
  @ObservableState struct State {
    var rows: IdentifiedArrayOf<Todo.State> = []
    var child = Chamber.State()
    @Presents var presented: Inner.State?
    var log: [String] = []
    let setters = Setters()
    var visitors: IdentifiedArrayOf<Visitor.State> = [.init(id: 1, object: LiveCount().make())]

    var computed: IdentifiedArrayOf<Todo.State> {
      get { rows }
      set {
        setters.count += 1
        rows = newValue
      }
    }
    var computedChild: Chamber.State {
      get { child }
      set {
        setters.count += 1
        child = newValue
      }
    }
    var computedOptional: Chamber.State? {
      get { child }
      set {
        setters.count += 1
        if let newValue { child = newValue }
      }
    }
  }
  enum Action {
    case list(IdentifiedActionOf<Todo>), sidebar(IdentifiedActionOf<Todo>)
    case front(IdentifiedActionOf<Visitor>), back(IdentifiedActionOf<Visitor>)
    case names(IdentifiedAction<Int, String>), computed(IdentifiedActionOf<Todo>)
    case left(Chamber.Action), right(Chamber.Action)
    case presented(PresentationAction<Inner.Action>), present, nothing
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .list(.element): state.log.append("list")
      case .sidebar(.element): state.log.append("sidebar")
      case .names(.element(_, let name)): state.log.append("names \(name)")
      case .front: state.log.append("front")
      case .back: state.log.append("back")
      case .left: state.log.append("left")
      case .right: state.log.append("right")
      case .present: state.presented = Inner.State()
      case .computed, .presented, .nothing: break
      }
      return .none
    }
    .forEach(\.rows, action: \.list) { Todo() }
    .forEach(\.rows, action: \.sidebar) { Todo() }
    .forEach(\.computed, action: \.computed) { Todo() }
    .ifLet(\.$presented, action: \.presented) { Inner() }
  }
}
