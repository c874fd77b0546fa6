import Synchronization

/// A device that a test plays: it decides what is allowed, says what is heard, and reads what the
/// application did.
///
/// ```swift
/// let device = InMemoryDevice()
/// let screen = withDependencies { $0.use(device.device) } operation: {
///   Screen { RecordView(model: RecordModel()) }
/// }
/// try await screen.button("Record").tap()
/// device.speaks("Good morning")
/// await screen.rest()
/// #expect(screen.text("Good morning").exists)
/// ```
///
/// At first everything is allowed.
public final class InMemoryDevice: Sendable {
  private let state = Mutex(InMemoryDeviceState())

  /// Makes a device on which everything is allowed, and which has done nothing.
  public init() {}

  /// What the clients of the application are made with.
  public var device: Device {
    Device { [self] request, reply in
      let (number, replies) = state.withLock { $0.begin(request, reply) }
      for answer in replies { reply(answer) }
      return { [self] in state.withLock { $0.end(number) } }
    }
  }

  /// Decides what is allowed from now on.
  ///
  /// - Parameters:
  ///   - authorization: What it is.
  ///   - capability: Of which ability.
  ///   - answer: What the person says when they are asked, if that is not determined.
  public func decide(
    _ authorization: Authorization, for capability: DeviceRequest.Capability,
    whenAsked answer: Authorization = .authorized
  ) {
    state.withLock {
      $0.permissions[capability] = InMemoryDeviceState.Permission(
        present: authorization, whenAsked: answer)
    }
  }

  /// The person says something; nobody hears it who does not listen.
  public func speaks(_ text: String, isFinal: Bool = true) {
    let result = SpeechResult(text: text, isFinal: isFinal)
    for reply in state.withLock({ $0.open(.speech) }) { reply(.values(result.values)) }
  }

  /// What goes on with an ability ends with an error.
  public func fails(_ capability: DeviceRequest.Capability, with error: DeviceError) {
    for reply in state.withLock({ $0.takeOpen { $0 == capability } }) { reply(.failure(error)) }
  }

  /// The person loads the page again: whatever goes on is interrupted, and what is scheduled is lost.
  public func reloads() {
    for reply in state.withLock({ $0.reload() }) { reply(.failure(.interrupted)) }
  }

  /// Time passes on the page: notices that are scheduled until then are shown.
  public func advance(by duration: Duration) {
    state.withLock { $0.advance(by: duration) }
  }

  /// Whether the microphone is on.
  public var isListening: Bool { state.withLock { !$0.open(.speech).isEmpty } }

  /// What was played, the first in front.
  public var sounds: [Sound] { state.withLock { $0.sounds } }

  /// What was copied last, here or elsewhere.
  public var clipboard: String {
    get { state.withLock { $0.clipboard } }
    set { state.withLock { $0.clipboard = newValue } }
  }

  /// What the person was told, the first in front; without what was replaced or withdrawn.
  public var notices: [Notice] { state.withLock { $0.notices } }

  /// What the person is to be told later, the first to come in front, and in how long.
  public var scheduledNotices: [(notice: Notice, remaining: Duration)] {
    state.withLock { $0.scheduled }
  }
}
