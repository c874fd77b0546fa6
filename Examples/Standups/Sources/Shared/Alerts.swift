public import StandupsDomain
public import Vitro

/// An answer to the alerts of the list.
public enum ListAnswer: CaseIterable, Hashable, Sendable {
  /// Start with the samples.
  case loadSamples
  /// Start with nothing.
  case startEmpty
}

/// An answer to the alerts of a stand-up.
public enum DetailAnswer: CaseIterable, Hashable, Sendable {
  /// Delete it.
  case confirmDeletion
  /// Hold the meeting, though nobody writes it down.
  case continueWithoutTranscript
  /// Open the settings of the device.
  case openSettings
}

extension AlertState where Action == ListAnswer {
  /// The file of the stand-ups could not be used.
  public static func notLoaded(_ error: any Error) -> Self {
    AlertState {
      TextState("The stand-ups could not be loaded")
    } actions: {
      ButtonState(action: .loadSamples) { TextState("Load samples") }
      ButtonState(role: .cancel, action: .startEmpty) { TextState("Start empty") }
    } message: {
      TextState(FileTrouble.loading(error))
    }
  }

  /// An address leads to something that is not there any more.
  public static let gone = AlertState {
    TextState("Nothing is there any more")
  } actions: {
    ButtonState(role: .cancel) { TextState("OK") }
  } message: {
    TextState("What the address leads to has been deleted, or has never been there.")
  }
}

extension AlertState where Action == DetailAnswer {
  /// Somebody wants to delete a stand-up.
  public static func delete(_ standup: Standup) -> Self {
    AlertState {
      TextState("Delete “\(standup.title)”?")
    } actions: {
      ButtonState(role: .destructive, action: .confirmDeletion) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Never mind") }
    } message: {
      TextState("Its past meetings are deleted with it.")
    }
  }

  /// Nobody writes down what is said; `nil` where somebody does.
  public static func notTranscribed(
    _ authorization: Authorization, canOpenSettings: Bool
  ) -> Self? {
    switch authorization {
    case .authorized, .notDetermined: nil
    case .denied:
      notTranscribed(
        "Speech recognition is denied",
        """
        You have not allowed this page to use the microphone. Without it the meeting has no \
        transcript.
        """, canOpenSettings)
    case .restricted:
      notTranscribed(
        "Speech recognition is restricted",
        "This device, or who manages it, does not allow it. The meeting has no transcript.",
        canOpenSettings)
    case .missing:
      notTranscribed(
        "Speech recognition is missing",
        "This browser cannot write down what is said. The meeting has no transcript.", false)
    }
  }

  private static func notTranscribed(
    _ title: String, _ message: String, _ canOpenSettings: Bool
  ) -> Self {
    AlertState {
      TextState(title)
    } actions: {
      ButtonState(action: .continueWithoutTranscript) { TextState("Continue without transcript") }
      if canOpenSettings {
        ButtonState(action: .openSettings) { TextState("Open settings") }
      }
      ButtonState(role: .cancel) { TextState("Cancel") }
    } message: {
      TextState(message)
    }
  }
}

extension AlertState where Action == RecordMeeting.Answer {
  /// What the meeting waits to be told.
  public static func asking(_ question: RecordMeeting.Question) -> Self {
    AlertState {
      TextState(question.title)
    } actions: {
      for answer in question.answers { answer.button(to: question) }
    } message: {
      TextState(question.message)
    }
  }
}

extension RecordMeeting.Question {
  fileprivate var title: String {
    switch self {
    case .endEarly, .lastSpeaker: "End meeting?"
    case .recognitionFailed: "Speech recognition has failed"
    }
  }

  fileprivate var message: String {
    switch self {
    case .endEarly: "You are ending the meeting early. What would you like to do?"
    case .lastSpeaker: "Nobody speaks after this one. Has everything been said?"
    case .recognitionFailed:
      "What has been said is kept. The meeting can go on, but the rest is not written down."
    }
  }
}

extension RecordMeeting.Answer {
  fileprivate func button(to question: RecordMeeting.Question) -> ButtonState<Self> {
    switch self {
    case .saveAndEnd: ButtonState(action: self) { TextState("Save and end") }
    case .discard: ButtonState(role: .destructive, action: self) { TextState("Discard") }
    case .resume:
      ButtonState(role: .cancel, action: self) {
        TextState(question == .recognitionFailed ? "Go on" : "Resume")
      }
    }
  }
}
