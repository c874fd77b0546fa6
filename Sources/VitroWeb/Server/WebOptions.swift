/// Limits and times of a ``WebServer``.
public struct WebOptions: Sendable {
  /// The names by which the server may be asked, without a port, such as `"shop.example.com"`. `localhost` and
  /// addresses such as `192.168.0.7` need not be among them. Under any other name it answers with 421: a page of
  /// another site can have that site's name lead here.
  public var hostNames: Set<String> = []
  /// The addresses of proxies in front of the server, such as `"127.0.0.1"`. Where one of them asks, the client is
  /// who its `X-Forwarded-For` names; the limits of addresses, but for connections, are that client's.
  public var proxies: Set<String> = []
  /// The origins, such as `"https://app.example.com"`, whose pages may ask a ``WebResponder`` for more than to read,
  /// beside the server's own. A `POST` of a page of any other origin is answered with 403, as is all that is no `GET`,
  /// `HEAD` or `OPTIONS`: browsers send it in the name of whoever looks at that page. Programs name no origin. Whom a
  /// cookie tells is nobody to a page of another origin, be it let in or not.
  public var origins: Set<String> = []
  /// The icon of the application; without one it is that of its asset catalog, or the first letter of its name.
  public var icon: WebIcon?
  /// How many connections there may be at once; fewer where the process may not have so many files open. One more
  /// is answered with 503.
  public var maxConnections = 10_000
  /// How many of them one address may have, and never more than half of all. A proxy is one address.
  public var maxConnectionsOfAddress = 5_000
  /// How many sessions there may be at once. For another one room is made by the oldest whose page has not connected
  /// within a third of ``connectTimeout``; else by one that still may, of an address that has more of these than the
  /// newcomer's; else by the one whose page went first, of the address that has most of these; else by the oldest of
  /// an address that has more than ``maxSessionsOfAddress``. Where none can, who comes next gets a page that says so.
  public var maxSessions = 1_000
  /// How many of them one address keeps where there is no room for a newcomer from another one, and never more than
  /// half of all. Where there is room it may have more: many people may share it.
  public var maxSessionsOfAddress = 125
  /// How many of them one browser may have. Its own oldest whose page has gone makes room for another one.
  public var maxSessionsOfBrowser = 100
  /// How many bytes a message from a browser may have.
  public var maxMessageSize = 64 * 1_024
  /// How many bytes the body of a request may have that a ``WebResponder`` answers.
  public var maxRequestBody = 1_024 * 1_024
  /// How many bytes of such bodies may be in memory together before they are answered; one address has a quarter of
  /// that. One more is answered with 503.
  public var maxRequestBodies = 64 * 1_024 * 1_024
  /// How many requests of one browser the application answers at a time; the next wait for one of their own.
  public var maxAnswersOfBrowser = 8
  /// How many of one address, whatever browsers they say that they are of.
  public var maxAnswersOfAddress = 32
  /// How many requests of one address may wait for an answer of their own; one more is answered with 503.
  public var maxWaitingOfAddress = 500
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
  /// How long a page that is asked for waits for its tasks, such as those of `task(_:)`, before it is sent as it is. It
  /// waits no longer once these have ended, or have changed the screen and it shows no progress of unknown end. Ten times
  /// as long it waits for what its address names, such as a row that has not come.
  public var contentTimeout = Duration.milliseconds(100)
  /// How long a session is kept after its connection was lost, so that it can go on.
  public var keptAfterDisconnect = Duration.seconds(300)
  /// How often a quiet connection is asked whether it is still there; it is closed when it has not
  /// answered by the next time.
  public var pingInterval = Duration.seconds(20)
  /// How long a connection may take to ask for something, and may stay open without doing so.
  public var requestTimeout = Duration.seconds(30)
  /// How long the server goes on to serve after its process was told to end, so that whatever sends it requests can hear
  /// of that before.
  public var shutdownDelay = Duration.zero
  /// How long requests that are being answered may take to end when the server does; then their tasks are cancelled.
  public var shutdownTimeout = Duration.seconds(10)
  /// How many bytes of a body must come in a second, beyond ``requestTimeout``: who sends a megabyte more slowly than
  /// in 94 seconds is cut off.
  public var slowestBody = 16 * 1_024
  /// What the times that sessions live are measured with; tests give a clock of their own.
  public var clock: any Clock<Duration> = ContinuousClock()

  /// Whether a text is one of ``origins``, as browsers send it.
  package static func isOrigin(_ text: String) -> Bool {
    text.wholeMatch(of: /https?:\/\/[a-z0-9.\-_\[\]:]+/) != nil
  }

  /// Whether a text is a name for ``hostNames``.
  package static func isHostName(_ text: String) -> Bool { HostNames.isName(text) }

  /// Sets a limit or a time by its name, such as `maxSessions`; a time is in seconds.
  ///
  /// - Returns: whether there is one of that name.
  package mutating func set(_ name: String, to value: Double) -> Bool {
    if let limit = Self.limits[name] {
      self[keyPath: limit] = Int(value)
    } else if let time = Self.times[name] {
      self[keyPath: time] = .seconds(value)
    } else {
      return false
    }
    return true
  }

  /// Whether a name is that of a time, which need not be a whole number.
  package static func isTime(_ name: String) -> Bool { times[name] != nil }

  /// The names of all limits and times.
  package static var names: [String] { (Array(limits.keys) + Array(times.keys)).sorted() }

  private static let limits: [String: any WritableKeyPath<WebOptions, Int> & Sendable] = [
    "maxConnections": \.maxConnections, "maxConnectionsOfAddress": \.maxConnectionsOfAddress,
    "maxSessions": \.maxSessions, "maxSessionsOfAddress": \.maxSessionsOfAddress,
    "maxSessionsOfBrowser": \.maxSessionsOfBrowser, "maxMessageSize": \.maxMessageSize,
    "maxRequestBody": \.maxRequestBody, "maxRequestBodies": \.maxRequestBodies,
    "maxAnswersOfBrowser": \.maxAnswersOfBrowser, "maxAnswersOfAddress": \.maxAnswersOfAddress,
    "maxWaitingOfAddress": \.maxWaitingOfAddress, "maxFileSize": \.maxFileSize,
    "maxFilesOfPage": \.maxFilesOfPage, "maxFilesOfAll": \.maxFilesOfAll,
    "maxUnsentBytes": \.maxUnsentBytes, "slowestBody": \.slowestBody,
  ]

  private static let times: [String: any WritableKeyPath<WebOptions, Duration> & Sendable] = [
    "connectTimeout": \.connectTimeout, "contentTimeout": \.contentTimeout,
    "keptAfterDisconnect": \.keptAfterDisconnect,
    "pingInterval": \.pingInterval, "requestTimeout": \.requestTimeout,
    "shutdownDelay": \.shutdownDelay, "shutdownTimeout": \.shutdownTimeout,
  ]

  /// Makes the default options.
  public init() {}
}
