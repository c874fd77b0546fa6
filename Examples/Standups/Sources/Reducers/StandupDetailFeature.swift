public import StandupsDomain
public import StandupsShared
public import Vitro

/// A stand-up, and what lies over it.
@Reducer
public struct StandupDetailFeature {
  /// The destination over a stand-up: the sheet with its form, or an alert.
  @Reducer
  public enum Destination {
    /// The form of the stand-up.
    case edit(StandupFormFeature)
    /// Something that has to be answered.
    case alert(AlertState<DetailAnswer>)
  }

  /// Which stand-up it is, and what lies over it.
  @ObservableState
  public struct State: Equatable {
    /// The stand-ups; every session shares them.
    @Shared(.standups) public var standups: Standups
    /// Which stand-up it is.
    public let id: Standup.ID
    /// What lies over the stand-up.
    @Presents public var destination: Destination.State?

    /// Makes the state of a stand-up.
    public init(_ id: Standup.ID, destination: Destination.State? = nil) {
      self.id = id
      self.destination = destination
    }

    /// The stand-up; `nil` where somebody has deleted it meanwhile.
    public var standup: Standup? { standups[id] }
  }

  /// The actions of a stand-up.
  public enum Action {
    /// An action of the dialog or sheet over the stand-up.
    case destination(PresentationAction<Destination.Action>)
    /// Somebody wants to edit the stand-up.
    case editButtonTapped
    /// What has been typed is not to be kept.
    case cancelEditButtonTapped
    /// What has been typed is to be kept.
    case doneEditingButtonTapped
    /// Somebody wants to delete the stand-up.
    case deleteButtonTapped
    /// Somebody wants to see a past meeting. The parent pushes it.
    case meetingTapped(Meeting)
    /// Somebody wants to hold a meeting.
    case startMeetingButtonTapped
    /// The device has said whether it may listen.
    case authorizationResponse(Authorization)
    /// A meeting begins. The parent pushes it.
    case meetingStarted(isTranscribing: Bool)
    /// Somebody wants the change saved that could not be.
    case saveAgainButtonTapped
  }

  @Dependency(\.openSettings) private var openSettings
  @Dependency(\.speechRecognizer) private var speechRecognizer

  /// Makes the rules of a stand-up.
  public init() {}

  /// The rules.
  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .destination(.presented(.alert(let answer))): return answered(answer)
      case .editButtonTapped:
        state.destination = state.standup.map { .edit(.init(StandupForm(editing: $0))) }
      case .cancelEditButtonTapped: state.destination = nil
      case .doneEditingButtonTapped: save(&state)
      case .deleteButtonTapped: state.destination = state.standup.map { .alert(.delete($0)) }
      case .startMeetingButtonTapped:
        return .run { [speechRecognizer] send in
          await send(.authorizationResponse(speechRecognizer.authorization()))
        }
      case .authorizationResponse(let authorization): return start(authorization, &state)
      case .saveAgainButtonTapped:
        return .run { [standups = state.$standups] _ in try? await standups.save() }
      case .destination, .meetingTapped, .meetingStarted: break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }

  /// A deletion is for the parent, which first has to leave the stand-up.
  private func answered(_ answer: DetailAnswer) -> Effect<Action> {
    switch answer {
    case .confirmDeletion: .none
    case .continueWithoutTranscript: .send(.meetingStarted(isTranscribing: false))
    case .openSettings: .run { [openSettings] _ in await openSettings?() }
    }
  }

  private func save(_ state: inout State) {
    guard let standup = try? state.destination?.edit?.form.standup() else { return }
    state.$standups.withLock { try? $0.update(standup) }
    state.destination = nil
  }

  private func start(_ authorization: Authorization, _ state: inout State) -> Effect<Action> {
    guard
      let alert = AlertState.notTranscribed(authorization, canOpenSettings: openSettings != nil)
    else { return .send(.meetingStarted(isTranscribing: true)) }
    state.destination = .alert(alert)
    return .none
  }
}

extension StandupDetailFeature.Destination.State: Equatable {}
