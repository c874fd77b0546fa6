import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension HTTPTransport {
  /// Sends by a session of Foundation's own: nothing is cached, and no cookie is kept.
  ///
  /// Questions (`GET`) share connections; each change has a connection of its own.
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
    let owner = SessionOwner(configuration)
    return HTTPTransport { request in
      let scheme = request.url.scheme?.lowercased() ?? ""
      guard ["http", "https"].contains(scheme) else {
        throw TransportError.unsupportedScheme(scheme)
      }
      let session = owner.session(for: request)
      defer { owner.release(session) }
      return try await within(deadline) {
        try await Exchange(limit: limit).response(to: request, session)
      }
    }
  }
}

/// The owner of the sessions, which ends them: a session and its delegate hold each other.
private final class SessionOwner: Sendable {
  private let configuration: URLSessionConfiguration
  private let questions: Session

  init(_ configuration: URLSessionConfiguration) {
    self.configuration = configuration
    questions = Session(configuration)
  }

  /// The session of a request; each change has one of its own, and with it a connection that nothing was sent
  /// over.
  ///
  /// NB: libcurl sends a request again by itself where its connection was used before and dies, and
  /// FoundationNetworking then has lost its body: the server waits for it until the deadline.
  func session(for request: HTTPRequest) -> Session {
    request.method == "GET" ? questions : Session(configuration)
  }

  /// Ends a session that was for one request.
  func release(_ session: Session) {
    if session !== questions { session.end() }
  }

  deinit { questions.end() }
}

/// A session whose delegate hands on what comes to the exchange that it belongs to.
private final class Session: NSObject, URLSessionDataDelegate, Sendable {
  private let exchanges = Mutex<[Int: Exchange]>([:])
  private let configuration: URLSessionConfiguration
  private let session = Mutex<URLSession?>(nil)
  private let queue = OperationQueue()

  init(_ configuration: URLSessionConfiguration) {
    self.configuration = configuration
    queue.maxConcurrentOperationCount = 1
    // Nothing holds back a server that sends faster than this queue takes.
    queue.qualityOfService = .userInteractive
  }

  func end() { session.withLock { $0?.finishTasksAndInvalidate() } }

  func start(_ request: URLRequest, for exchange: Exchange) -> URLSessionDataTask {
    let task = session.withLock { session in
      let made =
        session ?? URLSession(configuration: configuration, delegate: self, delegateQueue: queue)
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
    exchange(of: dataTask)?.received(data)
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
    exchange(of: task)?.received(response)
    completionHandler(nil)
  }

  private func exchange(of task: URLSessionTask) -> Exchange? {
    exchanges.withLock { $0[task.taskIdentifier] }
  }
}

/// One request and what comes back; its continuation is resumed once, and what comes later is dropped.
private final class Exchange: Sendable {
  private struct State {
    /// The caller that waits for the answer; `nil` before it is sent and when it is over.
    var continuation: CheckedContinuation<HTTPResponse, any Error>?
    var task: URLSessionDataTask?
    var isAborted = false
    var response = HTTPResponse(status: 0)
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
        let isAborted = state.withLock { state in
          if !state.isAborted { state.continuation = continuation }
          return state.isAborted
        }
        guard !isAborted else { return continuation.resume(throwing: CancellationError()) }
        let task = session.start(sent, for: self)
        let isLate = state.withLock { state in
          state.task = task
          return state.isAborted
        }
        if isLate { Self.cancel(task) }
      }
    } onCancel: {
      abort(CancellationError())
    }
  }

  func received(_ response: URLResponse) {
    guard let response = response as? HTTPURLResponse else { return }
    let type = HTTPResponse.mediaType(of: response.value(forHTTPHeaderField: "Content-Type"))
    state.withLock { state in
      state.response.status = response.statusCode
      state.response.type = type
    }
    if response.expectedContentLength > limit { abort(TransportError.tooLarge(limit: limit)) }
  }

  func received(_ data: Data) {
    let hasRoom = state.withLock { state in
      guard state.continuation != nil else { return true }
      guard state.response.body.count + data.count <= limit else { return false }
      state.response.body += data
      return true
    }
    if !hasRoom { abort(TransportError.tooLarge(limit: limit)) }
  }

  func ended(_ error: (any Error)?) {
    let (continuation, response) = state.withLock { state in
      defer { state.continuation = nil }
      return (state.continuation, state.response)
    }
    guard error == nil, response.status > 0 else {
      continuation?.resume(throwing: TransportError.notReached)
      return
    }
    continuation?.resume(returning: response)
  }

  private func abort(_ error: any Error) {
    let (continuation, task) = state.withLock { state in
      defer { state.continuation = nil }
      state.isAborted = true
      return (state.continuation, state.task)
    }
    continuation?.resume(throwing: error)
    if let task { Self.cancel(task) }
  }

  // NB: It waits for the session's queue, which libcurl holds for as long as a server sends without a pause.
  private static func cancel(_ task: URLSessionDataTask) {
    DispatchQueue.global().async { task.cancel() }
  }
}
