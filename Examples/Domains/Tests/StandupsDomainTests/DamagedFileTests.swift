import Foundation
import StandupsDomain
import Testing

@Suite("A damaged file")
struct DamagedFileTests {
  @Test(
    "Anything but JSON is refused", .tags(.badInput),
    arguments: [
      "", " ", "stand-ups", "{", "{]", "{\"version\":1} x", "{\"version\":NaN}",
      "{\"version\":1e999}", "{\"version\":99999999999999999999}", "[\u{0}",
    ])
  func notJSON(_ text: String) {
    #expect(throws: StandupsFileError.notJSON) { try StandupsFile.decode(Data(text.utf8)) }
  }

  @Test("Bytes that are not UTF-8 are refused", .tags(.badInput))
  func notText() throws {
    let file = StandupsFile.encode(Standups())
    let utf16 = try #require(String(decoding: file, as: UTF8.self).data(using: .utf16LittleEndian))
    for data in [Data([0xFF, 0xFE]), file + [0xC3], utf16] {
      #expect(throws: StandupsFileError.notJSON) { try StandupsFile.decode(data) }
    }
  }

  @Test(
    "Other JSON is refused", .tags(.badInput),
    arguments: ["[]", "null", "1", "\"version\"", "true"])
  func other(_ text: String) {
    #expect(throws: StandupsFileError.notStandups) { try StandupsFile.decode(Data(text.utf8)) }
  }

  @Test(
    "A version that is not known is refused", .tags(.badInput), arguments: [2, 0, -1, Int.max])
  func version(_ version: Int) {
    #expect(throws: StandupsFileError.unknownVersion(version)) {
      try StandupsFile.decode(Data("{\"version\":\(version),\"teams\":[]}".utf8))
    }
  }

  @Test(
    "Nesting deeper than 16 levels is refused", .tags(.badInput),
    arguments: [
      (16, .flaw(.missing(field: "version"), .file)), (17, .notStandups), (512, .notStandups),
      (513, .notStandups), (10_000, .notStandups),
    ] as [(Int, StandupsFileError)])
  func deep(_ depth: Int, _ error: StandupsFileError) {
    let text =
      String(repeating: "{\"a\":", count: depth) + "0" + String(repeating: "}", count: depth)
    #expect(throws: error) { try StandupsFile.decode(Data(text.utf8)) }
  }

  @Test(
    "Nesting without an end is refused", .tags(.badInput),
    arguments: [17, 512, 513, 514, 1_000], ["[", "{\"a\":", "[\"\\\"]\","])
  func endless(_ depth: Int, _ opening: String) {
    let text = String(repeating: opening, count: depth)
    #expect(throws: StandupsFileError.notStandups) { try StandupsFile.decode(Data(text.utf8)) }
  }

  private func file(meetings: [Meeting] = []) throws -> Data {
    StandupsFile.encode(
      try Standups([.fixture(title: "\u{1F}ü", attendees: 1, meetings: meetings)]))
  }

  @Test(
    "A file that was cut short is refused wherever it was cut",
    .tags(.damageIsNoticed, .badInput, .everyCase))
  func truncated() throws {
    let file = try file(meetings: [.fixture(at: 1_234_567_890, said: "Done")])
    #expect(file.count == 336)
    for count in file.indices {
      #expect(throws: StandupsFileError.self) { try StandupsFile.decode(file.prefix(count)) }
    }
  }

  @Test(
    "A file with a single flipped bit is refused, whichever bit it is",
    .tags(.damageIsNoticed, .badInput, .everyCase), arguments: 0..<8)
  func flipped(_ bit: Int) throws {
    let file = try file()
    var refused = 0
    for index in file.indices {
      var damaged = file
      damaged[index] ^= 1 << bit
      do { _ = try StandupsFile.decode(damaged) } catch { refused += 1 }
    }
    #expect(refused == 239)
  }

  @Test(
    "An edit that breaks no rule is noticed as somebody else's change", .tags(.badInput),
    arguments: [
      ("ü", "u"), ("\"minutes\":5", "\"minutes\":6"), ("ocean", "ink"),
      ("23:31:30Z", "23:31:31Z"), ("23:31:30Z", "23:31:30.5Z"), ("2009-02-13", "2009-02-31"),
      (",\"meetings\"", ", \"meetings\""), ("\"minutes\":5", "\"minutes\":5.0"),
      ("{\"version\":1", "{\"version\":1,\"version\":1"),
      ("\"minutes\":5", "\"minutes\":5,\"x\":0"),
      ("ü\"", "ü \""), ("\"checksum\":", "\"sum\":"), ("]}\n]}", "]}\n]}\n"),
    ])
  func edited(_ old: String, _ new: String) throws {
    let text = String(decoding: try file(meetings: [.fixture(at: 1_234_567_890)]), as: UTF8.self)
    let edited = text.replacing(old, with: new, maxReplacements: 1)
    #expect(edited.contains(new))
    #expect(throws: StandupsFileError.changed) { try StandupsFile.decode(Data(edited.utf8)) }
  }
}
