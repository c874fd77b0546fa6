import Observation
import Synchronization
import Testing
import VitroConcurrency
import VitroMachines

@MainActor @Suite("A machine and its driver, without anything else")
struct DriverTests {
  @Test("The machine changes, then its commands are performed in their order")
  func order() {
    let log = Log()
    let driver = MachineDriver(Fetcher()) { command in
      log.add("\(command)")
      return .none
    }
    driver.send(.fetchTapped)
    #expect(driver.isLoading && log.all == ["hideError", "fetch(1)"])
  }

  @Test("What work sends comes back as events; finish waits for all of it")
  func outcomes() async {
    let driver = MachineDriver(Fetcher()) { command in
      guard case .fetch(let number) = command else { return .none }
      return .run { send in await send(.answered(number, "page \(number)")) }
    }
    let task = driver.send(.fetchTapped)
    await task.finish()
    #expect(task.isFinished && driver.state == Fetcher(count: 1, page: "page 1"))
  }

  @Test("Work sends an event whose command begins more work: finish waits for that, too")
  func chain() async {
    let driver = MachineDriver(Fetcher()) { command in
      switch command {
      case .fetch(let number): .run { send in await send(.failed(number)) }
      case .showError: .run { send in await send(.fetchTapped) }
      case .hideError: .none
      }
    }
    driver.send(.answered(0, "nobody waits for this"))
    await driver.send(.fetchTapped).finish()
    #expect(driver.count == 3 && driver.error == nil && !driver.isLoading)
  }

  @Test("An event that arrives while commands are performed waits for its turn")
  func reentry() {
    let log = Log()
    let driver = MachineDriver(Fetcher()) { command in
      log.add("\(command)")
      return command == .fetch(1) ? .merge(.send(.failed(1)), .none) : .none
    }
    driver.send(.fetchTapped)
    #expect(log.all == ["hideError", "fetch(1)", "showError"] && driver.error == "failed")
  }

  @Test("Events that answer each other without an end are stopped, and the next one is handled")
  func endless() {
    let isOver = Log()
    let driver = MachineDriver(Echo()) { _ in isOver.all.isEmpty ? .send(.called) : .none }
    driver.send(.called)
    let count = driver.count
    #expect(count >= 100_000)
    isOver.add("")
    driver.send(.called)
    #expect(driver.count == count + 1)
  }

  @Test("A command ends what an earlier one began; ids of different types are different")
  func cancel() async {
    let (cancelled, log) = (Log(), Log())
    let driver = MachineDriver(Fetcher()) { command in
      switch command {
      case .fetch:
        .run { _ in
          await withTaskCancellationHandler {
            await forever()
          } onCancel: {
            cancelled.add("fetch")
          }
        }
        .cancellable(id: 1, cancelInFlight: true)
      case .hideError: .merge(.cancel(id: UInt8(1)), .send(.failed(0)))
      case .showError: .cancel(id: 1)
      }
    }
    let task = driver.send(.fetchTapped)
    log.add("\(task.isFinished) \(cancelled.all)")
    driver.send(.failed(1))
    await task.finish()
    #expect(log.all == ["false []"] && cancelled.all == ["fetch"])
  }

  @Test("With cancelInFlight the new work ends the old")
  func inFlight() async {
    let cancelled = Log()
    let driver = MachineDriver(Fetcher()) { command in
      guard case .fetch(let number) = command else { return .none }
      if number == 2 { return .run { _ in }.cancellable(id: "fetch", cancelInFlight: true) }
      return .run { _ in
        await withTaskCancellationHandler {
          await forever()
        } onCancel: {
          cancelled.add("first")
        }
      }
      .cancellable(id: "fetch", cancelInFlight: true)
    }
    let first = driver.send(.fetchTapped)
    driver.send(.failed(1))
    await driver.send(.fetchTapped).finish()
    await first.finish()
    #expect(cancelled.all == ["first"])
  }

  @Test("Work ends with the driver, and with the task that waits for it")
  func ends() async {
    let cancelled = Log()
    func makeDriver() -> MachineDriver<Fetcher> {
      MachineDriver(Fetcher()) { command in
        guard case .fetch = command else { return .none }
        return .run { _ in
          await withTaskCancellationHandler {
            await forever()
          } onCancel: {
            cancelled.add("cancelled")
          }
        }
      }
    }
    var driver: MachineDriver<Fetcher>? = makeDriver()
    let task = driver?.send(.fetchTapped)
    driver = nil
    await task?.finish()
    #expect(cancelled.all == ["cancelled"])

    let second = makeDriver()
    let waiting = Task { await second.send(.fetchTapped).finish() }
    waiting.cancel()
    await waiting.value
    #expect(cancelled.all == ["cancelled", "cancelled"])
  }

