import Synchronization
import VitroDevice

/// The requests of a session's screen to the device that shows it, until they are answered.
///
/// The page is asked when there is one. One that has lost its connection goes on with what it was
/// asked; one that comes again is told what is still wanted, and says what it knows nothing of.
final class DeviceRequests: Sendable {
  /// How many may be open at once.
  static let mostOpen = 32

  /// A message to the page about requests.
  enum Message: Equatable {
    /// Do this.
    case ask(Int, DeviceRequest)
    /// This is not wanted any more.
    case cancel(Int)
    /// These are wanted, and no others.
    case open([Int])
  }

  fileprivate struct Request {
    let content: DeviceRequest
    let reply: @Sendable (DeviceReply) -> Void
    /// The revision of the screen that the page has with it, once it has been told.
    var revision: Int?
  }

  fileprivate struct State {
    var requests: [Int: Request] = [:]
    var lastNumber = 0
    var cancelled: [Int] = []
    var hasEnded = false
    var onChange: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  /// Calls back, from any thread, when the page is to be told something.
  func onChange(_ action: @escaping @Sendable () -> Void) {
    state.withLock { $0.onChange = action }
  }

  /// The device whose requests these are.
  var device: Device {
    Device { [self] request, reply in
      guard let number = begin(request, reply) else { return {} }
      changed()
      return { [weak self] in self?.cancel(number) }
    }
  }

  private func begin(
    _ request: DeviceRequest, _ reply: @escaping @Sendable (DeviceReply) -> Void
  ) -> Int? {
    let (number, error) = state.withLock { state -> (Int?, DeviceError) in
      if state.hasEnded { return (nil, .interrupted) }
      if state.requests.count >= DeviceRequests.mostOpen { return (nil, .tooManyRequests) }
      state.lastNumber += 1
      state.requests[state.lastNumber] = Request(content: request, reply: reply)
      return (state.lastNumber, .missing)
    }
    if number == nil { reply(.failure(error)) }
    return number
  }

  private func cancel(_ number: Int) {
    let isKnown = state.withLock { state in
      guard state.requests.removeValue(forKey: number)?.revision != nil else { return false }
      state.cancelled.append(number)
      return true
    }
    if isKnown { changed() }
  }

  private func changed() {
    state.withLock(\.onChange)?()
  }

  /// Takes what the page has not been told; it will have the revision when it knows.
  func takeMessages(revision: Int) -> [Message] {
    state.withLock { state in
      defer { state.cancelled = [] }
      return state.cancelled.map { .cancel($0) }
        + state.ask(revision: revision) { $0 == nil }
    }
  }

  /// A connection begins: what its page is told.
  ///
  /// - Parameters:
  ///   - seen: The revision that the page has, unless it is another page than before.
  ///   - revision: The one that it has when it knows.
  func takeMessages(afterSeeing seen: Int?, revision: Int) -> [Message] {
    state.withLock { state in
      guard state.lastNumber > 0 else { return [] }
      state.cancelled = []
      let asked = state.ask(revision: revision) { told in
        guard let told else { return true }
        return seen.map { told > $0 } ?? false
      }
      return asked + [.open(state.requests.keys.sorted())]
    }
  }

  /// The page answers; what nobody waits for is dropped.
  func receive(_ replies: [DeviceReply], for number: Int) {
    for reply in replies {
      let receiver = state.withLock { state in
        reply.isFinal ? state.requests.removeValue(forKey: number) : state.requests[number]
      }
      receiver?.reply(reply)
    }
  }

  /// The session is over, and nobody answers any more.
  func end() {
    let open = state.withLock { state in
      defer { state.requests = [:] }
      state.hasEnded = true
      return state.requests
    }
    for request in open.sorted(by: { $0.key < $1.key }) {
      request.value.reply(.failure(.interrupted))
    }
  }
}

extension DeviceRequests.State {
  /// Notes that the page is told of some requests.
  fileprivate mutating func ask(
    revision: Int, where isWanted: (Int?) -> Bool
  ) -> [DeviceRequests.Message] {
    requests.sorted { $0.key < $1.key }.filter { isWanted($0.value.revision) }.map {
      requests[$0.key]?.revision = revision
      return .ask($0.key, $0.value.content)
    }
  }
}

extension DeviceReply {
  fileprivate var isFinal: Bool {
    if case .values = self { return false }
    return true
  }
}

extension DeviceError {
  fileprivate static let tooManyRequests = failed(
    "The application asks for more than \(DeviceRequests.mostOpen) things at once.")
}
