/// Figures of a screen in memory.
@MainActor func screenRows() -> [Row] {
  []
}
