import Synchronization
import Testing
import VitroDependencies
import VitroExplorer
import VitroTesting

@MainActor @Suite("Models, explored")
struct ModelExploringTests {
  @Test(
    "An answer to what is no longer asked is found, by the shortest way",
    .tags(.everyOrderOfAnswers))
  func lateAnswer() async throws {
    let error = try await #require(throws: ModelExplorer<SearchModel, String>.Counterexample.self) {
      try await explorer(SearchModel(cancels: false)).explore()
    }
    #expect(error.rule == "What is shown was asked for last")
    #expect(
      error.replay == #".replay([.perform("a"), .perform("b"), .answer(0, 0)])"#)
    await #expect(throws: ModelExplorer<SearchModel, String>.Counterexample.self) {
      try await explorer(SearchModel(cancels: false))
        .replay([.perform("a"), .perform("b"), .answer(0, 0)])
    }
  }

  @Test("The mended one is walked through to its end")
  func mended() async throws {
    let walk = try await explorer(SearchModel(cancels: true)).explore(pending: 2)
    #expect(walk.states.count == 21 && walk.transitionCount == 70 && walk.depth == 4)
    let end = try await explorer(SearchModel(cancels: true))
      .replay([.perform("a"), .answer(0, 1)])
    #expect(end.hasFailed)
  }

  @Test("A state from which a goal cannot be reached is found")
  func goal() async throws {
    let error = try await #require(throws: ModelExplorer<Fuse, Int>.Counterexample.self) {
      try await ModelExplorer(Fuse(), events: [1, 2]) { model, count in model.take(count) }
        .goal("It can be lit") { $0.left > 0 }
        .explore()
    }
    #expect(error.replay == ".replay([.perform(1), .perform(2)])")
  }

  @Test("A step that must not be, and a promise that is not kept, are found")
  func steps() async throws {
    let fuse = ModelExplorer(Fuse(), events: [1, 2]) { model, count in model.take(count) }
    let step = try await #require(throws: ModelExplorer<Fuse, Int>.Counterexample.self) {
      try await fuse.never("Two go at once") { $0.left - $2.left == 2 }.explore()
    }
    #expect(step.replay == ".replay([.perform(2)])" && step.states.map(\.snapshot.left) == [3, 1])
    let search = explorer(SearchModel(cancels: true))
    try await search.eventually("An answer comes") { $0.query == $0.shown || $0.hasFailed }
      .explore(pending: 1)
    let promise = try await #require(throws: ModelExplorer<SearchModel, String>.Counterexample.self)
    {
      try await search.eventually("It is found") { $0.query == $0.shown }.explore(pending: 1)
    }
    #expect(promise.replay == ".replay([.perform(\"a\")])" && promise.circle.isEmpty)
  }

  @Test("A walk knows what it has held back, and tells its states, ways and pictures")
  func result() async throws {
    let walk = try await explorer(SearchModel(cancels: true)).explore(pending: 1)
    #expect(!walk.isExhaustive)
    #expect(try walk.way { $0.snapshot.shown == "b" } == [.perform("b"), .answer(0, 0)])
    let fuse = try await ModelExplorer(Fuse(), events: [3, 4]) { model, count in model.take(count) }
      .explore()
    #expect(fuse.isExhaustive && fuse.idleEvents == [".perform(4)"])
    #expect(try fuse.replays() == [".replay([.perform(3)])"])
    let picture = fuse.diagram(of: { "\($0.snapshot.left)" }, by: { "\($0)" })
    #expect(picture.states == ["3", "0"] && picture.arrows.count == 1)
  }

  @Test("At random, what a counterexample does not need is left out")
  func sample() async throws {
    let error = try await #require(throws: ModelExplorer<SearchModel, String>.Counterexample.self) {
      try await explorer(SearchModel(cancels: false)).sample(200, length: 20, seed: 1)
    }
    #expect(error.events.count == 3)
    try await explorer(SearchModel(cancels: true)).sample(20, length: 20, seed: 1)
  }

  @Test("More states than the limit are an error, and a depth is an end")
  func limits() async throws {
    let counter = ModelExplorer(Fuse(), events: [0]) { model, _ in model.left += 1 }
    await #expect(throws: ExplorationError.tooManyStates(limit: 3)) {
      try await counter.explore(limit: 3)
    }
    #expect(try await counter.explore(depth: 5).states.count == 6)
  }

  @Test("What a method throws, and nobody catches, is told once")
  func thrown() async throws {
    let count = Mutex(0)
    try await withKnownIssue {
      try await ModelExplorer(Fuse(), events: [1, 2]) { model, count in
        model.take(count)
        if model.left <= 0 { throw Offline() }
      }.explore()
    } matching: {
      count.withLock { $0 += 1 }
      return $0.description.contains("An error was thrown, and nobody caught it: Offline(), after")
    }
    #expect(count.withLock { $0 } >= 1)
  }

  @Test("A way that cannot be replayed any more is told, and so is a walk in which nothing happens")
  func stale() async throws {
    await #expect(throws: ExplorationError.cannotHappen(".answer(5, 5)", after: 0)) {
      try await explorer(SearchModel(cancels: true)).replay([.answer(5, 5)])
    }
    await #expect(throws: ExplorationError.nothingHappens) {
      try await ModelExplorer(Fuse(), events: [Int]()) { _, _ in }.explore()
    }
  }

  private func explorer(
    _ model: @autoclosure @escaping @MainActor () -> SearchModel
  ) -> ModelExplorer<SearchModel, String> {
    ModelExplorer(model(), events: ["a", "b"]) { model, query in
      await model.typed(query)
    } withDependencies: {
      $0.search = { query in
        try await choice("search \(query)", of: .success(query), .failure(Offline()))
      }
    }
    .always("What is shown was asked for last") { $0.shown == "" || $0.shown == $0.query }
  }
}

@ObservableModel @MainActor private final class SearchModel {
  var query = ""
  var shown = ""
  var hasFailed = false
  @ObservationIgnored private let cancels: Bool
  @ObservationIgnored @Dependency(\.search) private var search

  init(cancels: Bool) { self.cancels = cancels }

  func typed(_ text: String) async {
    (query, shown, hasFailed) = (text, "", false)
    let answer = try? await search(text)
    if cancels, query != text { return }
    (shown, hasFailed) = (answer ?? shown, answer == nil)
  }
}

@ObservableModel @MainActor private final class Fuse {
  var left = 3

  func take(_ count: Int) { if left >= count { left -= count } }
}
