#if canImport(FoundationNetworking)
  import Foundation
  import FoundationNetworking
  import OpenCombineFoundation
  import VitroNetworking

  // Foundation's own functions under their own names: in a test of a screen the network of the test answers, elsewhere
  // Foundation does. A file that has FoundationNetworking through this module sees only these; one that imports it
  // itself sees both, and takes Foundation's.
  extension URLSession {
    /// Downloads what a request asks for.
    @_disfavoredOverload
    public func data(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil)
      async throws -> (Data, URLResponse)
    {
      try await answer(to: request, delegate)
    }

    /// The answer of the network of a test, else of Foundation.
    package func answer(
      to request: URLRequest, _ delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
      guard let network = await InMemoryNetwork.answering(request) else {
        return try await self.FoundationNetworking::data(for: request, delegate: delegate)
      }
      return try await network.response(to: request)
    }

    /// Downloads what is at an address.
    @_disfavoredOverload
    public func data(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws
      -> (Data, URLResponse)
    {
      try await data(for: URLRequest(url: url), delegate: delegate)
    }

    /// Sends data with a request, and downloads the answer.
    @_disfavoredOverload
    public func upload(
      for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
      guard let network = await InMemoryNetwork.answering(request) else {
        return try await self.FoundationNetworking::upload(
          for: request, from: bodyData, delegate: delegate)
      }
      var request = request
      request.httpBody = bodyData
      return try await network.response(to: request)
    }

    /// Makes a task that downloads what a request asks for once it is resumed.
    @_disfavoredOverload
    public func dataTask(
      with request: URLRequest,
      completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
      guard InMemoryNetwork.mayAnswer(request) else {
        return self.FoundationNetworking::dataTask(
          with: request, completionHandler: completionHandler)
      }
      return AnsweredTask(self, request, completionHandler)
    }

    /// Makes a task that downloads what is at an address once it is resumed.
    @_disfavoredOverload
    public func dataTask(
      with url: URL,
      completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
      dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
    }

    /// A publisher of what a request asks for.
    @_disfavoredOverload
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
      DataTaskPublisher(
        request: request,
        session: InMemoryNetwork.mayAnswer(request)
          ? SubstituteSession { [self] in AnsweredTask(self, $0, $1) } : self)
    }

    /// A publisher of what is at an address.
    @_disfavoredOverload
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
      dataTaskPublisher(for: URLRequest(url: url))
    }
  }
#endif
