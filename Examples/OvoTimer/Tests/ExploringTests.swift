import Foundation
import OvoTimerDomain
import Testing
import VitroExplorer

/// Whatever happens to a timer, in every order: all states are met, not a sample of them.
@Suite("The timer, explored")
struct ExploringTests {
  @Test("No time is negative, what runs comes to its end by itself, and nothing else happens")
  func everyPair() throws {
    let walk = try everything.explore()
    #expect(walk.isExhaustive)
    let negative = [".asked(.wind(to: \(Int.min)))", ".asked(.wind(to: -1))"]
    #expect(walk.idleEvents == negative, "Only a time that there is not changes nothing")
    #expect(walk.unmet(OvoTimer.State.kinds, \.state.kind).isEmpty)
    #expect(walk.transitionCount == walk.states.count * Happening.all.count)
  }

  @Test("Around the longest time nothing is different")
  func longestTimes() throws {
    let times = [OvoTimer.longestTime - 1, OvoTimer.longestTime, OvoTimer.longestTime + 1, .max]
    let walk = try explorer(Happening.winding(to: times) + Happening.controls).explore(depth: 6)
    #expect(walk.states.allSatisfy { $0.state.longest <= OvoTimer.longestTime })
    #expect(try walk.way { $0.state.longest == OvoTimer.longestTime } != nil)
  }

  @Test("The diagram in the documentation is drawn from the code")
  func diagram() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Documentation/OvoTimer.md").standardized
    let diagram = try everything.explore().diagram(of: \.state.kind, by: \.name)
    #expect(
      try String(contentsOf: page, encoding: .utf8).contains("```mermaid\n\(diagram.mermaid)```"),
      "The page is to show:\n\(diagram.mermaid)")
    let picture = page.deletingLastPathComponent().appending(path: "ovotimer-states.svg")
    #expect(try String(contentsOf: picture, encoding: .utf8) == diagram.svg)
  }

  private var everything: Explorer<OvoTimer, Happening> { explorer(Happening.all) }

  private func explorer(_ events: [Happening]) -> Explorer<OvoTimer, Happening> {
    Explorer(OvoTimer(), events: events) { $0.meet($1) }
      .always("All times are such that can be shown") { timer in
        switch timer.state {
        case .intro: true
        case .winding(let selected): 0...OvoTimer.longestTime ~= selected
        case .running(let remaining, let selected), .paused(let remaining, let selected):
          remaining >= 1 && remaining <= selected && selected <= OvoTimer.longestTime
        case .finished(let duration, _): 1...OvoTimer.longestTime ~= duration
        case .snoozed(let remaining, let duration):
          1...OvoTimer.longestSnooze ~= remaining && 1...OvoTimer.longestTime ~= duration
        }
      }
      .always("What runs has finished when its seconds have passed, and not a second before") {
        guard case .running(let remaining, let selected) = $0.state, remaining < 100 else {
          return true
        }
        var timer = $0
        for _ in 1..<remaining { timer.tick() }
        guard case .running(remaining: 1, selected) = timer.state else { return false }
        timer.tick()
        return timer.state == .finished(duration: selected, isAcknowledged: false)
      }
      .always("What is snoozed sounds when its seconds have passed, and not a second before") {
        guard case .snoozed(let remaining, let duration) = $0.state else { return true }
        var timer = $0
        for _ in 1..<remaining { timer.tick() }
        guard case .snoozed(remaining: 1, duration) = timer.state else { return false }
        timer.tick()
        return timer.state == .finished(duration: duration, isAcknowledged: false)
      }
      .never("Something happens that the table does not know") { before, event, after in
        !before.state.allowed(event).contains(after.state.kind)
      }
      .goal("It can be run") { if case .running = $0.state { true } else { false } }
  }
}

/// An event that can reach a timer.
private enum Happening: Hashable, Sendable {
  case asked(TimerRequest), tick

  static func winding(to times: [Int]) -> [Self] { times.map { .asked(.wind(to: $0)) } }

  static let controls: [Self] = [
    .asked(.start), .asked(.pause), .asked(.unpause), .asked(.restart), .asked(.acknowledge),
    .asked(.snooze(for: 3)), .tick,
  ]

  static let all = winding(to: [.min, -1, 0, 1, 2, 3, 4]) + controls

  var name: String {
    switch self {
    case .asked(.wind): "wind"
    case .asked(.snooze): "snooze"
    case .asked(let request): "\(request)"
    case .tick: "tick"
    }
  }
}

extension OvoTimer {
  fileprivate mutating func meet(_ happening: Happening) {
    switch happening {
    case .asked(let request): handle(request)
    case .tick: tick()
    }
  }
}

extension OvoTimer.State {
  fileprivate static let kinds = [
    "intro", "winding", "running", "paused", "sounding", "silenced", "snoozed",
  ]

  fileprivate var kind: String {
    switch self {
    case .intro: "intro"
    case .winding: "winding"
    case .running: "running"
    case .paused: "paused"
    case .finished(_, isAcknowledged: false): "sounding"
    case .finished(_, isAcknowledged: true): "silenced"
    case .snoozed: "snoozed"
    }
  }

  /// The longest time in it.
  fileprivate var longest: Int {
    switch self {
    case .intro: 0
    case .winding(let time), .running(_, let time), .paused(_, let time), .finished(let time, _),
      .snoozed(_, let time):
      time
    }
  }

  /// The transitions of each event: a state that is not in this table stays as it is.
  fileprivate func allowed(_ event: Happening) -> [String] {
    switch (kind, event) {
    case (_, .asked(.wind(let seconds))): [0...OvoTimer.longestTime ~= seconds ? "winding" : kind]
    case ("winding", .asked(.start)): [self == .winding(selected: 0) ? kind : "running"]
    case ("running", .asked(.pause)): ["paused"]
    case ("paused", .asked(.unpause)): ["running"]
    case ("running", .tick): ["running", "sounding"]
    case ("snoozed", .tick): ["snoozed", "sounding"]
    case ("sounding", .asked(.snooze)): ["snoozed"]
    case ("sounding", .asked(.acknowledge)), ("snoozed", .asked(.acknowledge)): ["silenced"]
    case ("sounding", .asked(.restart)), ("silenced", .asked(.restart)),
      ("snoozed", .asked(.restart)):
      ["running"]
    default: [kind]
    }
  }
}
