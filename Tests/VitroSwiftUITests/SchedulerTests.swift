import Combine
import SwiftUI
import Synchronization
import Testing
import VitroConcurrency
import VitroUITesting

@MainActor @Suite("A pipeline that a clock holds")
struct SchedulerTests {
  @Test("A search is asked for when nothing was typed for 300 ms, and not before")
  func search() async throws {
    let clock = TestClock()
    let screen = Screen { SearchView(model: SearchModel(scheduler: .on(clock))) }
    try await screen.textField("Search").type("vit")
    await clock.advance(by: .milliseconds(299))
    #expect(screen.text("Asked for ").exists)
    try await screen.textField("Search").type("vitro")
    await clock.advance(by: .milliseconds(299))
    #expect(screen.text("Asked for ").exists)
    await clock.advance(by: .milliseconds(1))
    #expect(screen.text("Asked for vitro").exists)
  }

  @Test("What is due at the same moment is done in the order in which it was scheduled")
  func sameMoment() async {
    let clock = TestClock()
    let scheduler = AnyScheduler.on(clock)
    let executor = RestExecutor()
    let done = Mutex<[Int]>([])
    executor.run {
      let moment = scheduler.now.advanced(by: .milliseconds(1))
      for number in 1...100 {
        scheduler.schedule(after: moment) { done.withLock { $0.append(number) } }
      }
    }
    await executor.rest()
    let early = done.withLock { $0 }
    await clock.advance(by: .milliseconds(1))
    let all = done.withLock { $0 }
    #expect(early == [] && all == Array(1...100))
  }

  @Test("What is due at the same moment is done in the context in which each was scheduled")
  func contexts() async {
    let clock = TestClock()
    let scheduler = AnyScheduler.on(clock)
    let executor = RestExecutor()
    let seen = Mutex<[String]>([])
    for name in ["first", "second"] {
      Context.$name.withValue(name) {
        executor.run {
          scheduler.schedule(after: scheduler.now.advanced(by: .milliseconds(1))) {
            seen.withLock { $0.append(Context.name) }
          }
        }
      }
    }
    await executor.rest()
    await clock.advance(by: .milliseconds(1))
    let all = seen.withLock { $0 }
    #expect(all == ["first", "second"])
  }

  @Test("What is cancelled by something that is due at the same moment is not done")
  func cancelledMeanwhile() async {
    let clock = TestClock()
    let scheduler = AnyScheduler.on(clock)
    let executor = RestExecutor()
    let done = Mutex<[String]>([])
    // All of it happens on the main queue.
    nonisolated(unsafe) var timer: (any Cancellable)?
    executor.run {
      let moment = scheduler.now.advanced(by: .milliseconds(1))
      scheduler.schedule(after: moment) { timer?.cancel() }
      timer = scheduler.schedule(after: moment, interval: .milliseconds(1)) {
        done.withLock { $0.append("timer") }
      }
      scheduler.schedule(after: moment) { done.withLock { $0.append("last") } }
    }
    await executor.rest()
    await clock.advance(by: .milliseconds(9))
    let all = done.withLock { $0 }
    #expect(all == ["last"])
  }
}

private enum Context {
  @TaskLocal static var name = "nobody's"
}

@MainActor private final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var asked = ""

  init(scheduler: AnyScheduler = .main) {
    $query.dropFirst().debounce(for: .milliseconds(300), scheduler: scheduler)
      .assign(to: &$asked)
  }
}

private struct SearchView: View {
  @StateObject var model: SearchModel

  var body: some View {
    TextField("Search", text: $model.query)
    Text("Asked for \(model.asked)")
  }
}
