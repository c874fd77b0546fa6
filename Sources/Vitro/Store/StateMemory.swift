/// The memory of the root's state, which lives as long as anybody who may look at it.
@usableFromInline
final class StateMemory<State>: StoreGraph {
  @usableFromInline let state: UnsafeMutablePointer<State>
  @usableFromInline let before: StateBefore<State>

  @usableFromInline
  init(_ initialState: State) {
    state = .allocate(capacity: 1)
    state.initialize(to: initialState)
    before = StateBefore()
    super.init(base: UnsafeMutableRawPointer(state))
  }

  deinit {
    state.deinitialize(count: 1)
    state.deallocate()
  }

  /// A reducer begins to change the state: nobody else reaches it until it has ended.
  @inlinable
  func willChange() {
    if hasUnforgotten { forget() }
    before.willChange(state)
    base = nil
  }

  @inlinable
  func hasChanged() {
    base = UnsafeMutableRawPointer(state)
    before.hasChanged()
  }

  override func meanwhile() -> UnsafeMutableRawPointer { before.read() }
}
