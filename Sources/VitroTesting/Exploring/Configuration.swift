import Vitro
import VitroExplorer

/// The state of a feature, and the effects of it that are under way: what an explorer tells apart.
public struct Configuration<State, Action> {
  /// The state.
  public internal(set) var state: State
  /// The effects that are under way; `nil` where there are none.
  var running: EffectPieces?

  /// The effects that are under way: the line of each, and what it waits for.
  public var effects: [String] { running?.words ?? [] }

  /// The effects that wait until others have ended, in a concatenation: the line of each.
  public var waiting: [String] {
    (running?.pieces ?? []).compactMap { piece in
      if case .waiting(_, let part?) = piece.kind { part.line ?? "sends an action" } else { nil }
    }
  }

  /// The text of the question that an event answers; `nil` of another one.
  ///
  /// - Parameter event: An event of this configuration.
  public func question(of event: ReducerEvent<Action>) -> String? {
    switch event {
    case .send: nil
    case .effect(let place, _), .repeated(let place, _): running?.question(at: place)?.text
    }
  }

  /// Whether nothing is under way.
  public var isAtRest: Bool { running == nil }
}

// NB: A walk through reducers stays on one thread, and what is found of an actor's is handed to nobody else.
extension Configuration: @unchecked Sendable {}

extension Configuration: Equatable where State: Equatable {
  /// Whether both have the same state, and effects that do the same from here on.
  public static func == (left: Self, right: Self) -> Bool {
    left.state == right.state && left.running == right.running
  }
}

/// An event of a feature that is explored.
public enum ReducerEvent<Action> {
  /// An action of a person or of the system.
  case send(Action)
  /// An effect that is under way goes on, by its place in ``Configuration/effects``: it gets an answer, by its place
  /// among those of the choice, or sends what it has to send.
  case effect(Int, answer: Int = 0)
  /// An answer that will come again: the effect sends its next action, and goes on as if it had not.
  case repeated(Int, answer: Int = 0)
}

extension ReducerEvent: CustomStringConvertible, CustomDebugStringConvertible {
  /// The event as Swift code.
  public var description: String { swiftCode(of: self) }
  /// The event as Swift code.
  public var debugDescription: String { description }
}

extension ReducerEvent: @unchecked Sendable {}
extension ReducerEvent: Equatable where Action: Equatable {}
extension ReducerEvent: Hashable where Action: Hashable {}

/// The identity of the states of a feature, by which two are the same one.
struct StateIdentity<State> {
  let hash: (_ state: State, _ hasher: inout Hasher) -> Void
  let areEqual: (State, State) -> Bool
  /// Whether states that are equal are the same in all that a rule can look at.
  let isWhole: Bool
  /// Whether the hash is that of what is printed.
  let isPrinted: Bool
}

extension StateIdentity {
  init(key: @escaping (State) -> some Hashable) {
    self.init(
      hash: { key($0).hash(into: &$1) }, areEqual: { key($0) == key($1) }, isWhole: false,
      isPrinted: false)
  }

  /// The identity of a state as a whole; it is hashed by its description, where it is no more than `Equatable`.
  init() where State: Equatable {
    func hash<Value: Hashable>(_: Value.Type) -> (State, inout Hasher) -> Void {
      { state, hasher in (state as? Value)?.hash(into: &hasher) }
    }
    let hashed = (State.self as? any Hashable.Type).map { hash($0) }
    self.init(
      hash: hashed ?? { $1.combine(swiftCode(of: $0, isNamed: true)) }, areEqual: { $0 == $1 },
      isWhole: true, isPrinted: hashed == nil)
  }
}
