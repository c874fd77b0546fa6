import Foundation
import HTTPTypes
import Hummingbird
import StorefrontDomain

/// The stream of changes: server-sent events, as the HTML standard has them.
///
/// An event names the resources that have changed: `id: 42`, `data: {"paths":["products/mug"]}`. It says nothing
/// about them: whoever shows one asks for it again, and so nobody learns more than by asking, and hearing of a change
/// twice does no harm. A blank path is everything.
extension ShopActions {
  /// How many paths an event has at most.
  private static let mostPaths = 500

  /// Answers with all changes after the one of the `Last-Event-ID`, or from now on, until the browser goes away.
  func changes(_ request: Request, _ context: ShopContext) async throws -> Response {
    let visitor = try context.visitor()
    // What is no number is none of this file's.
    let last = request.headers[.lastEventID].map { Int($0) ?? .max }
    return Response(
      status: .ok,
      headers: [
        .contentType: "text/event-stream", .cacheControl: "no-store", .accelBuffering: "no",
      ],
      body: ResponseBody { writer in
        // Whatever is committed after this is heard of.
        let commits = storage.commits()
        let newest = try await storage.read { try $0.newestChange() }
        var number = last ?? newest
        var silence: Stopwatch?
        let signals = Self.signals(commits, every: heartbeat, of: self.clock)
        for await _ in signals {
          let news = try await feed.news(after: number, commit: storage.commitCount)
          // A commit may have changed nothing that is told of.
          let isDue = silence.map { $0.elapsed() >= heartbeat } ?? true
          number = news.number
          guard !news.items.isEmpty || isDue else { continue }
          silence = Stopwatch(self.clock)
          var left = news.paths(for: visitor)[...]
          repeat {
            let isLast = left.count <= Self.mostPaths
            try await writer.write(Self.event(isLast ? number : nil, left.prefix(Self.mostPaths)))
            left = left.dropFirst(Self.mostPaths)
          } while !left.isEmpty
        }
        try await writer.finish(nil)
      })
  }

  /// A signal at once, with each commit, and at every beat.
  private static func signals(
    _ commits: AsyncStream<Void>, every beat: Duration, of clock: some Clock<Duration>
  ) -> AsyncStream<Void> {
    let (signals, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    continuation.yield()
    let listening = Task {
      for await _ in commits { continuation.yield() }
      continuation.finish()
    }
    // A connection that is gone is noticed only by writing to it. The first beat counts from here: once somebody has
    // read of the stream, a test may move the clock.
    let first = clock.now.advanced(by: beat)
    let beating = Task {
      var next = first
      while (try? await clock.sleep(until: next, tolerance: nil)) != nil {
        next = clock.now.advanced(by: beat)
        continuation.yield()
      }
    }
    continuation.onTermination = { _ in
      listening.cancel()
      beating.cancel()
    }
    return signals
  }

  /// An event as it is sent; one without paths only says how far the stream has come.
  private static func event(_ number: Int?, _ paths: some Sequence<String>) throws -> ByteBuffer {
    let body = ChangesBody(paths: Array(paths))
    var text = number.map { "id: \($0)\n" } ?? ""
    if !body.paths.isEmpty {
      text += "data: \(String(decoding: try Response.data(body), as: UTF8.self))\n"
    }
    return ByteBuffer(string: text + "\n")
  }
}

/// The time since it was made, by some clock.
private struct Stopwatch: Sendable {
  let elapsed: @Sendable () -> Duration

  init(_ clock: some Clock<Duration>) {
    let begin = clock.now
    elapsed = { begin.duration(to: clock.now) }
  }
}

/// The data of an event.
private struct ChangesBody: Encodable {
  var paths: [String]
}

extension HTTPField.Name {
  fileprivate static let lastEventID = Self("Last-Event-ID") ?? .ifMatch
  /// A proxy hands each event on as it comes.
  fileprivate static let accelBuffering = Self("X-Accel-Buffering") ?? .cacheControl
}
