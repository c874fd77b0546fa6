#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The content of a file, before any rule of stand-ups has been asked.
struct FileRecord: Decodable {
  fileprivate let records: [StandupRecord]

  private enum Key: CodingKey {
    case version, standups
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let version = try fields.decode(Int.self, forKey: .version)
    guard version == StandupsFile.version else { throw StandupsFileError.unknownVersion(version) }
    records = try fields.decode([StandupRecord].self, forKey: .standups)
  }

  func standups() throws(StandupsFileError) -> Standups {
    var standups = Standups()
    for (index, record) in records.enumerated() {
      let standup = try record.standup(index + 1)
      do { try standups.add(standup) } catch { throw .flaw(.repeated, .standup(index + 1)) }
    }
    return standups
  }
}

private struct StandupRecord: Decodable {
  let id: String
  let title: String
  let minutes: Int
  let theme: String
  let attendees: [AttendeeRecord]
  let meetings: [MeetingRecord]

  func standup(_ number: Int) throws(StandupsFileError) -> Standup {
    let place = StandupsFileError.Place.standup(number)
    guard let theme = Theme(rawValue: theme) else { throw .flaw(.unknownTheme(theme), place) }
    let id: Standup.ID = try identifier(id, at: place)
    var attendees: [Attendee] = []
    for (index, record) in self.attendees.enumerated() {
      attendees.append(try record.attendee(at: .attendee(index + 1, standup: number)))
    }
    var meetings: [Meeting] = []
    for (index, record) in self.meetings.enumerated() {
      meetings.append(try record.meeting(at: .meeting(index + 1, standup: number)))
    }
    do {
      return try Standup(
        id: id, title: title, length: MeetingLength(minutes: minutes), theme: theme,
        attendees: attendees, meetings: meetings)
    } catch {
      throw .flaw(.broken(error), place)
    }
  }
}

private struct AttendeeRecord: Decodable {
  let id: String
  let name: String

  func attendee(at place: StandupsFileError.Place) throws(StandupsFileError) -> Attendee {
    let id: Attendee.ID = try identifier(id, at: place)
    do { return try Attendee(id: id, name: name) } catch { throw .flaw(.broken(error), place) }
  }
}

private struct MeetingRecord: Decodable {
  let id: String
  let date: String
  let transcript: String

  func meeting(at place: StandupsFileError.Place) throws(StandupsFileError) -> Meeting {
    let id: Meeting.ID = try identifier(id, at: place)
    guard let moment = try? Date(date, strategy: .iso8601), Meeting.dates.contains(moment) else {
      throw .flaw(.notADate(date), place)
    }
    return Meeting(id: id, date: moment, transcript: Transcript(transcript))
  }
}

private func identifier<Entity>(
  _ text: String, at place: StandupsFileError.Place
) throws(StandupsFileError) -> Identifier<Entity> {
  guard let identifier = Identifier<Entity>(text) else { throw .flaw(.notAnID(text), place) }
  return identifier
}
