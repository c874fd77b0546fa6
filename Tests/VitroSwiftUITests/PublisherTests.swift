import Combine
import SwiftUI
import Testing

@MainActor @Suite("Publishers and time")
struct PublisherTests {
  private let subject = PassthroughSubject<Int, Never>()

  @Test("Of a burst, what came last is published once it is over, on a run loop or a queue")
  func debounce() async {
    let first = Record(subject.debounce(for: .milliseconds(1), scheduler: RunLoop.main))
    let second = Record(subject.debounce(for: .milliseconds(1), scheduler: DispatchQueue.main))
    for number in 1...3 { subject.send(number) }
    #expect(await first.next() == 3)
    #expect(await second.next() == 3)
  }

  @Test("Of what comes within an interval, the last or the first is published")
  func throttle() async {
    let last = Record(
      subject.throttle(for: .milliseconds(1), scheduler: RunLoop.main, latest: true))
    let first = Record(
      subject.throttle(for: .milliseconds(1), scheduler: RunLoop.main, latest: false))
    for number in 1...3 { subject.send(number) }
    #expect(await last.next() == 3)
    #expect(await first.next() == 1)
    for number in 4...6 { subject.send(number) }
    #expect(await last.next() == 6)
    #expect(await first.next() == 4)
  }

  @Test("What is delayed comes later than it was sent, in order")
  func delay() async {
    var isSent = false
    let delayed = Record(
      subject.delay(for: .milliseconds(1), scheduler: RunLoop.main)
        .filter { _ in isSent })
    subject.send(1)
    subject.send(2)
    isSent = true
    #expect(await delayed.next() == 1)
    #expect(await delayed.next() == 2)
  }

  @Test("A published property publishes what it is about to be; the object still has the old one")
  func published() {
    let model = Counter()
    var story: [String] = []
    let subscription = model.$count.sink { story.append("\(model.count)>\($0)") }
    model.count = 1
    model.count = 2
    subscription.cancel()
    model.count = 3
    #expect(story == ["0>0", "0>1", "1>2"])
  }

  @Test("What an object is about to change is said before each change, and once for each")
  func willChange() {
    let model = Counter()
    var story: [Int] = []
    let subscription = model.objectWillChange.sink { story.append(model.count) }
    model.count = 1
    model.count = 2
    withExtendedLifetime(subscription) { #expect(story == [0, 1]) }
  }

  @Test("Values are assigned to a property by its key path, or to a published one")
  func assign() {
    let (model, copy) = (Counter(), Counter())
    let subscription = subject.assign(to: \.count, on: model)
    model.$count.map { $0 * 10 }.assign(to: &copy.$count)
    subject.send(4)
    #expect(model.count == 4 && copy.count == 40)
    subscription.cancel()
    subject.send(5)
    #expect(model.count == 4 && copy.count == 40)
  }

  @Test("Publishers of objects that are gone are forgotten; those of others stay the same")
  func manyObjects() {
    let kept = Manual()
    let publisher = kept.objectWillChange
    for _ in 0..<2 {
      let crowd = (0..<200).map { _ in Manual() }
      #expect(Set(crowd.map { ObjectIdentifier($0.objectWillChange) }).count == crowd.count)
    }
    #expect(kept.objectWillChange === publisher)
  }
}
