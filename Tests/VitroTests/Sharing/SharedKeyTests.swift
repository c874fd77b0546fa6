import Foundation
import Synchronization
import Testing
import Vitro

@Suite struct SharedKeyTests {
  @Test func aKeyMayBringItsDefault() {
    @Shared(.favorites) var mine
    @SharedReader(.favorites) var yours
    #expect(mine == [2, 3, 5])
    $mine.withLock { $0.append(7) }
    #expect(yours == [2, 3, 5, 7])
  }

  @Test func aDefaultCanBeReplacedWhereItIsUsed() {
    @Shared(.favorites) var favorites = [11]
    #expect(favorites == [11])
  }

  @Test func aStorageOfYourOwnIsReadAndWritten() {
    let drawer = Drawer(["a": 5])
    @Shared(.drawer("a", drawer)) var value = 0
    #expect(value == 5)
    $value.withLock { $0 += 1 }
    #expect(drawer["a"] == 6)
  }

  @Test func aReaderNeedsNoWritableStorage() {
    @SharedReader(Battery(level: 80)) var level = 0
    #expect(level == 80)
  }

  @Test func whatTheStorageTellsLaterIsTaken() {
    let drawer = Drawer(["a": 5])
    @Shared(.drawer("a", drawer)) var value = 0
    drawer.others(put: 9, in: "a")
    #expect(value == 9)
    drawer.others(put: nil, in: "a")
    #expect(value == 0)
  }

  @Test func aStorageMayFailLater() async throws {
    let drawer = Drawer(["a": 5])
    @Shared(.drawer("a", drawer)) var value = 0
    try await fails("The drawer is full.") {
      drawer.tellAll(about: "a") { $0.yield(throwing: Full()) }
    }
    #expect(value == 5 && $value.loadError is Full)
    drawer.tellAll(about: "a") { $0.yieldLoading() }
    #expect($value.isLoading)
    drawer.tellAll(about: "a") { $0.yield(6) }
    #expect(value == 6 && !$value.isLoading && $value.loadError == nil)
    drawer.tellAll(about: "a") { $0.yieldReturningInitialValue() }
    #expect(value == 0)
  }

  @Test func manyThatNameAKeyAtOnceShareOneValue() async {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 {
        group.addTask {
          @Shared(.inMemory("crowd")) var count = 0
          $count.withLock { $0 += 1 }
        }
      }
    }
    @Shared(.inMemory("crowd")) var count = 0
    #expect(count == 100)
  }

  @Test func loadingReadsTheStorageOnceMore() async throws {
    let drawer = Drawer(["a": 5])
    @Shared(.drawer("a", drawer)) var value = 0
    drawer["a"] = 7
    #expect(value == 5)
    try await $value.load()
    #expect(value == 7)
  }

  @Test func aSubscriptionEndsWhenNobodyShares() {
    let drawer = Drawer()
    do {
      @Shared(.drawer("a", drawer)) var value = 0
      #expect(value == 0 && drawer.subscriberCount == 1)
    }
    #expect(drawer.subscriberCount == 0)
  }

  @Test func anAnswerThatComesLaterIsTakenUnlessTheValueHasChanged() {
    let post = Post()
    @Shared(.post("late", post)) var late = 0
    @Shared(.post("too late", post)) var tooLate = 0
    #expect($late.isLoading && late == 0)
    $tooLate.withLock { $0 = 1 }
    post.answerLoads(with: 5)
    #expect(!$late.isLoading && late == 5)
    #expect(tooLate == 1)
  }
}

/// Saves are answered by the test, one by one.
@Suite struct SavingTests {
  let post = Post()
  let value: Shared<Int>

  init() {
    value = Shared(wrappedValue: 0, .post("a", post))
    post.answerLoads(with: nil)
  }

  @Test func aValueThatChangesWhileItIsSavedIsSavedOnceMore() {
    for number in 1...100 { value.withLock { $0 = number } }
    #expect(post.saved == [1])
    post.answerSave()
    #expect(post.saved == [1, 100])
    post.answerSave()
    #expect(post.saved == [1, 100])
  }

  @Test func savingReturnsWhenTheValueIsStored() async throws {
    value.withLock { $0 = 1 }
    value.withLock { $0 = 2 }
    post.answersAtOnce()
    try await value.save()
    #expect(post.saved == [1, 2])
    try await value.save()
    #expect(post.saved == [1, 2])
  }

  @Test func aDefaultIsStoredWhenSomebodyAsksForIt() async throws {
    post.answersAtOnce()
    try await value.save()
    #expect(post.saved == [0])
  }

  @Test func aSaveThatFailsIsReportedAndTriedAgain() async throws {
    value.withLock { $0 = 1 }
    withKnownIssue {
      post.answerSave(.failure(Full()))
    } matching: {
      $0.comments.map(\.rawValue).joined().contains("The drawer is full.")
    }
    #expect(value.saveError is Full)
    post.answersAtOnce()
    try await value.save()
    #expect(post.saved == [1, 1] && value.saveError == nil)
  }

  @Test func whoeverWaitsGetsTheError() async {
    post.answersAtOnce(.failure(Full()))
    await #expect(throws: Full.self) { try await value.save() }
  }
}

struct Full: Error, CustomStringConvertible {
  var description: String { "The drawer is full." }
}

extension SharedKey where Self == InMemoryKey<[Int]>.Default {
  fileprivate static var favorites: Self { Self[.inMemory("favorites"), default: [2, 3, 5]] }
}
