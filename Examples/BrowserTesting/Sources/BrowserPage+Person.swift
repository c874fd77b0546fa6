import Waiting

extension BrowserPage {
  /// Decides, as its person would, what a page may do: `"granted"`, `"denied"` or `"prompt"`.
  public func setPermission(_ name: String, to setting: String) async throws {
    try await devTools.send(
      "Browser.setPermission",
      [
        "permission": ["name": .string(name)], "setting": .string(setting),
        "browserContextId": .string(context),
      ])
  }

  /// Runs a script in every page that is opened from now on, before its own.
  public func addScript(_ script: String) async throws {
    try await send("Page.addScriptToEvaluateOnNewDocument", ["source": .string(script)])
  }

  /// Lets the person use their finger, or the mouse again, for what is clicked and dragged.
  public func setPointer(_ pointer: PointerType) async throws {
    try await send("Emulation.setTouchEmulationEnabled", ["enabled": .bool(pointer == .touch)])
    self.pointer = pointer
  }

  /// Waits until it is so, as long as its patience lasts: nobody else knows when a browser tells what
  /// happens outside of the page. Returns whether it is.
  ///
  /// - Parameter isAtRest: Whether the page has to be at rest; a server that does not answer leaves it without.
  public func becomes(
    isAtRest: Bool = true, _ isSo: @MainActor () async throws -> Bool
  ) async throws -> Bool {
    var patience = Patience(patience)
    while true {
      if isAtRest { try await rest() }
      if try await isSo() { return true }
      if patience.isOver("\(root)") { return false }
      // Wall clock: a browser is a process, which tells nobody.
      try await Task.sleep(for: .milliseconds(10))
    }
  }
}

/// The kind of a pointing device, by the DOM's names.
public enum PointerType: Sendable {
  case mouse, touch
}
