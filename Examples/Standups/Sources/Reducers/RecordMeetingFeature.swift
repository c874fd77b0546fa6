public import StandupsDomain
import StandupsShared
public import Vitro

/// A meeting while it is held.
@Reducer
public struct RecordMeetingFeature {
  /// The meeting, and what it waits to be told.
  @ObservableState
  public struct State: Equatable {
    /// The stand-ups; every session shares them.
    @Shared(.standups) public var standups: Standups
    /// The meeting.
    public var meeting: RecordMeeting
    /// Whether what is said is written down.
    public var isTranscribing: Bool
    /// What the meeting waits to be told.
    @Presents public var alert: AlertState<RecordMeeting.Answer>?

    /// Makes the state of a meeting that begins.
    public init(_ meeting: RecordMeeting, isTranscribing: Bool) {
      self.meeting = meeting
      self.isTranscribing = isTranscribing
    }
  }

  /// The actions of a meeting.
  public enum Action {
    /// Somebody has answered what the meeting asked.
    case alert(PresentationAction<RecordMeeting.Answer>)
    /// The meeting is on the screen.
    case appeared
    /// A second has gone by.
    case ticked
    /// Something was said.
    case heard(SpeechResult)
    /// Nothing more is heard; a failure says that there is more to hear.
    case transcriptEnded(isFailure: Bool)
    /// The next one is to speak.
    case nextButtonTapped
    /// The meeting is to end.
    case endMeetingButtonTapped
  }

  @Dependency(\.continuousClock) private var clock
  @Dependency(\.dismiss) private var dismiss
  @Dependency(\.soundPlayer) private var soundPlayer
  @Dependency(\.speechRecognizer) private var speechRecognizer

  /// Makes the rules of a meeting.
  public init() {}

  /// The rules: those of the meeting decide, and what they call for is done here.
  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(let answer)): return handle(state.meeting.answer(answer), &state)
      case .alert(.dismiss): return .none
      case .appeared: return state.isTranscribing ? .merge(tick(), transcribe()) : tick()
      case .ticked: return handle(state.meeting.tick(), &state)
      case .nextButtonTapped: return handle(state.meeting.skip(), &state)
      case .endMeetingButtonTapped: return handle(state.meeting.endRequested(), &state)
      case .heard(let result):
        if result.isFinal {
          state.meeting.hear(final: result.text)
        } else {
          state.meeting.hear(partial: result.text)
        }
        return .none
      case .transcriptEnded(let isFailure):
        state.isTranscribing = false
        return isFailure ? handle(state.meeting.recognitionFailed(), &state) : .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }

  private func tick() -> Effect<Action> {
    .run { [clock] send in
      for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
    }
  }

  private func transcribe() -> Effect<Action> {
    .run { [speechRecognizer] send in
      for try await result in speechRecognizer.transcripts() { await send(.heard(result)) }
      await send(.transcriptEnded(isFailure: false))
    } catch: { _, send in
      await send(.transcriptEnded(isFailure: true))
    }
  }

  private func handle(_ event: RecordMeeting.Event?, _ state: inout State) -> Effect<Action> {
    switch event {
    case .speakerChanged:
      return .run { [soundPlayer] _ in try? await soundPlayer.play(.bell) }
    case .asks(let question):
      state.alert = .asking(question)
      return .none
    case .finished(let meeting):
      let id = state.meeting.standup.id
      state.$standups.withLock { try? $0.add(meeting, to: id) }
      return .run { [dismiss] _ in await dismiss() }
    case .discarded:
      return .run { [dismiss] _ in await dismiss() }
    case nil:
      return .none
    }
  }
}
