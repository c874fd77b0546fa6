import Logging
import VitroConcurrency
import VitroUI

/// Somebody's screen, and the browser that shows it, if it is connected.
@MainActor
final class Session {
  /// What is shown.
  let screen: Screen

  private let logger: Logger
  private var connection: Connection?
  private var outgoing = DownMessage()
  /// How many messages with changes there were; the browser counts them too.
  private var revision = 0
  private var title: String
  /// How many events have come.
  private var received = 0
  private var isSettling = false
  private var owesRest = false
  private var isHandlingEvent = false
  /// What was typed last: the browser shows it already.
  private var typed: (id: Element.ID, text: String)?

  /// Makes the session of a screen.
  init(screen: Screen, logger: Logger) {
    self.screen = screen
    self.logger = logger
    title = screen.title
    screen.onPatches = { [unowned self] in update($0) }
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
    outgoing = DownMessage()
    if revision != self.revision {
      outgoing.appendTitle(title)
      outgoing.appendScreen(screen.root)
    }
    outgoing.greet(received: received, revision: self.revision)
    send()
    settle()
  }

  /// A connection has ended; returns whether it was the present one.
  func disconnect(_ connection: Connection) -> Bool {
    guard self.connection === connection else { return false }
    self.connection = nil
    return true
  }

  /// The person did something.
  func receive(_ event: Event) {
    received += 1
    isHandlingEvent = true
    if case .setValue(let id, let text) = event { typed = (id, text) }
    do throws(EventError) {
      try screen.send(event)
    } catch {
      logger.debug("An event did not count: \(error)")
    }
    correctTypedText()
    isHandlingEvent = false
    // What is at rest in no time is told in the same message as that it is.
    if screen.executor.liveTaskCount > 0 { flush() }
    settle()
  }

  /// Ends the session: its screen goes, and the browser is told to ask for a new one.
  func end(_ reason: Refusal) {
    connection?.close(reason)
    connection = nil
    screen.onPatches = nil
    screen.unmount()
  }

  private func update(_ patches: [Patch]) {
    let isNewTitle = screen.title != title
    title = screen.title
    guard isConnected else {
      revision += 1
      return
    }
    for patch in patches { append(patch) }
    if isNewTitle { outgoing.appendTitle(title) }
    if !isHandlingEvent { flush() }
  }

  private func append(_ patch: Patch) {
    if case .setValue(let id, let value) = patch, let typed, typed.id == id {
      if typed.text == value { return }
      self.typed = nil
    }
    outgoing.append(patch, root: screen.root, received: received)
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

  private func acknowledge() {
    if !outgoing.isEmpty { revision += 1 }
    outgoing.acknowledge(received)
    send()
  }

  private func flush() {
    guard !outgoing.isEmpty else { return }
    revision += 1
    send()
  }

  private func send() {
    connection?.send(outgoing.json)
    outgoing = DownMessage()
  }
}
