import Foundation

struct Standup: Codable, Hashable, Identifiable {
  let id: UUID
  var title: String
  var attendees: [String]
  var meetings: [String] = []
}
