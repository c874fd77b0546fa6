import Foundation
import Logging
import VitroConcurrency
import VitroDevice
import VitroUI

/// The sessions of a server.
@MainActor
final class Sessions {
  private struct Entry {
    let session: Session
    /// The browser that its page was made for.
    let visitor: Visitor
    /// The address that the browser has asked from.
    let address: String
    /// Whether the browser had sent that before, so that it is known to keep cookies.
    let isKnown: Bool
    let storage: BrowserStorage
    /// Ends the session after a while without a browser.
    var expiry: Task<Void, Never>?
  }

  private let name: String
  private let site: Site
  private let options: WebOptions
  private let logger: Logger
  private let limits: LimitLog
  private let makeScreen: @MainActor @Sendable (ScreenHost) -> Screen
  private var entries: [SessionToken: Entry] = [:]
  private var ofVisitor: [Visitor: Set<SessionToken>] = [:]
  /// All sessions, in the order in which they were made.
  private var all = SessionGroup()
  /// Those whose page has never connected.
  private var unconnected = SessionGroup()
  /// Those whose page has not, though it had the time to.
  private var overdue = SessionGroup()
  /// Those whose page has gone, in the order in which they went.
  private var left = SessionGroup()
  private var count = 0
  private var departures = 0
  private lazy var fileRoom = SessionFiles.Room(bytes: options.maxFilesOfAll)
  /// The address at which the process reaches the server, since that listens.
  private var serverURL: URL?

  /// Makes a place for sessions whose screens are made by `makeScreen`.
  nonisolated init(
    name: String,
    site: Site,
    options: WebOptions,
    logger: Logger,
    limits: LimitLog,
    makeScreen: @escaping @MainActor @Sendable (ScreenHost) -> Screen
  ) {
    self.name = name
    self.site = site
    self.options = options
    self.logger = logger
    self.limits = limits
    self.makeScreen = makeScreen
    limits.add { [weak self, most = options.maxSessions] in
      "sessions: \(await self?.entries.count ?? 0) of \(most)"
    }
  }

  /// The answer to the request for a page.
  enum Page {
    /// The page of a new session, and whether what its address names is there.
    case page(String, isFound: Bool)
    /// Nothing on a screen is there.
    case nowhere(PageWords)
    /// There is no room for another session.
    case full(PageWords)
  }

  /// Tells the screens of pages to come where the server listens.
  func serve(at url: URL?) { serverURL = url }

  /// Makes a session and the page that shows it, there where an address leads.
  ///
  /// - Parameters:
  ///   - url: The address of the page.
  ///   - address: The address that the browser asks from.
  ///   - languages: What the person reads, as the browser's header says.
  ///   - visitor: The browser's identity.
  ///   - isKnown: Whether the browser has sent that itself.
  ///   - cookie: The value of a cookie by its name.
  func makePage(
    at url: URL, from address: String, languages: String?, visitor: Visitor, isKnown: Bool,
    cookie: @escaping (String) -> String?
  ) async -> Page {
    guard hasRoom(for: visitor, from: address) else {
      let isOfBrowser = ofVisitor[visitor]?.count ?? 0 >= options.maxSessionsOfBrowser
      limits.met(
        isOfBrowser ? .sessionsOfBrowser : .sessions, of: address,
        isOfBrowser
          ? "A page of \(address) was turned away: its browser has \(options.maxSessionsOfBrowser) (maxSessionsOfBrowser)"
          : "A page of \(address) was turned away: there are \(entries.count) sessions (maxSessions)"
      )
      return .full(PageWords(languages: languages))
    }
    let storage = BrowserStorage(application: name, logger: logger, cookie: cookie)
    let requests = DeviceRequests()
    let executor = RestExecutor(.live, device: requests.device)
    var host = ScreenHost(executor: executor, storage: storage.store)
    if let languages { host.surroundings.setLocale(languages) }
    host.surroundings.visitor = visitor.id
    host.surroundings.clientAddress = address
    host.surroundings.serverURL = serverURL
    let screen = makeScreen(host)
    let query = url.query(percentEncoded: true).map { "?" + $0 } ?? ""
    guard url.path() == "/" && query.isEmpty || screen.open(url) else {
      let words = PageWords(screen, limit: options.maxMessageSize)
      screen.unmount()
      requests.end()
      return .nowhere(words)
    }
    let token = SessionToken()
    let session = Session(
      screen: screen, at: url.path(percentEncoded: true) + query, storage: storage,
      requests: requests,
      name: name, limit: options.maxMessageSize,
      files: SessionFiles(in: fileRoom, limit: options.maxFilesOfPage),
      fileLimit: options.maxFileSize, logger: logger)
    entries[token] = Entry(
      session: session, visitor: visitor, address: address, isKnown: isKnown, storage: storage)
    all.insert(token, of: address, age: count)
    unconnected.insert(token, of: address, age: count)
    count += 1
    ofVisitor[visitor, default: []].insert(token)
    storage.onWrite = { [weak self] key, value in
      self?.share(key, value, of: visitor, except: token)
    }
    awaitConnection(token)
    await session.awaitContent(options.contentTimeout, by: options.clock)
    guard entries[token] != nil else { return .full(session.words) }
    screen.giveUpWay()
    if screen.isLost {
      drop(token, Refusal(.unknownSession, "its address leads nowhere"))
      return .nowhere(session.words)
    }
    let html = Document(words: session.words, site: site).page(
      title: session.title, description: screen.pageDescription,
      isWhole: !screen.isOnItsWay, body: session.html(),
      token: token.text, limit: options.maxMessageSize, fileLimit: options.maxFileSize)
    return .page(html, isFound: !screen.isNotFound)
  }

