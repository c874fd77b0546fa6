import Foundation
import Testing
import VitroExplorer

@Suite("Events as Swift code")
struct WrittenEventTests {
  enum Filter: Hashable, Sendable { case none, all }

  struct Place: Hashable, Sendable {
    var row = 1
    var name: String? = "A"
  }

  struct NotFound: Error {}

  enum Event: Sendable {
    case plain
    case numbered(Int)
    case moved(to: Int, quickly: Bool)
    case picked(Filter?)
    case set(Int??)
    case put(Place)
    case waited(Duration)
    case answered(Result<Void, NotFound>)
    case typed(String)
    case chosen([Int], [String: Int], Set<Int>)
    case measured(Double)
    case named(UUID)
    case dated(Date)
    case opened(URL)
    case sent(Data)
    case paid(Decimal)
  }

  @Test(
    "They are written as they are made",
    arguments: [
      (.plain, ".plain"),
      (.numbered(-3), ".numbered(-3)"),
      (.moved(to: 3, quickly: true), ".moved(to: 3, quickly: true)"),
      (.picked(.some(.none)), ".picked(.some(.none))"),
      (.picked(nil), ".picked(nil)"),
      (.set(.some(nil)), ".set(.some(nil))"),
      (.set(3), ".set(3)"),
      (.put(Place()), ".put(.init(row: 1, name: \"A\"))"),
      (.waited(.milliseconds(1_500)), waited),
      (.answered(.success(())), ".answered(.success(()))"),
      (.answered(.failure(NotFound())), ".answered(.failure(.init()))"),
      (.typed("a \"b\"\n"), #".typed("a \"b\"\n")"#),
      (.chosen([1, 2], ["a": 1], [3]), #".chosen([1, 2], ["a": 1], [3])"#),
      (.measured(.infinity), ".measured(.infinity)"),
      (.named(id), #".named(UUID(uuidString: "00000000-0000-0000-0000-000000000001")!)"#),
      (
        .dated(Date(timeIntervalSince1970: 5)), ".dated(Date(timeIntervalSince1970: 5.0))"
      ),
      (.opened(URL(filePath: "/a")), #".opened(URL(string: "file:///a")!)"#),
      (.sent(Data([1, 2])), ".sent(Data([1, 2]))"),
      (.paid(Decimal(string: "1.5")!), #".paid(Decimal(string: "1.5")!)"#),
    ] as [(Event, String)])
  func written(event: Event, code: String) {
    let explorer = Explorer(0, events: [event]) { state, _ in state += 1 }
      .always("Nothing happens") { $0 == 0 }
    let error = #expect(throws: Counterexample<Int, Event>.self) { try explorer.explore() }
    #expect(error?.description.hasSuffix("\n.replay([\(code)])") == true, "\(error as Any)")
  }

  /// The code above, as the compiler reads it.
  // swift-format-ignore: NeverForceUnwrap
  static let compiled: [Event] = [
    .plain, .numbered(-3), .moved(to: 3, quickly: true), .picked(.some(.none)), .picked(nil),
    .set(.some(nil)), .set(3), .put(.init(row: 1, name: "A")),
    .waited(.init(secondsComponent: 1, attosecondsComponent: 500_000_000_000_000_000)),
    .answered(.success(())), .answered(.failure(.init())), .measured(.infinity),
    .named(UUID(uuidString: "00000000-0000-0000-0000-000000000001")!),
    .dated(Date(timeIntervalSince1970: 5.0)), .opened(URL(string: "file:///a")!),
    .sent(Data([1, 2])), .paid(Decimal(string: "1.5")!),
  ]

  // swift-format-ignore: NeverForceUnwrap
  private static let id = UUID(uuidString: "00000000-0000-0000-0000-000000000001")!

  private static let waited =
    ".waited(.init(secondsComponent: 1, attosecondsComponent: 500000000000000000))"

  @Test("What describes itself in other words is written as the test says")
  func describedElsewise() {
    let explorer = Explorer(0, events: [Spoken.open]) { state, _ in state += 1 }
      .always("Nothing happens") { $0 == 0 }.written { _ in ".open" }
    let error = #expect(throws: Counterexample<Int, Spoken>.self) { try explorer.explore() }
    #expect(error?.description.hasSuffix("\n.replay([.open])") == true)
  }

  enum Spoken: CustomStringConvertible {
    case open
    var description: String { "Open the door" }
  }
}
