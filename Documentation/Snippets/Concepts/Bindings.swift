// A profile that is edited through bindings: the code of an article.
import Testing
import VitroStoreUI
import VitroTesting
import VitroUITesting

@Reducer struct Profile {
  @ObservableState struct State: Equatable {
    var nickname = ""
    var problem: String?
    var isSaved = false
  }

  enum Action: BindableAction, ViewAction {
    case binding(BindingAction<State>)
    case saved
    case view(View)

    @CasePathable enum View { case saveButtonTapped }
  }

  @Dependency(\.profiles) var profiles

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.nickname):
        state.problem = state.nickname.isEmpty ? "A name is needed." : nil
        return .none
      case .binding:
        return .none
      case .saved:
        state.isSaved = true
        return .none
      case .view(.saveButtonTapped):
        return .run { [name = state.nickname] send in
          try await profiles.save(name)
          await send(.saved)
        }
      }
    }
  }
}

@DependencyClient
struct Profiles: Sendable {
  var save: @Sendable (_ name: String) async throws -> Void
}

extension DependencyValues {
  @DependencyEntry var profiles: Profiles = Profiles(save: { _ in })
}

struct ProfileView: View, ViewActionSending {
  @Bindable var store: StoreOf<Profile>

  var body: some View {
    VStack {
      TextField("Name", text: $store.nickname)
      if let problem = store.problem { Text(problem) }
      Button("Save") { send(.saveButtonTapped) }
    }
  }
}

@Reducer struct Greeting {
  @ObservableState struct State: Equatable { var name = "" }
  enum Action { case nameChanged(String) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .nameChanged(let name):
        state.name = String(name.prefix(10))
        return .none
      }
    }
  }
}

struct GreetingView: View {
  let store: StoreOf<Greeting>

  var body: some View {
    TextField("Name", text: store.binding(\.name) { .nameChanged($0) })
  }
}

@MainActor @Suite("Bindings") struct ProfileTests {
  @Test("A name is needed") func name() async {
    let store = TestStore(initialState: Profile.State()) { Profile() }
    await store.send(\.binding.nickname, "Blob") { $0.nickname = "Blob" }
    await store.send(\.binding.nickname, "") {
      $0.nickname = ""
      $0.problem = "A name is needed."
    }
  }

  @Test("A name is saved") func save() async {
    let store = TestStore(initialState: Profile.State(nickname: "Blob")) {
      Profile()
    } withDependencies: {
      $0.profiles.save = { #expect($0 == "Blob") }
    }
    await store.send(\.view.saveButtonTapped)
    await store.receive(\.saved) { $0.isSaved = true }
  }

  @Test("What is typed arrives") func screen() async throws {
    let store = Store(initialState: Profile.State()) { Profile() }
    let screen = Screen { ProfileView(store: store) }
    try await screen.textField("Name").type("Blob")
    #expect(store.nickname == "Blob")
    try await screen.textField("Name").type("")
    #expect(screen.text("A name is needed.").exists)
  }

  @Test("A reducer decides what becomes of it") func decides() async throws {
    let store = Store(initialState: Greeting.State()) { Greeting() }
    let screen = Screen { GreetingView(store: store) }
    try await screen.textField("Name").type("Blob the Tenth")
    #expect(store.name == "Blob the T")
  }

  @Test("What no reducer carries out is reported") func unhandled() {
    let store = Store(initialState: Profile.State()) {
      EmptyReducer<Profile.State, Profile.Action>()
    }
    withKnownIssue {
      store.nickname = "Blob"
    } matching: {
      $0.description.hasSuffix(
        "To fix: write 'BindingReducer()' first in the 'body' of the feature.")
    }
  }

  @Test("Outside of a view it is an assignment") func assignment() {
    let store = Store(initialState: Profile.State()) { Profile() }
    store.nickname = "Blob"
    #expect(store.nickname == "Blob")
  }
}
