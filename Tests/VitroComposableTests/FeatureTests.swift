import ComposableArchitecture
import Testing

/// What a feature is written with, and how it is tested.
@MainActor @Suite("Features as users of the Composable Architecture write them")
struct FeatureTests {
  @Test("A binding, by its key path") func binding() async {
    let store = TestStore(initialState: Profile.State()) { Profile() }
    await store.send(\.binding.nickname, "Blob") { $0.nickname = "Blob" }
    await store.send(.binding(.set(\.isPublic, true))) { $0.isPublic = true }
  }

  @Test("A binding in a row, by the row's id") func row() async {
    let store = TestStore(
      initialState: Shelf.State(books: [Book.State(id: UUID(0)), Book.State(id: UUID(1))])
    ) {
      Shelf()
    }
    await store.send(\.books[id: UUID(1)].binding.title, "Dune") {
      $0.books[id: UUID(1)]?.title = "Dune"
    }
    await store.send(\.books[id: UUID(1)].binding.isRead, true) {
      $0.books[id: UUID(1)]?.isRead = true
    }
    await store.receive(\.sort) { $0.books.move(fromOffsets: [1], toOffset: 0) }
  }

  @Test("What a client answers comes as a result, and the client is called by its labels")
  func result() async {
    let store = TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.catalogue.find = { title, _ in [title] }
    }
    await store.send(.queryChanged("Dune")) { $0.query = "Dune" }
    await store.receive(\.found.success, timeout: .seconds(1)) { $0.titles = ["Dune"] }

    store.dependencies.catalogue.find = { _, _ in throw Missing() }
    await store.send(.queryChanged("")) { $0.query = "" }
    await store.receive(\.found.failure) { $0.titles = [] }
    await store.finish(timeout: .seconds(1))
  }

  @Test("An answer of the older kind") func taskResult() async {
    let answer = await TaskResult { 7 }
    #expect(answer == .success(7))
    let failure = await TaskResult<Int> { throw Missing() }
    #expect(failure == .failure(Missing()))
    #expect(throws: Missing.self) { try failure.value }
    #expect(TaskResult(Result<Int, Missing>.success(1)) == .success(1) && failure != answer)
  }

  @Test("A reducer that runs after a change of another one's state") func onChange() async {
    let store = TestStore(initialState: Profile.State()) { Profile() }
    await store.send(\.binding.isPublic, true) { $0.isPublic = true }
    await store.send(\.binding.isPublic, false) {
      $0.isPublic = false
      $0.nickname = "hidden"
    }
  }

  @Test("A timer that a test moves") func timer() async {
    let clock = TestClock()
    let store = TestStore(initialState: Timer.State()) {
      Timer()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.began)
    await clock.advance(by: .seconds(2))
    await store.receive(\.ticked) { $0.count = 1 }
    await store.receive(.ticked) { $0.count = 2 }
    await store.send(.stopped)
  }

  @Test("A timer of a queue, and a publisher") func queue() async {
    let queue = DispatchQueue.test
    let store = TestStore(initialState: Timer.State()) {
      Timer()
    } withDependencies: {
      $0.mainQueue = queue.eraseToAnyScheduler()
    }
    await store.send(.queueBegan)
    await queue.advance(by: .seconds(3))
    await store.receive(\.ticked) { $0.count = 1 }
    await store.send(.published(5))
    await store.receive(\.counted, 5) { $0.count = 5 }
  }

  @Test("A test that says less") func exhaustivity() async {
    let store = TestStore(initialState: Profile.State()) { Profile() }
    await store.withExhaustivity(.off) {
      await store.send(\.binding.isPublic, true)
      await store.send(\.binding.isPublic, false) { $0.nickname = "hidden" }
    }
    await store.send(\.binding.nickname, "Blob") { $0.nickname = "Blob" }

    let search = TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.catalogue.find = { _, _ in [] }
    }
    search.exhaustivity = .off(showSkippedAssertions: false)
    await search.send(.queryChanged("D"))
    await search.skipReceivedActions()
    search.assert { $0.query = "D" }
    expectNoDifference(search.state.titles, [])
  }

  @Test("What a closure notes, behind a lock") func lock() async throws {
    let asked = LockIsolated<[String]>([])
    let store = TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.catalogue.find = { title, limit in
        asked.withValue { $0.append("\(title) \(limit)") }
        return []
      }
    }
    await store.send(.queryChanged("D")) { $0.query = "D" }
    await store.receive(\.found.success)
    #expect(asked.value == ["D 10"] && asked.count == 1)
    asked.setValue([])
    #expect(asked == LockIsolated([]))
    let number = UncheckedSendable(7)
    #expect(number.value == 7 && number == UncheckedSendable(wrappedValue: 7))
    let isolated = ActorIsolated(1)
    await isolated.withValue { $0 += 1 }
    #expect(await isolated.value == 2)
  }

  @Test("Streams that end at once, never, or as another one does") func streams() async throws {
    var heard: [Int] = []
    for await number in AsyncStream([1, 2].publishedLater) { heard.append(number) }
    for await number in AsyncStream<Int>.finished { heard.append(number) }
    #expect(heard == [1, 2])
    await #expect(throws: Missing.self) {
      for try await _ in AsyncThrowingStream<Int, any Error>.finished(throwing: Missing()) {}
    }
    let endless = Task<Int, any Error> { try await Task<Int, Never>.never() }
    endless.cancel()
    #expect(await endless.result.isFailure)
  }

  @Test("Shared values, changed under their lock") func shared() async {
    @Shared(.inMemory("visits")) var visits = 0
    let store = TestStore(initialState: Visits.State()) { Visits() }
    await store.send(.visited) { $0.$count.withLock { $0 = 1 } }
    #expect(visits == 1)
    let given = Visits.State(count: Shared(value: 5))
    let other = TestStore(initialState: given) { Visits() }
    await other.send(.visited) { $0.$count.withLock { $0 = 6 } }
    #expect(visits == 1)
  }
}

extension Result {
  fileprivate var isFailure: Bool { if case .failure = self { true } else { false } }
}

extension [Int] {
  fileprivate var publishedLater: AsyncStream<Int> {
    AsyncStream { continuation in
      for number in self { continuation.yield(number) }
      continuation.finish()
    }
  }
}
