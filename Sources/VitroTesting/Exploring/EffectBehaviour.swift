import Synchronization
import Vitro
import VitroExplorer

/// The work of an effect, what of its surroundings it can ask for, and the runs of it that are known.
final class ExploredWork<Action> {
  let operation: EffectOperation<Action>
  /// Whether the effect's feature, or one around it, is presented.
  let isPresented: Bool
  private var runs: [[EffectReply]: EffectRun<Action>] = [:]

  init(_ operation: EffectOperation<Action>, isPresented: Bool) {
    (self.operation, self.isPresented) = (operation, isPresented)
  }

  /// The line of the effect.
  var line: String { operation.place.short }

  /// The run of it after some replies.
  func run(after replies: [EffectReply], reports: ToldIssues) -> EffectRun<Action> {
    if let known = runs[replies] { return known }
    let run = EffectRun(self, replies: replies, reports: reports)
    runs[replies] = run
    return run
  }
}

/// The rest of the work of an effect, as a value: what it waits for, and what it does after each reply.
///
/// There is one object for all that does the same for the next replies.
final class EffectBehaviour<Action>: @unchecked Sendable {
  /// The next step of the work.
  enum Next {
    case returned
    case cancels([CancelID], then: EffectBehaviour)
    case waits(EffectWait<Action>)
  }

  let next: Next
  /// The line of the effect, and what it waits for: its questions, then what it sends; one where there is neither.
  let words: [String]
  private let work: ExploredWork<Action>
  private let replies: [EffectReply]
  private var afterReplies: [EffectReply: EffectBehaviour] = [:]

  fileprivate init(_ next: Next, _ work: ExploredWork<Action>, _ replies: [EffectReply]) {
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
  var sends: [SentItem<Action>] { if case .waits(let wait) = next { wait.sends } else { [] } }

  /// Whether it has a part under way that ends by an id.
  func hasPart(_ id: CancelID) -> Bool {
    if case .waits(let wait) = next { wait.parts.contains(id) } else { false }
  }

  /// The behaviour after a reply.
  func after(_ reply: EffectReply, in table: BehaviourTable<Action>) -> EffectBehaviour {
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

/// The behaviours that an exploration has met.
///
/// Of two pieces of work that wait nobody can see whether they are the same. They are taken for the same where they do the
/// same for the next answers: that is so where they have ended by then, and else it is noted as an assumption.
final class BehaviourTable<Action> {
  /// A behaviour up to the horizon.
  private indirect enum Tree: Hashable {
    case returned, unknown
    case cancels([CancelID], then: Tree)
    case waits([OpenQuestions.Question], sends: [AnyHashable?], [CancelID], [Tree])
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
  private var behaviours: [Key: EffectBehaviour<Action>] = [:]
  private let identity: (Action) -> AnyHashable
  /// So many answers ahead two behaviours are compared.
  private let horizon: Int

  init(horizon: Int, identity: @escaping (Action) -> AnyHashable) {
    (self.horizon, self.identity) = (horizon, identity)
  }

  /// The behaviour of work after some replies.
  func behaviour(of work: ExploredWork<Action>, replies: [EffectReply] = [])
    -> EffectBehaviour<Action>
  {
    let run = work.run(after: replies, reports: told)
    var look = Look()
    let tree = waiting(of: work, replies, run, answers: horizon, row: 0, &look)
    if look.isEndless { told.reportEndless(work.operation.place) }
    let behaviour = known(tree, look, run.wait.map { .waits($0) } ?? .returned, work, replies)
    // Others may come before a part begins; before an answer they have come already.
    let isAnswered = if case .answer = replies.last { true } else { false }
    if run.cancelled.isEmpty, isAnswered || !run.beginsPart { return behaviour }
    return known(
      .cancels(run.cancelled, then: tree), look, .cancels(run.cancelled, then: behaviour), work,
      replies)
  }

  private func known(
    _ tree: Tree, _ look: Look, _ next: EffectBehaviour<Action>.Next,
    _ work: ExploredWork<Action>, _ replies: [EffectReply]
  ) -> EffectBehaviour<Action> {
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
    of work: ExploredWork<Action>, _ replies: [EffectReply], answers: Int, row: Int,
    _ look: inout Look
  ) -> Tree {
    if look.runsLeft == 0 {
      look.isWhole = false
      return .unknown
    }
    look.runsLeft -= 1
    let run = work.run(after: replies, reports: told)
    let tree = waiting(of: work, replies, run, answers: answers, row: row, &look)
    return run.cancelled.isEmpty ? tree : .cancels(run.cancelled, then: tree)
  }

  private func waiting(
    of work: ExploredWork<Action>, _ replies: [EffectReply], _ run: EffectRun<Action>, answers: Int,
    row: Int, _ look: inout Look
  ) -> Tree {
    guard let wait = run.wait else { return .returned }
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
    return .waits(wait.questions, sends: wait.sends.map(identity), wait.parts, trees)
  }

  private func identity(of item: SentItem<Action>) -> AnyHashable? {
    if case .action(let action) = item { identity(action) } else { nil }
  }
}

extension SentItem {
  /// The item as Swift code.
  var words: String {
    switch self {
    case .action(let action): swiftCode(of: action)
    case .dismissal: "its dismissal"
    }
  }
}
