import Foundation
import StorefrontHTTP
import StorefrontShop
import Synchronization
import VitroConcurrency
public import VitroUI
public import VitroUITesting

/// A screen of the shop in memory that comes to rest when the server has answered all that it was asked.
@MainActor
public final class ShopScreen: TestSurface, Queryable {
  private let screen: Screen
  private let executor = RestExecutor()
  private let requests = OpenRequests()

  init(server: URL, visitor: String, transport: HTTPTransport) {
    let surroundings = Surroundings(
      locale: Locale(identifier: "en_US"), timeZone: .gmt, visitor: visitor, serverURL: server)
    let transport = requests.counting(transport)
    screen = Screen(host: ScreenHost(executor: executor, surroundings: surroundings)) {
      ShopView(transport: transport)
    }
  }

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

  /// Something that was found to be wrong with a view, once.
  public func takeProblem() -> Problem? { screen.takeProblem() }

  /// Returns when nothing is asked for any more, and all that was answered is shown.
  public func rest() async {
    await screen.rest()
    while executor.hasWork {
      await requests.end()
      await Task.yield()
      await screen.rest()
    }
  }
}

/// The requests that have no answer yet.
final class OpenRequests: Sendable {
  private struct State {
    var count = 0
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  /// A transport whose requests are counted here.
  func counting(_ transport: HTTPTransport) -> HTTPTransport {
    HTTPTransport { [self] request in
      state.withLock { $0.count += 1 }
      // Not on the screen's executor, whose jobs stand still as long as nobody awaits its rest.
      let sending = Task.detached { [self] in
        defer { oneHasEnded() }
        return try await transport.send(request)
      }
      return try await withTaskCancellationHandler {
        try await sending.value
      } onCancel: {
        sending.cancel()
      }
    }
  }

  private func oneHasEnded() {
    let waiting = state.withLock { state in
      state.count -= 1
      defer { if state.count == 0 { state.waiting = [] } }
      return state.count == 0 ? state.waiting : []
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Returns when there is none.
  func end() async {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if state.count > 0 { state.waiting.append(continuation) }
        return state.count == 0
      }
      if isOver { continuation.resume() }
    }
  }
}
