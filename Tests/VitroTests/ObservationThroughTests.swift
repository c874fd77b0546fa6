import Testing
import Vitro

/// Tests of the observers of a change that lies deeper: in an enum, an optional, a collection.
@MainActor @Suite struct ObservationThroughTests {
  let store = Store(initialState: Album.State()) { Album() }

  @Test func aFieldInACaseWakesItsOwnObservers() throws {
    let counter = try #require(counter)
    let count = Watch { _ = counter.count }
    let others = [
      Watch { _ = counter.title }, Watch { _ = store.note }, Watch { _ = self.counter },
    ]
    store.send(.page(.counter(.incrementButtonTapped)))
    #expect(count.isAwake && others.allSatisfy { !$0.isAwake } && counter.count == 1)
  }

  @Test func whoAsksForACaseIsToldWhenItComesAndGoes() {
    let goes = Watch { _ = counter }
    let comes = Watch { _ = text }
    store.send(.pageChanged(.text(.init())))
    #expect(goes.isAwake && comes.isAwake && counter == nil && text != nil)
  }

  @Test func aPayloadThatMovesToAnotherCaseUnchangedIsObserved() {
    let goes = Watch { _ = counter }
    let comes = Watch { _ = text }
    store.send(.movePayload)
    #expect(goes.isAwake && comes.isAwake && counter == nil && text != nil)
  }

  @Test func whatAChildDoesToItsOwnCaseIsObservedAbove() {
    let page = Watch { _ = store.page }
    let comes = Watch { _ = text }
    store.send(.page(.movePayload))
    #expect(page.isAwake && comes.isAwake && text != nil)
  }

  @Test func aPayloadCopiedChangedAndPutBackIsObserved() throws {
    let counter = try #require(counter)
    let count = Watch { _ = counter.count }
    let title = Watch { _ = counter.title }
    store.send(.copyIncrementAndPutBack)
    #expect(count.isAwake && !title.isAwake)
  }

  @Test func aPayloadThatIsReplacedByOneOfItsCaseIsObserved() throws {
    let counter = try #require(counter)
    let count = Watch { _ = counter.count }
    store.send(.pageChanged(.counter(.init(count: 7))))
    #expect(count.isAwake && counter.count == 7)
  }

  @Test(arguments: [Page.State.nothing, .counter(.init()), .text(.init())])
  func anActionThatChangesNothingInAnEnumWakesNobody(_ page: Page.State) {
    let store = Store(initialState: Album.State(page: page)) { Album() }
    let watch = Watch { _ = store.page }
    store.send(.page(.nothingHappened))
    store.send(.page(.nothingHappened))
    #expect(!watch.isAwake)
  }

  @Test func aFieldInAnOptionalWakesItsOwnObservers() throws {
    let detail = try #require(store.scope(state: \.detail, action: \.detail))
    let count = Watch { _ = detail.count }
    let others = [Watch { _ = detail.title }, Watch { _ = store.note }]
    store.send(.detail(.incrementButtonTapped))
    #expect(count.isAwake && others.allSatisfy { !$0.isAwake })
  }

  @Test func aFieldInAStackWakesItsOwnObservers() {
    let path = store.scope(state: \.path, action: \.path)
    let (low, top) = (path[0], path[1])
    let count = Watch { _ = top.count }
    let others = [Watch { _ = top.title }, Watch { _ = low.count }, Watch { _ = store.note }]
    top.send(.incrementButtonTapped)
    #expect(count.isAwake && others.allSatisfy { !$0.isAwake })
  }

  @Test func aChildCopiedChangedAndPutBackInAnArrayIsObserved() {
    let array = Watch { _ = store.array[0].count }
    let note = Watch { _ = store.note }
    store.send(.copyIncrementAndPutBackInTheArray)
    #expect(array.isAwake && !note.isAwake && store.array[0].count == 1)
  }

  @Test func aChildOfAnArrayIsFollowedByItsIndex() {
    let child = store.scope(state: \.array[0], action: \.first)
    let count = Watch { _ = child.count }
    let title = Watch { _ = child.title }
    store.send(.copyIncrementAndPutBackInTheArray)
    #expect(count.isAwake && !title.isAwake)
    let again = Watch { _ = child.count }
    child.send(.incrementButtonTapped)
    #expect(again.isAwake && store.array[0].count == 2)
  }

  @Test func aStateThatReplacesItselfWholeIsObservedInAllItsParts() throws {
    let counter = try #require(counter)
    let detail = try #require(store.scope(state: \.detail, action: \.detail))
    let watches = [
      Watch { _ = store.note }, Watch { _ = counter.count }, Watch { _ = detail.count },
      Watch { _ = store.scope(state: \.path, action: \.path).count },
    ]
    store.send(.replaceAll)
    #expect(watches.allSatisfy { $0.isAwake })
  }

  @Test func aFieldThatIsIgnoredWakesNobody() {
    let watch = Watch { _ = store.note }
    store.send(.countIgnored)
    #expect(store.ignored == 1 && !watch.isAwake)
  }

  private var page: Store<Page.State, Page.Action> {
    store.scope(state: \.page, action: \.page)
  }
  private var counter: StoreOf<Counter>? { page.scope(state: \.counter, action: \.counter) }
  private var text: StoreOf<Counter>? { page.scope(state: \.text, action: \.text) }
}

@Reducer struct Page {
  @CasePathable @ObservableState enum State: Equatable {
    case counter(Counter.State)
    case text(Counter.State)
    case nothing
  }
  enum Action { case counter(Counter.Action), text(Counter.Action), nothingHappened, movePayload }

  var body: some ReducerOf<Self> {
    Scope(state: \.counter, action: \.counter) { Counter() }
    Scope(state: \.text, action: \.text) { Counter() }
    Reduce { state, action in
      if case .movePayload = action, case .counter(let payload) = state { state = .text(payload) }
      return .none
    }
  }
}

@Reducer struct Album {
  @ObservableState struct State: Equatable {
    var page = Page.State.counter(.init())
    var detail: Counter.State? = Counter.State()
    var path: StackState<Counter.State> = [.init(), .init()]
    var array = [Counter.State()]
    var note = ""
    @ObservationStateIgnored var ignored = 0
  }
  enum Action {
    case page(Page.Action), detail(Counter.Action), path(StackActionOf<Counter>)
    case first(Counter.Action)
    case pageChanged(Page.State), replaceAll, countIgnored, movePayload
    case copyIncrementAndPutBack, copyIncrementAndPutBackInTheArray
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.page, action: \.page) { Page() }
    Scope(state: \.array[0], action: \.first) { Counter() }
    Reduce { state, action in
      switch action {
      case .page, .detail, .path, .first: break
      case .pageChanged(let page): state.page = page
      case .movePayload:
        if case .counter(let payload) = state.page { state.page = .text(payload) }
      case .replaceAll: state = State()
      case .countIgnored: state.ignored += 1
      case .copyIncrementAndPutBack:
        guard case .counter(var copy) = state.page else { break }
        copy.count += 1
        state.page = .counter(copy)
      case .copyIncrementAndPutBackInTheArray:
        var copy = state.array[0]
        copy.count += 1
        state.array[0] = copy
      }
      return .none
    }
    .ifLet(\.detail, action: \.detail) { Counter() }
    .forEach(\.path, action: \.path) { Counter() }
  }
}
