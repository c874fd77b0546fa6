public import StandupsDomain
public import SwiftUI

/// A meeting while it is held: the time, who speaks, and the way on.
public struct MeetingRoom: View {
  let meeting: RecordMeeting
  let isTranscribing: Bool
  let skip: () -> Void
  let end: () -> Void

  /// Shows a meeting.
  ///
  /// - Parameters:
  ///   - meeting: What is shown.
  ///   - isTranscribing: Whether somebody writes down what is said.
  ///   - skip: Called when the next one is to speak.
  ///   - end: Called when the meeting is to end.
  public init(
    _ meeting: RecordMeeting, isTranscribing: Bool, skip: @escaping () -> Void,
    end: @escaping () -> Void
  ) {
    self.meeting = meeting
    self.isTranscribing = isTranscribing
    self.skip = skip
    self.end = end
  }

  /// The room, in the colours of the stand-up.
  public var body: some View {
    VStack(spacing: 24) {
      MeetingTime(clock: meeting.clock, theme: meeting.standup.theme)
      MeetingRing(meeting, isTranscribing: isTranscribing)
      MeetingTurn(clock: meeting.clock, skip: skip)
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .foregroundStyle(meeting.standup.theme.accentColor)
    .background(meeting.standup.theme.color, in: RoundedRectangle(cornerRadius: 16))
    .padding()
    .navigationTitle(meeting.standup.title)
    .navigationBarBackButtonHidden()
    .toolbar { Button("End meeting", action: end) }
  }
}

/// The elapsed and the remaining time of a meeting.
private struct MeetingTime: View {
  let clock: MeetingClock
  let theme: Theme

  var body: some View {
    VStack {
      ProgressView(value: clock.progress)
        .tint(theme.accentColor)
        .accessibilityLabel("Time of the meeting")
      HStack {
        Label("\(clock.elapsed.clockText) elapsed", systemImage: "hourglass.bottomhalf.fill")
        Spacer()
        Label("\(clock.remaining.clockText) remaining", systemImage: "hourglass.tophalf.fill")
      }
      .font(.caption)
      .monospacedDigit()
    }
  }
}

/// The number of the current speaker, and the button that goes on to the next one.
private struct MeetingTurn: View {
  let clock: MeetingClock
  let skip: () -> Void

  var body: some View {
    HStack {
      Text("Speaker \(clock.speaker + 1) of \(clock.speakerCount)").fixedSize()
      Spacer()
      Button(action: skip) {
        Label(
          clock.isLastSpeaker ? "End of the round" : "Next speaker", systemImage: "forward.fill"
        )
        .fixedSize()
      }
    }
  }
}

extension Duration {
  /// "4:07". It is asked for each second of each meeting, so no formatter of dates is.
  fileprivate var clockText: String {
    let (minutes, seconds) = components.seconds.quotientAndRemainder(dividingBy: 60)
    return "\(minutes):\(seconds < 10 ? "0" : "")\(seconds)"
  }
}
