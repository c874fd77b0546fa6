import Foundation
import OvoTimerClient
import OvoTimerDomain
import Waiting

/// The result of many kills.
struct KillReport: CustomStringConvertible {
  var kills = 0
  var requests = 0
  var unanswered = 0
  var ends = 0
  var soundings = 0
  var repetitions = 0
  var twice = 0
  var problems: [String] = []

  mutating func add(_ other: KillReport) {
    kills += other.kills
    requests += other.requests
    unanswered += other.unanswered
    ends += other.ends
    soundings += other.soundings
    repetitions += other.repetitions
    twice += other.twice
    problems += other.problems
  }

  var description: String {
    """
    \(kills) kills, \(requests) requests answered, \(unanswered) cut off; \(ends) ends listened to; \
    \(soundings) soundings: \(repetitions) repetitions after ten seconds, \(twice) once more after a kill; \
    \(problems.count) wrong
    """
  }
}

/// A user of a timer whose service is killed again and again, who notes what is wrong.
struct TimerUser {
  private let home: OvoHome
  private let client: SocketClient
  private var report = KillReport()
  /// The timers that it may be: several only after a request that was cut off.
  private var expected: Set<ExpectedTimer> = [.intro]
  private var history: [(from: Double, Set<ExpectedTimer>)] = []
  private var killTimes: [Double] = []
  private var returned = 0.0
  private var heard: Set<ClosedRange<Double>> = []

  static func use(kills: Int) async throws -> KillReport {
    let home = try OvoHome()
    defer { home.remove() }
    var person = TimerUser(home: home, client: home.client)
    try await person.look()
    for _ in 0..<kills { try await person.useUntilKilled() }
    person.judgeSoundings()
    return person.report
  }

  static func use(
    _ home: OvoHome, cuttingPowerOf disk: TestDisk, _ times: Int
  ) async throws -> KillReport {
    var person = TimerUser(home: home, client: home.client)
    try await person.look()
    for _ in 0..<times { try await person.useUntilKilled(disk) }
    person.judgeSoundings()
    return person.report
  }

  private init(home: OvoHome, client: SocketClient) {
    self.home = home
    self.client = client
  }

  private static func now() -> Double { Date().timeIntervalSince1970 }

  /// Uses it until its service is killed, with a disk until its power is cut as well.
  private mutating func useUntilKilled(_ disk: TestDisk? = nil) async throws {
    guard let service = home.service else {
      report.problems.append("There is no service.")
      return
    }
    let moment = Double.random(in: 0...0.4)
    let killing = Task.detached {
      // Wall clock: the moment of a kill, whichever it is.
      try? await Task.sleep(for: .seconds(moment))
      try disk?.cutPower()
      kill(service, SIGKILL)
      return TimerUser.now()
    }
    let end = Self.now() + moment
    // At times it is let run.
    let isPatient = Bool.random()
    while Self.now() < end, !(isPatient && isRunning), await act() {}
    let killed = try await killing.value
    if let disk {
      try await happens { kill(service, 0) != 0 }
      try await disk.unmount()
      guard try await disk.mount() else { throw POSIXError(.EIO) }
    }
    killTimes.append(killed)
    report.kills += 1
    note(killed)
    // Wall clock: the time that the service is away, however long that is.
    try await Task.sleep(for: .seconds(Bool.random() ? 0 : .random(in: 0...1.5)))
    try await look()
    returned = Self.now()
    try await hear()
  }

  private var isRunning: Bool {
    expected.contains { $0.end != nil }
  }

  /// Makes one request; returns whether it was answered.
  private mutating func act() async -> Bool {
    let requests: [TimerRequest] = [
      .wind(to: .random(in: 1...2)), .wind(to: .random(in: 1...600)), .start, .start, .pause,
      .unpause, .acknowledge, .restart, .snooze(for: .random(in: 1...2)),
    ]
    let request =
      requests.filter { request in
        expected.contains { $0.after(request, during: Self.now()...Self.now()) != nil }
      }.randomElement() ?? .wind(to: 1)
    let begin = Self.now()
    do {
      let status = try await client.response(to: .request(request))
      let time = begin...Self.now()
      // It has been done and not been stored, and the answer says so.
      if status.problem != nil { throw TimerClientError.gone }
      see(status.timer.state, Set(expected.compactMap { $0.after(request, during: time) }), time)
      report.requests += 1
      return true
    } catch TimerClientError.refused {
      report.requests += 1
      return true
    } catch {
      let time = begin...Self.now()
      expected.formUnion(expected.compactMap { $0.after(request, during: time) })
      report.unanswered += 1
      return false
    }
  }

