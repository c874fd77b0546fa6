public import StandupsDomain
public import StandupsShared
public import Vitro

/// The list of the stand-ups, and what lies over it.
@Reducer
public struct StandupsListFeature {
  /// The destination over the list: the sheet with the form of a new stand-up, or an alert.
  @Reducer
  public enum Destination {
    /// The form of a new stand-up.
    case add(StandupFormFeature)
    /// Something that has to be answered.
    case alert(AlertState<ListAnswer>)
  }

  /// The stand-ups, and what lies over them.
  @ObservableState
  public struct State: Equatable {
    /// The stand-ups; every session shares them.
    @Shared(.standups) public var standups: Standups
    /// What lies over the list.
    @Presents public var destination: Destination.State?

    /// Makes the state of the list; where the file of the stand-ups cannot be used, an alert asks
    /// what to do.
    public init() {
      destination = $standups.loadError.map { .alert(.notLoaded($0)) }
    }
  }

  /// The actions of the list.
  public enum Action {
    /// An action of the dialog or sheet over the list.
    case destination(PresentationAction<Destination.Action>)
    /// Somebody wants to add a stand-up.
    case addButtonTapped
    /// The new stand-up is not to be kept.
    case dismissAddButtonTapped
    /// The new stand-up is to be kept.
    case confirmAddButtonTapped
    /// Somebody wants to look around.
    case addSamplesButtonTapped
    /// Somebody wants to see a stand-up. The parent pushes it.
    case standupTapped(Standup.ID)
    /// Somebody wants the change saved that could not be.
    case saveAgainButtonTapped
  }

  @Dependency(\.uuid) private var uuid

  /// Makes the rules of the list.
  public init() {}

  /// The rules.
  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .destination(.presented(.alert(.loadSamples))), .addSamplesButtonTapped:
        state.$standups.withLock { all in for sample in Standup.samples { try? all.add(sample) } }
      // What is written takes the place of what could not be read.
      case .destination(.presented(.alert(.startEmpty))):
        state.$standups.withLock { $0 = Standups() }
      case .addButtonTapped:
        let form = StandupForm(new: Identifier(uuid()), row: Identifier(uuid()))
        state.destination = .add(StandupFormFeature.State(form))
      case .dismissAddButtonTapped: state.destination = nil
      case .confirmAddButtonTapped: add(&state)
      case .saveAgainButtonTapped:
        return .run { [standups = state.$standups] _ in try? await standups.save() }
      case .destination, .standupTapped: break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }

  private func add(_ state: inout State) {
    guard let standup = try? state.destination?.add?.form.standup() else { return }
    state.$standups.withLock { try? $0.add(standup) }
    state.destination = nil
  }
}

extension StandupsListFeature.Destination.State: Equatable {}
