/// A child of a feature, or all of its rows: by it their effects are told from those of others, and a
/// store sees which of them are still there.
@usableFromInline
class ChildScope: @unchecked Sendable {
  fileprivate init() {}

  /// The children whose effects run: a `RunningChildren` of the feature's state.
  @MainActor
  func makeRunning() -> AnyObject { fatalError("a scope knows its states") }

  /// Whether the child at the end of a path, which begins in this scope, is there in a state of its feature.
  fileprivate func holds(_ path: ArraySlice<ScopeStep>, in state: Any) -> Bool { true }

  /// Whether another child is in the place of one on a path, which begins in this scope.
  fileprivate func isReplaced(on path: ArraySlice<ScopeStep>, in state: Any) -> Bool { false }
}

/// A scope with the types of its states.
@usableFromInline
final class TypedScope<State, Child>: ChildScope, @unchecked Sendable {
  /// Hands over the child that a key names, and says whether it is there.
  typealias Find = (_ state: State, _ key: ScopeKey, _ body: (Child) -> Void) -> Bool

  let find: Find
  /// A number that is the same while no row comes or goes; `nil` of a child that is no row.
  let structure: ((State) -> UInt64)?
  /// Whether some child is there, whichever it is.
  let isOccupied: (State) -> Bool

  private init(
    structure: ((State) -> UInt64)? = nil, isOccupied: @escaping (State) -> Bool = { _ in false },
    find: @escaping Find
  ) {
    self.structure = structure
    self.isOccupied = isOccupied
    self.find = find
  }

  override func makeRunning() -> AnyObject { RunningChildren.Typed(self) }

  // A feature that another one runs by hand, on a state of another type, cannot be found from here.
  fileprivate override func holds(_ path: ArraySlice<ScopeStep>, in state: Any) -> Bool {
    guard let step = path.first, let state = state as? State else { return true }
    var isThereBelow = true
    let isThere = find(state, step.key) { child in
      let rest = path.dropFirst()
      if let next = rest.first { isThereBelow = next.scope.holds(rest, in: child) }
    }
    return isThere && isThereBelow
  }

  fileprivate override func isReplaced(on path: ArraySlice<ScopeStep>, in state: Any) -> Bool {
    guard let step = path.first, let state = state as? State else { return false }
    var isReplacedBelow = false
    let isThere = find(state, step.key) { child in
      let rest = path.dropFirst()
      if let next = rest.first { isReplacedBelow = next.scope.isReplaced(on: rest, in: child) }
    }
    return isThere ? isReplacedBelow : isOccupied(state)
  }
}

/// Which child of a scope it is.
@usableFromInline
enum ScopeKey: Hashable, @unchecked Sendable {
  /// The only one that can be there.
  case only
  /// One that another may take the place of.
  case child(StateSupport.Identity)
  case row(AnyHashable)

  @usableFromInline
  init<State>(_ identity: ChildIdentity<State>.Value) {
    if case .known(let identity) = identity { self = .child(identity) } else { self = .only }
  }
}

/// One step of the way from a store's state to the feature whose effect it is.
@usableFromInline
package struct ScopeStep: Hashable, Sendable {
  let scope: ChildScope
  let key: ScopeKey

  /// Whether another child may be in the place of this one.
  var canBeReplaced: Bool {
    if case .child = key { true } else { false }
  }

  @usableFromInline
  init(_ scope: ChildScope, _ key: ScopeKey) {
    self.scope = scope
    self.key = key
  }

  @usableFromInline
  package static func == (left: ScopeStep, right: ScopeStep) -> Bool {
    left.scope === right.scope && left.key == right.key
  }

  @usableFromInline
  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(scope))
    hasher.combine(key)
  }
}

extension [ScopeStep] {
  /// Whether another child is in the place of the one that has sent an action; if so, that is said, and nobody gets
  /// the action.
  package func isReplaced(in state: some Any, sending action: some Any) -> Bool {
    guard contains(where: \.canBeReplaced),
      first?.scope.isReplaced(on: self[...], in: state) == true
    else { return false }
    reportReplacedChild(action)
    return true
  }

  /// Whether the child that the steps lead to is there in a state.
  package func isThere(in state: some Any) -> Bool {
    first?.scope.holds(self[...], in: state) ?? true
  }
}

extension Effect {
  /// The same effect as work of a child, whose presentation an action ends if it is presented.
  @usableFromInline
  func scoped(_ scope: ChildScope, _ key: ScopeKey, dismissal: Action? = nil) -> Effect {
    guard let node else { return self }
    return Effect(.scoped(ScopeStep(scope, key), dismissal: dismissal, node))
  }
}

// MARK: - Kinds of children

extension TypedScope {
  /// The scope of a child that is always there.
  @usableFromInline
  convenience init(always slot: StateSlot<State, Child>) {
    self.init { state, _, body in
      body(state[keyPath: slot.stored])
      return true
    }
  }

  /// The scope of a child that may be absent, or replaced by another one.
  @usableFromInline
  convenience init<Part: OptionalPart>(
    optional slot: StateSlot<State, Part>, _ identity: ChildIdentity<Child>
  ) where Part.Wrapped == Child {
    self.init(isOccupied: { $0[keyPath: slot.stored].isThere }) { state, key, body in
      state[keyPath: slot.stored].readInPlace { hand($0, if: identity, is: key, to: body) }
        ?? false
    }
  }

  /// The scope of the payload of a case; without an identity its effects outlast the case.
  @usableFromInline
  convenience init(case path: CasePath<State, Child>, _ identity: ChildIdentity<Child>?) {
    self.init(isOccupied: { path.extract(from: $0) != nil }) { state, key, body in
      guard let child = path.extract(from: state) else { return identity == nil }
      return hand(child, if: identity, is: key, to: body)
    }
  }

  /// The scope of rows.
  @usableFromInline
  convenience init<Rows: RowCollection>(rows slot: StateSlot<State, Rows>)
  where Rows.Row == Child {
    self.init(structure: { $0[keyPath: slot.stored].rowChanges.structure }) { state, key, body in
      guard case .row(let id) = key, let id = id.base as? Rows.RowID else { return false }
      let rows = state[keyPath: slot.stored]
      guard let index = rows.rowIndex(of: id) else { return false }
      rows.withRow(at: index) { body($0.pointee) }
      return true
    }
  }
}

/// Hands over a child unless it is another one than the key says.
private func hand<Child>(
  _ child: Child, if identity: ChildIdentity<Child>?, is key: ScopeKey, to body: (Child) -> Void
) -> Bool {
  if let identity, key != ScopeKey(identity.known(child)) { return false }
  body(child)
  return true
}
