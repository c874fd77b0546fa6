import StandupsDomain
import Testing

@Suite("The cursor in the form")
struct FormFocusTests {
  @Test("A row that is added gets the cursor")
  func add() throws {
    var form = StandupForm(editing: try .fixture(attendees: 2))
    form.addRow(.number(3))
    #expect(form.focus == .attendee(.number(3)))
  }

  @Test("It cannot be put into a row that is not there", .tags(.badInput))
  func gone() throws {
    var form = StandupForm(editing: try .fixture(attendees: 2))
    form.focus = .attendee(.number(3))
    #expect(form.focus == .title)
    form.focus = .attendee(.number(2))
    #expect(form.focus == .attendee(.number(2)))
    form.focus = nil
    #expect(form.focus == nil)
  }

  @Test(
    "Removing rows leaves it in the title, or nowhere", .tags(.everyCase),
    arguments: [.title, nil] as [StandupForm.Field?])
  func stays(_ focus: StandupForm.Field?) throws {
    let choices = everyChoice(of: 4)
    for choice in choices {
      var form = StandupForm(editing: try .fixture(attendees: 4))
      form.focus = focus
      form.removeRows(at: choice) { .number(9) }
      #expect(form.focus == focus)
    }
    #expect(choices.count == 16)
  }

  /// Of the rows A, B, C and D some are removed; where the cursor is then, if it was in A, B, C, D.
  struct Example: Sendable, CustomTestStringConvertible {
    let removed: String
    let cursors: String

    var testDescription: String {
      let moves = zip("ABCD", cursors).map { "\($0)→\($1)" }.joined(separator: ", ")
      return "Of A, B, C, D without \(removed.isEmpty ? "none" : removed): \(moves)"
    }
  }

  static let examples = [
    Example(removed: "", cursors: "ABCD"), Example(removed: "A", cursors: "BBCD"),
    Example(removed: "B", cursors: "ACCD"), Example(removed: "C", cursors: "ABDD"),
    Example(removed: "D", cursors: "ABCC"), Example(removed: "AB", cursors: "CCCD"),
    Example(removed: "AC", cursors: "BBDD"), Example(removed: "AD", cursors: "BBCC"),
    Example(removed: "BC", cursors: "ADDD"), Example(removed: "BD", cursors: "ACCC"),
    Example(removed: "CD", cursors: "ABBB"), Example(removed: "ABC", cursors: "DDDD"),
    Example(removed: "ABD", cursors: "CCCC"), Example(removed: "ACD", cursors: "BBBB"),
    Example(removed: "BCD", cursors: "AAAA"), Example(removed: "ABCD", cursors: "EEEE"),
  ]

  @Test(
    "It stays in its row; if that is removed it goes to the next one left, else to the last (E is new)",
    .tags(.everyCase), arguments: examples)
  func moves(_ example: Example) throws {
    #expect(Set(Self.examples.map(\.removed)).count == 16)
    let letters = Array("ABCDE")
    for row in 0...3 {
      var form = StandupForm(editing: try .fixture(attendees: 4))
      form.focus = .attendee(.number(row + 1))
      form.removeRows(at: example.removed.compactMap { letters.firstIndex(of: $0) }) { .number(5) }
      let cursor = try #require(letters.firstIndex(of: Array(example.cursors)[row]))
      #expect(form.focus == .attendee(.number(cursor + 1)))
    }
  }
}
