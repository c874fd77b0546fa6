import Testing
import VitroStoreUI
import VitroUITesting

/// Tests of the library's views: what one shows belongs to the view of the application that has
/// written it.
@MainActor @Suite struct ViewsOfTheLibrary {
  @Test("What stands in a stack of a store belongs to the view around the stack")
  func root() throws {
    let store = Store(initialState: Attic.State()) { Attic() }
    let screen = Screen { AtticView(store: store) }
    let button = try screen.button("Open").element()
    #expect(screen.place(of: button.id)?.view == "AtticView")
  }
}

@Reducer private struct Attic {
  @ObservableState struct State { var path = StackState<Box.State>() }
  enum Action { case path(StackActionOf<Box>) }
  var body: some ReducerOf<Self> { EmptyReducer().forEach(\.path, action: \.path) { Box() } }
}

@Reducer private struct Box {
  @ObservableState struct State {}
  enum Action {}
  var body: some ReducerOf<Self> { EmptyReducer() }
}

private struct AtticView: View {
  @Bindable var store: StoreOf<Attic>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Button("Open") {}
    } destination: { _ in
      Text("Box")
    }
  }
}
