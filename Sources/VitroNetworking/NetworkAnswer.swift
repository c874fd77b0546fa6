#if canImport(FoundationNetworking)
  import Foundation
  import FoundationNetworking

  /// An answer of a network in a test.
  public struct NetworkAnswer: Sendable {
    /// The body.
    public var data: Data
    /// The status, such as 404.
    public var status: Int
    /// The headers.
    public var headers: [String: String]
    /// The failure in place of an answer.
    public var failure: URLError.Code?

    /// Makes an answer of a body.
    public init(_ data: Data = Data(), status: Int = 200, headers: [String: String] = [:]) {
      self.data = data
      self.status = status
      self.headers = headers
    }

    /// An answer that is written in JSON.
    public static func json(_ text: String, status: Int = 200) -> NetworkAnswer {
      NetworkAnswer(
        Data(text.utf8), status: status, headers: ["Content-Type": "application/json"])
    }

    /// An answer with a status alone.
    public static func status(_ status: Int) -> NetworkAnswer { NetworkAnswer(status: status) }

    /// No answer, but a failure, such as `.notConnectedToInternet`.
    public static func failure(_ code: URLError.Code) -> NetworkAnswer {
      var answer = NetworkAnswer()
      answer.failure = code
      return answer
    }

    func response(to request: URLRequest) throws -> (Data, URLResponse) {
      if let failure { throw URLError(failure) }
      guard let url = request.url,
        let response = HTTPURLResponse(
          url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
      else { throw URLError(.badServerResponse) }
      return (data, response)
    }
  }
#endif
