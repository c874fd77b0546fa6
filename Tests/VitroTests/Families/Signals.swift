import Synchronization
import Vitro

/// The streams that effects listen to, by their numbers.
final class Signals: Sendable {
  private struct Running {
    var streams: [Int: AsyncStream<Void>.Continuation] = [:]
    var mistakes: [String] = []
  }

  private let running = Mutex(Running())

  /// The numbers of the effects that run.
  var numbers: Set<Int> { running.withLock { Set($0.streams.keys) } }

  /// Actions that were heard by others than those whose effects sent them.
  var mistakes: [String] { running.withLock { $0.mistakes } }

  func stream(_ number: Int) -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    running.withLock { $0.streams[number] = continuation }
    return stream
  }

  /// Lets an effect go on once.
  func signal(_ number: Int) {
    running.withLock { _ = $0.streams[number]?.yield() }
  }

  func end(_ number: Int) {
    running.withLock { $0.streams[number] = nil }
  }

  func mistake(_ speaker: Int, heardBy serial: Int) {
    running.withLock { $0.mistakes.append("what \(speaker) said was heard by \(serial)") }
  }
}

private enum SignalsKey: DependencyKey {
  static var liveValue: Signals { Signals() }
  static var testValue: Signals { Signals() }
}

extension DependencyValues {
  var signals: Signals {
    get { self[SignalsKey.self] }
    set { self[SignalsKey.self] = newValue }
  }
}
