import Combine
import SwiftUI
import Testing
import VitroUITesting

@MainActor @Suite("onReceive")
struct OnReceiveTests {
  @Test("What a subject sends is received, in order")
  func subject() {
    let subject = PassthroughSubject<Int, Never>()
    let screen = Screen { SumView(numbers: subject) }
    subject.send(1)
    subject.send(2)
    #expect(screen.text("1, 2").exists)
    subject.send(3)
    #expect(screen.text("1, 2, 3").exists)
  }

  @Test("A new value of the view with the same publisher receives nothing twice")
  func samePublisher() async throws {
    let model = Counter()
    let screen = Screen { PublishedView(model: model) }
    #expect(screen.text("received 0").exists)
    model.count = 2
    #expect(screen.text("received 0, 4").exists)
    try await screen.button("Rename").tap()
    #expect(screen.text("received 0, 4").exists)
  }

  @Test("Another publisher is received instead of the first one")
  func anotherPublisher() async throws {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let screen = Screen { Switching(first: first, second: second) }
    first.send(1)
    try await screen.button("Switch").tap()
    first.send(2)
    second.send(3)
    #expect(screen.text("1, 3").exists)
  }

  @Test("A view that is gone receives nothing, and holds no subscription")
  func gone() async throws {
    let subject = PassthroughSubject<Int, Never>()
    var cancels = 0
    let numbers = subject.handleEvents(receiveCancel: { cancels += 1 }).eraseToAnyPublisher()
    let screen = Screen { Leaving(numbers: numbers) }
    subject.send(1)
    try await screen.button("Leave").tap()
    #expect(cancels == 1)
    subject.send(2)
    #expect(screen.text("1 received").exists)
  }

  @Test("A screen that is unmounted holds no subscription")
  func unmounted() {
    var cancels = 0
    let numbers = PassthroughSubject<Int, Never>()
      .handleEvents(receiveCancel: { cancels += 1 })
      .eraseToAnyPublisher()
    let screen = Screen { Leaving(numbers: numbers) }
    screen.unmount()
    #expect(cancels == 1)
  }

  @Test("A clock that is driven by hand ticks on the screen")
  func clock() {
    let ticks = PassthroughSubject<Date, Never>()
    let screen = Screen { ClockView(clock: ticks.makeConnectable().autoconnect()) }
    for second in 1...3 { ticks.send(Date(timeIntervalSinceReferenceDate: Double(second))) }
    #expect(screen.text("3 seconds").exists)
  }

  @Test("A timer is a publisher as well")
  func timer() {
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    #expect(Screen { ClockView(clock: timer) }.text("0 seconds").exists)
  }

  @Test("A timer ticks where no run loop runs")
  func ticks() async {
    let timer = Timer.publish(every: 0.001, tolerance: 0, on: .main, in: .common).autoconnect()
    let (dates, continuation) = AsyncStream.makeStream(of: Date.self)
    let subscription = timer.sink { continuation.yield($0) }
    defer { subscription.cancel() }
    var count = 0
    for await _ in dates.prefix(2) { count += 1 }
    #expect(count == 2)
  }

  @Test("A value may come on any thread, and is received on the main actor")
  func anyThread() async {
    let sender = Sender()
    let screen = Screen { SumView(numbers: sender.subject) }
    await Task.detached { sender.subject.send(7) }.value
    #expect(screen.text("7").exists)
  }
}

private struct SumView: View {
  let numbers: PassthroughSubject<Int, Never>
  @State var received: [Int] = []
  var body: some View {
    Text(received.map(String.init).joined(separator: ", "))
      .onReceive(numbers) { received.append($0) }
  }
}

private struct PublishedView: View {
  let model: Counter
  @State var received: [Int] = []
  @State var name = ""
  var body: some View {
    Text(name)
    Text("received " + received.map(String.init).joined(separator: ", "))
      .onReceive(model.$count.map { $0 * 2 }) { received.append($0) }
    Button("Rename") { name = "renamed" }
  }
}

private struct Switching: View {
  let first: PassthroughSubject<Int, Never>
  let second: PassthroughSubject<Int, Never>
  @State var isSwitched = false
  @State var received: [Int] = []
  var body: some View {
    Text(received.map(String.init).joined(separator: ", "))
      .onReceive(isSwitched ? second : first) { received.append($0) }
    Button("Switch") { isSwitched = true }
  }
}

private struct Leaving: View {
  let numbers: AnyPublisher<Int, Never>
  @State var hasLeft = false
  @State var count = 0
  var body: some View {
    Text("\(count) received")
    if !hasLeft {
      Text("here").onReceive(numbers) { _ in count += 1 }
    }
    Button("Leave") { hasLeft = true }
  }
}

private struct ClockView<Clock: Publisher>: View
where Clock.Output == Date, Clock.Failure == Never {
  let clock: Clock
  @State var seconds = 0
  var body: some View {
    Text("\(seconds) seconds")
      .onReceive(clock) { seconds = Int($0.timeIntervalSinceReferenceDate) }
  }
}

private final class Sender: @unchecked Sendable {
  let subject = PassthroughSubject<Int, Never>()
}
