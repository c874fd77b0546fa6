public import Vitro
public import VitroDependencies
public import VitroUI

extension Dependency {
  /// Names the dependency by its key, which has its own value: `@Dependency(AudioPlayer.self) var audioPlayer`.
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Key.Value == Value {
    self.init(
      { $0[Key.self] }, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension Reducer {
  /// Changes a dependency for a reducer, its children and their effects.
  public func transformDependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value> & Sendable,
    transform: @escaping (inout Value) -> Void
  ) -> Reduce<State, Action> {
    transformDependencies { transform(&$0[keyPath: keyPath]) }
  }
}

extension Effect {
  /// The effect itself: the surface moves what its actions change in its own way.
  public func animation(_ animation: Animation? = .default) -> Effect { self }

  /// The effect itself: a transaction has no effect.
  public func transaction(_ transaction: Transaction) -> Effect { self }
}

extension StackState {
  /// Takes the element on top off the stack, which must not be empty.
  @discardableResult
  public mutating func removeLast() -> Element {
    guard let last = popLast() else { fatalError("'removeLast()' needs an element") }
    return last
  }

  /// Takes as many elements off the stack, or all of them.
  public mutating func removeLast(_ count: Int) {
    for _ in 0..<Swift.min(count, self.count) { _ = popLast() }
  }
}

extension KeyValueStorage {
  /// Settings in memory, none at first.
  public static var inMemory: KeyValueStorage { .inMemory([:]) }
}

/// Marks a case of an enum of features that holds an alert or a dialog, which is known by its type anyway.
@attached(peer)
public macro ReducerCaseEphemeral() =
  #externalMacro(module: "VitroMacros", type: "ReducerCaseIgnoredMacro")

/// Names the method that calls a closure of a client: `@DependencyEndpoint(method: "fetch") var fetchUser: (_ id: Int) …`
/// is called as `client.fetch(id: 1)`.
@attached(peer, names: arbitrary)
public macro DependencyEndpoint(method: String) =
  #externalMacro(module: "VitroMacros", type: "LabelledEndpointMacro")

/// A protocol that `@Reducer` adds to the state or the actions of an enum of features.
public enum ReducerConformance {
  case codable, decodable, encodable, equatable, hashable, sendable
}

/// Makes an enum of features a reducer whose state and actions have protocols:
/// `@Reducer(state: .equatable, action: .sendable)`.
@attached(memberAttribute)
@attached(
  member, names: named(State), named(Action), named(Body), named(body), named(CaseScope),
  named(scope))
@attached(extension, conformances: Reducer, CaseReducer)
public macro Reducer(state: ReducerConformance..., action: ReducerConformance...) =
  #externalMacro(module: "VitroMacros", type: "ReducerMacro")

/// Makes an enum of features a reducer whose state has protocols: `@Reducer(state: .equatable)`.
@attached(memberAttribute)
@attached(
  member, names: named(State), named(Action), named(Body), named(body), named(CaseScope),
  named(scope))
@attached(extension, conformances: Reducer, CaseReducer)
public macro Reducer(state: ReducerConformance...) =
  #externalMacro(module: "VitroMacros", type: "ReducerMacro")
