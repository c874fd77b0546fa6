import Synchronization
import Vitro
import VitroExplorer

/// The work of an effect: it notes what it sends.
typealias EffectBody = @Sendable (RunRecord) async -> Void

/// The work of an effect, what of its surroundings it can ask for, and where it is known to stop.
final class ExploredWork {
  let place: SourcePlace
  /// The line of the effect.
  let line: String
  /// Whether the effect's feature, or one around it, is presented.
  private let isPresented: Bool
  private let body: EffectBody
  private var stops: [[EffectReply]: EffectStop] = [:]
  /// A run that goes on where the next replies begin with those that it has had.
  private var run: (run: EffectRun, replies: [EffectReply])?

  init<Action>(_ operation: EffectOperation<Action>, isPresented: Bool) {
    (place, line) = (operation.place, operation.place.short)
    self.isPresented = isPresented
    body = { record in
      await withDependencies(from: operation.dependencies) {
        await operation.body(.recording { await record.send(.action(KnownAction($0))) })
      }
    }
  }

  /// The stop at which it arrives after some replies. A run may be left open: see ``endRun()``.
  func stop(after replies: [EffectReply], reports: ToldIssues) -> EffectStop {
    if let known = stops[replies] { return known }
    var (run, had) = run ?? begin(reports)
    if !replies.starts(with: had) {
      run.end()
      (run, had) = begin(reports)
    }
    for reply in replies[had.count...] { run.goOn(with: reply) }
    self.run = (run, replies)
    let stop = run.stop
    stops[replies] = stop
    return stop
  }

  private func begin(_ reports: ToldIssues) -> (EffectRun, [EffectReply]) {
    (EffectRun(body, isPresented: isPresented, reports: reports), [])
  }

  /// Ends the run that was left open.
  func endRun() {
    run?.run.end()
    run = nil
  }
}

/// The rest of the work of an effect, as a value: what it waits for, and what it does after each reply.
///
/// There is one object for all that does the same for the next replies.
final class EffectBehaviour: @unchecked Sendable {
  /// The next step of the work.
  enum Next {
    case returned
    case cancels([CancelID], then: EffectBehaviour)
    case waits(EffectWait)
  }

  let next: Next
  /// The line of the effect, and what it waits for: its questions, then what it sends; one where there is neither.
  let words: [String]
  private let work: ExploredWork
  private let replies: [EffectReply]
  private var afterReplies: [EffectReply: EffectBehaviour] = [:]

  fileprivate init(_ next: Next, _ work: ExploredWork, _ replies: [EffectReply]) {
    (self.next, self.work, self.replies) = (next, work, replies)
    let texts =
      switch next {
      case .returned: ["ends"]
      case .cancels(let ids, _): [ids.isEmpty ? "begins" : "cancels"]
      case .waits(let wait):
        wait.questions.map(\.text) + wait.sends.map { "sends \($0.words)" }
      }
    words = (texts.isEmpty ? ["waits for no choice"] : texts).map { "\(work.line): \($0)" }
  }

  /// The line of the effect.
  var line: String { work.line }

  /// Whether it does nothing more.
  var hasReturned: Bool { if case .returned = next { true } else { false } }

  /// The items that it sends.
  var sends: [SentItem] { if case .waits(let wait) = next { wait.sends } else { [] } }

  /// Whether it has a part under way that ends by an id.
  func hasPart(_ id: CancelID) -> Bool {
    if case .waits(let wait) = next { wait.parts.contains(id) } else { false }
  }

  /// Forgets the behaviours that it leads to.
  fileprivate func forgetReplies() { afterReplies = [:] }

  /// The behaviour after a reply.
  func after(_ reply: EffectReply, in table: BehaviourTable) -> EffectBehaviour {
    if let known = afterReplies[reply] { return known }
    let behaviour = table.behaviour(of: work, replies: replies + [reply])
    afterReplies[reply] = behaviour
    return behaviour
  }
}

extension EffectBehaviour: Hashable {
  static func == (left: EffectBehaviour, right: EffectBehaviour) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The behaviours of effects that an exploration has met, and the sets of them that were under way together.
///
/// Of two pieces of work that wait nobody can see whether they are the same. They are taken for the same where they do the
/// same for the next answers: that is so where they have ended by then, and else it is noted as an assumption.
final class BehaviourTable {
  /// A behaviour up to the horizon.
  private indirect enum Tree: Hashable {
    case returned, unknown
    case cancels([CancelID], then: Tree)
    case waits([OpenQuestions.Question], sends: [KnownAction?], [CancelID], [Tree])
  }

