import Foundation
import GRDB
import StorefrontDomain
import StorefrontHTTP
import StorefrontServer
import StorefrontTesting
import Synchronization
import Testing

@MainActor @Suite("A stream of changes that many hear, or slowly", .serialized)
struct ManyListenersTests {
  /// Changes so many resources; returns the number of the newest change before.
  private func change(_ count: Int, in shop: TestShop) async throws -> Int {
    let before = try await shop.storage.read { try $0.newestChange() }
    let other = try DatabaseQueue(path: shop.file)
    try await other.write { db in
      for number in 1...count {
        try db.execute(
          sql: "INSERT INTO changes (path, owner) VALUES (?, '')",
          arguments: ["products/\(number)"])
      }
    }
    try other.close()
    return before
  }

  @Test("Who comes back after a thousand changes hears of each resource once, in several events")
  func thousand() async throws {
    try await withShop { shop in
      let before = try await change(1_000, in: shop)
      var paths: [String] = []
      var events = 0
      for try await event in try await shop.events(after: before) {
        paths += try event.paths
        events += 1
        if event.id == "\(before + 1_000)" { break }
        // An event before the last has no number: who is cut off here asks for all of them again.
        #expect(event.id == nil)
      }
      #expect(paths == (1...1_000).map { "products/\($0)" })
      #expect(events == 2)
    }
  }

  @Test(
    "Who comes back after more is told at once that everything may have changed",
    arguments: [1, -1, 0, -1_000_000, .min])
  func tooFarBack(back: Int) async throws {
    try await withShop { shop in
      let before = try await change(1_001, in: shop)
      let number = back == 1 ? before : back
      for try await event in try await shop.events(after: number) {
        #expect(try event.paths == [""] && event.id == "\(before + 1_001)")
        break
      }
    }
  }

  @Test("A change of one resource ten thousand times is one line of the file, and one event")
  func oneResource() async throws {
    try await withShop(isListening: false) { shop in
      let before = try await shop.storage.read { try $0.newestChange() }
      try await shop.storage.write { shop in
        for number in 1...10_000 { try shop.save(.of(number), of: "mug") }
      }
      let changes = try await shop.storage.read { try $0.changes(after: before) }
      #expect(changes == [ShopChange(number: before + 10_000, path: "products/mug", owner: nil)])
    }
  }

  @Test("Who does not read holds nobody up, and hears afterwards of what has changed meanwhile")
  func slow() async throws {
    try await withShop { shop in
      let slow = try await shop.events(after: nil)
      let quick = try await shop.events(after: nil)
      var (quickly, slowly) = (quick.makeAsyncIterator(), slow.makeAsyncIterator())
      _ = try await quickly.next()
      for number in 1...200 {
        try await shop.storage.write { try $0.save(.of(number), of: "mug") }
        #expect(try await quickly.next()?.paths == ["products/mug"])
      }
      let newest = try await shop.storage.read { try $0.newestChange() }
      while let event = try await slowly.next(), event.id != "\(newest)" {}
    }
  }

  /// Measured by itself, after all other tests: `Scripts/check` asks for it. The baseline is as many who ask for
  /// the product anew instead, one after the other.
  @Test(
    "Five hundred hear of a change at once, sooner than they would by asking",
    .enabled(if: ProcessInfo.processInfo.environment["VITRO_TIMES"] != nil))
  func times() async throws {
    try await withShop { shop in
      let listeners = 500
      let before = residentBytes()
      let heard = Heard(of: listeners)
      let listening = Task.detached {
        try await withThrowingTaskGroup(of: Void.self) { group in
          for number in 0..<listeners {
            group.addTask {
              let visitor = String(format: "listener%014d", number)
              for try await event in try await shop.events(after: nil, as: visitor) {
                if let id = event.id.flatMap({ Int($0) }) { heard.note(id, by: number) }
              }
            }
          }
          try await group.waitForAll()
        }
      }
      var newest = try await shop.storage.read { try $0.newestChange() }
      await heard.all(newest)
      let memory = residentBytes() - before
      var times: [Duration] = []
      for number in 1...20 {
        let begin = ContinuousClock.now  // Wall clock: what is measured.
        try await shop.storage.write { try $0.save(.of(number), of: "mug") }
        newest = try await shop.storage.read { try $0.newestChange() }
        await heard.all(newest)
        times.append(begin.duration(to: .now))
      }
      listening.cancel()
      times.sort()
      let asking = try await ContinuousClock().measure {
        for _ in 1...listeners {
          let answer = try await shop.ask("GET", "products/mug")
          #expect(answer.status == 200)
        }
      }
      print(
        "\(listeners) listeners have heard of a change after \(times[10]) (median of 20), \(times[19]) at",
        "most, where asking takes \(asking); they take \(memory / listeners / 1_024) kB each,",
        "with their own ends of the connections")
      #expect(times[10] < asking / 5)  // Wall clock: a figure.
      #expect(memory / listeners < 300 * 1_024)
    }
  }

  private func residentBytes() -> Int {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(
      separator: " ")
    return (fields?.dropFirst().first.flatMap { Int($0) } ?? 0) * 4_096
  }
}

/// The number of the newest change that each of many has heard of.
private final class Heard: Sendable {
  private struct State {
    var newest: [Int: Int] = [:]
    var waiting: (number: Int, continuation: CheckedContinuation<Void, Never>)?
  }

  private let state = Mutex(State())
  private let count: Int

  init(of count: Int) { self.count = count }

  func note(_ number: Int, by listener: Int) {
    let continuation = state.withLock { state -> CheckedContinuation<Void, Never>? in
      state.newest[listener] = number
      guard let waiting = state.waiting, have(waiting.number, state) else { return nil }
      state.waiting = nil
      return waiting.continuation
    }
    continuation?.resume()
  }

  /// Returns when all have heard of a change.
  func all(_ number: Int) async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        if !have(number, state) { state.waiting = (number, continuation) }
        return have(number, state)
      }
      if isThere { continuation.resume() }
    }
  }

  private func have(_ number: Int, _ state: State) -> Bool {
    state.newest.count == count && state.newest.values.allSatisfy { $0 >= number }
  }
}

extension ServerSentEvent {
  /// The paths of the resources that it names.
  fileprivate var paths: [String] {
    get throws {
      struct Body: Decodable { var paths: [String] }
      return try data.map { try JSONDecoder().decode(Body.self, from: Data($0.utf8)).paths } ?? []
    }
  }
}

extension TestShop {
  /// The events of a browser's stream.
  fileprivate func events(
    after number: Int?, as visitor: String = anna
  ) async throws -> HTTPStream.Events {
    let http = StoreHTTP(
      base: api, headers: ["Cookie": "vitro.visitor=\(visitor)"], transport: transport)
    return try await http.events("changes", after: number.map { "\($0)" })
  }
}
