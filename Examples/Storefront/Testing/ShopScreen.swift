import Foundation
import StorefrontHTTP
import StorefrontShop
import Synchronization
import Testing
public import VitroConcurrency
import VitroDependencies
public import VitroUI
public import VitroUITesting
import Waiting

/// A screen of the shop in memory that comes to rest when the server has answered all that it was asked.
///
/// Where the shop sends the browser to the door, it goes there as a browser does: a page of its new identity
/// takes the place of this one.
@MainActor
public final class ShopScreen: TestSurface, Queryable {
  typealias Visit =
    @MainActor (_ address: URL, _ visitor: String) async -> (cookie: String?, next: String?)

  /// The clock that it goes by.
  public let clock = TestClock()
  /// The identity of its browser.
  public private(set) var visitor: String
  private var screen: Screen
  private var executor = RestExecutor()
  private var requests = OpenRequests()
  /// The settings that its browser keeps.
  private let storage = AppStorageStore.inMemory()
  private let server: URL
  private let transport: HTTPTransport
  /// Asks the server for an address as a browser does, and gives the cookie that it sets, if any, and the address to
  /// which it leads.
  private let visit: Visit
  /// The address that the shop has opened.
  private var destination: URL?

  init(
    server: URL, visitor: String, transport: HTTPTransport,
    visit: @escaping Visit
  ) {
    (self.server, self.visitor, self.visit) = (server, visitor, visit)
    self.transport = transport
    screen = Self.page(server, visitor, requests.counting(transport), executor, clock, storage)
    follow()
  }

  private static func page(
    _ server: URL, _ visitor: String, _ transport: HTTPTransport, _ executor: RestExecutor,
    _ clock: TestClock, _ storage: AppStorageStore
  ) -> Screen {
    let surroundings = Surroundings(
      locale: Locale(identifier: "en_US"), timeZone: .gmt, visitor: visitor, serverURL: server)
    return withDependencies {
      $0.continuousClock = clock
      $0.date = DateGenerator { TestShop.now + clock.now.offset / .seconds(1) }
    } operation: {
      Screen(
        executor: executor, surroundings: surroundings, storage: storage
      ) {
        ShopView(transport: transport)
      }
    }
  }

  private func follow() {
    screen.onOpenURL = { [weak self] in self?.destination = $0 }
  }

  /// Goes where the shop has sent the browser.
  private func leave() async {
    guard let address = destination else { return }
    destination = nil
    let (cookie, next) = await visit(address, visitor)
    guard let cookie, cookie != visitor else { return }
    visitor = cookie
    screen.unmount()
    await screen.rest()
    (executor, requests) = (RestExecutor(), OpenRequests())
    screen = Self.page(server, visitor, requests.counting(transport), executor, clock, storage)
    follow()
    if let next, next != "/" { await open(next) } else { await rest() }
  }

  /// What the page is about, in a sentence.
  public var pageDescription: String? { screen.pageDescription }

  /// Whether what the address names is not there.
  public var isNotFound: Bool { screen.isNotFound }

  /// Whether what a person does waits for all answers of the server.
  public var waits = true

  /// The elements that are shown.
  public var root: Element { screen.root }

  /// The title of the page that is shown.
  public var title: String? { screen.title }

  /// The path of the address that leads here.
  public var location: String { screen.location }

  /// Goes where the path of an address leads, and returns when the screen is at rest.
  public func open(_ path: String) async {
    if let url = URL(string: path) { screen.open(url) }
    await rest()
  }

  /// Acts like a person, and returns when the screen is at rest.
  public func perform(_ event: Event) async throws {
    try await screen.perform(event)
    if waits { await rest() }
  }

  /// Takes the next problem that was found with a view, if there is one.
  public func takeProblem() -> Problem? { screen.takeProblem() }

  /// How often all threads have their turn before a task that nobody counts is taken for one that waits.
  private static let mostQuietRounds = 1_000

  /// Returns when all that the server was asked for is answered and shown. What waits for something else, such as
  /// a clock, goes on waiting.
  public func rest() async {
    await screen.rest()
    var (quietRounds, patience) = (0, Patience(Patience.standstill))
    while executor.hasWork {
      if requests.areOpen {
        quietRounds = 0
        guard await moves("an answer of the server", { await $0.answer() }) else { break }
      } else if isWaiting {
        break
      } else {
        // A task may be on another thread, on its way to ask. One that nobody counts may wait for anything.
        quietRounds += 1
        if executor.hasUnstructuredTasks, quietRounds > Self.mostQuietRounds { break }
        if patience.isOver(requests.seen) {
          Issue.record("A task of the screen waits for what does not come. \(requests.seen)")
          break
        }
        await Task.detached {}.value
      }
      await screen.rest()
    }
    await leave()
  }
}

extension ShopScreen {
  /// Whether all that goes on waits for a change in the shop, or for a clock.
  private var isWaiting: Bool {
    !executor.hasUnstructuredTasks
      && executor.liveTaskCount == requests.idleStreams + clock.deadlines.count
  }

  /// Returns when the screen has heard of all changes up to one with a number, and shows what has become of it; at
  /// once where it does not listen.
  public func hear(upTo number: Int) async {
    await rest()
    while requests.handled < number, requests.openStreams > 0 {
      let taken = requests.taken
      let wanted = "change \(number) of the shop"
      guard await moves(wanted, { await $0.arrival(after: taken) }) else { return }
      await rest()
    }
  }

