import BrowserTesting
import Testing

/// Sessions as an agent has them from a shell, each written as a test: `RecordedTests.swift` holds those tests, with
/// each once more without its last action, which fails.
///
///     VITRO_RECORD=1 swift test --package-path Examples --filter SessionTests
///
/// writes that file anew.
@MainActor @Suite("Sessions with the stand-ups, from a shell")
struct SessionTests {
  @Test("Each session is written as the test that is in the file") func recorded() async throws {
    try await expect(Self.sessions, of: "StandupsModels", recordedAs: "stand-ups")
  }

  private static let sessions = [
    RecordedSession("A stand-up is added", on: "Empty list") {
      """
      press "Add the first one"
      type Title Engineering
      type "Attendee 1" Blob
      press Add
      """
    },
    RecordedSession("A stand-up that is not finished is thrown away", on: "Empty list") {
      """
      press "Add the first one"
      type Title Engineering
      press Dismiss
      """
    },
    RecordedSession("The samples are loaded", on: "Empty list") { #"press "Load samples""# },
    RecordedSession("A stand-up is opened", on: "List") { "press @2" },
    RecordedSession("A new attendee gets a field", on: "List") {
      """
      press "Add a stand-up"
      press "New attendee"
      """
    },
    RecordedSession("A stand-up is renamed", on: "Details") {
      """
      press Edit
      type Title Storage
      press Done
      """
    },
    RecordedSession("A stand-up is made longer", on: "Details") {
      """
      press Edit
      set Length 30
      press Done
      """
    },
    RecordedSession("An edit is called off", on: "Details") {
      """
      press Edit
      type Title Storage
      press Cancel
      """
    },
    RecordedSession("A stand-up is deleted after a question", on: "Details") {
      """
      press Delete
      press Delete
      """
    },
    RecordedSession("A stand-up is kept after the question", on: "Details") {
      """
      press Delete
      press "Never mind"
      """
    },
    RecordedSession("A meeting goes on by itself", on: "Meeting") { "wait 2s" },
    RecordedSession("Somebody is skipped in a meeting", on: "Meeting") { #"press "Next speaker""# },
  ]
}
