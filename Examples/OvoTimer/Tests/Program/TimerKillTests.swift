import Foundation
import Testing
import Waiting

/// A few kills in every run; `VITRO_KILLS=1000 Scripts/test --filter TimerKillTests` for more.
@Suite(
  "The service of a timer is killed while it is used", .serialized)
struct TimerKillTests {
  private let kills = ProcessInfo.processInfo.environment["VITRO_KILLS"].flatMap(Int.init) ?? 8

  @Test(
    "The timer is what one that nobody kills would be, and each alarm sounds in time",
    .tags(.alarmOutlivesItsService))
  func killed() async throws {
    let homes = min(kills, 8)
    let count = (kills + homes - 1) / homes
    let reports = try await withThrowingTaskGroup(of: KillReport.self) { group in
      for _ in 0..<homes { group.addTask { try await TimerUser.use(kills: count) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    var total = KillReport()
    for report in reports { total.add(report) }
    #expect(total.kills == homes * count)
    #expect(total.problems == [])
    print(total)
  }

  @Test("After the power was cut, the timer is what one that was never cut off would be")
  func powerCut() async throws {
    let home = try OvoHome()
    defer { home.remove() }
    let image = home.folder.path + "/disk"
    guard let disk = try await TestDisk(at: home.location.folder, image: image) else {
      print("Power cuts: not tried, because nothing can be mounted here.")
      return
    }
    let count = (kills + 49) / 50
    let use = Task { try await TimerUser.use(home, cuttingPowerOf: disk, count) }
    let result = await use.result
    if let service = home.service {
      kill(service, SIGKILL)
      try await happens { kill(service, 0) != 0 }
    }
    try await disk.unmount()
    let report = try result.get()
    #expect(report.kills == count)
    #expect(report.problems == [])
    print("\(report), by power cuts")
  }
}