  /// Waits for the server as long as anything moves; returns whether what was waited for has come.
  private func moves(
    _ wanted: String, _ work: @escaping @Sendable (OpenRequests) async -> Void
  ) async -> Bool {
    do {
      try await waiting(for: wanted, seen: { [requests] in requests.seen }) { [requests] in
        await work(requests)
      }
      return true
    } catch is CancellationError {
      return false
    } catch {
      Issue.record(error)
      return false
    }
  }

  /// Returns when the server does not tell the screen of changes any more.
  public func lose() async {
    guard await moves("the end of the streams", { await $0.ends() }) else { return }
    await rest()
  }
}

/// The requests whose answers the screen has not taken yet.
final class OpenRequests: Sendable {
  private struct State {
    var open = 0
    var answered = 0
    var waiting: CheckedContinuation<Void, Never>?
    /// The streams whose next event the screen waits for.
    var idleStreams = 0
    /// The numbers of the newest change that has arrived, that the screen has taken, and that it has handled.
    var (arrived, taken, handled) = (0, 0, 0)
    var expecting: CheckedContinuation<Void, Never>?
    /// The streams that have not ended.
    var openStreams = 0
  }

  private let state = Mutex(State())

  var areOpen: Bool { state.withLock { $0.open > 0 } }
  var idleStreams: Int { state.withLock { $0.idleStreams } }
  var taken: Int { state.withLock { $0.taken } }
  var handled: Int { state.withLock { $0.handled } }
  var openStreams: Int { state.withLock { $0.openStreams } }

  /// The answers and changes that the server has given so far, in words.
  var seen: String {
    state.withLock { state in
      """
      \(state.open) questions are open, \(state.answered) of them answered; \(state.openStreams) streams are \
      open, the newest change that arrived is \(state.arrived), the newest that the screen has handled \
      \(state.handled)
      """
    }
  }

  /// A transport whose requests are counted here.
  func counting(_ transport: HTTPTransport) -> HTTPTransport {
    HTTPTransport { [self] request in
      try await counted { try await transport.send(request) }
    } stream: { [self] request in
      let stream = try await counted { try await transport.stream(request) }
      return HTTPStream(status: stream.status, type: stream.type, body: noting(stream.body))
    }
  }

  private func counted<Answer: Sendable>(
    _ ask: @escaping @Sendable () async throws -> Answer
  ) async throws -> Answer {
    state.withLock { $0.open += 1 }
    defer {
      state.withLock { state in
        state.open -= 1
        state.answered -= 1
      }
    }
    // Not on the screen's executor, whose jobs stand still as long as nobody awaits its rest.
    let sending = Task.detached { [self] in
      defer { wasAnswered() }
      return try await ask()
    }
    return try await withTaskCancellationHandler {
      try await sending.value
    } onCancel: {
      sending.cancel()
    }
  }

  /// The same body, whose changes are noted as they arrive and as the screen takes and handles them.
  private func noting(
    _ body: AsyncThrowingStream<Data, any Error>
  ) -> AsyncThrowingStream<Data, any Error> {
    let (arrivals, continuation) = AsyncThrowingStream.makeStream(
      of: (Data, Int?).self, throwing: Error.self)
    let reading = Task.detached { [self] in
      var reader = ServerSentEvents()
      do {
        for try await part in body {
          let number = try reader.read(part).compactMap { $0.id.flatMap { Int($0) } }.last
          continuation.yield((part, number))
          if let number { arrived { $0.arrived = number } }
        }
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
      arrived { $0.openStreams -= 1 }
    }
    state.withLock { $0.openStreams += 1 }
    continuation.onTermination = { _ in reading.cancel() }
    return AsyncThrowingStream { [self] in
      state.withLock { state in
        state.idleStreams += 1
        state.handled = state.taken
      }
      defer { state.withLock { $0.idleStreams -= 1 } }
      for try await (part, number) in arrivals {
        if let number { state.withLock { $0.taken = number } }
        return part
      }
      return nil
    }
  }

  private func arrived(_ note: (inout State) -> Void) {
    let expecting = state.withLock { state in
      note(&state)
      defer { state.expecting = nil }
      return state.expecting
    }
    expecting?.resume()
  }

  /// Returns when a change has arrived that is newer than one with a number, or none will.
  func arrival(after number: Int) async {
    await arrival { $0.arrived > number || $0.openStreams == 0 }
  }

  /// Returns when all streams have ended.
  func ends() async { await arrival { $0.openStreams == 0 } }

  private func arrival(_ condition: @Sendable (State) -> Bool) async {
    while !state.withLock({ condition($0) }) {
      await withCheckedContinuation { continuation in
        let isThere = state.withLock { state in
          if !condition(state) { state.expecting = continuation }
          return condition(state)
        }
        if isThere { continuation.resume() }
      }
    }
  }

  private func wasAnswered() {
    let waiting = state.withLock { state in
      state.answered += 1
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume()
  }

  /// Returns when there is an answer that has not been taken.
  func answer() async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        if state.answered == 0, state.open > 0 { state.waiting = continuation }
        return state.answered > 0 || state.open == 0
      }
      if isThere { continuation.resume() }
    }
  }
}
