public import Foundation
public import Vitro

/// The effect of a feature.
public typealias EffectOf<Feature: Reducer> = Effect<Feature.Action>

extension UUID {
  /// Makes the id that `.incrementing` gives as the first (0), the second (1), …
  public init(_ number: Int) {
    let digits = String(number, radix: 16)
    let zeros = String(repeating: "0", count: max(0, 12 - digits.count))
    self = UUID(uuidString: "00000000-0000-0000-0000-\(zeros)\(digits)") ?? UUID()
  }
}

extension Reducer {
  /// Runs the reducers of a closure after an action has changed a value of the state.
  ///
  /// ```swift
  /// .onChange(of: \.settings) { old, new in Reduce { state, action in … } }
  /// ```
  public func onChange<Value: Equatable, Changed: Reducer<State, Action>>(
    of value: @escaping (State) -> Value,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ old: Value, _ new: Value) -> Changed
  ) -> Reduce<State, Action> {
    let base = built()
    return Reduce { state, action in
      let old = value(state)
      let effect = base.reduce(into: &state, action: action)
      let new = value(state)
      guard old != new else { return effect }
      return effect.merge(with: reducer(old, new).reduce(into: &state, action: action))
    }
  }

  /// The reducer itself: signposts are for Apple's instruments.
  public func signpost(_ prefix: String = "") -> Self { self }
}

extension Store {
  /// The result of a closure with the state; whoever asks is told of every change.
  public func withState<Result>(_ body: (State) -> Result) -> Result { body(state) }
}
