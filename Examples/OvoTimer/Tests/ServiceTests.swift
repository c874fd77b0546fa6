import Foundation
import OvoTimerDomain
import OvoTimerClient
import OvoTimerService
import Testing
import VitroConcurrency

@MainActor @Suite("The service of a timer")
struct ServiceTests {
  private func running(_ seconds: Int) async -> ServiceStage {
    let stage = ServiceStage()
    stage.service.launch()
    _ = await stage.service.handle(.wind(to: seconds))
    _ = await stage.service.handle(.start)
    return stage
  }

  @Test("The timer counts down by itself, and its alarm sounds at its second")
  func counts() async {
    let stage = await running(3)
    await stage.clock.advance(by: .seconds(2))
    #expect(stage.service.status.timer.state == .running(remaining: 1, selected: 3))
    await stage.clock.advance(by: .seconds(1))
    #expect(stage.service.status.timer.state == .finished(duration: 3, isAcknowledged: false))
    #expect(stage.world.sounds.withLock { $0.map(\.at) } == [.seconds(3)])
    #expect(stage.world.sounds.withLock { $0.map(\.words) } == ["00:03"])
  }

  @Test("The alarm is repeated until somebody acknowledges it, and is one alarm")
  func repeats() async {
    let stage = await running(3)
    await stage.clock.advance(by: .seconds(25))
    #expect(
      stage.world.sounds.withLock { $0.map(\.at) } == [.seconds(3), .seconds(13), .seconds(23)])
    let ids = Set(stage.world.sounds.withLock { $0.map(\.id) })
    #expect(ids.count == 1)
    _ = await stage.service.handle(.acknowledge)
    await stage.clock.advance(by: .seconds(60))
    #expect(stage.world.sounds.withLock { $0.count } == 3)
    #expect(stage.world.silenced.withLock { $0 } == Array(ids))
  }

  @Test("A status tells when the timer ends, or since when it sounds, and the times used last")
  func tellsMore() async throws {
    let stage = await running(3)
    let end = try #require(stage.service.status.end)
    await stage.clock.advance(by: .seconds(25))
    #expect(stage.service.status.end == end && stage.service.status.recentTimes == [])
    _ = await stage.service.handle(.snooze(for: 60))
    #expect(stage.service.status.end == end + 82)
    #expect(stage.service.status.recentTimes == [3])
    stage.launch()
    #expect(stage.service.status.end == end + 82)
    #expect(stage.service.status.recentTimes == [3])
    _ = await stage.service.handle(.acknowledge)
    #expect(stage.service.status.end == nil)
  }

  @Test("Whoever follows is told everything, at once and in order")
  func follow() async {
    let stage = await running(3)
    var statuses = stage.service.follow().statuses.makeAsyncIterator()
    #expect(await statuses.next()?.timer.state == .running(remaining: 3, selected: 3))
    await stage.clock.advance(by: .seconds(1))
    let second = await statuses.next()
    #expect(second?.timer.state == .running(remaining: 2, selected: 3))
    _ = await stage.service.handle(.pause)
    let third = await statuses.next()
    #expect(third?.timer.state == .paused(remaining: 2, selected: 3))
    #expect(third?.revision == (second?.revision ?? 0) + 1)
  }

  @Test("A time that is to run at once is wound to and runs, or the timer stays as it was")
  func windAndStart() async {
    let stage = await running(3)
    for seconds in [0, -1, 86_400] {
      let response = await stage.service.handle(.wind(to: seconds), .start)
      #expect(response.refusal != nil)
      #expect(response.status.timer.state == .running(remaining: 3, selected: 3))
    }
    stage.world.writes.withLock { $0 = [] }
    let response = await stage.service.handle(.wind(to: 9), .start)
    #expect(response.status.timer.state == .running(remaining: 9, selected: 9))
    let writes = stage.world.writes.withLock { $0 }
    #expect(writes == [TimerService.File.alarm, TimerService.File.timer])
  }

  @Test("What is refused says why, and changes nothing")
  func refused() async {
    let stage = await running(3)
    let before = stage.service.status
    let answer = await stage.service.handle(.unpause)
    #expect(answer == Response(status: before, refusal: "The timer is not paused."))
  }

  @Test("Each time that it is wound to is stored when it is answered")
  func winds() async {
    let stage = ServiceStage()
    stage.service.launch()
    for seconds in [1, 2, 500] {
      _ = await stage.service.handle(.wind(to: seconds))
      stage.launch()
      #expect(stage.service.status.timer.state == .winding(selected: seconds))
    }
  }

  @Test("Of many times that it is wound to at once, the newest is stored, once")
  func windsAtOnce() async {
    let stage = ServiceStage()
    stage.service.launch()
    let requests = (1...500).map { seconds in
      Task { await stage.service.handle(.wind(to: seconds)) }
    }
    for request in requests { _ = await request.value }
    #expect(stage.world.writes.withLock { $0 } == [TimerService.File.timer])
    stage.launch()
    #expect(stage.service.status.timer.state == .winding(selected: 500))
  }

  @Test("A service that begins again goes on where the other one was")
  func beginsAgain() async {
    let stage = await running(10)
    await stage.clock.advance(by: .seconds(4))
    stage.launch()
    #expect(stage.service.status.timer.state == .running(remaining: 6, selected: 10))
    await stage.clock.advance(by: .seconds(6))
    stage.launch()
    #expect(stage.service.status.timer.state == .finished(duration: 10, isAcknowledged: false))
    #expect(stage.world.sounds.withLock { $0.map(\.at) } == [.seconds(10)])
  }

  @Test("A clock that is set by an hour, forward or back, changes nothing", arguments: [-1, 1])
  func clockIsSet(_ hours: Double) async {
    let stage = await running(10)
    stage.world.wall.withLock { $0 = hours * 3_600 }
    await stage.clock.advance(by: .seconds(4))
    #expect(stage.service.status.timer.state == .running(remaining: 6, selected: 10))
    stage.launch()
    #expect(stage.service.status.timer.state == .running(remaining: 6, selected: 10))
    await stage.clock.advance(by: .seconds(6))
    #expect(stage.world.sounds.withLock { $0.map(\.at) } == [.seconds(10)])
  }
}