  /// Asks the program for the timer, which starts the service where there is none.
  private mutating func look() async throws {
    let begin = Self.now()
    let ending = try await home.run("status --json")
    let time = begin...Self.now()
    guard let status = try? JSONDecoder().decode(TimerStatus.self, from: Data(ending.output.utf8))
    else {
      report.problems.append("'ovo status' said: \(ending)")
      return
    }
    if let problem = status.problem { report.problems.append(problem) }
    see(status.timer.state, expected, time)
  }

  /// Keeps those of the timers that would show a state; none is wrong.
  private mutating func see(
    _ state: OvoTimer.State, _ timers: Set<ExpectedTimer>, _ time: ClosedRange<Double>
  ) {
    let left = timers.filter { $0.shows(state, during: time) }
    if left.isEmpty {
      report.problems.append("It shows \(state) at \(time) instead of \(timers)")
    }
    expected = left.isEmpty ? timers : left
    note(time.lowerBound)
  }

  private mutating func note(_ time: Double) { history.append((time, expected)) }

  /// Waits for the alarm of a timer that has ended, at times: it is heard, and not before its second. Where that is
  /// measured, it is heard within a second, or within one of the service's return.
  private mutating func hear() async throws {
    guard expected.count == 1, let end = expected.first?.end,
      end.upperBound < Self.now() + 2, heard.insert(end).inserted, Bool.random()
    else { return }
    report.ends += 1
    let latest = OvoHome.isMeasured ? max(end.upperBound, returned) + 1 : .infinity
    do {
      try await happens("the alarm", seen: { "\(home.calls)" }) {
        home.soundings.contains { end.lowerBound - 0.01 <= $0.date.timeIntervalSince1970 }
          || Self.now() > latest
      }
      // At times it is let ring. Wall clock: it rings again after ten seconds.
      if Int.random(in: 0..<10) == 0 { try await Task.sleep(for: .seconds(11)) }
    } catch let error as StandstillError {
      report.problems.append("\(error)")
    }
    let isHeard = home.soundings.contains {
      (end.lowerBound - 0.01...latest).contains($0.date.timeIntervalSince1970)
    }
    if !isHeard {
      report.problems.append(
        "Nothing was heard of \(end), after \(returned): \(home.calls.suffix(4))")
    }
  }

  /// Nothing sounds that has not ended, and nothing is repeated before its time but after a kill.
  private mutating func judgeSoundings() {
    let soundings = home.soundings
    report.soundings = soundings.count
    var last: [String: OvoHome.Sounding] = [:]
    for sounding in soundings {
      let time = sounding.date.timeIntervalSince1970
      let past = history.lastIndex { $0.from <= time - ExpectedTimer.lateness } ?? 0
      let possible = history[past...].prefix { $0.from <= time }.flatMap { $0.1 }
      if !possible.contains(where: { $0.maySound(at: time) }) {
        report.problems.append("\(sounding) sounded, and it was one of \(possible)")
      }
      if let before = last[sounding.alarm] {
        let passed = sounding.date.timeIntervalSince(before.date)
        // A shell that starts late writes its date late.
        if passed > (OvoHome.isMeasured ? 9.5 : 5) {
          report.repetitions += 1
        } else if killTimes.contains(where: {
          abs($0 - before.date.timeIntervalSince1970) < ExpectedTimer.lateness
        }) {
          report.twice += 1
        } else {
          report.problems.append("\(sounding) was repeated after \(passed) s")
        }
      }
      last[sounding.alarm] = sounding
    }
  }
}
