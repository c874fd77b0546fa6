#if canImport(FoundationNetworking)
  import Foundation
  import FoundationNetworking
  import Synchronization
  import VitroConcurrency

  /// The network of a test: it answers what `URLSession` asks for, and remembers it.
  ///
  /// Each screen of a test has one, so that no test asks a real server:
  ///
  /// ```swift
  /// let screen = Screen { QuotesView() }
  /// screen.network["https://example.com/quotes"] = .json(#"["Be kind."]"#)
  /// await screen.rest()
  /// ```
  public final class InMemoryNetwork: Sendable {
    /// A way to answer a request; `nil` where it has no answer.
    public typealias Handler = @Sendable (URLRequest) async throws -> NetworkAnswer?

    @TaskLocal static var current: InMemoryNetwork?

    private struct State {
      var answers: [String: NetworkAnswer] = [:]
      var handler: Handler?
      var requests: [URLRequest] = []

      func answer(to request: URLRequest) -> NetworkAnswer? {
        guard let address = request.url?.absoluteString else { return nil }
        return answers[address] ?? answers[String(address.prefix { $0 != "?" })]
      }
    }

    private let state = Mutex(State())
    private let misses: @MainActor @Sendable (_ address: String) -> Void

    /// Makes a network without answers.
    public convenience init() { self.init(onMiss: { _ in }) }

    init(onMiss misses: @escaping @MainActor @Sendable (_ address: String) -> Void) {
      self.misses = misses
    }

    /// The answer for an address; one without a query stands for all that have one.
    public subscript(address: String) -> NetworkAnswer? {
      get { state.withLock { $0.answers[address] } }
      set { state.withLock { $0.answers[address] = newValue } }
    }

    /// Answers what has no answer by its address; it may wait, such as for a clock.
    public func handle(_ handler: @escaping Handler) { state.withLock { $0.handler = handler } }

    /// All that was asked for, the first one first; one that was uploaded has what was sent as its body.
    public var requests: [URLRequest] { state.withLock { $0.requests } }

    /// Answers what is asked for inside, as in a test of a model that no screen shows.
    public func run<Value>(
      isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> Value
    ) async rethrows -> Value {
      try await InMemoryNetwork.$current.withValue(self, operation: operation)
    }

    /// The answer to a request; throws where that is a failure, or where there is none.
    package func response(to request: URLRequest) async throws -> (Data, URLResponse) {
      let (answer, handler) = state.withLock {
        $0.requests.append(request)
        return ($0.answer(to: request), $0.handler)
      }
      if let answer { return try answer.response(to: request) }
      if let answer = try await handler?(request) { return try answer.response(to: request) }
      let address = request.url?.absoluteString ?? ""
      await misses(address)
      throw URLError(
        .notConnectedToInternet,
        userInfo: [
          NSLocalizedDescriptionKey: """
          The network of this test has no answer for \(address). \
          To fix: network["\(address)"] = .json("…").
          """
        ])
    }
  }

  extension InMemoryNetwork {
    /// The network of the screen whose work an executor does.
    package static func network(of executor: RestExecutor) -> InMemoryNetwork {
      executor.kept(InMemoryNetwork.self) {
        InMemoryNetwork { [weak executor] in executor?.screen?.misses(answerTo: $0) }
      }
    }

    /// Whether a request is one that a test may answer, by where it is made.
    package static func mayAnswer(_ request: URLRequest) -> Bool {
      guard ["http", "https"].contains(request.url?.scheme?.lowercased()) else { return false }
      return current != nil || RestExecutor.current?.mode == .driven
    }

    /// The network that answers a request; `nil` where Foundation does.
    package static func answering(_ request: URLRequest) async -> InMemoryNetwork? {
      guard mayAnswer(request) else { return nil }
      if let current { return current }
      guard let executor = RestExecutor.current else { return nil }
      let isShown = await MainActor.run { executor.screen != nil }
      return isShown ? network(of: executor) : nil
    }
  }
#endif