  private struct Key: Hashable {
    var tree: Tree
    var line: String
  }

  /// The progress of looking ahead.
  private struct Look {
    var isWhole = true
    /// So many runs are left for one behaviour.
    var runsLeft = 400
    /// So many actions in a row were sent that the work is taken for a loop that never ends.
    var isEndless = false
  }

  /// So many items in a row are taken for a loop that never ends.
  private static var mostInARow: Int { 100 }

  /// The line of an effect two of whose states were taken for one, though neither had ended at the horizon.
  private(set) var assumption: String?

  let told = ToldIssues()
  private var behaviours: [Key: EffectBehaviour] = [:]
  private var sets: Set<EffectPieces> = []
  /// So many answers ahead two behaviours are compared.
  private let horizon: Int

  init(horizon: Int) {
    self.horizon = horizon
  }

  deinit {
    // Each knows where it leads, and that may be where it came from.
    for behaviour in behaviours.values { behaviour.forgetReplies() }
    for set in sets { set.outcomes = [:] }
  }

  /// The behaviour of work after some replies.
  func behaviour(of work: ExploredWork, replies: [EffectReply] = [])
    -> EffectBehaviour
  {
    defer { work.endRun() }
    let stop = work.stop(after: replies, reports: told)
    var look = Look()
    let tree = waiting(of: work, replies, stop, answers: horizon, row: 0, &look)
    if look.isEndless { told.reportEndless(work.place) }
    let behaviour = known(tree, look, stop.wait.map { .waits($0) } ?? .returned, work, replies)
    // Others may come before a part begins; before an answer they have come already.
    let isAnswered = if case .answer = replies.last { true } else { false }
    if stop.cancelled.isEmpty, isAnswered || !stop.beginsPart { return behaviour }
    return known(
      .cancels(stop.cancelled, then: tree), look, .cancels(stop.cancelled, then: behaviour), work,
      replies)
  }

  /// The one object of all sets of equal pieces; `nil` where nothing is under way.
  func known(_ pieces: [EffectPiece]) -> EffectPieces? {
    pieces.isEmpty ? nil : sets.insert(EffectPieces(pieces)).memberAfterInsert
  }

  private func known(
    _ tree: Tree, _ look: Look, _ next: EffectBehaviour.Next,
    _ work: ExploredWork, _ replies: [EffectReply]
  ) -> EffectBehaviour {
    let key = Key(tree: tree, line: work.line)
    if let known = behaviours[key] {
      if !look.isWhole { assumption = assumption ?? work.line }
      return known
    }
    let behaviour = EffectBehaviour(next, work, replies)
    behaviours[key] = behaviour
    return behaviour
  }

  private func tree(
    of work: ExploredWork, _ replies: [EffectReply], answers: Int, row: Int,
    _ look: inout Look
  ) -> Tree {
    if look.runsLeft == 0 {
      look.isWhole = false
      return .unknown
    }
    look.runsLeft -= 1
    let stop = work.stop(after: replies, reports: told)
    let tree = waiting(of: work, replies, stop, answers: answers, row: row, &look)
    return stop.cancelled.isEmpty ? tree : .cancels(stop.cancelled, then: tree)
  }

  private func waiting(
    of work: ExploredWork, _ replies: [EffectReply], _ stop: EffectStop, answers: Int,
    row: Int, _ look: inout Look
  ) -> Tree {
    guard let wait = stop.wait else { return .returned }
    var trees: [Tree] = []
    for place in wait.sends.indices {
      if row == Self.mostInARow { look.isEndless = true }
      if look.isEndless { break }
      trees.append(
        tree(of: work, replies + [.sent(place)], answers: answers, row: row + 1, &look))
    }
    if answers == 0 {
      if !wait.questions.isEmpty || !wait.parts.isEmpty {
        (look.isWhole, trees) = (false, trees + [.unknown])
      }
    } else {
      var next: [EffectReply] = wait.parts.map { .cancel($0) }
      for (place, question) in wait.questions.enumerated() {
        next += (0..<question.count).map { .answer(question: place, $0) }
      }
      for reply in next {
        trees.append(tree(of: work, replies + [reply], answers: answers - 1, row: 0, &look))
      }
    }
    return .waits(wait.questions, sends: wait.sends.map { $0.action }, wait.parts, trees)
  }
}

extension SentItem {
  /// The action; `nil` of a dismissal.
  fileprivate var action: KnownAction? {
    if case .action(let action) = self { action } else { nil }
  }

  /// The item as Swift code.
  var words: String {
    switch self {
    case .action(let action): swiftCode(of: action.value)
    case .dismissal: "its dismissal"
    }
  }
}
