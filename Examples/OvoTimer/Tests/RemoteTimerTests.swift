import OvoTimerDomain
import OvoTimerClient
import OvoTimerUI
import Testing

@Suite("A timer that a service owns")
struct RemoteTimerTests {
  @Test("What is asked for is shown at once, and asked for in its order, one after the other")
  func order() {
    var timer = RemoteTimer()
    timer.wind(to: 60)
    timer.start()
    #expect(timer.timer.state == .running(remaining: 60, selected: 60))
    #expect(timer.confirmed.timer.state == .intro)
    #expect(timer.next() == .wind(to: 60))
    #expect(timer.next() == nil)
    timer.answered(status(1, .wind(to: 60)))
    #expect(timer.next() == .start)
    timer.answered(status(2, .wind(to: 60), .start))
    #expect(timer.next() == nil && timer.unanswered.isEmpty)
    #expect(timer.timer.state == .running(remaining: 60, selected: 60))
  }

  @Test("Of the times that wait only the newest is asked for")
  func newest() {
    var timer = RemoteTimer()
    timer.wind(to: 10)
    _ = timer.next()
    for seconds in [20, 30, 40] { timer.wind(to: seconds) }
    #expect(timer.unanswered == [.wind(to: 10), .wind(to: 40)])
    timer.start()
    timer.wind(to: 50)
    #expect(timer.unanswered == [.wind(to: 10), .wind(to: 40), .start, .wind(to: 50)])
  }

  @Test("What cannot be done is refused here, and asked of nobody")
  func refused() {
    var timer = RemoteTimer()
    #expect(timer.pause() == .refused(.notRunning))
    #expect(timer.start() == .refused(.notWinding))
    #expect(timer.unanswered.isEmpty)
  }

  @Test("What others did in the meantime is what counts, and what is not answered comes on top")
  func others() {
    var timer = RemoteTimer(status(1, .wind(to: 60), .start))
    timer.pause()
    timer.tell(status(2, .wind(to: 90), .start))
    #expect(timer.timer.state == .paused(remaining: 90, selected: 90))
    _ = timer.next()
    timer.answered(nil)
    #expect(timer.timer.state == .running(remaining: 90, selected: 90))
  }

  @Test("What is older than what has been told is no news; a new service counts anew")
  func older() {
    var timer = RemoteTimer(status(5, .wind(to: 60)))
    timer.tell(status(4, .wind(to: 30)))
    #expect(timer.timer.state == .winding(selected: 60))
    timer.tellFirst(status(4, .wind(to: 30)))
    #expect(timer.timer.state == .winding(selected: 60))
    timer.tellFirst(status(0, run: "next", .wind(to: 30)))
    #expect(timer.timer.state == .winding(selected: 30))
    timer.tell(status(6, .wind(to: 60)))
    #expect(timer.timer.state == .winding(selected: 30))
  }

  @Test("What a service that is gone was asked for is not shown as done")
  func gone() {
    var timer = RemoteTimer(status(1, .wind(to: 60)))
    timer.start()
    timer.pause()
    _ = timer.next()
    timer.failed()
    #expect(timer.timer.state == .winding(selected: 60))
    #expect(timer.next() == nil)
    timer.answered(status(2, .wind(to: 60), .start))
    #expect(timer.timer.state == .running(remaining: 60, selected: 60))
  }

  private func status(
    _ revision: Int, run: String = "", _ requests: TimerRequest...
  ) -> TimerStatus {
    var timer = OvoTimer()
    for request in requests { timer.handle(request) }
    return TimerStatus(timer: timer, run: run, revision: revision)
  }
}
