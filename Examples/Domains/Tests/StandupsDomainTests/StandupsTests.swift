import StandupsDomain
import Testing

@Suite("The list of stand-ups")
struct StandupsTests {
  private var three: Standups {
    get throws { try Standups((1...3).map { try .fixture($0) }) }
  }

  @Test("Stand-ups stand in the order in which they were added")
  func order() throws {
    var standups = Standups()
    try standups.add(.fixture(2))
    try standups.add(.fixture(1))
    #expect(standups.all.map(\.id) == [.number(2), .number(1)])
    #expect(try standups[.number(1)] == .fixture(1))
  }

  @Test("A stand-up that is there already is not added a second time", .tags(.badInput))
  func unique() throws {
    var standups = try three
    #expect(throws: StandupsError.duplicate(.number(2))) {
      try standups.add(.fixture(2, title: "Other"))
    }
    #expect(try standups == three)
    #expect(throws: StandupsError.duplicate(.number(1))) {
      try Standups([.fixture(1), .fixture(2), .fixture(1)])
    }
  }

  @Test("A changed stand-up keeps its place")
  func update() throws {
    var standups = try three
    try standups.update(.fixture(2, title: "Other"))
    #expect(standups.all.map(\.title) == ["Website", "Other", "Website"])
    #expect(standups.all.map(\.id) == [.number(1), .number(2), .number(3)])
  }

  @Test(
    "A change to a stand-up that has been deleted is refused, and the list stays as it is",
    .tags(.badInput))
  func updateGone() throws {
    var standups = try three
    #expect(throws: StandupsError.notFound(.number(4))) { try standups.update(.fixture(4)) }
    #expect(try standups == three)
  }

  @Test("A deleted stand-up is gone and the others keep their order")
  func delete() throws {
    var standups = try three
    standups.delete(.number(2))
    #expect(standups.all.map(\.id) == [.number(1), .number(3)])
    #expect(standups[.number(2)] == nil)
  }

  @Test("Deleting a stand-up that is not there changes nothing", .tags(.badInput))
  func deleteGone() throws {
    var standups = try three
    standups.delete(.number(4))
    #expect(try standups == three)
  }

  @Test("Every choice of rows deletes exactly those rows", .tags(.everyCase))
  func offsets() throws {
    let choices = everyChoice(of: 3)
    for choice in choices {
      var standups = try three
      standups.delete(at: choice.reversed() + choice)
      #expect(
        standups.all.map(\.id) == [0, 1, 2].filter { !choice.contains($0) }.map { .number($0 + 1) })
    }
    #expect(choices.count == 8)
  }

  @Test(
    "A row that the list does not have is ignored", .tags(.badInput),
    arguments: [[-1], [3], [Int.max, Int.min]])
  func noOffsets(_ offsets: [Int]) throws {
    var standups = try three
    standups.delete(at: offsets)
    #expect(try standups == three)
  }

  @Test("A meeting is added to its stand-up, newest first")
  func meeting() throws {
    var standups = try three
    try standups.add(.fixture(1, at: 60), to: .number(2))
    try standups.add(.fixture(2, at: 120), to: .number(2))
    #expect(standups.all.map(\.meetings.count) == [0, 2, 0])
    #expect(standups[.number(2)]?.meetings.map(\.id) == [.number(2), .number(1)])
  }

  @Test("A meeting of a stand-up that has been deleted is refused", .tags(.badInput))
  func meetingGone() throws {
    var standups = try three
    #expect(throws: StandupsError.notFound(.number(4))) {
      try standups.add(.fixture(), to: .number(4))
    }
    #expect(try standups == three)
  }

  @Test("A meeting that is already there is refused", .tags(.badInput))
  func meetingTwice() throws {
    var standups = try three
    try standups.add(.fixture(1), to: .number(2))
    #expect(throws: StandupsError.invalid(.duplicateMeeting(.number(1)))) {
      try standups.add(.fixture(1), to: .number(2))
    }
  }

  @Test(
    "Each error says what to do", .tags(.badInput),
    arguments: [
      (
        .duplicate(.number(1)),
        "The stand-up 00000000-0000-0000-0000-000000000001 is in the list already. "
          + "Change that one, or add one of a new identity."
      ),
      (
        .notFound(.number(1)),
        "The stand-up 00000000-0000-0000-0000-000000000001 is not in the list any more. "
          + "Add it again to keep it."
      ),
      (.invalid(.noTitle), "The stand-up has no title. Give it one."),
    ] as [(StandupsError, String)])
  func sentences(_ error: StandupsError, _ sentence: String) {
    #expect(error.description == sentence)
  }
}
