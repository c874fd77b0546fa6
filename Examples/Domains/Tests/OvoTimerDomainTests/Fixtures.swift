import Foundation
import OvoTimerDomain

/// The present moment in all of these tests.
let now = Date(timeIntervalSinceReferenceDate: 800_000_000.123)

/// An event of a timer.
enum Event: Hashable, Sendable, CustomStringConvertible {
  case wind(Int), start, restart, pause, unpause, tick, acknowledge, snooze(Int)

  func happens(to timer: inout OvoTimer) -> Outcome {
    switch self {
    case .wind(let seconds): timer.wind(to: seconds)
    case .start: timer.start()
    case .restart: timer.restart()
    case .pause: timer.pause()
    case .unpause: timer.unpause()
    case .tick: timer.tick()
    case .acknowledge: timer.acknowledge()
    case .snooze(let seconds): timer.snooze(for: seconds)
    }
  }

  var description: String {
    switch self {
    case .wind(let seconds): "wind to \(seconds) s"
    case .start: "start"
    case .restart: "restart"
    case .pause: "pause"
    case .unpause: "unpause"
    case .tick: "tick"
    case .acknowledge: "acknowledge"
    case .snooze(let seconds): "snooze for \(seconds) s"
    }
  }
}

extension OvoTimer {
  /// A timer to which all this has happened.
  init(after events: Event...) {
    self.init()
    for event in events { _ = event.happens(to: &self) }
  }

  /// This timer, after one more event.
  func after(_ event: Event) -> (timer: OvoTimer, outcome: Outcome) {
    var timer = self
    let outcome = event.happens(to: &timer)
    return (timer, outcome)
  }
}