  /// A page's connection begins.
  ///
  /// - Throws: ``Refusal`` if the token names no session that lives, or one of another browser.
  func connect(
    _ connection: Connection,
    token: SessionToken,
    visitor: Visitor?,
    revision: Int
  ) throws(Refusal) -> Session {
    let entry = try entry(of: token, visitor)
    entry.expiry?.cancel()
    unconnected.remove(token, of: entry.address)
    overdue.remove(token, of: entry.address)
    left.remove(token, of: entry.address)
    entry.session.connect(connection, revision: revision)
    return entry.session
  }

  /// The session of a page that is about to send a file.
  ///
  /// - Throws: ``Refusal`` if the token names no session that lives, or one of another browser.
  func session(_ token: SessionToken, of visitor: Visitor?) throws(Refusal) -> Session {
    try entry(of: token, visitor).session
  }

  private func entry(
    of token: SessionToken, _ visitor: Visitor?
  ) throws(Refusal) -> Entry {
    guard let entry = entries[token] else {
      throw Refusal(.unknownSession, "the session is over, or was never here")
    }
    // A browser that keeps no cookies sends none.
    guard visitor == entry.visitor || visitor == nil && !entry.isKnown else {
      throw Refusal(.unknownSession, "the session is another browser's")
    }
    return entry
  }

  /// A page's connection has ended; its session is kept for a while.
  func disconnect(_ token: SessionToken, connection: Connection) {
    guard let entry = entries[token], entry.session.disconnect(connection) else { return }
    left.insert(token, of: entry.address, age: departures)
    departures += 1
    expire(token, after: options.keptAfterDisconnect)
  }

  /// Ends all sessions.
  func end() {
    let ended = entries.values
    (entries, ofVisitor) = ([:], [:])
    (all, unconnected) = (SessionGroup(), SessionGroup())
    (overdue, left) = (SessionGroup(), SessionGroup())
    for entry in ended {
      entry.expiry?.cancel()
      entry.session.end(Refusal(.goingAway, "the server ends"))
    }
  }

  /// Ends the sessions of a browser, which is known by another identity now.
  func end(of visitor: Visitor) {
    for token in ofVisitor[visitor] ?? [] {
      drop(token, Refusal(.unknownSession, "the browser has another identity"))
    }
  }

  /// Tells the other pages of a browser what one of them has written.
  private func share(
    _ key: String, _ value: AppStorageValue?, of visitor: Visitor, except token: SessionToken
  ) {
    for other in ofVisitor[visitor] ?? [] where other != token {
      entries[other]?.storage.hear(key, value)
    }
  }

  /// Whether there is room for another session of a browser, once others have made some: see
  /// ``WebOptions/maxSessions``.
  private func hasRoom(for visitor: Visitor, from address: String) -> Bool {
    let own = ofVisitor[visitor] ?? []
    if own.count >= options.maxSessionsOfBrowser {
      guard
        takesPlace(among: group(own, of: unconnected)) || takesPlace(among: group(own, of: left))
      else { return false }
    }
    guard entries.count >= options.maxSessions else { return true }
    return takesPlace(among: overdue) || takesPlaceOfUnconnected(for: address)
      || takesPlace(among: left) || takesPlaceOfGreedy(for: address)
  }

