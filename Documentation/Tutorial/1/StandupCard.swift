import SwiftUI

struct StandupCard: View {
  let standup: Standup

  var body: some View {
    VStack(alignment: .leading) {
      Text(standup.title).font(.headline)
      Label("\(standup.attendees.count) attendees", systemImage: "person.3")
    }
  }
}
