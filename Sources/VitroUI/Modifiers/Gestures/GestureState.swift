/// A value that is kept up to date while a gesture goes on, and that is what it was at first when
/// the gesture has ended.
@MainActor @preconcurrency @propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let state: State<Value>
  private let initial: Value
  private let onReset: (Value, inout Transaction) -> Void

  /// Makes a state with the value that it has while there is no gesture.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, reset: { _, _ in })
  }

  /// Makes a state with the value that it has while there is no gesture.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Makes a state that is reset with an animation.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue)
  }

  /// Makes a state that is told when it is reset.
  public init(
    wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) {
    state = State(wrappedValue: wrappedValue)
    initial = wrappedValue
    onReset = reset
  }

  /// The value as it is now; only ``Gesture/updating(_:body:)`` changes it.
  public var wrappedValue: Value { state.wrappedValue }

  /// The state itself, for ``Gesture/updating(_:body:)``.
  public var projectedValue: GestureState { self }

  func update(_ change: (inout Value) -> Void) {
    var value = state.wrappedValue
    change(&value)
    state.wrappedValue = value
  }

  func reset() {
    var transaction = Transaction()
    onReset(state.wrappedValue, &transaction)
    state.wrappedValue = initial
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Makes a state that is `nil` while there is no gesture.
  public init() { self.init(wrappedValue: nil) }
}
