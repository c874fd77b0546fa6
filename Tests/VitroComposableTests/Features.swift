import Combine
import ComposableArchitecture

struct Missing: Error, Equatable {}

@Reducer
struct Profile {
  @ObservableState
  struct State: Equatable {
    var nickname = ""
    var isPublic = false
  }

  enum Action: BindableAction, Sendable {
    case binding(BindingAction<State>)
  }

  var body: some Reducer<State, Action> {
    BindingReducer()
      .onChange(of: \.isPublic) { wasPublic, _ in
        Reduce { state, _ in
          if wasPublic { state.nickname = "hidden" }
          return .none
        }
      }
  }
}

@Reducer
struct Book {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    var title = ""
    var isRead = false
  }

  enum Action: BindableAction, Sendable {
    case binding(BindingAction<State>)
  }

  var body: some Reducer<State, Action> { BindingReducer() }
}

@Reducer
struct Shelf {
  @ObservableState
  struct State: Equatable {
    var books: IdentifiedArrayOf<Book.State> = []
    var hidesRead = false

    var titles: [String] { books.map(\.title) }
    var shown: IdentifiedArrayOf<Book.State> { hidesRead ? books.filter { !$0.isRead } : books }
  }

  enum Action: BindableAction, Sendable {
    case binding(BindingAction<State>)
    case books(IdentifiedActionOf<Book>)
    case sort
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .books(.element(id: _, action: .binding(\.isRead))):
        return .run { send in await send(.sort, animation: .default) }
      case .sort:
        state.books.sort { $0.isRead && !$1.isRead }
        return .none
      case .binding, .books:
        return .none
      }
    }
    .forEach(\.books, action: \.books) { Book() }
  }
}

@DependencyClient
struct Catalogue {
  var find: @Sendable (_ title: String, _ limit: Int) async throws -> [String]
}

extension Catalogue: TestDependencyKey {
  static let testValue = Catalogue()
}

extension DependencyValues {
  var catalogue: Catalogue {
    get { self[Catalogue.self] }
    set { self[Catalogue.self] = newValue }
  }
}

@Reducer
struct Search {
  @ObservableState
  struct State: Equatable {
    var query = ""
    var titles: [String] = []
  }

  enum Action {
    case queryChanged(String)
    case found(Result<[String], any Error>)
  }

  @Dependency(\.catalogue) var catalogue
  private enum CancelID { case search }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .queryChanged(let query):
        state.query = query
        return .run { send in
          await send(.found(Result { try await catalogue.find(title: query, limit: 10) }))
        }
        .cancellable(id: CancelID.search, cancelInFlight: true)
      case .found(.success(let titles)):
        state.titles = titles
        return .none
      case .found(.failure):
        state.titles = []
        return .none
      }
    }
  }
}

@Reducer
struct Timer {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case began, stopped, ticked, queueBegan
    case published(Int)
    case counted(Int)
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.mainQueue) var mainQueue

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .began:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
        .cancellable(id: "timer", cancelInFlight: true)
      case .stopped:
        return .cancel(id: "timer")
      case .ticked:
        state.count += 1
        return .none
      case .queueBegan:
        return .run { send in
          try await mainQueue.sleep(for: 3)
          await send(.ticked)
        }
      case .published(let number):
        return .publisher { Just(number).map(Action.counted) }
      case .counted(let number):
        state.count = number
        return .none
      }
    }
  }
}

@Reducer
struct Visits {
  @ObservableState
  struct State: Equatable {
    @Shared(.inMemory("visits")) var count = 0

    init(count: Shared<Int>? = nil) { if let count { _count = count } }
  }

  enum Action { case visited }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.$count.withLock { $0 += 1 }
      return .none
    }
  }
}
