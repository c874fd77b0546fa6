import Vitro

/// An action of any feature, with the identity by which it is compared.
///
/// Pieces under way have no type of their feature: a step would spend most of its time on types that are made while it runs.
struct KnownAction: Hashable {
  /// The action.
  let value: Any
  private let identity: AnyHashable

  init(_ action: some Any) {
    value = action
    identity =
      (action as? any Hashable).map { AnyHashable($0) } ?? AnyHashable(String(reflecting: action))
  }

  static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }

  func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// A part of an effect whose work is known: a value.
typealias ExploredPart = EffectPart<KnownAction, EffectBehaviour>

extension ExploredPart {
  /// The line of the first work in it, if there is one.
  var line: String? {
    switch kind {
    case .send, .cancel, .deferred: nil
    case .run(let behaviour): behaviour.line
    case .merge(let parts), .concatenate(let parts): parts.lazy.compactMap { $0.line }.first
    case .cancellable(_, _, let part), .scoped(_, _, let part), .throttled(_, let part):
      part.line
    }
  }
}

extension EffectPart: Equatable where Sent: Hashable, Work: Hashable {
  @usableFromInline
  package static func == (left: EffectPart, right: EffectPart) -> Bool {
    left === right || left.contents == right.contents
  }
}

extension EffectPart: Hashable where Sent: Hashable, Work: Hashable {
  @usableFromInline
  package func hash(into hasher: inout Hasher) { hasher.combine(contents) }

  /// All that tells it from others.
  private var contents: [AnyHashable] {
    switch kind {
    case .send(let action): ["send", action]
    case .run(let work): ["run", work]
    case .merge(let parts): ["merge", parts]
    case .concatenate(let parts): ["concatenate", parts]
    case .cancellable(let id, let cancelInFlight, let part): [id, cancelInFlight, part]
    case .cancel(let id): ["cancel", id]
    case .scoped(let step, let dismissal, let part): [step, dismissal, part]
    case .throttled, .deferred: [ObjectIdentifier(self)]
    }
  }
}

/// The surroundings of a part of an effect, as known from those around it.
struct EffectPlace: EffectSetting, Hashable {
  /// The children whose work it is, from the outermost one.
  var path: [ScopeStep] = []
  var ids: [CancelID] = []
  /// The action that ends the presentation of the feature whose work it is.
  var dismissal: KnownAction?
  /// The number of the stage that is over when it has ended.
  var stage: Int?
}

/// A part of an effect that is under way, as a value.
struct EffectPiece: Hashable {
  enum Kind: Hashable {
    case work(EffectBehaviour)
    /// It has ended, and those that wait for it have not heard of it.
    case ended(line: String?)
    /// It waits until a stage is over; `nil` where it was cancelled meanwhile.
    case waiting(for: Int, ExploredPart?)
  }

  var kind: Kind
  var place: EffectPlace

  /// The line of the effect and what it waits for, for each of its questions.
  var words: [String] {
    switch kind {
    case .work(let behaviour): behaviour.words
    case .ended(let line?): ["\(line): ends"]
    case .ended(nil): ["ends"]
    case .waiting: []
    }
  }

  /// Whether it waits for a stage.
  func waits(for stage: Int) -> Bool {
    if case .waiting(stage, _) = kind { true } else { false }
  }

  /// Whether it ends with an id that a feature cancels: a piece that waits ends by those of what it waits with, too.
  func ends(by id: CancelID, under path: [ScopeStep]) -> Bool {
    guard place.path.starts(with: path) else { return false }
    if case .waiting(_, let part?) = kind, part.cancelIDs.contains(id) { return true }
    return place.ids.contains(id)
  }
}

/// An event of the effects that are under way, by its place among theirs.
struct EffectEvent: Hashable {
  var place: Int
  var answer: Int
  /// Whether what goes on stays as it is as well.
  var isRepeated: Bool
}

/// The outcome of an event of effects, before the actions that they send have been handled.
struct EffectOutcome {
  /// The actions that they send, and the children that send them to themselves.
  var sent: [(action: KnownAction, path: [ScopeStep])]
  /// The children whose work is under way when that is handled.
  var children: [[ScopeStep]]
  /// The pieces that are under way where the actions begin nothing and end nothing.
  var rest: EffectPieces?
}

/// The pieces of the effects that are under way, in an order that does not depend on how they came to be.
final class EffectPieces: Hashable {
  let pieces: [EffectPiece]
  /// The words of all of them, in order.
  let words: [String]
  /// The children whose work it is.
  let children: [[ScopeStep]]
  /// The outcomes that are known.
  var outcomes: [EffectEvent: EffectOutcome] = [:]
  private let hash: Int

  /// - Parameter pieces: The pieces, at least one.
  init(_ pieces: [EffectPiece]) {
    self.pieces = inOrder(pieces)
    words = self.pieces.flatMap(\.words)
    children = self.pieces.children
    hash = self.pieces.hashValue
  }

  /// The piece that an event goes on with, and the place of the event among its own.
  func piece(at place: Int) -> (piece: EffectPiece, place: Int)? {
    var place = place
    for piece in pieces {
      let count = piece.words.count
      if (0..<count).contains(place) { return (piece, place) }
      place -= count
    }
    return nil
  }

  /// The question that an event answers.
  func question(at place: Int) -> OpenQuestions.Question? {
    guard let (piece, place) = piece(at: place), case .work(let behaviour) = piece.kind,
      case .waits(let wait) = behaviour.next, wait.questions.indices.contains(place)
    else { return nil }
    return wait.questions[place]
  }

  static func == (left: EffectPieces, right: EffectPieces) -> Bool {
    left === right || left.hash == right.hash && left.pieces == right.pieces
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension [EffectPiece] {
  /// The paths to the children whose work it is.
  var children: [[ScopeStep]] { map(\.place.path).filter { !$0.isEmpty } }
}

extension [[ScopeStep]] {
  /// Whether all the children that these lead to are there in a state.
  func areThere(in state: some Any) -> Bool { allSatisfy { $0.isThere(in: state) } }
}

/// Pieces in an order of their own: those that are at work by their words, then those that wait, stage by stage. The stages
/// are numbered anew.
private func inOrder(_ pieces: [EffectPiece]) -> [EffectPiece] {
  if pieces.count == 1, pieces[0].place.stage == nil { return pieces }
  var ordered: [EffectPiece] = []
  var waiting: [Int: [EffectPiece]] = [:]
  for piece in pieces {
    if case .waiting(let stage, _) = piece.kind {
      waiting[stage, default: []].append(piece)
    } else {
      let place = ordered.firstIndex { piece.words.lexicographicallyPrecedes($0.words) }
      ordered.insert(piece, at: place ?? ordered.count)
    }
  }
  var next = 0
  while next < ordered.count {
    if let stage = ordered[next].place.stage { ordered += waiting.removeValue(forKey: stage) ?? [] }
    next += 1
  }
  var numbers: [Int: Int] = [:]
  func number(of stage: Int) -> Int {
    let number = numbers[stage] ?? numbers.count
    numbers[stage] = number
    return number
  }
  return ordered.map { piece in
    var piece = piece
    piece.place.stage = piece.place.stage.map(number)
    if case .waiting(let stage, let part) = piece.kind {
      piece.kind = .waiting(for: number(of: stage), part)
    }
    return piece
  }
}
