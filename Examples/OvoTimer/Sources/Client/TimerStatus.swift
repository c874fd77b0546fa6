public import OvoTimerDomain

/// What everybody who follows a timer is told.
public struct TimerStatus: Hashable, Sendable, Codable {
  /// The timer.
  public var timer: OvoTimer
  /// Which run of the service tells it; what two runs tell cannot be compared.
  public var run: String
  /// How many changes there were before this one since the service began; the later of two is newer.
  public var revision: Int
  /// The problem of the service, for people, such as a disk that is full.
  public var problem: String?

  /// Makes a status.
  public init(
    timer: OvoTimer = OvoTimer(), run: String = "", revision: Int = 0, problem: String? = nil
  ) {
    self.timer = timer
    self.run = run
    self.revision = revision
    self.problem = problem
  }
}
