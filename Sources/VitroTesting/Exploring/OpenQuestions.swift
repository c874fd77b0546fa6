import IssueReporting
import Synchronization

/// The choices that the work of a model waits for.
final class OpenQuestions: Sendable {
  /// A choice that waits for its answer.
  struct Question: Sendable {
    var text: String
    var count: Int
    fileprivate var id: Int
    fileprivate var continuation: CheckedContinuation<Int, Never>
  }

  private struct State {
    var nextID = 0
    var open: [Question] = []
    var isOver = false
  }

  @TaskLocal static var current: OpenQuestions?

  private let state = Mutex(State())

  /// The choices, in the order of their texts, and those of one text in the order in which they came.
  var all: [Question] {
    state.withLock { $0.open.sorted { ($0.text, $0.id) < ($1.text, $1.id) } }
  }

  /// Waits for an answer, for as long as the walk is there.
  func answer(to text: String, of count: Int) async -> Int {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if state.isOver { return true }
        state.nextID += 1
        state.open.append(
          Question(text: text, count: count, id: state.nextID, continuation: continuation))
        return false
      }
      if isOver { continuation.resume(returning: 0) }
    }
  }

  /// Answers a choice by its place.
  func answer(_ place: Int, by answer: Int) {
    let questions = all
    guard questions.indices.contains(place) else {
      return reportIssue(
        """
        There is no open choice with the number \(place), so that nothing has happened.

        Expected: a way that is replayed is one of this model as it is now.
        To fix: explore it again, and replay the way that is found then, if any.
        """)
    }
    let question = questions[place]
    state.withLock { $0.open.removeAll { $0.id == question.id } }
    question.continuation.resume(returning: min(max(answer, 0), question.count - 1))
  }

  /// Gives each choice its first answer, which nobody hears of.
  func end() {
    let open = state.withLock { state in
      defer { (state.open, state.isOver) = ([], true) }
      return state.open
    }
    for question in open { question.continuation.resume(returning: 0) }
  }
}
