import Vitro

/// A configuration on its way to the next one: the rules by which the parts of effects begin, follow each other and end.
struct WalkStep<State, Action> {
  typealias Piece = EffectPiece<Action>
  typealias Plan = EffectPlan<Action>
  typealias Place = EffectPlace<Action>
  typealias Table = BehaviourTable<Action>

  /// A piece with a number, by which it is found when others have come and gone.
  private struct Entry {
    let number: Int
    var piece: Piece
  }

  var state: State
  /// The actions that are to be handled, with the paths to the children that send them to themselves.
  var queue = ActionQueue<(action: Action, path: [ScopeStep])>()
  /// How many actions have been sent.
  private var sentCount = 0
  private var entries: [Entry]
  private var nextNumber: Int
  private var nextStage: Int

  init(state: State, _ pieces: [Piece]) {
    self.state = state
    entries = pieces.enumerated().map { Entry(number: $0, piece: $1) }
    nextNumber = pieces.count
    nextStage = 1 + (pieces.compactMap(\.place.stage).max() ?? -1)
  }

  /// The pieces that are under way.
  var pieces: [Piece] { entries.map(\.piece) }

  /// Whether nothing is under way.
  var isAtRest: Bool { entries.isEmpty }

  // MARK: What is under way

  /// The piece with a place among all that can go on, and the place of the question among its own.
  func work(at place: Int) -> (number: Int, question: Int)? {
    var question = place
    for entry in entries {
      let count = entry.piece.words.count
      if question < count { return (entry.number, question) }
      question -= count
    }
    return nil
  }

  /// The work of a piece from here on; `nil` where it has ended, was cancelled, or waits.
  func behaviour(of number: Int) -> EffectBehaviour<Action>? {
    guard let index = index(of: number), case .work(let behaviour) = entries[index].piece.kind
    else {
      return nil
    }
    return behaviour
  }

  private func index(of number: Int) -> Int? { entries.firstIndex { $0.number == number } }

  private func isUnderWay(stage: Int) -> Bool { entries.contains { $0.piece.place.stage == stage } }

  private func isAwaited(_ stage: Int?) -> Bool {
    guard let stage else { return false }
    return entries.contains { $0.piece.waits(for: stage) }
  }

  private mutating func append(_ piece: Piece) {
    entries.append(Entry(number: nextNumber, piece: piece))
    nextNumber += 1
  }

  private mutating func newStage() -> Int {
    defer { nextStage += 1 }
    return nextStage
  }

  // MARK: Beginning

  /// Puts an action behind those that wait.
  mutating func send(_ action: Action, at path: [ScopeStep]) {
    sentCount += 1
    queue.append((action, path))
  }

  /// Begins a part of an effect.
  mutating func begin(_ plan: Plan, at place: Place, in table: Table) {
    var place = place
    switch plan {
    case .send(let action): send(action.action, at: place.path)
    case .run(let behaviour): append(Piece(kind: .work(behaviour), place: place))
    case .cancel(let id): cancel(id, under: place.path, in: table)
    case .inOrder(let groups): begin(groups[...], at: place, in: table)
    case .cancellable(let id, let cancelInFlight, let plan):
      if cancelInFlight { cancel(id, under: place.path, in: table) }
      place.ids.append(id)
      begin(plan, at: place, in: table)
    case .scoped(let scope, let dismissal, let plan):
      place.path.append(scope)
      if let dismissal { place.dismissal = .init(path: place.path, action: dismissal) }
      begin(plan, at: place, in: table)
    }
  }

  /// Begins the first groups up to one that takes time, and lets each of the others wait for the one before.
  private mutating func begin(_ groups: ArraySlice<[Plan]>, at place: Place, in table: Table) {
    var rest = groups
    while let group = rest.popFirst() {
      var first = place
      if !rest.isEmpty { first.stage = newStage() }
      for plan in group { begin(plan, at: first, in: table) }
      guard !rest.isEmpty, let stage = first.stage, isUnderWay(stage: stage) else { continue }
      return wait(for: stage, then: rest, at: place)
    }
  }

  private mutating func wait(for stage: Int, then groups: ArraySlice<[Plan]>, at place: Place) {
    var stage = stage
    for (index, group) in groups.enumerated() {
      var next = place
      if index < groups.count - 1 { next.stage = newStage() }
      for plan in group { append(Piece(kind: .waiting(for: stage, plan), place: next)) }
      stage = next.stage ?? stage
    }
  }

