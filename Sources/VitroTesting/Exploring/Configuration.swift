import Vitro
import VitroExplorer

/// The state of a feature, and the effects of it that are under way: what an explorer tells apart.
public struct Configuration<State, Action> {
  /// The state.
  public internal(set) var state: State
  /// The effects that are under way; `nil` where there are none.
  var running: ProcessList<Action>?

  /// The effects that are under way: the line of each, and what it waits for.
  public var effects: [String] { running?.work.map(\.words) ?? [] }

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
}

extension ReducerEvent: @unchecked Sendable {}
extension ReducerEvent: Equatable where Action: Equatable {}
extension ReducerEvent: Hashable where Action: Hashable {}

extension Equatable {
  /// The function that hashes a state: by its description, where it is no more than `Equatable`.
  static var hashing: (_ state: Self, _ hasher: inout Hasher) -> Void {
    func hashing<Value: Hashable>(_: Value.Type) -> (Self, inout Hasher) -> Void {
      { state, hasher in (state as? Value)?.hash(into: &hasher) }
    }
    return (self as? any Hashable.Type).map { hashing($0) }
      ?? { state, hasher in hasher.combine(swiftCode(of: state, isNamed: true)) }
  }
}
