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
    /// How many were made before it.
    let number: Int
    /// Whether its page has ever connected.
    var hasConnected = false
    /// Whether it has not, though it had the time to.
    var isOverdue = false
    /// How many pages had gone before its own did last; `nil` where that has not.
    var departure: Int?
    /// Ends the session after a while without a browser.
    var expiry: Task<Void, Never>?
  }

  private let name: String
  private let options: WebOptions
  private let logger: Logger
  private let limits: LimitLog
  private let makeScreen: @MainActor @Sendable (ScreenHost) -> Screen
  private var entries: [SessionToken: Entry] = [:]
  private var count = 0
  private var departures = 0
  private var ofVisitor: [Visitor: Int] = [:]
  private lazy var fileRoom = SessionFiles.Room(bytes: options.maxFilesOfAll)
  /// The address at which the process reaches the server, since that listens.
  private var serverURL: URL?

  /// Makes a place for sessions whose screens are made by `makeScreen`.
  nonisolated init(
    name: String,
    options: WebOptions,
    logger: Logger,
    limits: LimitLog,
    makeScreen: @escaping @MainActor @Sendable (ScreenHost) -> Screen
  ) {
    self.name = name
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
    /// The page of a new session.
    case page(String)
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
  ) -> Page {
    guard hasRoom(for: visitor, from: address) else {
      let isOfBrowser = ofVisitor[visitor, default: 0] >= options.maxSessionsOfBrowser
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
    guard url.path() == "/" || screen.open(url) else {
      let words = PageWords(screen, limit: options.maxMessageSize)
      screen.unmount()
      requests.end()
      return .nowhere(words)
    }
    let token = SessionToken()
    let session = Session(
      screen: screen, at: url.path(percentEncoded: true), storage: storage, requests: requests,
      name: name, limit: options.maxMessageSize,
      files: SessionFiles(in: fileRoom, limit: options.maxFilesOfPage),
      fileLimit: options.maxFileSize, logger: logger)
    entries[token] = Entry(
      session: session, visitor: visitor, address: address, isKnown: isKnown, storage: storage,
      number: count)
    count += 1
    ofVisitor[visitor, default: 0] += 1
    storage.onWrite = { [weak self] key, value in
      self?.share(key, value, of: visitor, except: token)
    }
    awaitConnection(token)
    return .page(
      Document(words: session.words).page(
        title: session.title, body: screen.root.html(), token: token.text,
        limit: options.maxMessageSize, fileLimit: options.maxFileSize))
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
    entries[token]?.hasConnected = true
    entries[token]?.isOverdue = false
    entries[token]?.departure = nil
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
    entries[token]?.departure = departures
    departures += 1
    expire(token, after: options.keptAfterDisconnect)
  }

  /// Ends all sessions.
  func end() {
    let all = entries.values
    (entries, ofVisitor) = ([:], [:])
    for entry in all {
      entry.expiry?.cancel()
      entry.session.end(Refusal(.goingAway, "the server ends"))
    }
  }

  /// Ends the sessions of a browser, which is known by another identity now.
  func end(of visitor: Visitor) {
    for (token, entry) in entries where entry.visitor == visitor {
      drop(token, entry, Refusal(.unknownSession, "the browser has another identity"))
    }
  }

  /// Tells the other pages of a browser what one of them has written.
  private func share(
    _ key: String, _ value: AppStorageValue?, of visitor: Visitor, except token: SessionToken
  ) {
    for (other, entry) in entries where entry.visitor == visitor && other != token {
      entry.storage.hear(key, value)
    }
  }

  private typealias Candidates = [SessionToken: Entry]

  /// Whether there is room for another session of a browser, once others have made some: see
  /// ``WebOptions/maxSessions``.
  private func hasRoom(for visitor: Visitor, from address: String) -> Bool {
    if ofVisitor[visitor, default: 0] >= options.maxSessionsOfBrowser {
      let own = entries.filter { $0.value.visitor == visitor }
      guard
        takesPlace(among: own.filter { !$0.value.hasConnected })
          || takesPlace(among: own.filter { $0.value.departure != nil })
      else { return false }
    }
    guard entries.count >= options.maxSessions else { return true }
    return takesPlace(among: entries.filter { $0.value.isOverdue })
      || takesPlaceOfUnconnected(for: address)
      || takesPlace(among: entries.filter { $0.value.departure != nil })
      || takesPlaceOfGreedy(for: address)
  }

  /// Ends the oldest of some sessions, of the address that has most of them; returns whether there was one. Of those
  /// whose pages have gone, the oldest is the one that has gone first.
  private func takesPlace(among candidates: Candidates) -> Bool {
    let counts = Self.countOfAddresses(candidates)
    let age = { (entry: Entry) in (entry.departure ?? 0, entry.number) }
    guard let most = counts.values.max(),
      let (token, entry) = candidates.filter({ counts[$0.value.address] == most })
        .min(by: { age($0.value) < age($1.value) })
    else { return false }
    drop(token, entry, Refusal(.unknownSession, "the session has made room for another one"))
    return true
  }

  /// Ends a session that may still be connected, of another address that has more of such than the newcomer's would
  /// have: a page that is loading has its time, unless somebody loads one after the other.
  private func takesPlaceOfUnconnected(for address: String) -> Bool {
    let unconnected = entries.filter { !$0.value.hasConnected }
    let own = Self.countOfAddresses(unconnected)[address] ?? 0
    let others = unconnected.filter { $0.value.address != address }
    guard let most = Self.countOfAddresses(others).values.max(), most > own + 1 else {
      return false
    }
    return takesPlace(among: others)
  }

  /// Ends the oldest session of the address that has most, if those are more than one may have where there is no
  /// room, for a newcomer from another one.
  private func takesPlaceOfGreedy(for address: String) -> Bool {
    let counts = Self.countOfAddresses(entries)
    guard let (greedy, count) = counts.max(by: { $0.value < $1.value }), greedy != address,
      count > max(1, min(options.maxSessionsOfAddress, options.maxSessions / 2)),
      let (token, entry) = entries.filter({ $0.value.address == greedy })
        .min(by: { $0.value.number < $1.value.number })
    else { return false }
    limits.met(
      .sessionsOfAddress, of: greedy,
      "There are \(entries.count) sessions, as many as there may be, and \(greedy) has \(count): its oldest was "
        + "ended for another address (more than maxSessionsOfAddress, \(options.maxSessionsOfAddress))"
    )
    drop(token, entry, Refusal(.takenOver, "its address has more sessions than there is room for"))
    return true
  }

  private static func countOfAddresses(_ entries: Candidates) -> [String: Int] {
    entries.values.reduce(into: [:]) { $0[$1.address, default: 0] += 1 }
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
      self?.entries[token]?.isOverdue = true
      guard (try? await clock.sleep(until: begin.advanced(by: most), tolerance: nil)) != nil else {
        return
      }
      self?.remove(token)
    }
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
    drop(token, entry, Refusal(.unknownSession, "the session is over"))
  }

  private func drop(_ token: SessionToken, _ entry: Entry, _ refusal: Refusal) {
    entry.expiry?.cancel()
    entries[token] = nil
    let left = ofVisitor[entry.visitor, default: 1] - 1
    ofVisitor[entry.visitor] = left > 0 ? left : nil
    entry.session.end(refusal)
  }
}
