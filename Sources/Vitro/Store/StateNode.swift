/// A state in a store's tree: the root's, or that of a scoped store. It knows who has read what.
@MainActor
@usableFromInline
class StateNode<State> {
  /// The state, where it can be read directly: in a root, and not while its reducer runs.
  @usableFromInline var readable: UnsafePointer<State>?

  let keeper: MarkKeeper<State>?

  private var observers: [FieldObserver?]
  private var whole: FieldObserver?
  private var known: UInt64 = 0
  private var links: [StateLink<State>] = []
  private var linksByPath: [AnyKeyPath: StateLink<State>] = [:]
  private var indices = KeyPathTable()
  private(set) var isObserved = false

  init() {
    let keeper = MarkKeeper<State>.make()
    self.keeper = keeper
    observers = Array(repeating: nil, count: keeper?.fieldCount ?? 0)
  }

  /// Reads the state, as it was before the action that is being handled.
  func read<Result>(_ body: (State) -> Result) -> Result {
    fatalError("a state node reads its state")
  }

  /// Somebody begins to observe this node or one below it: its marks count from now on.
  func willBeObserved() {
    guard !isObserved else { return }
    isObserved = true
    modify { forget(in: &$0) }
  }

  /// Changes the marks of the state in place; does nothing while a reducer has it.
  func modify(_ change: (inout State) -> Void) {}

  /// Takes the marks without telling anybody.
  private func forget(in state: inout State) {
    guard let keeper else { return }
    var marks = keeper.marks(of: state)
    if marks.bits == 0, marks.identity == known, known != 0 { return }
    marks.bits = 0
    marks.identity = StateIdentity.next()
    known = marks.identity
    keeper.setMarks(marks, of: &state)
  }
}

// MARK: - Reading

extension StateNode {
  /// Notes that somebody reads the value at a key path.
  @usableFromInline
  final func willRead(_ keyPath: PartialKeyPath<State>) {
    guard let keeper else { return willReadWhole() }
    let index = indices.index(of: keyPath) { keeper.index(of: keyPath) ?? -1 }
    guard index >= 0 else { return willReadWhole() }
    if let observer = observers[index] { return observer.wasRead() }
    willBeObserved()
    let observer = FieldObserver()
    observers[index] = observer
    observer.wasRead()
  }

  /// Notes that somebody reads all of the state.
  @usableFromInline
  final func willReadWhole() {
    if let whole { return whole.wasRead() }
    willBeObserved()
    let observer = FieldObserver()
    whole = observer
    observer.wasRead()
  }
}

// MARK: - Children

extension StateNode {
  /// The node of the child at a key path, made when it is first asked for.
  final func link<Link: StateLink<State>>(
    at keyPath: AnyKeyPath,
    _ make: () -> Link
  ) -> Link {
    if let link = linksByPath[keyPath] as? Link { return link }
    let link = make()
    links.append(link)
    linksByPath[keyPath] = link
    return link
  }
}

// MARK: - After an action

extension StateNode {
  /// Which observers are to be told, after the state may have changed; takes the marks.
  final func collect(_ state: inout State, into changed: inout [FieldObserver]) {
    guard isObserved else { return }
    guard let keeper else { return collectEverything(&state, into: &changed) }
    var marks = keeper.marks(of: state)
    let isReplaced = marks.identity != known || known == 0
    if marks.bits == 0, !isReplaced { return }
    let bits = isReplaced ? UInt64.max : marks.bits
    for index in observers.indices where bits.hasField(index) {
      if let observer = observers[index] { changed.append(observer) }
    }
    if let whole { changed.append(whole) }
    for link in links {
      if let field = link.field, !bits.hasField(field) { continue }
      link.collect(in: &state, into: &changed)
    }
    marks.bits = 0
    marks.identity = StateIdentity.next()
    known = marks.identity
    keeper.setMarks(marks, of: &state)
  }

  private func collectEverything(_ state: inout State, into changed: inout [FieldObserver]) {
    if let whole { changed.append(whole) }
    for link in links { link.collect(in: &state, into: &changed) }
  }
}

extension UInt64 {
  fileprivate func hasField(_ index: Int) -> Bool {
    self & (1 &<< UInt64(Swift.min(index, 63))) != 0
  }
}
