import Vitro

/// Presents one of several features, and has a stack of the same.
@Reducer struct Desk {
  @ObservableState struct State: Equatable {
    @Presents var destination: Spot.State?
    var path = StackState<Spot.State>()
    var title = ""
  }

  enum Action {
    case destination(PresentationAction<Spot.Action>)
    case path(StackActionOf<Spot>)
    case show(Spot.State?)
    case rename(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .show(let destination): state.destination = destination
      case .rename(let title): state.title = title
      case .destination(.presented(.question(.yes))): state.title = "yes"
      case .destination(.presented(.question(.ask))): state.destination = .question(.ask)
      case .destination, .path: break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.path, action: \.path)
  }
}

/// Several features, one of which contains the enum again.
@Reducer enum Spot {
  case jotting(Jotting)
  case cabinet(Cabinet)
  case question(AlertState<Question>)
  case nowhere
  @ReducerCaseIgnored case point(x: Int, Int)

  enum Question { case yes, ask }
}

extension Spot.State: Equatable {}

extension AlertState<Spot.Question> {
  static var ask: Self {
    AlertState {
      TextState("Sure?")
    } actions: {
      ButtonState(action: .yes) { TextState("Yes") }
    }
  }
}

@Reducer struct Jotting {
  @ObservableState struct State: Equatable, Identifiable {
    var id = 0
    var text = ""
    var lines: [Int] = []
  }

  enum Action { case write(String), countLine, wait, close }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .write(let text): state.text = text
      case .countLine: state.lines[0] += 1
      case .wait: return .run { _ in await untilCancelled() }
      case .close: return .run { _ in await dismiss() }
      }
      return .none
    }
  }
}

@Reducer struct Cabinet {
  @ObservableState struct State: Equatable {
    var openings = 0
    @Presents var inside: Spot.State?
  }

  enum Action {
    case open
    case inside(PresentationAction<Spot.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .open = action { state.openings += 1 }
      return .none
    }
    .ifLet(\.$inside, action: \.inside)
  }
}
