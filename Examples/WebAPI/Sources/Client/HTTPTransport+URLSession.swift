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
  /// - Note: On Linux a stream keeps half a core busy for as long as it is open: FoundationNetworking goes on asking
  ///   whether it may write. `WebAPINIO` has a transport whose streams cost nothing.
  ///
  /// - Parameters:
  ///   - deadline: How long an answer may take, in all; of a stream, its head.
  ///   - limit: How many bytes the body of an answer may have; of a stream, 256 parts may wait that nobody has read.
  ///   - silence: How many seconds a stream may say nothing.
  ///   - clock: The clock of the deadline.
  public static func urlSession(
    deadline: Duration = usualDeadline, limit: Int = 1_024 * 1_024, silence: Int = 45,
    clock: any Clock<Duration> = ContinuousClock()
  ) -> HTTPTransport {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.httpMaximumConnectionsPerHost = 16
    configuration.timeoutIntervalForRequest = 24 * 60 * 60  // The deadline is shorter.
    let owner = SessionOwner(configuration, silence: silence)
    return HTTPTransport { request in
      try request.requireHTTP()
      let session = owner.session(for: request)
      defer { owner.release(session) }
      return try await within(deadline, of: clock) {
        try await Exchange(limit: limit).response(to: request, session)
      }
    } stream: { request in
      try request.requireHTTP()
      return try await within(deadline, of: clock) {
        try await StreamExchange().stream(of: request, owner.streams)
      }
    }
  }
}

extension HTTPRequest {
  fileprivate func requireHTTP() throws(TransportError) {
    let scheme = url.scheme?.lowercased() ?? ""
    guard ["http", "https"].contains(scheme) else { throw .unsupportedScheme(scheme) }
  }

  fileprivate var urlRequest: URLRequest {
    var request = URLRequest(url: url)
    request.httpMethod = method
    request.httpBody = body
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    return request
  }
}

/// The owner of the sessions, which ends them: a session and its delegate hold each other.
private final class SessionOwner: Sendable {
  private let configuration: URLSessionConfiguration
  private let questions: Session
  /// The session of the streams: in another one, a few of them would take all connections from the questions.
  let streams: Session

  init(_ configuration: URLSessionConfiguration, silence: Int) {
    self.configuration = configuration
    questions = Session(configuration)
    let patient = configuration.copy() as? URLSessionConfiguration ?? configuration
    patient.httpMaximumConnectionsPerHost = 10_000
    patient.timeoutIntervalForRequest = TimeInterval(silence)
    streams = Session(patient)
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

  deinit {
    questions.end()
    streams.end()
  }
}

/// A request on its way, which a session tells what comes back.
private protocol Receiver: AnyObject, Sendable {
  func received(_ response: URLResponse)
  func received(_ data: Data)
  func ended(_ error: (any Error)?)
}

/// A session whose delegate hands on what comes to the exchange that it belongs to.
private final class Session: NSObject, URLSessionDataDelegate, Sendable {
  private let exchanges = Mutex<[Int: any Receiver]>([:])
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

  func start(_ request: URLRequest, for exchange: any Receiver) -> URLSessionDataTask {
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

  private func exchange(of task: URLSessionTask) -> (any Receiver)? {
    exchanges.withLock { $0[task.taskIdentifier] }
  }
}

/// One request and what comes back; its continuation is resumed once, and what comes later is dropped.
private final class Exchange: Receiver {
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
    let sent = request.urlRequest
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

  fileprivate static func cancel(_ task: URLSessionDataTask) {
    // NB: It waits for the session's queue, which libcurl holds for as long as a server sends without a pause.
    DispatchQueue.global().async { task.cancel() }
  }
}

/// One request whose answer comes bit by bit: its continuation is resumed once, when the head is there, and the body
/// goes on in a stream.
private final class StreamExchange: Receiver {
  private struct State {
    /// The caller that waits for the head; `nil` before it is sent and when it is there.
    var continuation: CheckedContinuation<HTTPStream, any Error>?
    /// The body, until it is handed on: letting go of it ends the connection.
    var body: HTTPStream.Body?
    var task: URLSessionDataTask?
    var isAborted = false
  }

  private let state = Mutex(State())
  private let parts: HTTPStream.Body.Continuation

  init() {
    let (body, parts) = HTTPStream.Body.makeStream(bufferingPolicy: .bufferingOldest(256))
    self.parts = parts
    state.withLock { $0.body = body }
  }

  func stream(of request: HTTPRequest, _ session: Session) async throws -> HTTPStream {
    let sent = request.urlRequest
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isAborted = state.withLock { state in
          if !state.isAborted { state.continuation = continuation }
          return state.isAborted
        }
        guard !isAborted else { return continuation.resume(throwing: CancellationError()) }
        parts.onTermination = { [weak self] _ in self?.abort(CancellationError()) }
        let task = session.start(sent, for: self)
        let isLate = state.withLock { state in
          state.task = task
          return state.isAborted
        }
        if isLate { Exchange.cancel(task) }
      }
    } onCancel: {
      abort(CancellationError())
    }
  }

  func received(_ response: URLResponse) {
    guard let response = response as? HTTPURLResponse else { return }
    let type = HTTPResponse.mediaType(of: response.value(forHTTPHeaderField: "Content-Type"))
    let (continuation, body) = state.withLock { state in
      defer { (state.continuation, state.body) = (nil, nil) }
      return (state.continuation, state.body)
    }
    guard let body else { return }
    continuation?.resume(
      returning: HTTPStream(status: response.statusCode, type: type, body: body))
  }

  func received(_ data: Data) {
    // It sends faster than anybody reads.
    if case .dropped = parts.yield(data) { abort(TransportError.tooLarge(limit: 256)) }
  }

  func ended(_ error: (any Error)?) {
    let continuation = state.withLock { state in
      defer { state.continuation = nil }
      return state.continuation
    }
    continuation?.resume(throwing: TransportError.notReached)
    parts.finish(throwing: error.map { _ in TransportError.notReached })
  }

  private func abort(_ error: any Error) {
    let (continuation, task) = state.withLock { state in
      defer { (state.continuation, state.task) = (nil, nil) }
      state.isAborted = true
      return (state.continuation, state.task)
    }
    continuation?.resume(throwing: error)
    parts.finish(throwing: error)
    if let task { Exchange.cancel(task) }
  }
}
