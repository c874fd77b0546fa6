import Synchronization
import VitroTesting

/// The questions that the effects of a store wait with; one whose task is cancelled is asked no more.
final class AskedQuestions: Sendable {
  private typealias Question = (
    text: String, id: Int, continuation: CheckedContinuation<Int, any Error>
  )

  private let questions = Mutex<(next: Int, open: [Question])>((0, []))

  /// The texts of those that are open, in order.
  var open: [String] { questions.withLock { $0.open.map(\.text).sorted() } }

  func answer(to text: String) async throws -> Int {
    let id = questions.withLock { questions in
      questions.next += 1
      return questions.next
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isCancelled = questions.withLock { questions in
          if !Task.isCancelled { questions.open.append((text, id, continuation)) }
          return Task.isCancelled
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      take { $0.id == id }?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Answers the question with a text that was asked as the first but some.
  func give(_ answer: Int, to text: String, place: Int = 0) {
    var place = place
    take { question in
      defer { if question.text == text { place -= 1 } }
      return question.text == text && place == 0
    }?.continuation.resume(returning: answer)
  }

  private func take(_ isMeant: (Question) -> Bool) -> Question? {
    questions.withLock { questions in
      questions.open.firstIndex(where: isMeant).map { questions.open.remove(at: $0) }
    }
  }
}

private enum AskKey: DependencyKey {
  static let liveValue: Asking = { _ in 0 }
  static let testValue = liveValue
}

extension DependencyValues {
  var ask: Asking {
    get { self[AskKey.self] }
    set { self[AskKey.self] = newValue }
  }
}
