import Foundation
import StandupsDomain
import Testing

@Suite("An identifier")
struct IdentifierTests {
  private let uuid = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))

  @Test("Two identifiers made from the same UUID are the same")
  func equal() {
    #expect(Identifier<Meeting>(uuid) == Identifier(uuid))
    #expect(Identifier<Meeting>(uuid) != .number(1))
    #expect(Identifier<Meeting>(uuid).uuid == uuid)
  }

  @Test("It reads as its UUID")
  func text() {
    #expect("\(Identifier<Meeting>(uuid))" == "01020304-0506-0708-090A-0B0C0D0E0F10")
  }

  @Test(
    "It is read as it was written, in capitals or not, and nothing else is one", .tags(.badInput))
  func read() {
    #expect(Identifier<Meeting>("\(uuid)") == Identifier(uuid))
    #expect(Identifier<Meeting>("\(uuid)".lowercased()) == Identifier(uuid))
    #expect(Identifier<Meeting>("") == nil && Identifier<Meeting>("\(uuid)0") == nil)
  }
}
