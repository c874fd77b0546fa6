import Synchronization
import Vitro
import VitroExplorer

/// The rest of the work of an effect, as a value: what it sends, what it asks, and what it does after each answer.
///
/// There is one object for all that does the same for the next answers.
final class EffectBehaviour<Action>: @unchecked Sendable {
  /// The next step of the work.
  enum Next {
    case returned
    case sends(SentItem<Action>, then: EffectBehaviour)
    case asks(EffectScript.Question)
    case waitsOutside
  }

  /// So many answers ahead two behaviours are compared.
  static var horizon: Int { 3 }

  let next: Next
  /// The line of the effect, and what it waits for.
  let words: String
  private let work: EffectOperation<Action>
  private let answers: [Int]
  private var afterAnswers: [Int: EffectBehaviour] = [:]

  fileprivate init(
    _ next: Next, _ work: EffectOperation<Action>, answers: [Int], words: String
  ) {
    (self.next, self.work, self.answers, self.words) = (next, work, answers, words)
  }

  /// Whether it has sent its last action.
  var hasReturned: Bool { if case .returned = next { true } else { false } }

  /// The behaviour after an answer to its question.
  func after(_ answer: Int, in table: BehaviourTable<Action>) -> EffectBehaviour {
    if let known = afterAnswers[answer] { return known }
    let behaviour = table.behaviour(of: work, answers: answers + [answer])
    afterAnswers[answer] = behaviour
    return behaviour
  }
}

extension EffectBehaviour: Hashable {
  static func == (left: EffectBehaviour, right: EffectBehaviour) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The behaviours that an exploration has met.
final class BehaviourTable<Action> {
  /// A behaviour up to the horizon.
  private indirect enum Tree: Hashable {
    case returned, waitsOutside, unknown
    case sends(AnyHashable?, then: Tree)
    case asks(EffectScript.Question, [Tree])
  }

  private struct Key: Hashable {
    var tree: Tree
    var line: String
  }

  private let told = ToldIssues()
  private var behaviours: [Key: EffectBehaviour<Action>] = [:]
  private let identity: (Action) -> AnyHashable

  init(identity: @escaping (Action) -> AnyHashable) { self.identity = identity }

  /// The behaviour of work after some answers.
  func behaviour(of work: EffectOperation<Action>, answers: [Int] = []) -> EffectBehaviour<Action> {
    behaviour(of: work, answers, EffectRun(work, answers: answers, reports: told))
  }

  private func behaviour(
    of work: EffectOperation<Action>, _ answers: [Int], _ run: EffectRun<Action>
  ) -> EffectBehaviour<Action> {
    let line = work.place.short
    var tree = tree(of: work, answers, run.end, ahead: EffectBehaviour<Action>.horizon)
    var behaviour = known(Key(tree: tree, line: line)) {
      switch run.end {
      case .returned: EffectBehaviour(.returned, work, answers: answers, words: "\(line): ends")
      case .asks(let question):
        EffectBehaviour(
          .asks(question), work, answers: answers, words: "\(line): \(question.text)")
      case .waitsOutside:
        EffectBehaviour(
          .waitsOutside, work, answers: answers, words: "\(line): waits for no choice")
      }
    }
    for item in run.sent.reversed() {
      tree = .sends(identity(of: item), then: tree)
      let then = behaviour
      behaviour = known(Key(tree: tree, line: line)) {
        EffectBehaviour(
          .sends(item, then: then), work, answers: answers, words: "\(line): sends \(item.words)")
      }
    }
    return behaviour
  }

  private func known(
    _ key: Key, _ make: () -> EffectBehaviour<Action>
  ) -> EffectBehaviour<Action> {
    if let known = behaviours[key] { return known }
    let behaviour = make()
    behaviours[key] = behaviour
    return behaviour
  }

  private func tree(
    of work: EffectOperation<Action>, _ answers: [Int], _ end: EffectRun<Action>.End, ahead: Int
  ) -> Tree {
    switch end {
    case .returned: return .returned
    case .waitsOutside: return .waitsOutside
    case .asks(let question):
      if ahead == 0 { return .asks(question, [.unknown]) }
      return .asks(
        question,
        (0..<question.count).map { answer in
          let answers = answers + [answer]
          let run = EffectRun(work, answers: answers, reports: told)
          let last = tree(of: work, answers, run.end, ahead: ahead - 1)
          return run.sent.reversed().reduce(last) { .sends(identity(of: $1), then: $0) }
        })
    }
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
