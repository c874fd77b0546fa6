import Foundation
import StandupsDomain
import SwiftUI

/// When a meeting was, as people write it where they are.
struct MeetingDate: View {
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  let meeting: Meeting

  init(_ meeting: Meeting) { self.meeting = meeting }

  var body: some View { Text(meeting.text(locale, timeZone)) }
}
