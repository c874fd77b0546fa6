public import StandupsDomain
import StandupsShared
public import Vitro

/// A meeting while it is held.
@ObservableModel @MainActor
public final class RecordMeetingModel: HashableObject, Identifiable {
  /// What the address of its screen ends with.
  public nonisolated let id = "record"

  /// The meeting.
  public private(set) var meeting: RecordMeeting

  /// What the meeting waits to be told.
  public var alert: AlertState<RecordMeeting.Answer>?

  /// Whether what is said is written down.
  public private(set) var isTranscribing: Bool

  /// Called when the meeting is over, with what is to be kept of it.
  public var onEnd: (Meeting?) -> Void = { _ in }

  @Dependency(\.continuousClock) private var clock
  @Dependency(\.soundPlayer) private var soundPlayer
  @Dependency(\.speechRecognizer) private var speechRecognizer

  /// Each change of speaker, so that the meeting need not wait until the bell has been heard.
  @ObservationIgnored private let bells = AsyncStream<Void>.makeStream()

  /// Makes the model of a meeting that begins.
  public init(_ meeting: RecordMeeting, isTranscribing: Bool) {
    self.meeting = meeting
    self.isTranscribing = isTranscribing
  }

  /// Holds the meeting: lets the time go by, and writes down what is said.
  public func task() async {
    async let transcript: Void = isTranscribing ? transcribe() : ()
    async let bells: Void = ring()
    for await _ in clock.timer(interval: .seconds(1)) {
      handle(meeting.tick())
    }
    _ = await (transcript, bells)
  }

  /// The next one is to speak.
  public func nextButtonTapped() { handle(meeting.skip()) }

  /// The meeting is to end.
  public func endMeetingButtonTapped() { handle(meeting.endRequested()) }

  /// Somebody has answered what the meeting asked.
  public func alertButtonTapped(_ answer: RecordMeeting.Answer) { handle(meeting.answer(answer)) }

  private func transcribe() async {
    do {
      for try await result in speechRecognizer.transcripts() {
        if result.isFinal {
          meeting.hear(final: result.text)
        } else {
          meeting.hear(partial: result.text)
        }
      }
    } catch is CancellationError {
    } catch {
      handle(meeting.recognitionFailed())
    }
    isTranscribing = false
  }

  private func ring() async {
    for await _ in bells.stream { try? await soundPlayer.play(.bell) }
  }

  private func handle(_ event: RecordMeeting.Event?) {
    switch event {
    case .speakerChanged: bells.continuation.yield()
    case .asks(let question): alert = .asking(question)
    case .finished(let meeting): onEnd(meeting)
    case .discarded: onEnd(nil)
    case nil: break
    }
  }
}
