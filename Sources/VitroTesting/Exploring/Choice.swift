import IssueReporting
public import Vitro
import VitroExplorer

/// Waits for one of several answers, of which an explorer tries each: the answer of a dependency of a feature that
/// is explored.
///
/// ```swift
/// $0.weather.search = { query in
///   try await choice("search \(query)", of: .success([]), .success([.mock]), .failure(Offline()))
/// }
/// ```
///
/// The answer comes whenever the explorer lets it come: at once, after other actions, or never. Where the failure may be
/// any error, a task that is cancelled meanwhile gets a `CancellationError` at once, as it does from a clock or a server.
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
  let cancellation = CancellationError() as? Failure
  let chosen = await chosen(
    OpenQuestions.Question(text: question, count: answers.count) { swiftCode(of: answers[$0]) },
    endsWhenCancelled: cancellation != nil, at: place)
  if let cancellation, chosen == nil { throw cancellation }
  return try answers[chosen ?? 0].get()
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
  let asked = OpenQuestions.Question(text: question, count: answers.count) {
    swiftCode(of: answers[$0])
  }
  return await answers[chosen(asked, endsWhenCancelled: false, at: place) ?? 0]
}

/// The place of the chosen answer; `nil` where the task was cancelled before there was one.
func chosen(
  _ question: OpenQuestions.Question, endsWhenCancelled: Bool, at place: SourcePlace
) async -> Int? {
  precondition(question.count > 0, "A choice has at least one answer.")
  guard let questions = OpenQuestions.current else {
    reportIssue(
      """
      Nobody chooses an answer to '\(question.text)', and the first is taken.

      Expected: 'choice' is called by an effect of a feature, or by a method of a model, that is explored.
      """, fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
    return 0
  }
  return await questions.answer(to: question, endsWhenCancelled: endsWhenCancelled)
}
