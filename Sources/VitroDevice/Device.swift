import VitroConcurrency

/// A device in front of a person, which shows them a screen: a browser, with its microphone, its
/// loudspeaker, its clipboard and its notifications.
///
/// An application asks through a client, such as ``SpeechRecognizer``; only whoever writes a host or
/// another client needs this type. A test gets one from an ``InMemoryDevice``.
public struct Device: Sendable {
  /// Ends a request that is still open, and does nothing to another.
  public typealias Cancellation = @Sendable () -> Void

  private let begin:
    @Sendable (DeviceRequest, @escaping @Sendable (DeviceReply) -> Void) -> Cancellation

  /// Makes a device of what begins a request, calls back with each reply, and gives what ends it.
  ///
  /// It calls back from any thread. After the first reply that is final all others are ignored.
  public init(
    _ begin:
      @escaping @Sendable (
        _ request: DeviceRequest, _ reply: @escaping @Sendable (DeviceReply) -> Void
      ) -> Cancellation
  ) {
    self.begin = begin
  }

  /// The device of the screen whose event is being handled; where there is none, everything is
  /// ``DeviceError/missing``.
  ///
  /// A view's body, its actions, its tasks and whatever these start find the device of their own
  /// screen, a `Task {}` included. A detached task finds none.
  public static var current: Device { RestExecutor.current?.device ?? .missing }

  /// Nobody is there, and nothing is to be had.
  public static let missing = Device { _, reply in
    reply(.failure(.missing))
    return {}
  }

  /// Asks for something; what the device says comes as a list of texts each time.
  ///
  /// The request ends with the iteration, and an iteration that fails throws a ``DeviceError``.
  public func ask(_ request: DeviceRequest) -> DeviceReplies<[String]> {
    ask(request) { $0 }
  }

  /// Asks for something, and reads what the device says; what cannot be read is left out.
  public func ask<Value>(
    _ request: DeviceRequest, _ read: @escaping @Sendable ([String]) -> Value?
  ) -> DeviceReplies<Value> {
    DeviceReplies { replies in
      begin(request) { reply in
        switch reply {
        case .values(let values): if let value = read(values) { replies.add(value) }
        case .end: replies.end()
        case .failure(let error): replies.end(error)
        }
      }
    }
  }

  /// Asks for something that is answered once; what is only done is answered with nothing.
  public func answer(
    to request: DeviceRequest, isolation: isolated (any Actor)? = #isolation
  ) async throws -> [String] {
    for try await values in ask(request) { return values }
    try Task.checkCancellation()
    return []
  }
}

extension RestExecutor {
  /// Makes an executor for the screen that a device shows.
  public convenience init(_ mode: Mode = .driven, device: Device) {
    self.init(mode, given: device)
  }

  /// The device that shows the screen.
  fileprivate var device: Device? { given as? Device }
}
