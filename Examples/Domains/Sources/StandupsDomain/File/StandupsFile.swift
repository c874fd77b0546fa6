#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Stand-ups as they are kept in a file: JSON that people can read, with a version and a checksum.
///
/// ```
/// {"version":1,"checksum":"92093e7a","standups":[
/// …
/// ]}
/// ```
/// The checksum is the ``crc32(_:)`` of the list of stand-ups as it stands in the file.
public enum StandupsFile {
  /// What the file should hold.
  public static func encode(_ standups: Standups) -> Data {
    let list = list(standups.all.map(text))
    return Data(
      #"{"version":\#(version),"checksum":"\#(checksum(of: list))","standups":\#(list)}"#.utf8)
  }

  /// What a file holds, whatever has happened to it: stand-ups as they were written.
  ///
  /// The last question is whether the stand-ups, written again, give the same bytes. It is asked
  /// last since every other error says more about where the fault is.
  ///
  /// - Throws: ``StandupsFileError`` where it holds anything else.
  public static func decode(_ data: Data) throws(StandupsFileError) -> Standups {
    let standups = try FileRecord.read(data).standups()
    guard encode(standups) == data else { throw .changed }
    return standups
  }

  static let version = 1
}

private func checksum(of text: String) -> String {
  let digits = String(crc32(text.utf8), radix: 16)
  return String(repeating: "0", count: 8 - digits.count) + digits
}

// It is written by hand, so that no version of Foundation writes, or sums up, other bytes.

private func text(_ standup: Standup) -> String {
  #"{"id":"\#(standup.id)","title":\#(quoted(standup.title)),"minutes":\#(standup.length.minutes),"#
    + #""theme":"\#(standup.theme.rawValue)","attendees":\#(list(standup.attendees.map(text))),"#
    + #""meetings":\#(list(standup.meetings.map(text)))}"#
}

private func text(_ attendee: Attendee) -> String {
  #"{"id":"\#(attendee.id)","name":\#(quoted(attendee.name))}"#
}

private func text(_ meeting: Meeting) -> String {
  #"{"id":"\#(meeting.id)","date":"\#(meeting.date.ISO8601Format())","#
    + #""transcript":\#(quoted(meeting.transcript.words))}"#
}

private func list(_ lines: [String]) -> String {
  lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n]"
}

private func quoted(_ text: String) -> String {
  var quoted = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": quoted += "\\\(scalar)"
    case "\0"..<"\u{10}": quoted += "\\u000\(String(scalar.value, radix: 16))"
    case "\u{10}"..<" ": quoted += "\\u00\(String(scalar.value, radix: 16))"
    default: quoted.unicodeScalars.append(scalar)
    }
  }
  return quoted + "\""
}
