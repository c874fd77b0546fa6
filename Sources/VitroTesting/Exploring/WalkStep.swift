import Vitro

/// The effects of a configuration on its way to the next one: their host, as values.
final class WalkStep: EffectHost {
  typealias Piece = EffectPiece
  typealias Place = EffectPlace

  /// A piece with a number, by which it is found when others have come and gone.
  private struct Entry {
    let number: Int
    var piece: Piece
  }

  /// The actions that are to be handled, with the paths to the children that send them to themselves.
  var queue = ActionQueue<(action: KnownAction, path: [ScopeStep])>()
  /// How many actions have been sent.
  private var sentCount = 0
  private var entries: [Entry]
  private var nextNumber: Int
  private var nextStage: Int
  private let table: BehaviourTable

  /// - Parameters:
  ///   - pieces: The pieces that are under way.
  ///   - table: The behaviours that are known.
  init(_ pieces: [Piece], in table: BehaviourTable) {
    self.table = table
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
  func behaviour(of number: Int) -> EffectBehaviour? {
    guard let index = index(of: number), case .work(let behaviour) = entries[index].piece.kind
    else {
      return nil
    }
    return behaviour
  }

  private func index(of number: Int) -> Int? { entries.firstIndex { $0.number == number } }

  private func isAwaited(_ stage: Int?) -> Bool {
    guard let stage else { return false }
    return entries.contains { $0.piece.waits(for: stage) }
  }

  private func append(_ piece: Piece) {
    entries.append(Entry(number: nextNumber, piece: piece))
    nextNumber += 1
  }

  // MARK: Beginning

  /// Puts an action behind those that wait.
  func send(_ action: KnownAction, at path: [ScopeStep]) {
    sentCount += 1
    queue.append((action, path))
  }

  func send(_ action: KnownAction, _ place: Place) { send(action, at: place.path) }

  func run(_ behaviour: EffectBehaviour, _ place: Place) {
    append(Piece(kind: .work(behaviour), place: place))
  }

  func cancel(_ id: CancelID, under path: [ScopeStep]) {
    cancel(id, under: path, askedBy: nil)
  }

  func setting(_ place: Place, dismissedBy action: KnownAction) -> Place {
    var presented = place
    presented.dismissal = action
    return presented
  }

  func makeStage() -> Int {
    defer { nextStage += 1 }
    return nextStage
  }

  func isOver(_ stage: Int) -> Bool { !entries.contains { $0.piece.place.stage == stage } }

  func start(_ part: ExploredPart, after stage: Int, _ place: Place) {
    append(Piece(kind: .waiting(for: stage, part), place: place))
  }

  /// An explored part has none of an interval, and none that is asked for late.
  func start(_ part: ExploredPart, at throttle: Throttle, _ place: Place) {
    start(part, place)
  }

  func make(_ parts: @MainActor () -> ExploredPart?) -> ExploredPart? { nil }

  // MARK: Going on

  /// Lets work go on as something else.
  func goOn(_ number: Int, as behaviour: EffectBehaviour) {
    if let index = index(of: number) { entries[index].piece.kind = .work(behaviour) }
  }

  /// Ends a piece, and begins what has waited for it.
  func end(_ number: Int) {
    guard let index = index(of: number) else { return }
    let piece = entries.remove(at: index).piece
    if let stage = piece.place.stage { end(stage: stage) }
  }

  private func end(stage: Int) {
    if !isOver(stage) { return }
    let count = sentCount
    while let index = entries.firstIndex(where: { $0.piece.waits(for: stage) }) {
      let piece = entries.remove(at: index).piece
      guard case .waiting(_, let part) = piece.kind else { continue }
      if let part { start(part, piece.place) }
      guard let next = piece.place.stage, isOver(next) else { continue }
      if sentCount == count {
        end(stage: next)
      } else if isAwaited(next) {
        // Others may come before what follows on an action.
        append(Piece(kind: .ended(line: part?.line), place: Place(stage: next)))
      }
    }
  }

  /// Forgets what has ended and what nobody waits for.
  func forgetEnded() {
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
  private func leave(_ index: Int, line: String?) {
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
  private func cancel(_ id: CancelID, under path: [ScopeStep], askedBy asker: Int?) {
    leave { $0.ends(by: id, under: path) }
    for index in entries.indices where entries[index].piece.place.path.starts(with: path) {
      guard entries[index].number != asker, case .work(let behaviour) = entries[index].piece.kind,
        behaviour.hasPart(id)
      else { continue }
      entries[index].piece.kind = .work(behaviour.after(.cancel(id), in: table))
    }
  }

  /// The same, asked for from inside work of the feature.
  func cancel(_ id: CancelID, byWork number: Int) {
    guard let index = index(of: number) else { return }
    cancel(id, under: entries[index].piece.place.path, askedBy: number)
  }

  /// Ends the presentation of the feature whose work it is, where it is presented.
  func dismiss(byWork number: Int) {
    guard let index = index(of: number), let action = entries[index].piece.place.dismissal else {
      return
    }
    send(action, at: [])
  }

  /// Ends the work of the children that are not there in a state of the feature.
  func endGone(in state: some Any) {
    leave { !$0.place.path.isThere(in: state) }
  }

  /// Ends pieces; one that waits is still waited for by those after it.
  private func leave(_ isMeant: (Piece) -> Bool) {
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
