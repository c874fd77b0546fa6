import Combine
import SwiftUI
import Testing
import VitroConcurrency

/// Laws of pipelines on the main queue and on a clock that a test moves.
@MainActor @Suite("Schedulers, live and on a clock")
struct SchedulerLaws {
  @Test("Of a burst, what came last is published once it is over", arguments: World.allCases)
  func debounce(_ world: World) async {
    let (scheduler, pass) = world.make()
    let subject = PassthroughSubject<Int, Never>()
    let record = Record(subject.debounce(for: .milliseconds(1), scheduler: scheduler))
    await pass { for number in 1...3 { subject.send(number) } }
    #expect(await record.next() == 3)
  }

  @Test("What is delayed comes in order", arguments: World.allCases)
  func delay(_ world: World) async {
    let (scheduler, pass) = world.make()
    let subject = PassthroughSubject<Int, Never>()
    let record = Record(subject.delay(for: .milliseconds(1), scheduler: scheduler))
    await pass { for number in 1...3 { subject.send(number) } }
    for number in 1...3 { #expect(await record.next() == number) }
  }

  @Test("Of what comes within an interval, the last is published", arguments: World.allCases)
  func throttle(_ world: World) async {
    let (scheduler, pass) = world.make()
    let subject = PassthroughSubject<Int, Never>()
    let record = Record(
      subject.throttle(for: .milliseconds(1), scheduler: scheduler, latest: true))
    await pass { for number in 1...3 { subject.send(number) } }
    #expect(await record.next() == 3)
  }

  @Test("What was cancelled is not done", arguments: World.allCases)
  func cancelled(_ world: World) async {
    let (scheduler, pass) = world.make()
    let subject = PassthroughSubject<Int, Never>()
    let record = Record(subject)
    await pass {
      let date = scheduler.now.advanced(by: .milliseconds(1))
      let first = scheduler.schedule(after: date, interval: .seconds(9)) { subject.send(1) }
      first.cancel()
      scheduler.schedule(after: date.advanced(by: .milliseconds(1))) { subject.send(2) }
    }
    #expect(await record.next() == 2)
  }

  @Test("What is to be done at once is done in order", arguments: World.allCases)
  func order(_ world: World) async {
    let (scheduler, pass) = world.make()
    let subject = PassthroughSubject<Int, Never>()
    let record = Record(subject.receive(on: scheduler))
    await pass { for number in 1...3 { subject.send(number) } }
    for number in 1...3 { #expect(await record.next() == number) }
  }
}

/// Does something, and lets time pass after it.
typealias Act = @MainActor (@MainActor () -> Void) async -> Void

/// The scheduler of a pipeline: the main queue's, or a clock's.
enum World: CaseIterable {
  case live, clock

  /// A scheduler, and how to do something and let ten milliseconds pass after it.
  @MainActor func make() -> (AnyScheduler, Act) {
    if self == .live { return (.main, { $0() }) }
    let clock = TestClock()
    let executor = RestExecutor()
    return (
      .on(clock),
      { act in
        executor.run(act)
        await executor.rest()
        await clock.advance(by: .milliseconds(10))
      }
    )
  }
}
