import Testing
import VitroUI
import VitroUITesting

/// What a test is told whose text is not what has changed.
@MainActor @Suite("Changes that must fail")
struct ChangesFailureTests {
  private let screen = Screen { Light() }

  @Test(
    "What has changed is printed as the test would say it, and what differs",
    .tags(.changesOfScreensAreAsserted))
  func difference() async throws {
    try await fails(
      """
      - text "off"
      + text "bright"
      """,
      """
      What has changed is not what the test says.

      What has changed, to be written into the test if it is right:
        - text "off"
        + text "on"
          button "Press"
        + text "It is warm."

      Not in the test:
        + text "on"
          button "Press"
        + text "It is warm."

      Only in the test:
        + text "bright"
      """
    ) { try await screen.button("Press").tap() }
  }

  @Test("A change that the test does not mention", .tags(.changesOfScreensAreAsserted))
  func unmentioned() async throws {
    try await fails(
      "",
      """
      Something has changed, and the test says that nothing does.

      What has changed, to be written into the test if it is right:
        - text "off"
        + text "on"
          button "Press"
        + text "It is warm."
      """
    ) { try await screen.button("Press").tap() }
  }

  @Test("Nothing has changed")
  func nothing() async throws {
    try await fails(
      """
      - text "off"
      + text "on"
      """,
      """
      Nothing has changed.

      Only in the test:
        - text "off"
        + text "on"
      """
    ) {}
  }

  @Test("A line without a sign is told, and what would be right")
  func sign() async throws {
    try await fails(
      """
      - text "off"
      + text "on"
      button "Press"
      + text "It is warm."
      """,
      """
      The changes cannot be read: line 3 has no sign. A line begins with "- " where it went, with \
      "+ " where it came, and with two spaces where it says where these stand.

      What has changed, to be written into the test if it is right:
        - text "off"
        + text "on"
          button "Press"
        + text "It is warm."

      Not in the test:
          button "Press"

      Only in the test:
        button "Press"
      """
    ) { try await screen.button("Press").tap() }
  }

  @Test("A text in which nothing has a sign says nothing")
  func noSign() async throws {
    try await fails(
      "  button \"Press\"",
      """
      The changes cannot be read: no line has a sign. A line begins with "- " where it went, and with "+ " where it \
      came; where nothing is to change, the text is empty.

      Only in the test:
          button "Press"
      """
    ) {}
  }

  @Test("It fails at its line, a part at that of its query")
  func place() async throws {
    try await fails(at: #line + 1) {
      try await expect(screen, changes: "- text") {}
    }
    try await fails(at: #line + 2) {
      let part = screen.text("On")
      try await expect(screen.list("Of"), changes: "") { _ = part }
    }
  }

  @Test(
    "A part is there before or after, once, and not behind a dialog",
    .tags(.queriesAreStrict),
    arguments: [
      (Role.dialog, "look", "There is no dialog."),
      (.text, "press", "There are 2 elements that are text"),
      (.text, "hold", "stands behind alertdialog"),
    ])
  func part(_ role: Role, _ act: String, _ words: String) async throws {
    try await withKnownIssue {
      try await expect(screen.elements([role], named: nil), changes: "") {
        switch act {
        case "press": try await screen.button("Press").tap()
        case "hold": try await screen.button("Press").longPress()
        default: break
        }
      }
    } matching: {
      $0.comments.map(\.rawValue).joined().contains(words)
    }
  }

  /// Expects one failure that says just this.
  private func fails(
    _ changes: String, _ message: String, _ act: @MainActor () async throws -> Void
  ) async throws {
    try await withKnownIssue {
      try await expect(screen, changes: changes, act)
    } matching: {
      $0.comments.map(\.rawValue).joined() == message
    }
  }

  /// Expects failures at a line of this file.
  private func fails(at line: Int, _ body: @MainActor () async throws -> Void) async throws {
    try await withKnownIssue {
      try await body()
    } matching: {
      $0.sourceLocation?.line == line && $0.sourceLocation?.fileName == "ChangesFailureTests.swift"
    }
  }
}

private struct Light: View {
  @State private var isOn = false
  @State private var isAsking = false

  var body: some View {
    Text(isOn ? "on" : "off")
    Button("Press") { isOn.toggle() }
      .onLongPressGesture { isAsking = true }
      .alert("Sure?", isPresented: $isAsking) {}
    if isOn { Text("It is warm.") }
  }
}
