public import StandupsDomain
public import StandupsShared
public import Vitro

/// A stand-up, and where it leads.
@ObservableModel @MainActor
public final class StandupDetailModel: HashableObject, Identifiable {
  /// Which stand-up it is.
  public nonisolated let id: Standup.ID

  /// The stand-ups; every session shares them.
  @ObservationIgnored @Shared(.standups) public var standups: Standups

  /// What lies over the stand-up.
  public var destination: Destination? { didSet { bind() } }

  /// Called when the stand-up is to be deleted.
  public var onDeletion: () -> Void = {}

  /// The destination of a stand-up: its form, a past meeting, a meeting that is held, or an alert.
  @ObservableModel
  public enum Destination {
    /// The form of the stand-up.
    case edit(StandupFormModel)
    /// A past meeting.
    case meeting(Meeting)
    /// A meeting that is held.
    case record(RecordMeetingModel)
    /// Something that has to be answered.
    case alert(AlertState<DetailAnswer>)
  }

  @Dependency(\.date) private var date
  @Dependency(\.openSettings) private var openSettings
  @Dependency(\.speechRecognizer) private var speechRecognizer
  @Dependency(\.uuid) private var uuid

  /// Makes the model of a stand-up.
  public init(_ id: Standup.ID, destination: Destination? = nil) {
    self.id = id
    self.destination = destination
    bind()
  }

  /// The stand-up; `nil` where somebody has deleted it meanwhile.
  public var standup: Standup? { standups[id] }

  /// Why the last change has not been saved, if it has not.
  public var saveError: (any Error)? { $standups.saveError }

  /// Somebody wants the change saved that could not be.
  public func saveAgainButtonTapped() async { try? await $standups.save() }

  /// Somebody wants to edit the stand-up.
  public func editButtonTapped() {
    guard let standup else { return }
    destination = .edit(
      withDependencies(from: self) { StandupFormModel(StandupForm(editing: standup)) })
  }

  /// What has been typed is not to be kept.
  public func cancelEditButtonTapped() { destination = nil }

  /// What has been typed is to be kept.
  public func doneEditingButtonTapped() {
    guard case .edit(let model) = destination, let standup = try? model.form.standup() else {
      return
    }
    $standups.withLock { try? $0.update(standup) }
    destination = nil
  }

  /// Somebody wants to delete the stand-up.
  public func deleteButtonTapped() {
    destination = standup.map { .alert(.delete($0)) }
  }

  /// Somebody wants to see a past meeting.
  public func meetingTapped(_ meeting: Meeting) { destination = .meeting(meeting) }

  /// Somebody wants to hold a meeting.
  public func startMeetingButtonTapped() async {
    let authorization = await speechRecognizer.authorization()
    if let alert = AlertState.notTranscribed(authorization, canOpenSettings: openSettings != nil) {
      destination = .alert(alert)
    } else {
      startMeeting(isTranscribing: true)
    }
  }

  /// Somebody has answered an alert.
  public func alertButtonTapped(_ answer: DetailAnswer) async {
    switch answer {
    case .confirmDeletion: onDeletion()
    case .continueWithoutTranscript: startMeeting(isTranscribing: false)
    case .openSettings: await openSettings?()
    }
  }

  /// An address leads on from here.
  func open(_ route: Route) async {
    switch route {
    case .add, .standup: break
    case .edit: editButtonTapped()
    case .record: await startMeetingButtonTapped()
    case .meeting(_, let id):
      destination = standup?.meetings.first { $0.id == id }.map { .meeting($0) }
    }
  }

  private func startMeeting(isTranscribing: Bool) {
    guard let standup else { return }
    let meeting = RecordMeeting(standup, id: Identifier(uuid()), date: date.now)
    destination = .record(
      withDependencies(from: self) {
        RecordMeetingModel(meeting, isTranscribing: isTranscribing)
      })
  }

  private func bind() {
    destination?[case: \.record]?.onEnd = { [weak self] meeting in
      guard let self else { return }
      if let meeting { $standups.withLock { try? $0.add(meeting, to: id) } }
      destination = nil
    }
  }
}