@MainActor @Suite("A disk that says no to the service of a timer")
struct DiskTests {
  @Test("A full disk: the timer goes on, everybody is told, and it is stored when there is room")
  func full() async throws {
    let stage = ServiceStage()
    stage.service.launch()
    stage.world.isFull.withLock { $0 = true }
    _ = await stage.service.handle(.wind(to: 100))
    let answer = await stage.service.handle(.start)
    let problem = try #require(answer.status.problem)
    #expect(problem.hasPrefix("The timer goes on, but is not stored: "))
    #expect(problem.contains("No space left on device"))
    await stage.clock.advance(by: .seconds(2))
    #expect(stage.service.status.timer.state == .running(remaining: 98, selected: 100))
    stage.world.isFull.withLock { $0 = false }
    await stage.clock.advance(by: .seconds(5))
    #expect(stage.service.status.problem == nil)
    stage.launch()
    #expect(stage.service.status.timer.state == .running(remaining: 93, selected: 100))
  }

  @Test("A time that cannot be stored is answered with why, and the one before stays stored")
  func unstored() async {
    let stage = ServiceStage()
    stage.service.launch()
    _ = await stage.service.handle(.wind(to: 100))
    stage.world.isFull.withLock { $0 = true }
    let answer = await stage.service.handle(.wind(to: 200))
    #expect(answer.status.problem?.hasPrefix("The timer goes on, but is not stored: ") == true)
    stage.launch()
    #expect(stage.service.status.timer.state == .winding(selected: 100))
  }

  @Test("An alarm sounds once in its time, whether it could be stored or not")
  func soundsOnce() async {
    let stage = ServiceStage()
    stage.service.launch()
    stage.world.isFull.withLock { $0 = true }
    _ = await stage.service.handle(.wind(to: 2))
    _ = await stage.service.handle(.start)
    await stage.clock.advance(by: .seconds(11))
    #expect(stage.world.sounds.withLock { $0.map(\.at) } == [.seconds(2)])
  }

  @Test(
    "A damaged file is kept, and everybody is told its name",
    arguments: [Data(), Data("{".utf8), Data(#"{"storedAt":1,"wound":-5}"#.utf8)])
  func damaged(_ data: Data) async {
    let stage = ServiceStage([TimerService.File.timer: data])
    #expect(stage.service.launch() != .nothingStored || data.isEmpty || data.count == 1)
    #expect(
      stage.service.status.problem
        == "What was stored could not be read, and is kept as \"timer.json.damaged\".")
    _ = await stage.service.handle(.wind(to: 5))
    #expect(stage.world.files.withLock { $0["timer.json.damaged"] } == data)
    #expect(stage.world.files.withLock { $0[TimerService.File.timer] } != nil)
  }

  @Test("A damaged timer is brought back by its alarm")
  func broughtBack() async throws {
    let stage = ServiceStage()
    stage.service.launch()
    _ = await stage.service.handle(.wind(to: 10))
    _ = await stage.service.handle(.start)
    stage.world.files.withLock { $0[TimerService.File.timer] = Data("garbage".utf8) }
    await stage.clock.advance(by: .seconds(1))
    stage.launch()
    #expect(stage.service.status.timer.state == .running(remaining: 9, selected: 10))
  }

  @Test("A file that can neither be read nor moved is not overwritten, and the timer goes on")
  func locked() async {
    let data = Data("precious".utf8)
    let stage = ServiceStage([TimerService.File.timer: data])
    stage.world.isLocked.withLock { $0 = true }
    stage.service.launch()
    _ = await stage.service.handle(.wind(to: 5))
    _ = await stage.service.handle(.start)
    await stage.clock.advance(by: .seconds(2))
    #expect(stage.service.status.timer.state == .running(remaining: 3, selected: 5))
    #expect(stage.service.status.problem?.contains("Permission denied") == true)
    #expect(stage.world.files.withLock { $0[TimerService.File.timer] } == data)
    stage.world.isLocked.withLock { $0 = false }
    await stage.clock.advance(by: .seconds(1))
    #expect(stage.world.files.withLock { $0["timer.json.damaged"] } == data)
    #expect(stage.world.files.withLock { $0[TimerService.File.timer] } != data)
  }
}
