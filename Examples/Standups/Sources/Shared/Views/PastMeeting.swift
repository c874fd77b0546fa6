import Foundation
public import StandupsDomain
public import SwiftUI

/// A meeting that was: its date, who took part and what was said.
public struct PastMeeting: View {
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  let meeting: Meeting
  let standup: Standup

  /// Shows a meeting of a stand-up.
  public init(_ meeting: Meeting, of standup: Standup) {
    self.meeting = meeting
    self.standup = standup
  }

  /// The meeting.
  public var body: some View {
    List {
      Section("Attendees") {
        ForEach(standup.attendees) { Label($0.name, systemImage: "person") }
      }
      Section("Transcript") {
        Text(meeting.transcript.text)
      }
    }
    .navigationTitle(meeting.text(locale, timeZone))
  }
}

extension Meeting {
  /// Its date as people write it in a language and a time zone.
  func text(_ locale: Locale, _ timeZone: TimeZone) -> String {
    var style = Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale)
    style.timeZone = timeZone
    return date.formatted(style)
  }
}
