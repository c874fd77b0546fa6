import VitroTesting

/// An effect that a test makes at random, as a value.
indirect enum Generated: Hashable, Sendable {
  case none
  /// `.send`
  case says(Int)
  /// `.run`
  case work([Step])
  case sideBySide([Generated])
  case inOrder([Generated])
  case cancellable(String, cancelInFlight: Bool, Generated)
  case cancels(String)

  /// A step of the work of an effect.
  indirect enum Step: Hashable, Sendable {
    /// Sends an action with the last answer.
    case says(Int)
    /// Waits for an answer.
    case asks(Int)
    /// `Task.cancel(id:)`
    case cancels(String)
    /// `withTaskCancellation(id:)`
    case part(String, cancelInFlight: Bool, [Step])
    /// Two children of a task group.
    case sideBySide([Step], [Step])
    case dismisses
  }
}

extension Generated {
  /// The effect for a feature that says texts.
  func effect<Action>(
    _ ask: @escaping Asking, _ dismiss: DismissEffect,
    _ say: @escaping @Sendable (String) -> Action
  ) -> Effect<Action> {
    switch self {
    case .none: .none
    case .says(let number): .send(say("\(number)"))
    case .work(let steps):
      .run { send in
        var answer = 0
        for step in steps {
          try await step.take(&answer, ask, dismiss) { await send(say($0)) }
        }
      }
    case .sideBySide(let effects): .merge(effects.map { $0.effect(ask, dismiss, say) })
    case .inOrder(let effects): .concatenate(effects.map { $0.effect(ask, dismiss, say) })
    case .cancellable(let id, let cancelInFlight, let effect):
      effect.effect(ask, dismiss, say).cancellable(id: id, cancelInFlight: cancelInFlight)
    case .cancels(let id): .cancel(id: id)
    }
  }
}

/// Waits for the answer to a question.
typealias Asking = @Sendable (_ question: String) async throws -> Int

extension Generated.Step {
  fileprivate func take(
    _ answer: inout Int, _ ask: @escaping Asking, _ dismiss: DismissEffect,
    _ say: @escaping @Sendable (String) async -> Void
  ) async throws {
    switch self {
    case .says(let number): await say("\(number): \(answer)")
    case .asks(let number): answer = try await ask("question \(number)")
    case .cancels(let id): Task.cancel(id: id)
    case .dismisses: await dismiss()
    case .part(let id, let cancelInFlight, let steps):
      // What follows on a part goes on when that is cancelled.
      let last = try? await withTaskCancellation(id: id, cancelInFlight: cancelInFlight) {
        try await Self.take(steps, ask, dismiss, say)
      }
      answer = last ?? 9
    case .sideBySide(let left, let right):
      answer = try await withThrowingTaskGroup(of: Int.self) { group in
        for steps in [left, right] {
          group.addTask { try await Self.take(steps, ask, dismiss, say) }
        }
        return try await group.reduce(0, +)
      }
    }
  }

  private static func take(
    _ steps: [Self], _ ask: @escaping Asking, _ dismiss: DismissEffect,
    _ say: @escaping @Sendable (String) async -> Void
  ) async throws -> Int {
    var answer = 0
    for step in steps { try await step.take(&answer, ask, dismiss, say) }
    return answer
  }
}

/// Makes effects at random.
struct EffectGenerator {
  var source: SplitMix
  private var count = 0

  init(seed: UInt64) { source = SplitMix(state: seed) }

  private static let ids = ["a", "b"]

  private mutating func number() -> Int {
    count += 1
    return count
  }

  /// - Parameters:
  ///   - depth: So many effects may be in each other.
  ///   - isPresented: Whether the feature can dismiss itself.
  mutating func effect(depth: Int = 2, isPresented: Bool) -> Generated {
    switch Int.random(in: 0..<(depth == 0 ? 5 : 11), using: &source) {
    case 0: .says(number())
    case 1: .cancels(id())
    case 2...4: .work(steps(depth: 1, isPresented: isPresented))
    case 5, 6: .sideBySide(effects(depth, isPresented))
    case 7, 8: .inOrder(effects(depth, isPresented))
    default:
      .cancellable(
        id(), cancelInFlight: .random(using: &source),
        effect(depth: depth - 1, isPresented: isPresented))
    }
  }

  private mutating func effects(_ depth: Int, _ isPresented: Bool) -> [Generated] {
    (0..<Int.random(in: 2...3, using: &source)).map { _ in
      effect(depth: depth - 1, isPresented: isPresented)
    }
  }

  private mutating func steps(depth: Int, isPresented: Bool) -> [Generated.Step] {
    (0..<Int.random(in: 1...2 + depth, using: &source)).map { _ in
      step(depth: depth, isPresented: isPresented)
    }
  }

  // NB: An explorer lets what an effect cancels from inside come before what its other children send, so that none of
  // them cancels here.
  private mutating func step(depth: Int, isPresented: Bool) -> Generated.Step {
    switch Int.random(in: 0..<(depth == 0 ? 8 : 12), using: &source) {
    case 0...2: .says(number())
    case 3...5: .asks(number())
    case 6: depth == 0 ? .asks(number()) : .cancels(id())
    case 7: isPresented ? .dismisses : .asks(number())
    case 8, 9:
      .part(
        id(), cancelInFlight: .random(using: &source),
        steps(depth: depth - 1, isPresented: isPresented))
    default:
      .sideBySide(
        steps(depth: depth - 1, isPresented: isPresented),
        steps(depth: depth - 1, isPresented: isPresented))
    }
  }

  private mutating func id() -> String { Self.ids.randomElement(using: &source) ?? "a" }
}

/// A generator of random numbers with a seed: SplitMix64, by Steele, Lea and Flood (2014).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
