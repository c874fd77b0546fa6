import Foundation

struct StandupForm: Equatable, Identifiable {
  let id: UUID
  var title = ""
  var attendees = [""]

  var standup: Standup? {
    let names = attendees.filter { !$0.isEmpty }
    return title.isEmpty || names.isEmpty ? nil : Standup(id: id, title: title, attendees: names)
  }
}
