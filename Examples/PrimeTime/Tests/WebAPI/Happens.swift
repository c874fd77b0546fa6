import BrowserTesting
import VitroUI
import VitroUITesting
import Waiting

extension Screen {
  /// Returns when something is shown after a server on the other side has answered.
  func happens(
    fileID: String = #fileID, line: Int = #line, _ condition: () -> Bool
  ) async throws {
    try await Waiting.happens(seen: { root.outline }, fileID: fileID, line: line) {
      await rest()
      return condition()
    }
  }
}

extension BrowserPage {
  /// Returns when something is shown after a server on the other side has answered.
  func happens(
    fileID: String = #fileID, line: Int = #line, _ condition: () -> Bool
  ) async throws {
    try await Waiting.happens(seen: { root.outline }, fileID: fileID, line: line) {
      try await rest()
      return condition()
    }
  }
}
