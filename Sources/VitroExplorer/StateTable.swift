/// The states that a walk has met, in the order in which it met them: numbers for states, and states
/// for numbers.
///
/// It keeps the states themselves, eight bytes of each that say where it came from, and a hash table
/// of numbers with 32 bits of each hash: states whose bits are the same are compared.
struct StateTable<State: Sendable>: Sendable {
  let identity: Identity<State>
  private(set) var states: ContiguousArray<State> = []
  private(set) var origins: ContiguousArray<Origin> = []
  /// The number of a state plus one, below 32 bits of its hash; zero where there is none. Their count is
  /// a power of two, and at least a quarter of them is free.
  private var slots = ContiguousArray<UInt64>(repeating: 0, count: 1_024)

  init(identity: Identity<State>) {
    self.identity = identity
  }

  /// The bits of a state's hash by which it is found.
  func tag(of state: State) -> UInt32 {
    UInt32(truncatingIfNeeded: identity.hash(state))
  }

  /// The number of a state that has been met.
  func number(of state: State, tag: UInt32) -> UInt32? {
    switch place(of: state, tag: tag) {
    case .taken(let number): number
    case .free: nil
    }
  }

  /// The number of a state, which is a new one where it has not been met.
  mutating func insert(_ state: State, tag: UInt32, origin: Origin) -> (number: UInt32, isNew: Bool)
  {
    switch place(of: state, tag: tag) {
    case .taken(let number):
      return (number, false)
    case .free(let slot):
      let number = UInt32(states.count)
      states.append(state)
      origins.append(origin)
      slots[slot] = UInt64(tag) << 32 | UInt64(number + 1)
      if states.count > slots.count / 4 * 3 { grow() }
      return (number, true)
    }
  }

  private enum Place {
    case taken(number: UInt32)
    case free(slot: Int)
  }

  private func place(of state: State, tag: UInt32) -> Place {
    let mask = slots.count - 1
    var slot = Int(tag) & mask
    while slots[slot] != 0 {
      if UInt32(slots[slot] >> 32) == tag {
        let number = UInt32(truncatingIfNeeded: slots[slot]) - 1
        if identity.areEqual(states[Int(number)], state) { return .taken(number: number) }
      }
      slot = (slot + 1) & mask
    }
    return .free(slot: slot)
  }

  private mutating func grow() {
    var larger = ContiguousArray<UInt64>(repeating: 0, count: slots.count * 2)
    let mask = larger.count - 1
    for entry in slots where entry != 0 {
      var slot = Int(entry >> 32) & mask
      while larger[slot] != 0 { slot = (slot + 1) & mask }
      larger[slot] = entry
    }
    slots = larger
  }
}

/// The step that first led to a state: which event of which state.
struct Origin {
  /// The number of the state before; of an initial state, its place among the initial ones.
  var parent: UInt32
  /// The place of the event among those of the parent; `nobodys` for an initial state.
  var event: UInt32

  static let nobodys = UInt32.max
}
