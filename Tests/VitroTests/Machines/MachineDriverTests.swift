import Observation
import Testing
import Vitro

@MainActor @Suite struct MachineDriverTests {
  typealias Driver = MachineDriver<Notebook>

  let log = Log()

  @Test func commandsAreStartedInTheOrderInWhichTheyAreReturned() {
    let driver = Driver(Notebook()) { [log] command in
      log.add(command)
      return .none
    }
    driver.send(Notebook.Event(line: "hello", commands: ["a", "b", "c"]))
    #expect(log.all == ["a", "b", "c"])
  }

  @Test func aCommandFindsTheMachineAsItIsAfterTheEvent() {
    let owner = DriverOwner()
    owner.driver = Driver(Notebook()) { [log, unowned owner] _ in
      log.add(owner.lines)
      return .none
    }
    owner.driver?.send(Notebook.Event(line: "hello", commands: ["a"]))
    #expect(log.all == ["hello"])
  }

  @Test func anEventThatArrivesWhileAnotherIsHandledWaitsUntilItsCommandsAreStarted() {
    let owner = DriverOwner()
    owner.driver = Driver(Notebook()) { [log, unowned owner] command in
      if command == "a" { owner.driver?.send(Notebook.Event(line: "later", commands: ["c"])) }
      log.add("\(command): \(owner.lines)")
      return .none
    }
    owner.driver?.send(Notebook.Event(line: "first", commands: ["a", "b"]))
    #expect(log.all == ["a: first", "b: first", "c: first later"])
  }

  @Test func outcomesComeBackAsEventsInTheirOrder() async {
    let driver = Driver(Notebook()) { command in
      command == "now"
        ? .send("at once")
        : .run { send in
          await send("one")
          await send(Notebook.Event(line: "two", commands: ["now"]))
        }
    }
    await driver.send(Notebook.Event(line: "go", commands: ["later", "now"])).finish()
    #expect(driver.lines == ["go", "at once", "one", "two", "at once"])
  }

  @Test func whatACommandStartedIsAtRestWhenItSleeps() async {
    let (executor, clock) = (RestExecutor(), TestClock())
    let driver = Driver(Notebook()) { _ in
      .run { send in
        try await clock.sleep(for: .seconds(1))
        await send("woke")
      }
    }
    executor.run { _ = driver.send(Notebook.Event(line: "go", commands: ["sleep"])) }
    await executor.rest()
    #expect(driver.lines == ["go"] && executor.hasWork)
    await clock.advance(by: .seconds(1))
    await executor.rest()
    #expect(driver.lines == ["go", "woke"] && !executor.hasWork)
  }

  @Test func aCommandEndsWhatAnEarlierOneBegan() async {
    let probe = Probe()
    let driver = Driver(Notebook()) { command in
      command == "cancel" ? .cancel(id: 1) : .run { _ in await probe.run() }.cancellable(id: 1)
    }
    let task = driver.send(Notebook.Event(line: "go", commands: ["run"]))
    driver.send(Notebook.Event(line: "stop", commands: ["cancel"]))
    await task.finish()
    #expect(probe.cancelled == 1)
  }

  @Test func releasingADriverCancelsWhatRuns() async {
    let probe = Probe()
    var driver: Driver? = Driver(Notebook()) { _ in .run { _ in await probe.run() } }
    let task = driver?.send(Notebook.Event(line: "go", commands: ["run"]))
    driver = nil
    await task?.finish()
    #expect(probe.cancelled == 1)
  }

  @Test func aDriverMayBeReleasedByWhatItPerforms() async {
    let (owner, probe) = (DriverOwner(), Probe())
    owner.driver = Driver(Notebook()) { [log, unowned owner] command in
      log.add(command)
      owner.driver = nil
      return .run { _ in await probe.run() }
    }
    weak let driver = owner.driver
    let task = owner.driver?.send(Notebook.Event(line: "go", commands: ["a", "b"]))
    await task?.finish()
    #expect(driver == nil && log.all == ["a", "b"] && probe.cancelled == 2)
  }

  @Test func anUncaughtErrorIsReportedAtTheLineOfTheEffect() async {
    await withKnownIssue {
      let driver = Driver(Notebook()) { _ in .run { _ in throw Oops() } }
      await driver.send(Notebook.Event(line: "go", commands: ["fail"])).finish()
    } matching: {
      $0.description.contains("An effect threw an error that nobody caught: Oops()")
        && $0.sourceLocation?.fileName == "MachineDriverTests.swift"
    }
  }

  @Test func commandsArePerformedWithTheDependenciesOfTheDriver() async {
    let driver = Driver(Notebook()) { _ in
      @Dependency(\.uuid) var uuid
      let line = uuid().uuidString
      return .run { send in await send(Notebook.Event(line: line)) }
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await driver.send(Notebook.Event(line: "go", commands: ["name"])).finish()
    #expect(driver.lines == ["go", "00000000-0000-0000-0000-000000000000"])
  }

  @Test func aMethodOfTheMachineIsCalledLikeAnEvent() {
    let driver = Driver(Notebook()) { [log] command in
      log.add(command)
      return .none
    }
    driver.perform { $0.openButtonTapped() }
    #expect(driver.isOpen && log.all == ["open"])
  }

  @Test func aMachineNeedsNoEventsWhenItIsWrittenAsMethods() async {
    let driver = MachineDriver(Door()) { (_: Door.Command) in
      .run { send in await send(MethodCall { $0.motorStopped() }) }
    }
    await driver.perform { $0.openButtonTapped() }.finish()
    #expect(driver.state == Door(isOpen: true))
  }

  @Test func whoReadsAFieldIsToldWhenThatFieldChanges() {
    let driver = Driver(Notebook()) { _ in .none }
    withObservationTracking {
      _ = driver.isOpen
    } onChange: { [log] in
      log.add("changed")
    }
    driver.send("hello")
    #expect(log.all == [])
    driver.perform { $0.openButtonTapped() }
    #expect(log.all == ["changed"])
  }
}

private struct Oops: Error {}

/// Holds a driver, so that what performs can use it.
@MainActor private final class DriverOwner {
  var driver: MachineDriver<Notebook>?
  var lines: String { (driver?.state.lines ?? []).joined(separator: " ") }
}
