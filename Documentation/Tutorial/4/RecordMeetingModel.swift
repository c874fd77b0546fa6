import Vitro

@ObservableModel @MainActor final class RecordMeetingModel: HashableObject {
  static let share = 60

  let standup: Standup
  private(set) var seconds = 0
  private(set) var transcript = ""
  private(set) var isTranscribing = true
  var alert: AlertState<Answer>?
  var onEnd: (String?) -> Void = { _ in }

  enum Answer { case save, discard }

  @Dependency(\.continuousClock) private var clock
  @Dependency(\.speechRecognizer) private var speechRecognizer

  var secondsLeft: Int { standup.attendees.count * Self.share - seconds }
  var speaker: Int { min(seconds / Self.share, standup.attendees.count - 1) }

  func task() async {
    async let transcription: Void = transcribe()
    for await _ in clock.timer(interval: .seconds(1)) where alert == nil {
      seconds += 1
      if secondsLeft == 0 { onEnd(transcript) }
    }
    await transcription
  }

  func endMeetingButtonTapped() { alert = .endMeeting }

  func alertButtonTapped(_ answer: Answer) { onEnd(answer == .save ? transcript : nil) }

  private func transcribe() async {
    do {
      for try await result in speechRecognizer.transcripts() where result.isFinal {
        transcript += result.text
      }
    } catch {
      isTranscribing = false
    }
  }
}

extension AlertState where Action == RecordMeetingModel.Answer {
  static let endMeeting = AlertState {
    TextState("End meeting?")
  } actions: {
    ButtonState(action: .save) { TextState("Save and end") }
    ButtonState(role: .destructive, action: .discard) { TextState("Discard") }
    ButtonState(role: .cancel) { TextState("Resume") }
  }
}
