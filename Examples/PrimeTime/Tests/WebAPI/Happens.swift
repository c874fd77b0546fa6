import BrowserTesting
import VitroUI
import VitroUITesting

extension Screen {
  /// Returns when something is shown after a server on the other side has answered; the limit of the test ends it
  /// otherwise.
  func happens(_ condition: () -> Bool) async throws {
    await rest()
    while !condition() {
      try await Task.sleep(for: .milliseconds(1))
      await rest()
    }
  }
}

extension BrowserPage {
  /// Returns when something is shown after a server on the other side has answered; the limit of the test ends it
  /// otherwise.
  func happens(_ condition: () -> Bool) async throws {
    try await rest()
    while !condition() {
      try await Task.sleep(for: .milliseconds(5))
      try await rest()
    }
  }
}