  @Test("What throws is handed to catch; a cancellation is silent")
  func errors() async {
    struct Offline: Error {}
    let driver = MachineDriver(Fetcher()) { command in
      guard case .fetch(let number) = command else { return .none }
      return .run { send in
        if number == 1 { throw Offline() }
        throw CancellationError()
      } catch: { error, send in
        await send(.answered(number, "\(error)"))
      }
    }
    await driver.send(.fetchTapped).finish()
    #expect(driver.page == "Offline()")
    await driver.send(.fetchTapped).finish()
    #expect(driver.isLoading && driver.page == "Offline()")
  }

  @Test("Observers of a field are told when it changes; those of the machine, of every event")
  func observation() {
    let log = Log()
    let driver = MachineDriver(Fetcher()) { _ in .none }
    withObservationTracking {
      _ = driver.page
    } onChange: {
      log.add("page")
    }
    withObservationTracking {
      _ = driver.state
    } onChange: {
      log.add("whole")
    }
    driver.send(.fetchTapped)
    #expect(log.all == ["whole"])
    driver.send(.answered(1, "a page"))
    #expect(log.all == ["whole", "page"])
  }

  @Test("A machine that is written as methods needs no events")
  func methods() async {
    let gate = MachineDriver(Gate()) { command in
      switch command {
      case .startMotor: .run { send in await send(MethodCall { $0.endReached() }) }
      case .stopMotor: .none
      }
    }
    await gate.perform { $0.openButtonTapped() }.finish()
    #expect(gate.state == Gate(isOpen: true))
  }

  @Test("Work is at rest when it sleeps on the clock of a test")
  func rest() async {
    let (executor, clock) = (RestExecutor(), TestClock())
    let driver = MachineDriver(Fetcher()) { command in
      guard case .fetch(let number) = command else { return .none }
      return .run { send in
        try await clock.sleep(for: .seconds(1))
        await send(.answered(number, "woke"))
      } catch: { _, _ in
      }
    }
    executor.run { _ = driver.send(.fetchTapped) }
    await executor.rest()
    #expect(driver.isLoading && executor.hasWork)
    await clock.advance(by: .seconds(1))
    await executor.rest()
    #expect(driver.page == "woke" && !executor.hasWork)
  }
}

/// Waits until its task is cancelled.
private func forever() async {
  let (stream, continuation) = AsyncStream<Never>.makeStream()
  for await _ in stream {}
  withExtendedLifetime(continuation) {}
}

/// A page that is fetched.
private struct Echo: StateMachine {
  enum Event { case called }
  enum Command { case call }

  var count = 0

  mutating func handle(_ event: Event) -> [Command] {
    count += 1
    return [.call]
  }
}

private struct Fetcher: Equatable, StateMachine {
  enum Event: Equatable {
    case fetchTapped
    case answered(Int, String)
    case failed(Int)
  }

  enum Command: Equatable {
    case hideError
    case fetch(Int)
    case showError
  }

  var count = 0
  var isLoading = false
  var page: String?
  var error: String?

  mutating func handle(_ event: Event) -> [Command] {
    switch event {
    case .fetchTapped:
      if count == 3 || isLoading { return [] }
      (count, isLoading, error) = (count + 1, true, nil)
      return [.hideError, .fetch(count)]
    case .answered(count, let text):
      (isLoading, page) = (false, text)
      return []
    case .failed(count):
      (isLoading, error) = (false, count < 3 ? "failed" : nil)
      return count < 3 ? [.showError] : []
    case .answered, .failed: return []
    }
  }
}

/// A machine that is written as methods.
private struct Gate: Equatable {
  enum Command: Equatable { case startMotor, stopMotor }

  var isOpen = false

  mutating func openButtonTapped() -> [Command] { isOpen ? [] : [.startMotor] }

  mutating func endReached() -> [Command] {
    isOpen = true
    return [.stopMotor]
  }
}

extension Gate: StateMachine {
  typealias Event = MethodCall<Gate, Command>
}

/// The notes of a test.
private final class Log: Sendable {
  private let lines = Mutex<[String]>([])

  var all: [String] { lines.withLock { $0 } }

  func add(_ line: String) { lines.withLock { $0.append(line) } }
}
