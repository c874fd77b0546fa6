import Foundation
import Logging
import VitroConcurrency
import VitroUI

/// The session of a person: their screen, and the browser that shows it, if it is connected.
@MainActor
final class Session {
  /// What is shown.
  let screen: Screen

  /// The title of the page.
  private(set) var title: String

  /// What the page itself says.
  private(set) var words: PageWords

  private let name: String
  private let limit: Int
  private let fileLimit: Int
  /// The files that the page has sent.
  let files: SessionFiles
  private let storage: BrowserStorage
  private let requests: DeviceRequests
  private let logger: Logger
  private var connection: Connection?
  private var outgoing = DownMessage()
  private var changes: [Patch] = []
  private var isUpdating = false
  /// How many messages with changes there were; the browser counts them too.
  private var revision = 0
  /// Where the browser believes the screen to be.
  private var toldPlace: Place?
  /// How many messages have come.
  private var received = 0
  private var isSettling = false
  /// Whether the page that is asked for waits no more for what the screen shows.
  private var isDue = false
  private var owesRest = false
  private var isHandlingEvent = false
  /// What was announced last, each with the number of the message that says it.
  private var announced: [(revision: Int, text: String)] = []
  private static let mostAnnounced = 10
  /// What was typed last: the browser shows it already.
  private var typed: (id: Element.ID, text: String)?

  /// Makes the session of a screen.
  ///
  /// - Parameters:
  ///   - screen: What it shows.
  ///   - path: Where the browser asked for it.
  ///   - storage: What the screen keeps in the browser.
  ///   - requests: What the screen asks of the browser.
  ///   - name: The title of pages that have none of their own.
  ///   - limit: How many bytes a message of the browser may have.
  ///   - files: The files that the page sends.
  ///   - fileLimit: How many bytes one of them may have.
  ///   - logger: Where it tells why an event did not count, and what is wrong with a view.
  init(
    screen: Screen, at path: String, storage: BrowserStorage, requests: DeviceRequests,
    name: String, limit: Int, files: SessionFiles, fileLimit: Int, logger: Logger
  ) {
    self.screen = screen
    self.limit = limit
    self.files = files
    self.fileLimit = fileLimit
    words = PageWords(screen, limit: limit)
    toldPlace = Place(path: path, address: path)
    self.name = name
    self.storage = storage
    self.requests = requests
    self.logger = logger
    screen.onProblem = { logger.error("\($0)") }
    title = Session.title(of: screen, fallback: name)
    screen.onPatches = { [unowned self] in update($0) }
    storage.onChange = { [weak self] in self?.tellCookies() }
    storage.onProblem = { [weak self] in self?.screen.report($0) }
    requests.onChange { [weak self] in
      RestExecutor.onMainActorSoon { self?.tellRequests() }
    }
    screen.onOpenURL = { [weak self] in self?.tellOpening($0) }
    screen.onAnnouncement = { [weak self] in self?.tellAnnouncement($0) }
  }

  /// Returns when the tasks have brought what the screen shows at its beginning, or after a while.
  func awaitContent(_ most: Duration, by clock: any Clock<Duration>) async {
    await screen.settle()
    guard isLoading else { return }
    let alarm = Task {
      try? await clock.sleep(for: most)
      // Who follows a link from elsewhere is shown where it leads.
      if screen.isOnItsWay { try? await clock.sleep(for: most * 9) }
      isDue = true
      screen.executor.hasArrived()
    }
    while isLoading {
      await screen.executor.arrival()
      await screen.settle()
    }
    alarm.cancel()
  }

  private var isLoading: Bool {
    guard !isDue, screen.executor.hasWork else { return false }
    return revision == 0 || screen.isOnItsWay || screen.root.showsProgress
  }

  /// The screen as HTML, from which the page begins: what has changed before is in it.
  func html() -> String {
    revision = 0
    return screen.root.html()
  }

  /// Whether a browser shows it.
  var isConnected: Bool { connection != nil }

