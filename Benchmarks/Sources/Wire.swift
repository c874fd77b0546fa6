/// Figures of what goes between a server and a browser.
@MainActor func wireRows() -> [Row] {
  []
}
