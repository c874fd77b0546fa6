import StandupsDomain
import Testing

@Suite("What is said about a damaged file")
struct FileSentenceTests {
  private static let advice = "Restore an older copy of it, or start with the samples."

  @Test(
    "Each error says what is wrong and what to do", .tags(.badInput),
    arguments: [
      (.notJSON, "The file is damaged: it cannot be read as JSON. \(advice)"),
      (.notStandups, "The file holds something else than stand-ups. \(advice)"),
      (
        .unknownVersion(2),
        "The file is of version 2, and this application knows version 1. "
          + "Open it with a newer application."
      ),
      (
        .changed,
        "The file is not as this application wrote it: somebody else has changed it, or it is "
          + "damaged. It is kept aside, with the change in it. \(advice)"
      ),
      (
        .flaw(.broken(.noAttendees), .standup(2)),
        "The 2nd stand-up has no attendees. \(advice)"
      ),
    ] as [(StandupsFileError, String)])
  func sentences(_ error: StandupsFileError, _ sentence: String) {
    #expect(error.description == sentence)
  }

  @Test(
    "Where there is a place, the sentence ends with what is wrong there", .tags(.badInput),
    arguments: [
      (.missing(field: "name"), "has no “name”"),
      (.wrongKind(field: "name"), "has a “name” of the wrong kind"),
      (.notAnID("B"), "has the identity “B”, which is no UUID"),
      (.unknownTheme("pink"), "has the theme “pink”, which does not exist"),
      (
        .notADate("NaN"),
        "has the date “NaN”, which is not one like 2009-02-13T23:31:30Z from 1970 to 9999"
      ),
      (.repeated, "has the identity of one before it"),
      (.broken(.noTitle), "has no title"),
      (.broken(.noAttendees), "has no attendees"),
      (.broken(.noName), "has no name"),
      (.broken(.lengthOutOfRange(minutes: 4)), "takes 4 minutes instead of 5 to 30"),
      (
        .broken(.duplicateAttendee(.number(1))),
        "has the attendee 00000000-0000-0000-0000-000000000001 twice"
      ),
      (
        .broken(.duplicateMeeting(.number(2))),
        "has the meeting 00000000-0000-0000-0000-000000000002 twice"
      ),
    ] as [(StandupsFileError.Flaw, String)])
  func flaws(_ flaw: StandupsFileError.Flaw, _ words: String) {
    #expect(flaw.description == words)
  }

  @Test(
    "It begins with the place, counted 1st, 2nd, 3rd and so on",
    arguments: [
      (.file, "The file"), (.standup(1), "The 1st stand-up"), (.standup(3), "The 3rd stand-up"),
      (.standup(4), "The 4th stand-up"), (.standup(10), "The 10th stand-up"),
      (.standup(11), "The 11th stand-up"), (.standup(12), "The 12th stand-up"),
      (.standup(13), "The 13th stand-up"), (.standup(14), "The 14th stand-up"),
      (.standup(21), "The 21st stand-up"), (.standup(111), "The 111th stand-up"),
      (.attendee(2, standup: 1), "The 2nd attendee of the 1st stand-up"),
      (.meeting(1, standup: 2), "The 1st meeting of the 2nd stand-up"),
    ] as [(StandupsFileError.Place, String)])
  func places(_ place: StandupsFileError.Place, _ words: String) {
    #expect(place.description == words)
  }
}
