#if canImport(FoundationNetworking)
  import Foundation
  import FoundationNetworking
  import Synchronization
  import VitroConcurrency

  /// A task of a session that the network of a test answers.
  package final class AnsweredTask: URLSessionDataTask, @unchecked Sendable {
    package typealias Completion = SubstituteSession.Completion

    private enum Stage {
      case suspended
      case running(Task<Void, Never>?)
      case cancelled
    }

    private let session: URLSession
    private let request: URLRequest
    private let completion: Completion
    private let stage = Mutex(Stage.suspended)

    /// Makes a task; where no test answers, the session does what it would have done.
    package init(_ session: URLSession, _ request: URLRequest, _ completion: @escaping Completion) {
      self.session = session
      self.request = request
      self.completion = completion
      super.init()
    }

    package override var originalRequest: URLRequest? { request }
    package override var currentRequest: URLRequest? { request }

    package override func resume() {
      let isFirst = stage.withLock {
        guard case .suspended = $0 else { return false }
        $0 = .running(nil)
        return true
      }
      guard isFirst else { return }
      let task = RestExecutor.startOnCurrent { await self.work() }.task
      let isCancelled = stage.withLock {
        if case .cancelled = $0 { return true }
        $0 = .running(task)
        return false
      }
      if isCancelled { task.cancel() }
    }

    package override func cancel() {
      let before = stage.withLock {
        let before = $0
        $0 = .cancelled
        return before
      }
      switch before {
      case .suspended: completion(nil, nil, URLError(.cancelled))
      case .running(let task): task?.cancel()
      case .cancelled: break
      }
    }

    private func work() async {
      do {
        let network = await InMemoryNetwork.answering(request)
        let (data, response) =
          if let network { try await network.response(to: request) } else {
            try await session.data(for: request)
          }
        try Task.checkCancellation()
        completion(data, response, nil)
      } catch {
        completion(nil, nil, Task.isCancelled ? URLError(.cancelled) : error)
      }
      // What the handler has put on the main queue has its turn before this counts as done.
      await MainActor.run {}
    }
  }
#endif
