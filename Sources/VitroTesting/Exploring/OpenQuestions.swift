import IssueReporting
import Synchronization

/// The choices that work waits for.
final class OpenQuestions: Sendable {
  /// A question, and how many answers there are.
  struct Question: Hashable, Sendable {
    var text: String
    var count: Int
    /// The answers in words, by their places.
    var answers: @Sendable (Int) -> String

    static func == (left: Question, right: Question) -> Bool {
      left.text == right.text && left.count == right.count
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(text)
      hasher.combine(count)
    }
  }

  private struct Asked {
    var id: Int
    var question: Question
    var continuation: UnsafeContinuation<Int?, Never>
  }

  private struct State {
    var nextID = 0
    var open: [Asked] = []
    var isOver = false
    var countAfterEnd = 0
  }

  /// So many questions are answered after the end, for work that ends by itself.
  private static var mostAfterEnd: Int { 100 }

  @TaskLocal static var current: OpenQuestions?

  private let state = Mutex(State())

  /// The choices, in the order of their texts, and those of one text in the order in which they came.
  var all: [Question] { state.withLock { $0.open.map(\.question) } }

  /// Waits for an answer: its place; or `nil`, at once, where the task is cancelled and that ends the question.
  func answer(to question: Question, endsWhenCancelled: Bool) async -> Int? {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    guard endsWhenCancelled else { return await answer(to: question, id) { false } }
    return await withTaskCancellationHandler {
      await answer(to: question, id) { Task.isCancelled }
    } onCancel: {
      let asked = state.withLock { state in
        state.open.firstIndex { $0.id == id }.map { state.open.remove(at: $0) }
      }
      asked?.continuation.resume(returning: nil)
    }
  }

  private func answer(
    to question: Question, _ id: Int, isCancelled: () -> Bool
  ) async -> Int? {
    // A continuation that is never resumed is the end of work that goes on and on.
    await withUnsafeContinuation { continuation in
      let answer: Int?? = state.withLock { state in
        if isCancelled() { return .some(nil) }
        if state.isOver {
          state.countAfterEnd += 1
          return state.countAfterEnd > Self.mostAfterEnd ? nil : 0
        }
        let place = state.open.firstIndex { $0.question.text > question.text }
        state.open.insert(
          Asked(id: id, question: question, continuation: continuation),
          at: place ?? state.open.count)
        return nil
      }
      if let answer { continuation.resume(returning: answer) }
    }
  }

  /// Answers a choice by its place.
  func answer(_ place: Int, by answer: Int) {
    let asked = state.withLock { state in
      state.open.indices.contains(place) ? state.open.remove(at: place) : nil
    }
    asked?.continuation.resume(
      returning: min(max(answer, 0), (asked?.question.count ?? 1) - 1))
  }

  /// Gives each choice its first answer, which nobody hears of.
  func end() {
    let open = state.withLock { state in
      defer { (state.open, state.isOver) = ([], true) }
      return state.open
    }
    for asked in open { asked.continuation.resume(returning: 0) }
  }
}
