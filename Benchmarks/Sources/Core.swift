/// Figures of the store and its effects.
@MainActor func coreRows() -> [Row] {
  []
}
