import Testing
import VitroStoreUI
import VitroUITesting

/// A state says which pages lie on each other, and what there is to choose.
@MainActor @Suite struct PathTests {
  let store = Store(initialState: Shelf.State()) { Shelf() }

  @Test func aPageIsShownForEachElement() async throws {
    let screen = Screen { ShelfView(store: store) }
    try await screen.button("Open").tap()
    try await screen.button("Read").tap()
    #expect(screen.title == "Book" && screen.text("page 1").exists)
    #expect(store.path.first?.page == 1)
  }

  @Test func aPageThatIsLeftIsPopped() async throws {
    let screen = Screen { ShelfView(store: store) }
    try await screen.button("Open").tap()
    store.send(.openButtonTapped)
    try await screen.button("Back to Book").tap()
    #expect(store.path.count == 1)
    try await screen.button("Back to Shelf").tap()
    #expect(store.path.isEmpty && screen.title == "Shelf")
  }

  @Test func aPathThatIsEmptiedLeadsToTheFirstPage() async throws {
    let screen = Screen { ShelfView(store: store) }
    store.send(.openButtonTapped)
    store.send(.openButtonTapped)
    #expect(screen.title == "Book")
    store.send(.homeButtonTapped)
    #expect(screen.title == "Shelf")
  }

  @Test func aPageIsCalledByItsTitle() {
    let screen = Screen { ShelfView(store: store) }
    store.send(.openButtonTapped)
    #expect(screen.path == "/book")
  }

  @Test func aPageIsCalledByTheIdentityOfItsStateEachTimeItComes() {
    let drawers = Store(initialState: Drawers.State()) { Drawers() }
    let screen = Screen { DrawersView(store: drawers) }
    for number in [7, 8] { drawers.send(.drawerTapped(number)) }
    #expect(screen.path == "/7/8")
    drawers.send(.path(.popFrom(id: drawers.path.ids[0])))
    drawers.send(.drawerTapped(7))
    #expect(screen.path == "/7")
  }

  @Test func theAddressEndsBeforeAPageThatANewScreenCannotFind() {
    let drawers = Store(initialState: Drawers.State(path: [Drawer.State(id: 7)])) { Drawers() }
    let screen = Screen { DrawersView(store: drawers) }
    drawers.send(.drawerTapped(8))
    #expect(screen.path == "/7/8" && screen.location == "/7")
  }

  @Test func theAddressHasEveryPageWhereTheApplicationTakesAddresses() {
    let drawers = Store(initialState: Drawers.State()) { Drawers() }
    let screen = Screen { DrawersView(store: drawers).onOpenURL { _ in } }
    for number in [7, 8] { drawers.send(.drawerTapped(number)) }
    #expect(screen.location == "/7/8")
  }

  @Test func choicesAreShownAndAnswered() async throws {
    let screen = Screen { ShelfView(store: store) }
    try await screen.button("Clear").tap()
    #expect(screen.dialog("Clear the shelf?").button("Cancel").exists)
    try await screen.dialog().button("Yes").tap()
    #expect(store.isCleared && store.dialog == nil && screen.dialog().isAbsent)
  }
}

private struct ShelfView: View {
  @Bindable var store: StoreOf<Shelf>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      VStack {
        Button("Open") { store.send(.openButtonTapped) }
        Button("Clear") { store.send(.clearButtonTapped) }
      }
      .navigationTitle("Shelf")
    } destination: { book in
      Text("page \(book.page)")
        .navigationTitle("Book")
        .toolbar { Button("Read") { book.send(.readButtonTapped) } }
    }
    .confirmationDialog($store.scope(state: \.dialog, action: \.dialog))
  }
}

private struct DrawersView: View {
  @Bindable var store: StoreOf<Drawers>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Text("Drawers")
    } destination: { drawer in
      Text("Drawer \(drawer.id)").navigationTitle("Drawer")
    }
  }
}

@Reducer struct Drawer {
  @ObservableState struct State: Equatable, Identifiable { var id: Int }
  enum Action {}
  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer struct Drawers {
  @ObservableState struct State: Equatable { var path = StackState<Drawer.State>() }

  enum Action {
    case path(StackActionOf<Drawer>)
    case drawerTapped(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .drawerTapped(let id) = action { state.path.append(Drawer.State(id: id)) }
      return .none
    }
    .forEach(\.path, action: \.path) { Drawer() }
  }
}

@Reducer struct Volume {
  @ObservableState struct State: Equatable { var page = 0 }

  enum Action { case readButtonTapped }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.page += 1
      return .none
    }
  }
}

@Reducer struct Shelf {
  enum Answer { case confirmed }

  @ObservableState struct State: Equatable {
    var path = StackState<Volume.State>()
    @Presents var dialog: ConfirmationDialogState<Answer>?
    var isCleared = false
  }

  enum Action {
    case path(StackActionOf<Volume>)
    case dialog(PresentationAction<Answer>)
    case openButtonTapped, homeButtonTapped, clearButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .openButtonTapped: state.path.append(Volume.State())
      case .homeButtonTapped: state.path.removeAll()
      case .clearButtonTapped: state.dialog = .clear
      case .dialog(.presented(.confirmed)): state.isCleared = true
      case .dialog, .path: break
      }
      return .none
    }
    .ifLet(\.$dialog, action: \.dialog)
    .forEach(\.path, action: \.path) { Volume() }
  }
}

extension ConfirmationDialogState<Shelf.Answer> {
  fileprivate static var clear: Self {
    ConfirmationDialogState(titleVisibility: .visible) {
      TextState("Clear the shelf?")
    } actions: {
      ButtonState(role: .destructive, action: .confirmed) { TextState("Yes") }
    }
  }
}
