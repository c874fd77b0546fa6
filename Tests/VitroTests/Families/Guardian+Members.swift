import Vitro

extension Guardian.State {
  var below: [Relative] {
    var members: [Relative] = []
    func add(_ slot: Slot, _ child: Child.State?) {
      guard let child else { return }
      members.append(Relative(child, at: [slot]))
      for var member in child.below {
        member.address.insert(slot, at: 0)
        members.append(member)
      }
    }
    add(.optional, optional)
    add(.sheet, sheet)
    add(.door, door?.member)
    for row in rows { add(.row(row.id), row) }
    for (index, element) in path.enumerated() { add(.element(index), element) }
    return members
  }

  mutating func play(_ move: Move, at address: ArraySlice<Slot>) {
    guard let slot = address.first else { return play(move) }
    let rest = address.dropFirst()
    switch slot {
    case .optional: optional?.play(move, at: rest)
    case .sheet: sheet?.play(move, at: rest)
    case .door: door?.change { $0.play(move, at: rest) }
    case .row(let id): rows[id: id]?.play(move, at: rest)
    case .element(let index): path[id: path.ids[index]]?.play(move, at: rest)
    }
  }

  private mutating func play(_ move: Move) {
    switch move {
    case .count: count += 1
    case .put(let slot, let id, let serial, let isLeft):
      put(Child.State(id: id, serial: serial), into: slot, isLeft: isLeft)
    case .remove(.optional): optional = nil
    case .remove(.sheet): sheet = nil
    case .remove(.door): door = nil
    case .remove(.row(let id)): rows.remove(id: id)
    case .remove(.element(let index)): if index < path.count { path.pop(from: path.ids[index]) }
    }
  }

  private mutating func put(_ child: Child.State, into slot: Slot, isLeft: Bool) {
    switch slot {
    case .optional: optional = child
    case .sheet: sheet = child
    case .door: door = isLeft ? .left(child) : .right(child)
    case .row: rows.updateOrAppend(child)
    case .element: path.append(child)
    }
  }

  /// The member in a slot.
  subscript(slot: Slot) -> Child.State? {
    switch slot {
    case .optional: optional
    case .sheet: sheet
    case .door: door?.member
    case .row(let id): rows[id: id]
    case .element(let index): index < path.count ? path[index] : nil
    }
  }
}

extension Guardian.Door.State {
  var member: Child.State {
    switch self {
    case .left(let child), .right(let child): child
    }
  }

  var isLeft: Bool {
    if case .left = self { true } else { false }
  }

  mutating func change(_ body: (inout Child.State) -> Void) {
    var child = member
    body(&child)
    self = isLeft ? .left(child) : .right(child)
  }
}

extension Guardian {
  static func action(
    _ action: MemberAction, at address: ArraySlice<Slot>, in state: State
  ) -> Action {
    guard let slot = address.first, let child = state[slot] else { return .own(action) }
    let action = Child.action(action, at: address.dropFirst(), in: child)
    switch slot {
    case .optional: return .optional(action)
    case .sheet: return .sheet(.presented(action))
    case .door:
      return .door(.presented(state.door?.isLeft == true ? .left(action) : .right(action)))
    case .row(let id): return .rows(.element(id: id, action: action))
    case .element(let index): return .path(.element(id: state.path.ids[index], action: action))
    }
  }

  @MainActor
  static func sender(to address: ArraySlice<Slot>, from store: StoreOf<Self>) -> Sender? {
    guard let slot = address.first else { return { store.send(.own($0)) } }
    let rest = address.dropFirst()
    let child: StoreOf<Child>?
    switch slot {
    case .optional: child = store.scope(state: \.optional, action: \.optional)
    case .sheet: child = store.scope(state: \.sheet, action: \.sheet.presented)
    case .door:
      child =
        store.scope(state: \.door?.left, action: \.door.left)
        ?? store.scope(state: \.door?.right, action: \.door.right)
    case .row(let id):
      let rows = store.scope(state: \.rows, action: \.rows)
      child = rows.first { $0.state.id == id }
    case .element(let index):
      let elements = store.scope(state: \.path, action: \.path)
      child = index < elements.count ? Array(elements)[index] : nil
    }
    return child.flatMap { Child.sender(to: rest, from: $0) }
  }
}
