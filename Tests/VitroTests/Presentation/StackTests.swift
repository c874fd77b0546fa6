import Foundation
import Observation
import Testing
import Vitro

@MainActor @Suite("A navigation stack") struct StackTests {
  let stage = Stage(
    store: Store(initialState: Stack.State(path: [.init(id: 7), .init(id: 8), .init(id: 9)])) {
      Stack()
    } withDependencies: {
      $0.stackElementID = .incrementing
    })
  var store: StoreOf<Stack> { stage.store }

  @Test("Its elements have ids in the order in which they were pushed") func ids() {
    #expect(store.path.ids == [0, 1, 2])
    store.send(.pushButtonTapped)
    #expect(store.path.ids == [0, 1, 2, 3] && store.path.last?.id == 10)
  }

  @Test("An element's store shows and changes it") func element() throws {
    let element = try #require(elements[id: 1])
    element.send(.titleChanged("x"))
    #expect(element.title == "x" && store.path[id: 1]?.title == "x" && elements[1] === element)
  }

  @Test("However its elements are put in order, each keeps its id")
  func reorder() {
    var path: StackState<Int> = [30, 10, 20]
    path.swapAt(0, 2)
    #expect(path[id: 0] == 30 && path[id: 2] == 20 && Array(path) == [20, 10, 30])
    path.reverse()
    #expect(path[id: 0] == 30 && path[id: 2] == 20 && Array(path) == [30, 10, 20])
    path.sort()
    #expect(path.ids == [1, 2, 0] && Array(path) == [10, 20, 30])
    path.sort { $0 > $1 }
    #expect(path.ids == [0, 2, 1] && path[id: 1] == 10)
    let pivot = path.partition { $0 < 25 }
    #expect(pivot == 1 && path[id: 0] == 30 && path[id: 1] == 10 && path[id: 2] == 20)
  }

  @Test("A store of an element stays with it when others change places")
  func storesOfElementsThatMove() throws {
    let store = Store(initialState: StackState([1, 2])) {
      Reduce<StackState<Int>, Void> { state, _ in
        state.swapAt(0, 1)
        return .none
      }
    }
    store.send(())
    #expect(store.state[id: 0] == 1 && Array(store.state) == [2, 1])
  }

  @Test("Popping from the middle removes all above, and ends their effects") func middle() async {
    var tasks: [StoreTask] = []
    for id in store.path.ids {
      tasks.append(await stage.send(.path(.element(id: id, action: .waitButtonTapped))))
    }
    #expect(tasks.map(\.isFinished) == [false, false, false])
    await stage.send(.path(.popFrom(id: 1)))
    #expect(store.path.ids == [0] && tasks.map(\.isFinished) == [false, true, true])
    await stage.send(.popToRoot)
    #expect(store.path.isEmpty && tasks.map(\.isFinished) == [true, true, true])
  }

  @Test("Popping to an element keeps it") func popTo() {
    store.send(.popTo(0))
    #expect(store.path.ids == [0])
  }

  @Test("The parent hears of an end while the element is still there") func heard() {
    store.send(.path(.popFrom(id: 2)))
    #expect(store.log == ["popped 9"] && store.path.count == 2)
  }

  @Test("An element can dismiss itself, and takes those above with it") func dismisses() async {
    await store.send(.path(.element(id: 1, action: .doneButtonTapped))).finish()
    #expect(store.path.ids == [0] && store.log == ["popped 8"])
  }

  @Test("A deep link sets the whole path; effects of all that were there end") func link() async {
    let task = await stage.send(.path(.element(id: 0, action: .waitButtonTapped)))
    #expect(!task.isFinished)
    await stage.send(.deepLink)
    #expect(task.isFinished && store.path.ids == [3, 4] && elements.map(\.state.id) == [20, 21])
  }

  @Test("A view pushes with an action") func push() {
    store.send(.path(.push(id: 3, state: .init(id: 30))))
    #expect(store.path[id: 3]?.id == 30)
  }

  @Test("Who asks for the elements is told of pushes and pops, not of a change in one")
  func told() throws {
    let top = try #require(elements[id: 2])
    let list = Watch { _ = elements.count }
    let title = Watch { _ = top.title }
    store.send(.path(.element(id: 2, action: .titleChanged("x"))))
    #expect(!list.isAwake && title.isAwake)
    store.send(.popTo(1))
    #expect(list.isAwake)
  }

  @Test(
    "What is not there is reported",
    arguments: [
      StackAction<Editor.State, Editor.Action>.popFrom(id: 9),
      .element(id: 9, action: .waitButtonTapped),
    ])
  func absent(_ action: StackAction<Editor.State, Editor.Action>) {
    withKnownIssue {
      _ = store.send(.path(action))
    } matching: {
      $0.description.contains("for a row of 'path' that was not there: its id is #9.")
    }
    #expect(store.path.ids == [0, 1, 2])
  }

  @Test("An id that is taken is reported, and the element there stays") func taken() {
    withKnownIssue {
      _ = store.send(.path(.push(id: 1, state: .init(id: 30))))
    } matching: {
      $0.description.hasSuffix(
        """
        An element was pushed onto 'path' with the id #1, which another element has.

        Expected: each element has an id of its own, such as 'stackElementID()' gives.
        """
      )
    }
    #expect(store.path[id: 1]?.id == 8)
  }

  @Test("It is changed by id and by index, and is a value") func value() throws {
    var path = withDependencies {
      $0.stackElementID = .incrementing
    } operation: {
      StackState([1, 2])
    }
    let copy = path
    path[id: 0]? += 10
    path[1] += 10
    path[id: 5] = 6
    #expect(Array(path) == [11, 12, 6] && path.ids == [0, 1, 5] && path != copy)
    path[id: 1] = nil
    #expect(Array(path) == [11, 6] && path.popLast() == 6 && path[id: 5] == nil)
    let data = try JSONEncoder().encode(path)
    #expect(Array(try JSONDecoder().decode(StackState<Int>.self, from: data)) == [11])
    path.removeAll()
    #expect(path.isEmpty && path.popLast() == nil)
  }

  private var elements: StoreCollection<StackElementID, Editor.State, Editor.Action> {
    store.scope(state: \.path, action: \.path)
  }
}

@Reducer struct Stack {
  @ObservableState struct State: Equatable {
    var path = StackState<Editor.State>()
    var log: [String] = []
  }
  enum Action: Sendable {
    case path(StackActionOf<Editor>)
    case pushButtonTapped, popToRoot, popTo(StackElementID), deepLink
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .path(.popFrom(let id)): state.log.append("popped \(state.path[id: id]?.id ?? 0)")
      case .path: break
      case .pushButtonTapped: state.path.append(Editor.State(id: 10))
      case .popToRoot: state.path.removeAll()
      case .popTo(let id): state.path.pop(to: id)
      case .deepLink: state.path = [.init(id: 20), .init(id: 21)]
      }
      return .none
    }
    .forEach(\.path, action: \.path) { Editor() }
  }
}
