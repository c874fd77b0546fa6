// A search of which all orders of answers are tried, and the way to an answer that comes too late.
import Testing
import VitroExplorer
import VitroTesting

struct Suggestions: DependencyKey {
  var find: @Sendable (_ word: String) async throws -> String

  static let liveValue = Suggestions { word in word + "…" }
  static let testValue = liveValue
}

extension DependencyValues {
  var suggestions: Suggestions {
    get { self[Suggestions.self] }
    set { self[Suggestions.self] = newValue }
  }
}

@Reducer struct Suggesting {
  @ObservableState struct State: Hashable {
    var word = ""
    var suggestion = ""
  }

  enum Action: Hashable {
    case typed(String)
    case found(String)
  }

  @Dependency(\.suggestions) var suggestions

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .typed(let word):
        state = State(word: word)
        return .run { [suggestions] send in
          guard let found = try? await suggestions.find(word) else { return }
          await send(.found(found))
        }
      case .found(let suggestion):
        state.suggestion = suggestion
        return .none
      }
    }
  }
}

@MainActor @Suite("Exploring a search") struct SuggestingTests {
  @Test func whatIsShownWasAskedForLast() throws {
    try withKnownIssue {
      try Explorer(
        Suggesting(), from: Suggesting.State(), actions: [.typed("a"), .typed("b")],
        withDependencies: {
          $0.suggestions.find = { word in
            try await choice(
              "suggest for \(word)", of: .success(word + "…"), .failure(Unreachable()))
          }
        }
      )
      .always("What is shown was asked for last") { feature in
        ["", feature.state.word + "…"].contains(feature.state.suggestion)
      }
      .explore()
    } matching: { issue in
      issue.error.map { "\($0)" }?.hasSuffix(
        """
        As a test, in place of the walk:

        .replay([.send(.typed("a")), .send(.typed("b")), .effect(0, answer: 0)])
        """) == true
    }
  }
}

/// A letter that is sent three times at most, with a pause between.
@Reducer struct Posting {
  struct State: Hashable { var isPosting = false }

  enum Action: Hashable { case postTapped, cancelTapped, posted, failed }

  @Dependency(\.letters) var letters
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.isPosting = action == .postTapped
      guard action == .postTapped else { return .cancel(id: "post") }
      return .run { [letters, clock] send in
        for attempt in 1...3 {
          do {
            try await letters.post()
            return await send(.posted)
          } catch {
            if attempt == 3 { return await send(.failed) }
            try await clock.sleep(for: .seconds(5))
          }
        }
      }
      .cancellable(id: "post")
    }
  }
}

struct Letters: DependencyKey {
  var post: @Sendable () async throws -> Void

  static let liveValue = Letters {}
  static let testValue = liveValue
}

extension DependencyValues {
  var letters: Letters {
    get { self[Letters.self] }
    set { self[Letters.self] = newValue }
  }
}

@MainActor @Suite("Exploring a letter") struct PostingTests {
  @Test func itEnds() throws {
    let walk =
      try Explorer(
        Posting(), from: Posting.State(),
        actions: { $0.isPosting ? [.cancelTapped] : [.postTapped] },
        withDependencies: {
          $0.continuousClock = ChoiceClock()
          $0.letters.post = { try await choice("post", of: .success(()), .failure(Unreachable())) }
        }
      )
      .upToAnswers(6)
      .always("Nothing is posted after it was cancelled") { $0.state.isPosting || $0.isAtRest }
      .eventually("It ends", bySteps: { $0.question(of: $1) != nil }) { !$0.state.isPosting }
      .explore()
    #expect(walk.isExhaustive)
  }
}

@ObservableModel @MainActor final class SuggestingModel {
  var word = ""
  var suggestion = ""
  @ObservationIgnored @Dependency(\.suggestions) private var suggestions

  func typed(_ text: String) async {
    (word, suggestion) = (text, "")
    guard let found = try? await suggestions.find(text), word == text else { return }
    suggestion = found
  }
}

@MainActor @Suite("Exploring the model of a search") struct SuggestingModelTests {
  @Test func whatIsShownWasAskedForLast() async throws {
    try await ModelExplorer(SuggestingModel(), events: ["a", "b"]) { model, word in
      await model.typed(word)
    } withDependencies: {
      $0.suggestions.find = { word in await choice("suggest for \(word)", of: [word + "…"]) }
    }
    .always("What is shown was asked for last") { ["", $0.word + "…"].contains($0.suggestion) }
    .explore()
  }
}

struct Unreachable: Error {}
