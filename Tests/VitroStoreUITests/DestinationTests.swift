import Testing
import VitroStoreUI
import VitroUITesting

/// One of several features is presented, each in its own way.
@MainActor @Suite struct DestinationTests {
  let store = Store(initialState: Trip.State()) { Trip() }

  @Test func aSheetIsShownForItsCase() async throws {
    let screen = Screen { TripView(store: store) }
    try await screen.button("Edit").tap()
    try await screen.sheet.textField("Notes").type("Ideas")
    #expect(store.destination?.edit?.notes == "Ideas" && screen.alert().isAbsent)
    try await screen.sheet.dismiss()
    #expect(store.destination == nil && screen.sheet.isAbsent)
  }

  @Test func anAlertIsShownForItsCaseAndAnswered() async throws {
    let screen = Screen { TripView(store: store) }
    try await screen.button("Cancel the trip").tap()
    #expect(screen.alert("Cancel it?").exists && screen.sheet.isAbsent)
    try await screen.alert().button("Yes").tap()
    #expect(store.isCancelled && store.destination == nil && screen.alert().isAbsent)
  }

  @Test func oneTakesThePlaceOfTheOther() async throws {
    let screen = Screen { TripView(store: store) }
    try await screen.button("Edit").tap()
    store.send(.view(.cancelButtonTapped))
    #expect(screen.alert("Cancel it?").exists && screen.sheet.isAbsent)
  }

  @Test("A child has one store, by whatever key path its actions are reached")
  func oneStore() throws {
    store.send(.view(.editButtonTapped))
    let shown = Bindable(store).scope(state: \.destination?.edit, action: \.destination.edit)
    let sheet = try #require(shown.wrappedValue)
    #expect(store.scope(state: \.destination?.edit, action: \.destination.edit) === sheet)
    #expect(store.scope(state: \.destination?.edit, action: \.destination.presented.edit) === sheet)
    sheet.send(.binding(.set(\.notes, "Ideas")))
    #expect(store.destination?.edit?.notes == "Ideas")
  }
}

struct TripView: View, ViewActionSending {
  @Bindable var store: StoreOf<Trip>

  var body: some View {
    VStack {
      Button("Edit") { send(.editButtonTapped) }
      Button("Cancel the trip") { send(.cancelButtonTapped) }
    }
    .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) {
      TextField("Notes", text: Bindable($0).notes)
    }
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
  }
}

@Reducer struct Trip {
  @Reducer enum Destination {
    case edit(NotesEditor)
    case alert(AlertState<Answer>)

    enum Answer { case confirmed }
  }

  @ObservableState struct State: Equatable {
    @Presents var destination: Destination.State?
    var isCancelled = false
  }

  enum Action: ViewAction {
    case view(View)
    case destination(PresentationAction<Destination.Action>)

    enum View { case editButtonTapped, cancelButtonTapped }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.editButtonTapped): state.destination = .edit(NotesEditor.State())
      case .view(.cancelButtonTapped): state.destination = .alert(.cancel)
      case .destination(.presented(.alert(.confirmed))): state.isCancelled = true
      case .destination: break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Trip.Destination.State: Equatable {}

extension AlertState<Trip.Destination.Answer> {
  fileprivate static var cancel: Self {
    AlertState {
      TextState("Cancel it?")
    } actions: {
      ButtonState(role: .destructive, action: .confirmed) { TextState("Yes") }
    }
  }
}
