#if canImport(FoundationNetworking)
  import Foundation
  import FoundationNetworking

  /// A session for publishers whose data tasks are made elsewhere.
  package final class SubstituteSession: URLSession, @unchecked Sendable {
    /// A handler of what has come.
    package typealias Completion = @Sendable (Data?, URLResponse?, (any Error)?) -> Void

    private let makeTask: @Sendable (URLRequest, @escaping Completion) -> URLSessionDataTask

    /// Makes a session of a closure that makes its tasks.
    package init(
      makeTask: @escaping @Sendable (URLRequest, @escaping Completion) -> URLSessionDataTask
    ) {
      self.makeTask = makeTask
      super.init(configuration: .ephemeral, delegate: nil, delegateQueue: nil)
    }

    package override func dataTask(
      with request: URLRequest, completionHandler: @escaping Completion
    ) -> URLSessionDataTask {
      makeTask(request, completionHandler)
    }
  }
#endif
