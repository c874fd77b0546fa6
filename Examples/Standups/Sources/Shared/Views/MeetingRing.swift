import Foundation
import StandupsDomain
import SwiftUI

/// A ring that fills with the time, one segment for each who speaks, and who speaks in its middle.
struct MeetingRing: View {
  let meeting: RecordMeeting
  let isTranscribing: Bool

  init(_ meeting: RecordMeeting, isTranscribing: Bool) {
    self.meeting = meeting
    self.isTranscribing = isTranscribing
  }

  var body: some View {
    ZStack {
      ForEach(Array(meeting.clock.segments.enumerated()), id: \.offset) { index, progress in
        segment(index, to: 1).opacity(0.2)
        segment(index, to: progress)
      }
      .accessibilityHidden(true)
      VStack(spacing: 8) {
        Text(speaker).font(.title)
        Text("is speaking")
        Label(
          isTranscribing ? "With transcript" : "Without transcript",
          systemImage: isTranscribing ? "mic" : "mic.slash"
        )
        .font(.caption)
      }
      .padding()
    }
    .aspectRatio(1, contentMode: .fit)
    .frame(maxWidth: 360)
  }

  private var speaker: String {
    let attendees = meeting.standup.attendees
    let index = meeting.clock.speaker
    return attendees.indices.contains(index) ? attendees[index].name : ""
  }

  private func segment(_ index: Int, to progress: Double) -> some View {
    SpeakerArc(index: index, count: meeting.clock.speakerCount, progress: progress)
      .stroke(
        meeting.standup.theme.accentColor, style: StrokeStyle(lineWidth: 16, lineCap: .butt))
  }
}

/// A speaker's part of a ring, as far as it is filled.
struct SpeakerArc: Shape {
  /// Between two segments, in degrees.
  private static let gap = 2.0

  let index: Int
  let count: Int
  let progress: Double

  func path(in rect: CGRect) -> Path {
    let share = 360 / Double(count)
    let start = Double(index) * share - 90 + (count > 1 ? SpeakerArc.gap / 2 : 0)
    let length = (share - (count > 1 ? SpeakerArc.gap : 0)) * progress
    return Path { path in
      guard length > 0 else { return }
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY),
        radius: min(rect.width, rect.height) / 2 - 12,
        startAngle: .degrees(start), endAngle: .degrees(start + length), clockwise: false)
    }
  }
}
