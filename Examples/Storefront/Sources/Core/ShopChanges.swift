import Foundation
public import StorefrontHTTP
import Vitro

/// The subscription of a page to the server's stream of changes.
///
/// It tells which resources have changed, by their paths, and whoever shows one of them asks for it again. A
/// connection that is lost is made again, and goes on after the last change that was heard of: none is missed.
@MainActor
public final class ShopChanges {
  private let http: StoreHTTP
  /// The identity of the last event.
  private var last: String?
  private var hasBegun = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  @Dependency(\.continuousClock) private var clock

  /// Makes the subscription of a client.
  public init(http: StoreHTTP) { self.http = http }

  /// Returns when changes are heard of, or cannot be: what is loaded then misses none.
  public func begun() async {
    await withCheckedContinuation { continuation in
      if hasBegun { continuation.resume() } else { waiting.append(continuation) }
    }
  }

  /// Hears of changes until the task is cancelled.
  ///
  /// - Parameter change: Called with what has changed.
  public func run(_ change: (Set<ShopNews>) async -> Void) async {
    var pause = 1
    // Whether anything may have changed, or not have been there, before the first event.
    var isLate = false
    while !Task.isCancelled {
      do {
        for try await event in try await http.events("changes", after: last) {
          (last, pause) = (event.id ?? last, 1)
          begin()
          if let news = isLate ? [.everything] : news(of: event) { await change(news) }
          isLate = false
        }
      } catch {}
      begin()
      isLate = last == nil
      guard (try? await clock.sleep(for: .seconds(pause))) != nil else { return }
      pause = min(pause * 2, 30)
    }
  }

  private func begin() {
    hasBegun = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  private func news(of event: ServerSentEvent) -> Set<ShopNews>? {
    struct Body: Decodable { var paths: [String] }
    guard let data = event.data else { return nil }
    // What cannot be read may be anything.
    let body = try? JSONDecoder().decode(Body.self, fromOutside: Data(data.utf8))
    return Set((body?.paths ?? [""]).map(ShopNews.init(path:)))
  }
}