  /// A browser shows the session from now on; another one that did so is sent away.
  ///
  /// - Parameters:
  ///   - connection: How to reach it.
  ///   - revision: How many messages with changes it has seen. If it missed one, it is told all.
  func connect(_ connection: Connection, revision: Int) {
    self.connection?.close(Refusal(.takenOver, "the session is shown elsewhere now"))
    self.connection = connection
    typed = nil
    // What waited for rest has been seen by nobody.
    if !outgoing.isEmpty { self.revision += 1 }
    outgoing = DownMessage()
    // Another page than before has seen nothing of what was said on this one.
    let seen = revision > 0 || received == 0 ? revision : nil
    if revision != self.revision {
      tellAll()
      outgoing.append(words)
      toldPlace = nil
      tellPlace()
      announceAgain(after: revision)
    }
    appendCookies()
    greet(seen: seen)
    send()
    settle()
  }

  /// A connection has ended; returns whether it was the present one.
  func disconnect(_ connection: Connection) -> Bool {
    guard self.connection === connection else { return false }
    self.connection = nil
    screen.surroundings.scenePhase = .background
    return true
  }

  /// The browser says something.
  func receive(_ message: UpMessage) {
    received += 1
    isHandlingEvent = true
    switch message {
    case .event(let event): handle(event)
    case .files(let id, let sent):
      let chosen = sent.compactMap { $0.result(in: files, limit: fileLimit) }
      if chosen.count == sent.count { handle(.chooseFiles(id, chosen)) }
    case .go(let path): go(to: path)
    case .surroundings(let surroundings): setSurroundings(surroundings)
    case .replies(let number, let replies): requests.receive(replies, for: number)
    case .astray:
      logger.notice("A page was told all again: it had lost its way")
      tellAll()
    }
    isHandlingEvent = false
    // What is at rest in no time is told in the same message as that it is.
    if screen.executor.liveTaskCount > 0 { flush() }
    settle()
  }

  /// The browser says something that cannot be read: it counts as a message, the browser is told so, and all goes on.
  func receiveUnread(_ reason: String) {
    received += 1
    outgoing.appendUnread(reason)
    settle()
  }

  /// Whether the page may send a file for an element: a person can choose one there now.
  func takesFile(for id: Element.ID) -> Bool {
    screen.accepts(.chooseFiles(id, [.failure(.unreadable(name: ""))]))
  }

  private func tellAll() {
    typed = nil
    outgoing.appendTitle(title)
    outgoing.appendScreen(screen.root, received: received)
  }

  private func handle(_ event: Event) {
    if case .setValue(let id, let text) = event { typed = (id, text) }
    do throws(EventError) {
      try screen.send(event)
    } catch {
      logger.debug("An event did not count: \(error)")
    }
    correctTypedText()
  }

  /// The page speaks the language of who reads it.
  private func setSurroundings(_ surroundings: Surroundings) {
    var surroundings = surroundings
    surroundings.visitor = screen.surroundings.visitor
    surroundings.clientAddress = screen.surroundings.clientAddress
    surroundings.serverURL = screen.surroundings.serverURL
    screen.surroundings = surroundings
    let new = PageWords(screen, limit: limit)
    guard new != words else { return }
    words = new
    outgoing.append(new)
  }

  /// Wherever that leads, the browser is told.
  private func go(to path: String) {
    screen.go(toPath: path)
    toldPlace = nil
  }

  /// Ends the session: its screen goes, and the browser is told to ask for a new one.
  func end(_ reason: Refusal) {
    isDue = true
    screen.executor.hasArrived()
    connection?.close(reason)
    connection = nil
    screen.onPatches = nil
    screen.unmount()
    requests.end()
    files.end()
  }

  /// Takes what has changed. To ask the screen for its tree may bring more changes, which come
  /// after these.
  private func update(_ patches: [Patch]) {
    changes += patches
    guard !isUpdating else { return }
    isUpdating = true
    // Without a change of an element the title is another one.
    repeat {
      let root = screen.root
      let batch = changes
      changes = []
      tell(batch, root: root)
    } while !changes.isEmpty
    isUpdating = false
    if !isHandlingEvent { flush() }
  }

