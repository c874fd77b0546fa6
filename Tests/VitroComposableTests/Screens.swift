import ComposableArchitecture
import SwiftUI

// MARK: - A list, and what is presented from it

@Reducer
struct Library {
  @Reducer
  enum Destination {
    case edit(Book)
    @ReducerCaseIgnored case alert(AlertState<Alert>)
    case note(String, of: Int)

    @CasePathable
    enum Action {
      case edit(Book.Action)
      case alert(Alert)
    }

    @CasePathable
    enum Alert { case confirmed }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    @Presents var settings: Profile.State?
    var shelf = Shelf.State()
    var query = ""
    var removed = 0
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case settings(PresentationAction<Profile.Action>)
    case shelf(Shelf.Action)
    case addButtonTapped
    case emptyButtonTapped
    case settingsButtonTapped
    case queryChanged(String)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Scope(state: \.shelf, action: \.shelf) { Shelf() }
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.destination = .edit(Book.State(id: uuid()))
        return .none
      case .emptyButtonTapped:
        state.destination = .alert(.empty)
        return .none
      case .settingsButtonTapped:
        state.settings = Profile.State(nickname: "Blob")
        return .none
      case .queryChanged(let query):
        state.query = query
        return .none
      case .destination(.presented(.alert(.confirmed))):
        state.removed += state.shelf.books.count
        state.shelf.books.removeAll()
        return .none
      case .destination, .settings, .shelf:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
    .ifLet(\.$settings, action: \.settings) { Profile() }
  }
}

extension Library.Destination.State: Equatable {}

extension AlertState where Action == Library.Destination.Alert {
  static let empty = Self {
    TextState("Remove all?")
  } actions: {
    ButtonState(role: .destructive, action: .confirmed) { TextState("Remove") }
    ButtonState(role: .cancel) { TextState("Keep") }
  }
}

struct LibraryView: View {
  @Bindable var store: StoreOf<Library>

  var body: some View {
    Form {
      TextField("Search", text: $store.query.sending(\.queryChanged))
      Text("Looking for \(store.query)")
      Button("Add") { store.send(.addButtonTapped, animation: .default) }
      Button("Empty") { store.send(.emptyButtonTapped) }
      Button("Settings") { store.send(.settingsButtonTapped) }
      ShelfView(store: store.scope(\.shelf, action: \.shelf))
    }
    .sheet(item: $store.scope(\.$destination, action: \.destination).edit) { store in
      BookView(store: store)
    }
    .alert($store.scope(\.$destination, action: \.destination).alert)
    .sheet(item: $store.scope(\.$settings, action: \.settings)) { store in
      ProfileView(store: store)
    }
  }
}

struct ShelfView: View {
  @Bindable var store: StoreOf<Shelf>

  var body: some View {
    Toggle("Unread only", isOn: $store.hidesRead)
    ForEach(store.scope(\.shown, action: \.books)) { store in
      BookView(store: store)
    }
  }
}

struct BookView: View {
  @Bindable var store: StoreOf<Book>

  var body: some View {
    TextField("Title", text: $store.title)
    Toggle("Read \(store.title)", isOn: $store.isRead)
  }
}

struct ProfileView: View {
  @Bindable var store: StoreOf<Profile>
  @FocusState private var isFocused: Bool

  var body: some View {
    WithPerceptionTracking {
      TextField("Name", text: $store.nickname).focused($isFocused)
      Toggle("Public", isOn: $store.isPublic)
    }
    .bind($store.isPublic, to: $isFocused)
  }
}

// MARK: - Pages on a stack

@Reducer
struct Tour {
  @Reducer
  enum Path {
    case book(Book)
    case profile(Profile)
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
  }

  enum Action {
    case path(StackActionOf<Path>)
    case homeButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .homeButtonTapped:
        state.path.removeAll()
        return .none
      case .path(.element(id: _, action: .book(.binding(\.isRead)))):
        state.path.append(.profile(Profile.State(nickname: "of the reader")))
        return .none
      case .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension Tour.Path.State: Equatable {}

struct TourView: View {
  @Bindable var store: StoreOf<Tour>

  var body: some View {
    NavigationStack(path: $store.scope(\.path, action: \.path)) {
      NavigationLink(state: Tour.Path.State.book(Book.State(id: UUID(0), title: "Dune"))) {
        Text("The first book")
      }
      NavigationLink("Nobody", state: Tour.Path.State?.none)
    } destination: { store in
      switch store.case {
      case .book(let store):
        BookView(store: store)
          .navigationTitle("Book")
        NavigationLink("Whose", state: Tour.Path.State.profile(Profile.State(nickname: "Blob")))
      case .profile(let store):
        Text("Profile \(store.nickname)")
      }
    }
  }
}

// MARK: - An enum of features whose body is written by hand

@Reducer
enum Gate {
  case profile(Profile)
  case book(Book)

  static var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .profile(.binding(\.isPublic)) = action {
        state = .book(Book.State(id: UUID(0), title: "Of all"))
      }
      return .none
    }
    .ifCaseLet(\.profile, action: \.profile) { Profile() }
    .ifCaseLet(\.book, action: \.book) { Book() }
  }
}

extension Gate.State: Equatable {}

// MARK: - What a view may send

@Reducer
struct Form1 {
  @ObservableState
  struct State: Equatable {
    var nickname = ""
    var isSaved = false
  }

  enum Action: ViewAction {
    case view(View)
    case saved

    @CasePathable
    enum View: BindableAction {
      case binding(BindingAction<State>)
      case saveButtonTapped
    }
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action {
      case .view(.saveButtonTapped): return .run { send in await send(.saved) }
      case .view(.binding): return .none
      case .saved:
        state.isSaved = true
        return .none
      }
    }
  }
}

@ViewAction(for: Form1.self)
struct Form1View: View {
  @Bindable var store: StoreOf<Form1>

  var body: some View {
    TextField("Name", text: $store.nickname)
    Button("Save") { send(.saveButtonTapped) }
    Button("Save slowly") { send(.saveButtonTapped, animation: .default) }
    if store.isSaved { Text("Saved \(store.withState { $0.nickname })") }
  }
}
