import IssueReporting
import Synchronization

/// Takes one answer, and reports it when there are two or none.
final class AnswerOnce<Answer>: Sendable {
  private typealias Handler = @Sendable (Result<Answer, any Error>) -> Void

  private let name: String
  private let handler: Mutex<Handler?>

  init(_ name: String, _ handler: @escaping @Sendable (Result<Answer, any Error>) -> Void) {
    self.name = name
    self.handler = Mutex(handler)
  }

  func answer(_ result: Result<Answer, any Error>) {
    let handler = self.handler.withLock { handler in
      let taken = handler
      handler = nil
      return taken
    }
    guard let handler else {
      return reportIssue("\(name) resumed its continuation twice. The second answer is ignored.")
    }
    handler(result)
  }

  deinit {
    guard let handler = handler.withLock({ $0 }) else { return }
    handler(.failure(NoAnswer(name: name)))
  }
}

/// A storage has dropped the continuation that it was to resume.
struct NoAnswer: Error, CustomStringConvertible {
  let name: String

  var description: String {
    "\(name) has ended without an answer: its continuation was dropped, and never resumed."
  }
}