  private func tell(_ patches: [Patch], root: Element) {
    let oldTitle = title
    title = Session.title(of: screen, fallback: name)
    guard isConnected else {
      revision += 1
      // It may have come of a task that does not run in the screen's executor.
      screen.executor.hasArrived()
      return
    }
    for patch in patches where !isEcho(patch) {
      outgoing.append(patch, root: root, received: received)
    }
    if title != oldTitle { outgoing.appendTitle(title) }
  }

  /// Whether a patch only says what the browser shows already, because it was typed there.
  private func isEcho(_ patch: Patch) -> Bool {
    guard case .setValue(let id, let value) = patch, let typed, typed.id == id else { return false }
    if typed.text == value { return true }
    self.typed = nil
    return false
  }

  private static func title(of screen: Screen, fallback: String) -> String {
    let title = screen.title
    return title.isEmpty ? fallback : title
  }

  /// Tells the browser what a field really holds when that is not what was typed into it: the
  /// model may have kept what it had, which is no change to the screen.
  private func correctTypedText() {
    guard let typed, let element = screen.root.find(typed.id) else { return }
    let value = element.attributes.value ?? ""
    guard value != typed.text else { return }
    self.typed = nil
    outgoing.appendValue(typed.id, value, received: received)
  }

  /// Tells the browser when everything that it has sent has come to rest.
  private func settle() {
    owesRest = true
    guard !isSettling else { return }
    isSettling = true
    Task {
      while owesRest {
        owesRest = false
        await screen.rest()
        if owesRest { flush() } else { acknowledge() }
      }
      isSettling = false
    }
  }

  /// What is kept while an event is handled goes with what that changes.
  private func tellCookies() {
    guard isConnected else { return }
    appendCookies()
    if !isHandlingEvent { flush() }
  }

  private func tellOpening(_ url: URL) {
    guard isConnected, let address = Address(url.absoluteString) else { return }
    outgoing.appendOpening(address)
    if !isHandlingEvent { flush() }
  }

  private func tellAnnouncement(_ text: String) {
    announced = announced.suffix(Session.mostAnnounced - 1) + [(revision + 1, text)]
    guard isConnected else {
      revision += 1
      return
    }
    outgoing.appendAnnouncement(text)
    if !isHandlingEvent { flush() }
  }

  /// Tells once more what was announced in messages that the browser has not got.
  private func announceAgain(after revision: Int) {
    for (number, text) in announced where number > revision { outgoing.appendAnnouncement(text) }
  }

  private func tellRequests() {
    guard isConnected else { return }
    for message in requests.takeMessages(revision: revision + 1) { outgoing.append(message) }
    if !isHandlingEvent { flush() }
  }

  /// Tells how things stand, and then what is asked of the page: it can answer by now.
  private func greet(seen: Int?) {
    let messages = requests.takeMessages(afterSeeing: seen, revision: revision + 1)
    if !messages.isEmpty { revision += 1 }
    outgoing.greet(received: received, revision: revision)
    for message in messages { outgoing.append(message) }
  }

  private func appendCookies() {
    for cookie in storage.takeCookies() { outgoing.appendCookie(cookie) }
  }

  private func tellPlace() {
    guard !screen.isOnItsWay else { return }
    let place = Place(path: screen.path, address: screen.location)
    guard place != toldPlace else { return }
    toldPlace = place
    outgoing.append(place)
  }

  private func acknowledge() {
    tellPlace()
    if !outgoing.isEmpty { revision += 1 }
    outgoing.acknowledge(received)
    send()
  }

  private func flush() {
    guard isConnected, !outgoing.isEmpty else { return }
    tellPlace()
    revision += 1
    send()
  }

  private func send() {
    connection?.send(outgoing.json)
    outgoing = DownMessage()
  }
}

extension Element {
  /// Whether something on it is under way of which nobody knows how far it is.
  fileprivate var showsProgress: Bool {
    role == .progressbar && attributes.value == nil || children.contains(where: \.showsProgress)
  }
}
