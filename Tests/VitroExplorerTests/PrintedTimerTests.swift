import Testing
import VitroExplorer

/// A kitchen timer by the rules with which articles print it, each of which reads well.
struct PrintedTimer: Hashable {
  enum Event: Hashable {
    case wound(to: Int), startTapped, ticked, pauseTapped, resumeTapped
    /// The program begins again, so many seconds before the end that it has stored.
    case restored(secondsLeft: Int)
  }

  enum State: Hashable {
    case intro
    case winding(Int)
    case running(left: Int, of: Int)
    case paused(left: Int, of: Int)
    case finished
  }

  /// Whether it is as it was mended after the walk.
  let isMended: Bool
  var state = State.intro

  mutating func handle(_ event: Event) {
    switch (state, event) {
    case (_, .wound(let seconds)): state = .winding(seconds)
    case (.winding(let seconds), .startTapped):
      if isMended, seconds < 1 { return }
      state = .running(left: seconds, of: seconds)
    case (.running(let left, let total), .ticked):
      state = left - 1 == 0 ? .finished : .running(left: left - 1, of: total)
    case (.running(let left, let total), .pauseTapped): state = .paused(left: left, of: total)
    case (.paused(let left, let total), .resumeTapped): state = .running(left: left, of: total)
    case (.running(_, let total), .restored(let left)):
      let isOver = isMended ? left <= 0 : left < 0
      state = isOver ? .finished : .running(left: left, of: total)
    default: break
    }
  }

  /// A walk through it, with short times, and no more than three ticks beyond its end.
  static func explorer(isMended: Bool, windsToZero: Bool = true) -> Explorer<PrintedTimer, Event> {
    Explorer(
      PrintedTimer(isMended: isMended),
      events: { timer in
        if case .running(let left, _) = timer.state, left < -3 { return [] }
        return (windsToZero ? [0, 1, 2] : [1, 2]).map { .wound(to: $0) }
          + [.startTapped, .ticked, .pauseTapped, .resumeTapped]
          + [-1, 0, 1].map { .restored(secondsLeft: $0) }
      }
    ) { $0.handle($1) }
  }

  var hasTime: Bool {
    switch state {
    case .running(let left, _), .paused(let left, _): left >= 1
    case .intro, .winding, .finished: true
    }
  }
}

@Suite("A timer as it is printed")
struct PrintedTimerTests {
  @Test(
    "Wound to zero and started, it runs without a second left, and below zero with the next tick")
  func zero() throws {
    let explorer = PrintedTimer.explorer(isMended: false)
      .always("What runs has a second left") { $0.hasTime }
    let error = #expect(throws: Counterexample<PrintedTimer, PrintedTimer.Event>.self) {
      try explorer.explore()
    }
    #expect(error?.events == [.wound(to: 0), .startTapped])
    #expect(error?.states.last?.state == .running(left: 0, of: 0))
    var timer = PrintedTimer(isMended: false)
    for event in [.wound(to: 0), .startTapped, .ticked] as [PrintedTimer.Event] {
      timer.handle(event)
    }
    #expect(timer.state == .running(left: -1, of: 0))
  }

  @Test("Restored in the second of its end, it never rings")
  func restored() throws {
    let explorer = PrintedTimer.explorer(isMended: false, windsToZero: false)
      .eventually("What runs comes to its end", by: { $0 == .ticked }) {
        if case .running = $0.state { false } else { true }
      }
    let error = #expect(throws: Counterexample<PrintedTimer, PrintedTimer.Event>.self) {
      try explorer.explore()
    }
    #expect(error?.events == [.wound(to: 1), .startTapped, .restored(secondsLeft: 0)])
    #expect(error?.circle == [])
  }

  @Test("Mended in two places, it keeps both")
  func mended() throws {
    let walk = try PrintedTimer.explorer(isMended: true)
      .always("What runs has a second left") { $0.hasTime }
      .eventually("What runs comes to its end", by: { $0 == .ticked }) {
        if case .running = $0.state { false } else { true }
      }
      .explore()
    #expect(walk.states.count == 11)
  }
}
