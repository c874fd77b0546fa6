/// Limits and times of a ``WebServer``.
public struct WebOptions: Sendable {
  /// How many sessions there may be at once. The oldest whose page has never connected makes room for another
  /// one; where all have, who comes next gets a page that says so.
  public var maxSessions = 1_000
  /// How many bytes a message from a browser may have.
  public var maxMessageSize = 64 * 1_024
  /// How many bytes the body of a request may have that a ``WebResponder`` answers.
  public var maxRequestBody = 1_024 * 1_024
  /// How many bytes a file may have that a person chooses on a page.
  public var maxFileSize = 16 * 1_024 * 1_024
  /// How many bytes the files of one page may have together; they are kept as long as its session.
  public var maxFilesOfPage = 64 * 1_024 * 1_024
  /// How many bytes the files of all pages may have together.
  public var maxFilesOfAll = 1_024 * 1_024 * 1_024
  /// How many bytes may wait for a browser that does not read before its connection is closed.
  public var maxUnsentBytes = 1_024 * 1_024
  /// How long a session lives whose page never connected.
  public var connectTimeout = Duration.seconds(30)
  /// How long a session is kept after its connection was lost, so that it can go on.
  public var keptAfterDisconnect = Duration.seconds(300)
  /// How often a quiet connection is asked whether it is still there; it is closed when it has not
  /// answered by the next time.
  public var pingInterval = Duration.seconds(20)
  /// How long a connection may take to ask for something, and may stay open without doing so.
  public var requestTimeout = Duration.seconds(30)
  /// What the times that sessions live are measured with; tests give a clock of their own.
  public var clock: any Clock<Duration> = ContinuousClock()

  /// Makes the default options.
  public init() {}
}