  /// Those of a browser's sessions that are in a group.
  private func group(_ own: Set<SessionToken>, of group: SessionGroup) -> SessionGroup {
    own.reduce(into: SessionGroup()) { result, token in
      guard let address = entries[token]?.address, let age = group.ofAddress[address]?[token]
      else { return }
      result.insert(token, of: address, age: age)
    }
  }

  /// Ends the oldest of some sessions, of the address that has most of them; returns whether there was one. Of those
  /// whose pages have gone, the oldest is the one that has gone first.
  private func takesPlace(among candidates: SessionGroup) -> Bool {
    guard let oldest = candidates.oldest() else { return false }
    drop(oldest.token, Refusal(.unknownSession, "the session has made room for another one"))
    return true
  }

  /// Ends a session that may still be connected, of another address that has more of such than the newcomer's would
  /// have: a page that is loading has its time, unless somebody loads one after the other.
  private func takesPlaceOfUnconnected(for address: String) -> Bool {
    guard let oldest = unconnected.oldest(except: address),
      oldest.count > unconnected.count(of: address) + 1
    else { return false }
    drop(oldest.token, Refusal(.unknownSession, "the session has made room for another one"))
    return true
  }

  /// Ends the oldest session of the address that has most, if those are more than one may have where there is no
  /// room, for a newcomer from another one.
  private func takesPlaceOfGreedy(for address: String) -> Bool {
    guard let greedy = all.oldest(), greedy.address != address,
      greedy.count > max(1, min(options.maxSessionsOfAddress, options.maxSessions / 2))
    else { return false }
    limits.met(
      .sessionsOfAddress, of: greedy.address,
      "There are \(entries.count) sessions, as many as there may be, and \(greedy.address) has \(greedy.count): its "
        + "oldest was ended for another address (more than maxSessionsOfAddress, \(options.maxSessionsOfAddress))"
    )
    drop(
      greedy.token, Refusal(.takenOver, "its address has more sessions than there is room for"))
    return true
  }

  /// Ends a session that is not connected in time, and lets others take its place when a page would long have been.
  private func awaitConnection(_ token: SessionToken) {
    entries[token]?.expiry = awaitConnection(token, by: options.clock)
  }

  private func awaitConnection(
    _ token: SessionToken, by clock: some Clock<Duration>
  ) -> Task<Void, Never> {
    let (begin, most) = (clock.now, options.connectTimeout)
    return Task { [weak self] in
      guard (try? await clock.sleep(until: begin.advanced(by: most / 3), tolerance: nil)) != nil
      else { return }
      self?.isOverdue(token)
      guard (try? await clock.sleep(until: begin.advanced(by: most), tolerance: nil)) != nil else {
        return
      }
      self?.remove(token)
    }
  }

  private func isOverdue(_ token: SessionToken) {
    guard let address = entries[token]?.address, let age = unconnected.ofAddress[address]?[token]
    else { return }
    overdue.insert(token, of: address, age: age)
  }

  private func expire(_ token: SessionToken, after time: Duration) {
    let clock = options.clock
    entries[token]?.expiry?.cancel()
    entries[token]?.expiry = Task { [weak self] in
      guard (try? await clock.sleep(for: time)) != nil else { return }
      self?.remove(token)
    }
  }

  private func remove(_ token: SessionToken) {
    guard let entry = entries[token], !entry.session.isConnected else { return }
    drop(token, Refusal(.unknownSession, "the session is over"))
  }

  private func drop(_ token: SessionToken, _ refusal: Refusal) {
    guard let entry = entries.removeValue(forKey: token) else { return }
    entry.expiry?.cancel()
    all.remove(token, of: entry.address)
    unconnected.remove(token, of: entry.address)
    overdue.remove(token, of: entry.address)
    left.remove(token, of: entry.address)
    ofVisitor[entry.visitor]?.remove(token)
    if ofVisitor[entry.visitor]?.isEmpty == true { ofVisitor[entry.visitor] = nil }
    entry.session.end(refusal)
  }
}
