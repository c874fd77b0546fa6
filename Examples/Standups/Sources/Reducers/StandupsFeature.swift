public import Foundation
public import StandupsDomain
import StandupsShared
public import Vitro

/// The whole application: the list, and the pages that lie on it.
@Reducer
public struct StandupsFeature {
  /// A page on the list.
  @Reducer
  public enum Path {
    /// A stand-up.
    case detail(StandupDetailFeature)
    /// A past meeting of a stand-up.
    @ReducerCaseIgnored case meeting(Meeting, of: Standup.ID)
    /// A meeting that is held.
    case record(RecordMeetingFeature)
  }

  /// The list, and the pages that lie on it.
  @ObservableState
  public struct State: Equatable {
    /// The list.
    public var list = StandupsListFeature.State()
    /// The pages, the lowest first.
    public var path = StackState<Path.State>()

    /// Makes the state of an application that shows the list.
    public init() {}
  }

  /// The actions of the application.
  public enum Action {
    /// An action of the list.
    case list(StandupsListFeature.Action)
    /// An action of a page.
    case path(StackActionOf<Path>)
    /// Somebody has opened an address.
    case urlOpened(URL)
  }

  @Dependency(\.date) private var date
  @Dependency(\.uuid) private var uuid

  /// Makes the rules of the application.
  public init() {}

  /// The rules: those of the list and the pages, and what leads from one to the other.
  public var body: some ReducerOf<Self> {
    Scope(state: \.list, action: \.list) { StandupsListFeature() }
    Reduce { state, action in
      switch action {
      case .list(.standupTapped(let id)): state.path.append(.detail(.init(id)))
      case .path(.element(let page, .detail(let action))): follow(action, on: page, &state)
      case .urlOpened(let url): return open(url, &state)
      case .list, .path: break
      }
      return .none
    }
    .forEach(\.path, action: \.path)
  }

  private func follow(
    _ action: StandupDetailFeature.Action, on page: StackElementID, _ state: inout State
  ) {
    guard let detail = state.path[id: page]?.detail else { return }
    switch action {
    case .meetingTapped(let meeting): state.path.append(.meeting(meeting, of: detail.id))
    case .meetingStarted(let isTranscribing):
      guard let standup = detail.standup else { return }
      let meeting = RecordMeeting(standup, id: Identifier(uuid()), date: date.now)
      state.path.append(.record(.init(meeting, isTranscribing: isTranscribing)))
    case .destination(.presented(.alert(.confirmDeletion))):
      state.path.pop(from: page)
      state.list.$standups.withLock { $0.delete(detail.id) }
    default: break
    }
  }

  private func open(_ url: URL, _ state: inout State) -> Effect<Action> {
    state.path.removeAll()
    state.list.destination = nil
    let route = Route(url)
    if route == .add { return .send(.list(.addButtonTapped)) }
    guard let route, let id = route.standup, let standup = state.list.standups[id] else {
      state.list.destination = .alert(.gone)
      return .none
    }
    state.path.append(.detail(.init(id)))
    return follow(route, from: standup, &state)
  }

  /// Goes on from a stand-up to where an address leads.
  private func follow(
    _ route: Route, from standup: Standup, _ state: inout State
  ) -> Effect<Action> {
    guard let page = state.path.ids.last else { return .none }
    switch route {
    case .add, .standup: return .none
    case .edit: return .send(.path(.element(id: page, action: .detail(.editButtonTapped))))
    case .record:
      return .send(.path(.element(id: page, action: .detail(.startMeetingButtonTapped))))
    case .meeting(_, let id):
      guard let meeting = standup.meetings.first(where: { $0.id == id }) else { return .none }
      return .send(.path(.element(id: page, action: .detail(.meetingTapped(meeting)))))
    }
  }
}

extension StandupsFeature.Path.State: Equatable {}

extension StandupsFeature.Path.State: Identifiable {
  /// What the address of its page ends with, as ``Route`` reads it.
  public var id: String {
    switch self {
    case .detail(let detail): "\(detail.id)"
    case .meeting(let meeting, _): "\(meeting.id)"
    case .record: "record"
    }
  }
}
