import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension HTTPTransport {
  /// Sends by a session of Foundation's own: nothing is cached, and no cookie is kept.
  ///
  /// - Parameters:
  ///   - deadline: How long an answer may take, in all.
  ///   - limit: How many bytes the body of an answer may have.
  public static func urlSession(
    deadline: Duration = .seconds(10), limit: Int = 1_024 * 1_024
  ) -> HTTPTransport {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.httpMaximumConnectionsPerHost = 16
    let owner = SessionOwner(Session(configuration))
    return HTTPTransport { request in
      let session = owner.session
      let exchange = Exchange(limit: limit)
      return try await withThrowingTaskGroup(of: HTTPResponse.self) { group in
        group.addTask { try await exchange.response(to: request, session) }
        group.addTask {
          try await Task.sleep(for: deadline)
          throw TransportError.timedOut
        }
        defer { group.cancelAll() }
        guard let response = try await group.next() else { throw TransportError.notReached }
        return response
      }
    }
  }
}

/// The owner of a session, which ends it: a session and its delegate hold each other.
private final class SessionOwner: Sendable {
  let session: Session

  init(_ session: Session) { self.session = session }

  deinit { session.end() }
}

/// A session whose delegate hands on what comes to the exchange that it belongs to.
private final class Session: NSObject, URLSessionDataDelegate, Sendable {
  private let exchanges = Mutex<[Int: Exchange]>([:])
  private let configuration: URLSessionConfiguration
  private let session = Mutex<URLSession?>(nil)

  init(_ configuration: URLSessionConfiguration) { self.configuration = configuration }

  func end() { session.withLock { $0?.finishTasksAndInvalidate() } }

  func start(_ request: URLRequest, for exchange: Exchange) -> URLSessionDataTask {
    let task = session.withLock { session in
      let made =
        session ?? URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
      session = made
      return made.dataTask(with: request)
    }
    exchanges.withLock { $0[task.taskIdentifier] = exchange }
    task.resume()
    return task
  }

  func urlSession(
    _: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    exchange(of: dataTask)?.received(response)
    completionHandler(.allow)
  }

  func urlSession(_: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    if exchange(of: dataTask)?.received(data) == false { dataTask.cancel() }
  }

  func urlSession(
    _: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }?.ended(error)
  }

  /// An answer that leads elsewhere is the answer.
  func urlSession(
    _: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest _: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
  ) {
    exchanges.withLock { $0[task.taskIdentifier] }?.received(response)
    completionHandler(nil)
  }

  private func exchange(of task: URLSessionTask) -> Exchange? {
    exchanges.withLock { $0[task.taskIdentifier] }
  }
}

/// One request and what comes back; its continuation is resumed once.
private final class Exchange: Sendable {
  private struct State {
    var continuation: CheckedContinuation<HTTPResponse, any Error>?
    var task: URLSessionDataTask?
    var isCancelled = false
    var response = HTTPResponse(status: 0)
    var failure: TransportError?
  }

  private let state = Mutex(State())
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  func response(to request: HTTPRequest, _ session: Session) async throws -> HTTPResponse {
    var urlRequest = URLRequest(url: request.url)
    urlRequest.httpMethod = request.method
    urlRequest.httpBody = request.body
    for (name, value) in request.headers { urlRequest.setValue(value, forHTTPHeaderField: name) }
    let sent = urlRequest
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isCancelled = state.withLock { state in
          if !state.isCancelled { state.continuation = continuation }
          return state.isCancelled
        }
        guard !isCancelled else { return continuation.resume(throwing: CancellationError()) }
        let task = session.start(sent, for: self)
        let isLate = state.withLock { state in
          state.task = task
          return state.isCancelled
        }
        if isLate { task.cancel() }
      }
    } onCancel: {
      let (continuation, task) = state.withLock { state in
        state.isCancelled = true
        defer { state.continuation = nil }
        return (state.continuation, state.task)
      }
      continuation?.resume(throwing: CancellationError())
      task?.cancel()
    }
  }

  func received(_ response: URLResponse) {
    guard let response = response as? HTTPURLResponse else { return }
    let type = (response.value(forHTTPHeaderField: "Content-Type") ?? "")
      .prefix { $0 != ";" }.lowercased().trimmingCharacters(in: .whitespaces)
    state.withLock { state in
      state.response.status = response.statusCode
      state.response.type = type
    }
  }

  /// Returns whether there is room for it.
  func received(_ data: Data) -> Bool {
    state.withLock { state in
      guard state.response.body.count + data.count <= limit else {
        state.failure = .tooLarge(limit: limit)
        return false
      }
      state.response.body += data
      return true
    }
  }

  func ended(_ error: (any Error)?) {
    let (continuation, result) = state.withLock { state in
      defer { state.continuation = nil }
      let failure = state.failure ?? (error == nil ? nil : .notReached)
      let isAnswer = failure == nil && state.response.status > 0
      let result: Result<HTTPResponse, any Error> =
        isAnswer ? .success(state.response) : .failure(failure ?? .notReached)
      return (state.continuation, result)
    }
    continuation?.resume(with: result)
  }
}
