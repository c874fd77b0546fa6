// Inlinable: it takes a third off the snapshot of a thousand children (216 µs to 135 µs, when busy).
/// The functions that the code of ``ObservableModel()`` calls for each property.
public enum ModelSupport {
  /// A child model is its snapshot.
  @inlinable
  public static func snapshot<Child: SnapshotConvertible>(of child: Child) -> Child.Snapshot {
    child.snapshot
  }

  /// A value is itself.
  @_disfavoredOverload
  @inlinable
  public static func snapshot<Value: Equatable>(of value: Value) -> Value { value }

  /// What to set, if a child has to be replaced.
  @inlinable
  public static func restored<Child: SnapshotConvertible>(
    _ child: Child, to snapshot: Child.Snapshot
  ) -> Child? {
    child.restored(to: snapshot)
  }

  /// What to set, if the value differs.
  @_disfavoredOverload
  @inlinable
  public static func restored<Value: Equatable>(_ value: Value, to snapshot: Value) -> Value? {
    value == snapshot ? nil : .some(snapshot)
  }

  /// A child that cannot be replaced can change.
  @inlinable
  public static func restoreConstant<Child: SnapshotConvertible>(
    _ child: Child, to snapshot: Child.Snapshot
  ) {
    _ = child.restored(to: snapshot)
  }

  /// A constant value cannot change.
  @_disfavoredOverload
  @inlinable
  public static func restoreConstant<Value: Equatable>(_ value: Value, to snapshot: Value) {}

  /// A child can be as in the snapshot, if it can stay.
  @inlinable
  public static func matches<Child: SnapshotConvertible>(
    _ child: Child, _ snapshot: Child.Snapshot
  ) -> Bool {
    child.matches(snapshot)
  }

  /// A constant is the same or it is not.
  @_disfavoredOverload
  @inlinable
  public static func matches<Value: Equatable>(_ value: Value, _ snapshot: Value) -> Bool {
    value == snapshot
  }

  /// Makes a child.
  @inlinable
  public static func made<Child: SnapshotCreatable>(from snapshot: Child.Snapshot) -> Child {
    Child(snapshot: snapshot)
  }

  /// A child that only its parent can make.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message: """
      the child cannot be made of a snapshot: give its property a value, or write an \
      'init(snapshot:)' in one of the two classes
      """
  )
  public static func made<Child: SnapshotConvertible>(from snapshot: Child.Snapshot) -> Child {
    fatalError("unavailable")
  }

  /// A value is itself.
  @_disfavoredOverload
  @inlinable
  public static func made<Value: Equatable>(from snapshot: Value) -> Value { snapshot }

  /// A constant with a value of its own is no part of the snapshot.
  @_disfavoredOverload
  @inlinable
  public static func leaveOut<Value>(_ value: Value) {}

  // Deprecated: of two that fit, the compiler never takes one that is unavailable.
  /// A child whose state would be lost.
  @available(
    *, deprecated,
    message: """
      the child is no part of the snapshot, because it is a constant with a value of its own: write \
      'var', set it in an initializer, or write '@ObservationIgnored' to leave it out
      """
  )
  @inlinable
  public static func leaveOut<Child: SnapshotConvertible>(_ child: Child) {}
}
