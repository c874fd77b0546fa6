public import Foundation
import OvoTimerDomain
public import OvoTimerClient
public import Vitro
import VitroDependencies

/// The timer on one page: follows the service, and asks it for what somebody does.
@ObservableModel @MainActor
public final class OvoTimerModel {
  /// The reason why the page cannot reach its timer, for people.
  public private(set) var problem: String?
  /// Whether the page may tell of the end while somebody looks elsewhere; `nil` until its browser
  /// has said.
  public private(set) var mayNotify: Authorization?
  private var remote = RemoteTimer()
  /// Whether the service tells of changes.
  private var isFollowing = false

  /// For how many seconds the service has told nothing of a timer that runs.
  @ObservationIgnored private var silence = 0
  @ObservationIgnored private var announcing: Task<Void, Never>?
  @ObservationIgnored private let client: TimerClient
  @Dependency(\.continuousClock) private var clock
  @Dependency(\.soundPlayer) private var soundPlayer
  @Dependency(\.notifications) private var notifications

  /// Makes a model of the client that speaks with the service.
  public init(client: TimerClient) { self.client = client }

  /// The timer; whatever a control does to it the service is asked for.
  public var timer: RemoteTimer {
    get { remote }
    set {
      change { $0 = newValue }
      askNext()
    }
  }

  /// The newest problem of this page or of the service, for people.
  public var warning: String? { problem ?? remote.confirmed.problem }

  /// Whether the service can be asked.
  public var isReachable: Bool { problem == nil }

  /// The date of the alarm, or since when it sounds, where that is known.
  public var end: Date? { remote.end }

  /// The times that were used last, in seconds, the newest first.
  public var recentTimes: [Int] { remote.confirmed.recentTimes }

  /// Whether the alarm is to be heard.
  public var isSounding: Bool { remote.timer.state.isSounding }

  private var duration: Int { remote.timer.state.duration ?? 0 }

  /// Follows the service as long as somebody looks; where it is not there, it is tried each second, and
  /// what runs is counted here meanwhile.
  public func task() async {
    async let authorized: Void = readAuthorization()
    async let watched: Void = watch()
    await follow()
    await authorized
    await watched
  }

  /// Learns whether the page may notify from its browser, which may answer late or never.
  private func readAuthorization() async {
    mayNotify = await notifications.authorization()
    announce(insteadOf: .intro)
  }

  private func follow() async {
    while !Task.isCancelled {
      do {
        for try await status in client.follow() {
          change { if isFollowing { $0.tell(status) } else { $0.tellFirst(status) } }
          (isFollowing, problem, silence) = (true, nil, 0)
        }
      } catch {
        problem = "\(error)"
      }
      isFollowing = false
      do { try await clock.sleep(for: .seconds(1)) } catch { return }
      change { $0.tickAlone() }
    }
  }

  /// Notices a service that hangs: it tells of each second of a timer that runs, and where it does not for
  /// three of them, that is said, and the seconds are counted here.
  private func watch() async {
    while true {
      do { try await clock.sleep(for: .seconds(1)) } catch { return }
      guard isFollowing, remote.confirmed.timer.state.remaining != nil else {
        silence = 0
        continue
      }
      silence += 1
      guard silence >= Self.patience else { continue }
      problem =
        "The timer's service does not answer. What you ask for now may be done later, or not."
      let missed = silence == Self.patience ? Self.patience : 1
      for _ in 0..<missed { change { $0.tickAlone() } }
    }
  }

  private static let patience = 3

  /// Makes the alarm heard on this page, again and again, until it is cancelled.
  public func sound() async {
    while !Task.isCancelled {
      // A browser that nobody has touched makes no sound; the service does.
      try? await soundPlayer.play(.alarm)
      do { try await clock.sleep(for: .seconds(10)) } catch { return }
    }
  }

  /// Asks for the permission to notify of the end in the background.
  public func notifyButtonTapped() async {
    mayNotify = await notifications.requestAuthorization()
    announce(insteadOf: .intro)
  }

  private func change(_ operation: (inout RemoteTimer) -> Void) {
    let old = remote.timer.state
    operation(&remote)
    announce(insteadOf: old)
  }

  /// Lets the page tell of the end at its second, even where it has lost its program by then, or
  /// of an alarm that sounds already.
  private func announce(insteadOf old: OvoTimer.State) {
    let new = remote.timer.state
    guard mayNotify == .authorized, new != old.afterSecond, new != old else { return }
    let (last, notice) = (announcing, notice)
    // One after the other, so that the newest is what holds.
    announcing = Task {
      await last?.value
      switch new {
      case .running(let remaining, _), .snoozed(let remaining, _):
        try? await notifications.schedule(notice, .seconds(remaining))
      case .finished(_, isAcknowledged: false): try? await notifications.show(notice)
      case .intro, .winding, .paused, .finished: try? await notifications.withdraw(Self.noticeID)
      }
    }
  }

  /// The notification of the end; it replaces the one before.
  private var notice: Notice {
    let words = OvoTimer.State.winding(selected: duration).timeText
    return Notice(id: Self.noticeID, title: "Time is up", body: "\(words) have passed.")
  }

  private static let noticeID = "ovo-timer"

  private func askNext() {
    guard let request = remote.next() else { return }
    Task {
      do {
        let status = try await client.ask(request)
        change { $0.answered(status) }
        problem = nil
      } catch TimerClientError.refused {
        // Somebody else was quicker, and what the service tells says so.
        change { $0.answered(nil) }
      } catch {
        change { $0.failed() }
        problem = "\(error)"
      }
      askNext()
    }
  }
}

extension OvoTimer.State {
  /// Whether its alarm is to be heard.
  var isSounding: Bool {
    if case .finished(_, isAcknowledged: false) = self { true } else { false }
  }

  /// The state a second later, unless it ends then.
  fileprivate var afterSecond: Self {
    switch self {
    case .running(let remaining, let selected) where remaining > 1:
      .running(remaining: remaining - 1, selected: selected)
    case .snoozed(let remaining, let duration) where remaining > 1:
      .snoozed(remaining: remaining - 1, duration: duration)
    default: self
    }
  }
}

extension Sound {
  /// Three short tones: something is done, and must not burn.
  public static let alarm = Sound(
    Tone(hertz: 988, duration: .milliseconds(220)), Tone(hertz: 988, duration: .milliseconds(220)),
    Tone(hertz: 1_319, duration: .milliseconds(500)))
}
