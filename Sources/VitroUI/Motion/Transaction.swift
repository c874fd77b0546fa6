/// The transaction of a change: its animation, and whether it is shown at once.
public struct Transaction: Sendable {
  /// How it is shown as a motion, or `nil`.
  public var animation: Animation?
  /// Whether it is shown at once, whatever is said elsewhere.
  public var disablesAnimations = false

  /// Whether the change is one of many that follow each other, as while a person drags.
  public var isContinuous = false
  /// Whether a scroll view keeps its speed when the program scrolls it.
  public var scrollPositionUpdatePreservesVelocity = false

  /// Makes a transaction.
  public init(animation: Animation? = nil) {
    self.animation = animation
  }

  /// Does something when the motions of the change have ended.
  /// - Note: It is called at once.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: () -> Void
  ) {
    completion()
  }

  /// The value for a key.
  /// - Note: Always the default value; nothing keeps another one.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { key.defaultValue }
    set {}
  }
}

/// The key of a value of a transaction.
public protocol TransactionKey {
  /// The kind of value.
  associatedtype Value
  /// The value where nobody has set one.
  static var defaultValue: Value { get }
}

/// Changes state, and asks for a motion.
/// - Note: Only views with `animation(_:value:)` move, as they say.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Changes state, and then does something.
/// - Note: The completion is called at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .removed,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  defer { completion() }
  return try body()
}

/// Changes state.
/// - Note: The transaction has no effect; only views with `animation(_:value:)` move.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Changes state with one value of the transaction set.
/// - Note: The transaction has no effect; only views with `animation(_:value:)` move.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// When a motion counts as done.
public enum AnimationCompletionCriteria: Sendable {
  /// When nobody notices it any more.
  case logicallyComplete
  /// When it has ended.
  case removed
}
