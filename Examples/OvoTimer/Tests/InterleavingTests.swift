import OvoTimerDomain
import OvoTimerClient
import OvoTimerUI
import Testing
import VitroExplorer

/// Two pages and a command line at one service: every order in which what they ask, and what they are
/// told, can arrive.
@Suite("Several controls of one timer, explored")
struct InterleavingTests {
  @Test(
    "Whatever arrives when, in the end every page shows what the service has",
    .tags(.everyPageAgrees))
  func agreement() throws {
    let walk = try explorer(Traffic(requests: 3, ticks: 1)).explore()
    #expect(walk.transitionCount > 50_000)
    #expect(try walk.way { $0.isQuiet && $0.requests == 0 && $0.timer != OvoTimer() } != nil)
  }

  @Test(
    "A service that begins anew, in the midst of it, is believed", .tags(.everyPageAgrees))
  func restart() throws {
    let walk = try explorer(Traffic(requests: 2, ticks: 1, starts: 1)).explore()
    #expect(try walk.way { $0.isQuiet && $0.starts == 0 && $0.requests == 0 } != nil)
  }

  private func explorer(_ traffic: Traffic) -> Explorer<Traffic, Deed> {
    Explorer(traffic, events: \.possible) { $0.apply($1) }
      .always("Where nothing is on its way, every page shows what the service has") { traffic in
        !traffic.isQuiet || traffic.pages.allSatisfy { $0.remote.timer == traffic.timer }
      }
      .never("A page goes back to what was before") { before, deed, after in
        zip(before.pages, after.pages).contains { before, after in
          before.remote.confirmed.run == after.remote.confirmed.run
            && after.remote.confirmed.revision < before.remote.confirmed.revision
        }
      }
      .goal("All that is on its way arrives") { $0.isQuiet }
  }
}

/// One step of the world: a request, a message that arrives, a second that passes, a restart.
private enum Deed: Hashable, Sendable {
  /// A control of a page, or the command line, is used.
  case asks(page: Int, TimerRequest), commandLine(TimerRequest)
  /// A second passes at the service.
  case tick
  /// The request of a page reaches the service, and its answer the page.
  case arrives(page: Int), answered(page: Int)
  /// The oldest of what a page is told reaches it, or only the newest.
  case told(page: Int), toldNewest(page: Int)
  /// The service ends, and the next one begins; a page hears that nobody answers, and follows again.
  case starts, refused(page: Int), follows(page: Int)
}

/// A service, two pages, and what is on its way between them.
private struct Traffic: Hashable, Sendable {
  struct Page: Hashable, Sendable {
    /// The requests of a page that wait for an answer.
    enum Asking: Hashable, Sendable { case nothing, sent(TimerRequest), answer(TimerStatus?), lost }

    var remote = RemoteTimer()
    var asking = Asking.nothing
    var told: [TimerStatus] = []
    var isFollowing = true
    var isFirst = false
  }

  var status = TimerStatus()
  var pages = [Page(), Page()]
  /// The requests, seconds and restarts of the service that are left.
  var requests: Int
  var ticks: Int
  var starts = 0

  var timer: OvoTimer { status.timer }

  var isQuiet: Bool {
    pages.allSatisfy { $0.asking == .nothing && $0.told.isEmpty && $0.isFollowing }
  }

  var possible: [Deed] {
    var deeds: [Deed] = []
    if requests > 0 {
      deeds += Traffic.all.map { .commandLine($0) }
      for page in pages.indices { deeds += Traffic.all.map { .asks(page: page, $0) } }
    }
    if ticks > 0 { deeds.append(.tick) }
    if starts > 0 { deeds.append(.starts) }
    for (number, page) in pages.enumerated() {
      switch page.asking {
      case .nothing: break
      case .sent: deeds.append(.arrives(page: number))
      case .answer: deeds.append(.answered(page: number))
      case .lost: deeds.append(.refused(page: number))
      }
      if !page.told.isEmpty { deeds.append(.told(page: number)) }
      if page.told.count > 1 { deeds.append(.toldNewest(page: number)) }
      if !page.isFollowing { deeds.append(.follows(page: number)) }
    }
    return deeds
  }

  private static let all: [TimerRequest] = [
    .wind(to: 1), .wind(to: 2), .start, .pause, .unpause, .acknowledge, .restart, .snooze(for: 1),
  ]

  mutating func apply(_ deed: Deed) {
    switch deed {
    case .asks(let page, let request):
      requests -= 1
      pages[page].remote.ask(request)
      send(page)
    case .commandLine(let request):
      requests -= 1
      handle(request)
    case .tick:
      ticks -= 1
      change { $0.tick() }
    case .arrives(let page):
      guard case .sent(let request) = pages[page].asking else { return }
      pages[page].asking = .answer(handle(request) ? status : nil)
    case .answered(let page):
      guard case .answer(let status) = pages[page].asking else { return }
      pages[page].remote.answered(status)
      send(page)
    case .told(let page): tell(page, pages[page].told.removeFirst())
    case .toldNewest(let page):
      let newest = pages[page].told.removeLast()
      pages[page].told = []
      tell(page, newest)
    case .starts: startAnew()
    case .refused(let page):
      pages[page].remote.failed()
      send(page)
    case .follows(let page):
      pages[page].isFollowing = true
      pages[page].isFirst = true
      pages[page].told = [status]
    }
  }

  /// The next service takes up what was stored. What has not reached the last one is lost; an answer
  /// that has left it may still arrive.
  private mutating func startAnew() {
    starts -= 1
    status.run += "+"
    status.revision = 0
    for page in pages.indices {
      if case .sent = pages[page].asking { pages[page].asking = .lost }
      pages[page].told = []
      pages[page].isFollowing = false
    }
  }

  private mutating func send(_ page: Int) {
    if let request = pages[page].remote.next() {
      pages[page].asking = .sent(request)
    } else if !pages[page].remote.isAsking {
      pages[page].asking = .nothing
    }
  }

  private mutating func tell(_ page: Int, _ status: TimerStatus) {
    if pages[page].isFirst {
      pages[page].remote.tellFirst(status)
    } else {
      pages[page].remote.tell(status)
    }
    pages[page].isFirst = false
  }

  @discardableResult
  private mutating func handle(_ request: TimerRequest) -> Bool {
    var outcome = Outcome.progressed
    change { outcome = $0.handle(request) }
    if case .refused = outcome { return false }
    return true
  }

  private mutating func change(_ body: (inout OvoTimer) -> Void) {
    let before = timer
    body(&status.timer)
    guard timer != before else { return }
    status.revision += 1
    for page in pages.indices where pages[page].isFollowing { pages[page].told.append(status) }
  }
}

extension RemoteTimer {
  /// The request that a control of a page makes.
  fileprivate mutating func ask(_ request: TimerRequest) {
    switch request {
    case .wind(let seconds): wind(to: seconds)
    case .start: start()
    case .restart: restart()
    case .pause: pause()
    case .unpause: unpause()
    case .acknowledge: acknowledge()
    case .snooze(let seconds): snooze(for: seconds)
    }
  }
}
