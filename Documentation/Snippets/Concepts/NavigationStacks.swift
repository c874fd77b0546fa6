// A stack of pages: the code of an article.
import Testing
import VitroStoreUI
import VitroTesting
import VitroUITesting

@Reducer struct Artist {
  @ObservableState struct State: Equatable { var name = "" }
  enum Action { case albumTapped(String) }

  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer struct Album {
  @ObservableState struct State: Equatable {
    var title = ""
    var isFavorite = false
    var seconds = 0
  }

  enum Action {
    case artistTapped(String)
    case closeButtonTapped
    case favoriteButtonTapped
    case playButtonTapped
    case ticked
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .artistTapped: return .none
      case .closeButtonTapped: return .run { _ in await dismiss() }
      case .favoriteButtonTapped:
        state.isFavorite.toggle()
        return .none
      case .playButtonTapped:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
      case .ticked:
        state.seconds += 1
        return .none
      }
    }
  }
}

@Reducer struct Library {
  @Reducer enum Path {
    case album(Album)
    case artist(Artist)
  }

  @ObservableState struct State: Equatable {
    var path = StackState<Path.State>()
  }

  enum Action {
    case path(StackActionOf<Path>)
    case albumTapped(String)
    case linkOpened(artist: String, album: String)
    case backButtonTapped(to: StackElementID)
    case homeButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .albumTapped(let title), .path(.element(_, .artist(.albumTapped(let title)))):
        state.path.append(.album(Album.State(title: title)))
      case .path(.element(_, .album(.artistTapped(let name)))):
        state.path.append(.artist(Artist.State(name: name)))
      case .linkOpened(let artist, let album):
        state.path = [
          .artist(Artist.State(name: artist)),
          .album(Album.State(title: album)),
        ]
      case .backButtonTapped(let id):
        state.path.pop(to: id)
      case .homeButtonTapped:
        state.path.removeAll()
      case .path:
        break
      }
      return .none
    }
    .forEach(\.path, action: \.path)
  }
}

extension Library.Path.State: Equatable {}

struct LibraryView: View {
  let store: StoreOf<Library>

  var body: some View {
    if let top = store.scope(state: \.path, action: \.path).last {
      PageView(store: top)
    } else {
      Button("Blue") { store.send(.albumTapped("Blue")) }
    }
  }
}

struct PageView: View {
  let store: StoreOf<Library.Path>

  var body: some View {
    switch store.case {
    case .album(let store): AlbumView(store: store)
    case .artist(let store): ArtistView(store: store)
    }
  }
}

struct ArtistView: View {
  let store: StoreOf<Artist>

  var body: some View {
    Text(store.name)
  }
}

struct AlbumView: View {
  let store: StoreOf<Album>

  var body: some View {
    Text(store.title)
    Button("Artist") { store.send(.artistTapped("Joni")) }
    Button("Close") { store.send(.closeButtonTapped) }
  }
}

@MainActor @Suite("A library") struct LibraryTests {
  let clock = TestClock()

  func makeStore() -> TestStoreOf<Library> {
    TestStore(initialState: Library.State()) {
      Library()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test("An album leads to its artist, and that one to another album") func deeper() async {
    let store = makeStore()
    await store.send(.albumTapped("Blue")) {
      $0.path[id: 0] = .album(Album.State(title: "Blue"))
    }
    await store.send(\.path[id: 0].album.artistTapped, "Joni") {
      $0.path[id: 1] = .artist(Artist.State(name: "Joni"))
    }
    await store.send(\.path[id: 1].artist.albumTapped, "Hejira") {
      $0.path[id: 2] = .album(Album.State(title: "Hejira"))
    }
    await store.send(.backButtonTapped(to: 0)) { $0.path.pop(to: 0) }
    #expect(store.state.path.ids == [0])
  }

  @Test("An element is changed by its id") func favorite() async {
    let store = makeStore()
    await store.send(.albumTapped("Blue")) {
      $0.path[id: 0] = .album(Album.State(title: "Blue"))
    }
    await store.send(\.path[id: 0].album.favoriteButtonTapped) {
      $0.path[id: 0]?.modify(\.album) { $0.isFavorite = true }
    }
  }

  @Test("An album closes itself, and stops playing") func closes() async {
    let store = makeStore()
    await store.send(.albumTapped("Blue")) {
      $0.path[id: 0] = .album(Album.State(title: "Blue"))
    }
    await store.send(\.path[id: 0].album.playButtonTapped)
    await store.send(\.path[id: 0].album.closeButtonTapped)
    await store.receive(\.path.popFrom) { $0.path[id: 0] = nil }
    await store.finish()
  }

  @Test("Going back ends an element and all above it") func back() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.linkOpened(artist: "Joni", album: "Blue"))
    await store.send(\.path.popFrom, 0)
    store.assert { $0.path = [] }
  }

  @Test("A link opens two pages at once") func link() async {
    let store = makeStore()
    await store.send(.linkOpened(artist: "Joni", album: "Blue")) {
      $0.path[id: 0] = .artist(Artist.State(name: "Joni"))
      $0.path[id: 1] = .album(Album.State(title: "Blue"))
    }
    await store.send(.homeButtonTapped) { $0.path.removeAll() }
  }

  @Test("A view may push with an action") func push() async {
    let store = makeStore()
    await store.send(.path(.push(id: 0, state: .artist(Artist.State(name: "Joni"))))) {
      $0.path[id: 0] = .artist(Artist.State(name: "Joni"))
    }
  }

  @Test("The top page is shown") func screen() async throws {
    let store = Store(initialState: Library.State()) { Library() }
    let screen = Screen { LibraryView(store: store) }
    try await screen.button("Blue").tap()
    try await screen.button("Artist").tap()
    #expect(screen.text("Joni").exists && store.path.count == 2)
  }
}
