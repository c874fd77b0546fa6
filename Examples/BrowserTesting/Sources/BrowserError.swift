/// A failure of the browser, rather than of the page in it.
public enum BrowserError: Error, Equatable, Sendable, CustomStringConvertible {
  /// There is no browser on this machine.
  case notInstalled
  /// The script of axe-core is not on this machine.
  case noRules
  /// The browser did not start; `log` is what it said.
  case notStarted(log: String)
  /// The connection to the browser is gone.
  case disconnected
  /// The browser refused a command.
  case refused(command: String, reason: String)
  /// A page could not be opened.
  case notOpened(url: String, reason: String)
  /// A script in the page threw an error.
  case script(String)
  /// A page, or the browser, has not moved for so long; `waitingFor` is what should have come.
  case hangs(after: Duration, waitingFor: String)
  /// Something else lies over the element, where a person would click.
  case covered(element: String, by: String)

  /// Of the steps of a walk only so few could be taken: there is nothing to do on the page.
  case noWay(taken: Int, of: Int)

  /// The message for people.
  public var description: String {
    switch self {
    case .notInstalled:
      "No browser: none of \(Chromium.Edition.names.joined(separator: ", ")) is on the PATH. "
        + "To fix: 'apt-get install chromium'."
    case .noRules:
      "No axe-core: VITRO_AXE does not say where its script is. To fix: run 'Scripts/test', which "
        + "fetches it and takes the same arguments as 'swift test'."
    case .notStarted(let log): "The browser did not start. It said:\n\(log)"
    case .disconnected: "The connection to the browser is gone."
    case .refused(let command, let reason): "The browser refused '\(command)': \(reason)"
    case .notOpened(let url, let reason): "'\(url)' could not be opened: \(reason)"
    case .script(let reason): "A script in the page threw: \(reason)"
    case .hangs(let time, let wanted):
      "The page hangs: nothing has moved for \(time). It waits for: \(wanted)."
    case .noWay(let taken, let count):
      "Only \(taken) of \(count) steps could be taken: there is nothing to do on the page."
    case .covered(let element, let other): "\(element) cannot be clicked: \(other) lies over it."
    }
  }
}
