// A notebook whose tests use all that helps beside a store: the code of an article.
import Testing
import VitroTesting

struct Note: Equatable, Sendable {
  var title: String
  var tags: [String] = []
}

/// Holds notes, and says what happens by calling closures.
struct Notebook {
  @CasePathable enum Destination: Equatable {
    case detail(Note)
    case list(filter: String)
  }

  var destination: Destination?
  var onSave: (Note) -> Void = { _ in }
  var onClose: () -> Void = {}
  var onDelete: (Note) -> Void = { _ in }

  mutating func noteTapped(_ note: Note) { destination = .detail(note) }

  mutating func tagsTapped(_ tag: String) { destination = .list(filter: tag) }

  mutating func doneButtonTapped() {
    if case .detail(let note) = destination { onSave(note) }
    destination = nil
    onClose()
  }
}

func timeText(_ minutes: Int) -> String {
  let rest = minutes % 60
  return "\(minutes / 60):\(rest < 10 ? "0" : "")\(rest)"
}

func expectTagged(_ note: Note, _ tag: String, at place: SourcePlace = #here) {
  expect(note.tags.contains(tag), "'\(note.title)' has no tag '\(tag)'.", at: place)
}

func expectShown(_ note: Note, in book: Notebook, at place: SourcePlace = #here) throws {
  let shown = try #require(book.destination, case: \.detail, at: place)
  #expect(shown == note, sourceLocation: place.sourceLocation)
}

@MainActor @Suite("What helps beside a store") struct TestSupportTests {
  let milk = Note(title: "Milk", tags: ["shopping"])

  @Test("A helper fails where it is called") func helper() {
    expectTagged(milk, "shopping")
  }

  @Test("A helper of Swift Testing does too") func helperOfSwiftTesting() throws {
    var book = Notebook()
    book.noteTapped(milk)
    try expectShown(milk, in: book)
  }

  @Test("A difference is shown alone") func difference() async {
    await fails(
      """
      The value is not the expected one.

          Note(
            title: "Milk",
            tags: [
              [0]: "shopping",
        +     [1]: "today"
            ]
          )

      (Expected: −, Actual: +)
      """
    ) {
      let note = Note(title: "Milk", tags: ["shopping", "today"])
      expectNoDifference(note, milk)
    }
  }

  @Test("The destination is the expected case") func destination() throws {
    var book = Notebook()
    book.noteTapped(milk)
    let note = try #require(book.destination, case: \.detail)
    #expect(note.tags == ["shopping"])
  }

  @Test("Another destination is named") func otherDestination() async throws {
    try await fails(
      """
      'book.destination' is '.list' where '\\.detail' was expected.

        Notebook.Destination.list(filter: "shopping")
      """
    ) {
      var book = Notebook()
      book.tagsTapped("shopping")
      _ = try #require(book.destination, case: \.detail)
    }
  }

  @Test("Nothing is deleted") func deletesNothing() throws {
    var book = Notebook(onDelete: { unreachable($0) })
    book.noteTapped(milk)
    let title: String =
      switch book.destination {
      case .detail(let note): note.title
      case .list, nil: try unreachable(book.destination)
      }
    #expect(title == "Milk")
  }

  enum Call: Equatable { case saved(Note), closed }

  @Test("A note is saved before the book is closed") func order() {
    let calls = Recorder<Call>()
    var book = Notebook(
      onSave: calls.recording(Call.saved),
      onClose: calls.recording(.closed)
    )
    book.noteTapped(milk)
    calls.expect([])
    book.doneButtonTapped()
    calls.expect([.saved(milk), .closed])
  }

  @Test(
    "A time is written with two digits for the minutes",
    arguments: table {
      let noon = 12 * 60
      Row("noon", (minutes: noon, text: "12:00"))
      Row("just after noon", (minutes: noon + 1, text: "12:01"))
      for hour in 1...9 {
        Row("\(hour) o'clock", (minutes: hour * 60, text: "\(hour):00"))
      }
    }
  )
  func time(_ row: Row<(minutes: Int, text: String)>) {
    #expect(timeText(row.minutes) == row.text)
  }

  /// Expects one failure that says just this.
  private func fails(_ message: String, _ body: @MainActor () throws -> Void) async rethrows {
    try withKnownIssue {
      try body()
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().replacing("\u{2007}", with: " ") == message
    }
  }
}
