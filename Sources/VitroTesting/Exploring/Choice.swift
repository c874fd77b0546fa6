import IssueReporting
import Synchronization
public import Vitro

/// Waits for one of several answers, of which an explorer tries each: the answer of a dependency of a feature that
/// is explored.
///
/// ```swift
/// $0.weather.search = { query in
///   try await choice("search \(query)", of: .success([]), .success([.mock]), .failure(Offline()))
/// }
/// ```
///
/// The answer comes whenever the explorer lets it come: at once, after other actions, or never.
///
/// - Parameters:
///   - question: The name of the question, by which a counterexample names it. What the answers depend on belongs
///     in it.
///   - answers: The answers, at least one.
///   - place: The place that a failure is told at.
public func choice<Value: Sendable, Failure: Error>(
  _ question: String, of answers: Result<Value, Failure>...,
  at place: SourcePlace = #here
) async throws(Failure) -> Value {
  try await answers[chosen(question, of: answers.count, at: place)].get()
}

/// Waits for one of several answers, of which an explorer tries each, and none of which is an error.
///
/// - Parameters:
///   - question: The name of the question, by which a counterexample names it.
///   - answers: The answers, at least one.
///   - place: The place that a failure is told at.
public func choice<Value: Sendable>(
  _ question: String, of answers: [Value],
  at place: SourcePlace = #here
) async -> Value {
  await answers[chosen(question, of: answers.count, at: place)]
}

private func chosen(_ question: String, of count: Int, at place: SourcePlace) async -> Int {
  precondition(count > 0, "A choice has at least one answer.")
  if let questions = OpenQuestions.current {
    return await questions.answer(to: question, of: count)
  }
  guard let script = EffectScript.current else {
    reportIssue(
      """
      Nobody chooses an answer to '\(question)', and the first is taken.

      Expected: 'choice' is called by an effect of a feature, or by a method of a model, that is explored.
      """, fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
    return 0
  }
  return await script.answer(to: question, of: count)
}

/// The answers that an effect gets in one run of it, and the question at which the run ends.
final class EffectScript: Sendable {
  /// A question of an effect, and how many answers there are.
  struct Question: Hashable, Sendable {
    var text: String
    var count: Int
  }

  private struct State {
    var answers: ArraySlice<Int>
    var open: (question: Question, continuation: UnsafeContinuation<Int, Never>)?
    var isOver = false
    var countAfterEnd = 0
  }

  /// So many questions are answered after the end of a run, for work that ends by itself.
  private static var mostAfterEnd: Int { 100 }

  @TaskLocal static var current: EffectScript?

  private let state: Mutex<State>

  init(answers: [Int]) { state = Mutex(State(answers: answers[...])) }

  /// The question that has no answer yet.
  var question: Question? { state.withLock { $0.open?.question } }
  /// Whether all answers were asked for.
  var isAtEnd: Bool { state.withLock { $0.answers.isEmpty } }

  /// The answer that the script has for a question, or none for as long as the run lasts.
  func answer(to text: String, of count: Int) async -> Int {
    // A continuation that is never resumed is the end of work that goes on and on.
    await withUnsafeContinuation { (continuation: UnsafeContinuation<Int, Never>) in
      let answer = state.withLock { state -> Int? in
        if state.isOver {
          state.countAfterEnd += 1
          return state.countAfterEnd > Self.mostAfterEnd ? nil : 0
        }
        if let answer = state.answers.popFirst() { return min(answer, count - 1) }
        state.open = (Question(text: text, count: count), continuation)
        return nil
      }
      if let answer { continuation.resume(returning: answer) }
    }
  }

  /// Ends the run: whatever is asked from now on gets its first answer, which nobody hears of.
  func end() {
    let open = state.withLock { state in
      defer { (state.open, state.isOver) = (nil, true) }
      return state.open
    }
    open?.continuation.resume(returning: 0)
  }
}
