import Foundation
import StorefrontHTTP
import Testing

@Suite("A stream of events, however it is cut")
struct ServerSentEventsTests {
  private static let streams: [(text: String, events: [ServerSentEvent])] = [
    ("data: a\n\n", [.init(data: "a")]),
    (
      "data:a\r\n\r\ndata: b\r\rdata:  c\n\n",
      [.init(data: "a"), .init(data: "b"), .init(data: " c")]
    ),
    ("data: a\ndata:\ndata: b\n\n", [.init(data: "a\n\nb")]),
    ("data\n\n", [.init(data: "")]),
    (": beat\n\n", []),
    ("id: 4\n\n", [.init(id: "4")]),
    ("id: 4\ndata: a\n\ndata: b\n\n", [.init(id: "4", data: "a"), .init(id: "4", data: "b")]),
    (
      "id: 4\n\nid: 5\0\ndata: a\n\nid\ndata: b\n\n",
      [.init(id: "4"), .init(id: "4", data: "a"), .init(id: "", data: "b")]
    ),
    ("event: price\ndata: a\n\ndata: b\n\n", [.init(kind: "price", data: "a"), .init(data: "b")]),
    ("retry: 9\nfoo: bar\ndata: a\n\n", [.init(data: "a")]),
    ("\u{FEFF}data: ä\n\n", [.init(data: "ä")]),
    ("\n\n\ndata: a\n\n", [.init(data: "a")]),
    ("data: unfinished\n", []),
  ]

  @Test("Events are read as the HTML standard says", arguments: streams)
  func events(text: String, events: [ServerSentEvent]) throws {
    let bytes = Data(text.utf8)
    // In one, and cut after each byte.
    var whole = ServerSentEvents()
    #expect(try whole.read(bytes) == events)
    for cut in 0...bytes.count {
      var reader = ServerSentEvents()
      #expect(try reader.read(bytes.prefix(cut)) + reader.read(bytes.dropFirst(cut)) == events)
    }
  }

  @Test("An event that does not end is refused, before it fills the memory")
  func endless() throws {
    var reader = ServerSentEvents(limit: 10)
    #expect(try reader.read(Data("data: 1\n\ndata: 2".utf8)).count == 1)
    #expect(throws: TransportError.tooLarge(limit: 10)) { try reader.read(Data("34567".utf8)) }
    var lines = ServerSentEvents(limit: 10)
    #expect(throws: TransportError.tooLarge(limit: 10)) {
      for _ in 0..<100 { _ = try lines.read(Data(": beat\n".utf8)) }
    }
  }
}
