import Vitro
import VitroExplorer

/// The state of a feature, and the effects of it that are under way: what an explorer tells apart.
public struct Configuration<State, Action> {
  /// The state.
  public internal(set) var state: State
  /// The effects, in the order of their words, as far as those differ.
  var processes: [Process<Action>] = []

  /// The effects that are under way: the line of each, and what it waits for.
  public var effects: [String] { processes.flatMap(\.work).map(\.words) }

  /// Whether nothing is under way.
  public var isAtRest: Bool { processes.isEmpty }
}

// NB: A walk through reducers stays on one thread, and what is found of an actor's is handed to nobody else.
extension Configuration: @unchecked Sendable {}

extension Configuration: Equatable where State: Equatable {
  /// Whether both have the same state, and effects that do the same from here on.
  public static func == (left: Self, right: Self) -> Bool {
    left.state == right.state && left.processes == right.processes
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

/// The identity of a configuration whose state may be no more than `Equatable`; it is hashed by its description then.
struct ConfigurationKey<State: Equatable, Action>: Hashable {
  let configuration: Configuration<State, Action>

  func hash(into hasher: inout Hasher) {
    if let state = configuration.state as? any Hashable {
      state.hash(into: &hasher)
    } else {
      hasher.combine(swiftCode(of: configuration.state, isNamed: true))
    }
    hasher.combine(configuration.processes)
  }
}