  // MARK: Going on

  /// Lets work go on as something else.
  mutating func goOn(_ number: Int, as behaviour: EffectBehaviour<Action>) {
    if let index = index(of: number) { entries[index].piece.kind = .work(behaviour) }
  }

  /// Ends a piece, and begins what has waited for it.
  mutating func end(_ number: Int, in table: Table) {
    guard let index = index(of: number) else { return }
    let piece = entries.remove(at: index).piece
    if let stage = piece.place.stage { end(stage: stage, in: table) }
  }

  private mutating func end(stage: Int, in table: Table) {
    if isUnderWay(stage: stage) { return }
    let count = sentCount
    while let index = entries.firstIndex(where: { $0.piece.waits(for: stage) }) {
      let piece = entries.remove(at: index).piece
      guard case .waiting(_, let plan) = piece.kind else { continue }
      if let plan { begin(plan, at: piece.place, in: table) }
      guard let next = piece.place.stage, !isUnderWay(stage: next) else { continue }
      if sentCount == count {
        end(stage: next, in: table)
      } else if isAwaited(next) {
        // Others may come before what follows on an action.
        append(Piece(kind: .ended(line: plan?.line), place: Place(stage: next)))
      }
    }
  }

  /// Forgets what has ended and what nobody waits for.
  mutating func forgetEnded() {
    for entry in entries {
      guard let index = index(of: entry.number) else { continue }
      switch entry.piece.kind {
      case .work(let behaviour):
        if behaviour.hasReturned { leave(index, line: behaviour.line) }
      case .ended, .waiting(_, nil):
        if !isAwaited(entry.piece.place.stage) { entries.remove(at: index) }
      case .waiting: break
      }
    }
  }

  /// Takes a piece out; the last one of a stage that is awaited leaves a mark, for others may come before what follows.
  private mutating func leave(_ index: Int, line: String?) {
    let stage = entries[index].piece.place.stage
    let number = entries[index].number
    let isLast = !entries.contains { $0.piece.place.stage == stage && $0.number != number }
    if isLast, isAwaited(stage) {
      entries[index].piece = Piece(kind: .ended(line: line), place: Place(stage: stage))
    } else {
      entries.remove(at: index)
    }
  }

  // MARK: Cancelling

  /// Ends the work with an id that is of a feature or of its children.
  ///
  /// - Parameter asker: The number of the work that asks for it from inside, whose own parts have heard of it.
  mutating func cancel(
    _ id: CancelID, under path: [ScopeStep], in table: Table, askedBy asker: Int? = nil
  ) {
    leave { $0.ends(by: id, under: path) }
    for index in entries.indices where entries[index].piece.place.path.starts(with: path) {
      guard entries[index].number != asker, case .work(let behaviour) = entries[index].piece.kind,
        behaviour.hasPart(id)
      else { continue }
      entries[index].piece.kind = .work(behaviour.after(.cancel(id), in: table))
    }
  }

  /// The same, asked for from inside work of the feature.
  mutating func cancel(_ id: CancelID, byWork number: Int, in table: Table) {
    guard let index = index(of: number) else { return }
    cancel(id, under: entries[index].piece.place.path, in: table, askedBy: number)
  }

  /// Ends the presentation of the feature whose work it is, where it is presented, and all of its work.
  mutating func dismiss(byWork number: Int) {
    guard let index = index(of: number), let dismissal = entries[index].piece.place.dismissal else {
      return
    }
    leave { $0.place.path.starts(with: dismissal.path) }
    send(dismissal.action.action, at: [])
  }

  /// Ends the work of the children that have gone.
  mutating func endGone() {
    if entries.isEmpty { return }
    let state = state
    leave { !$0.place.path.isThere(in: state) }
  }

  /// Ends pieces; one that waits is still waited for by those after it.
  private mutating func leave(_ isMeant: (Piece) -> Bool) {
    for entry in entries where isMeant(entry.piece) {
      guard let index = index(of: entry.number) else { continue }
      switch entry.piece.kind {
      case .work(let behaviour): leave(index, line: behaviour.line)
      case .waiting(let stage, _):
        entries[index].piece = Piece(
          kind: .waiting(for: stage, nil), place: Place(stage: entry.piece.place.stage))
      case .ended: break
      }
    }
  }
}
