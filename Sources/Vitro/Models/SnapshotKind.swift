/// Tells what a property is in a snapshot; ``ObservableModel()`` writes one for each.
public protocol SnapshotField {
  /// The type in the snapshot.
  associatedtype SnapshotValue: Equatable

  /// Nothing but the type, which follows from what the property holds.
  var kind: SnapshotKind<SnapshotValue> { get }
}

// A macro cannot ask whether a type is a model. The overloads are its question, and the type that the
// compiler infers for `kind` is the answer. Nothing of this is run.
/// The type that a property has in a snapshot.
public struct SnapshotKind<Value: Equatable> {
  /// A child model is its snapshot.
  public init<Child: SnapshotConvertible>(of type: Child.Type) where Child.Snapshot == Value {}

  /// A value is itself.
  @_disfavoredOverload
  public init(of type: Value.Type) {}

  /// A child model is its snapshot.
  public init<Model, Child: SnapshotConvertible>(_ property: @MainActor (Model) -> Child)
  where Child.Snapshot == Value {}

  /// A value is itself.
  @_disfavoredOverload
  public init<Model>(_ property: @MainActor (Model) -> Value) {}
}

extension SnapshotKind where Value == Never {
  /// Neither a value nor a model.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message: """
      the property cannot be a part of the model's value: make its type 'Equatable' or an \
      '@ObservableModel' (with an 'init(snapshot:)', if it comes and goes), or write \
      '@ObservationIgnored' to leave it out
      """
  )
  public init<Other>(of type: Other.Type) {}

  /// Neither a value nor a model.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message: """
      the property cannot be a part of the model's value: make its type 'Equatable' or an \
      '@ObservableModel' (with an 'init(snapshot:)', if it comes and goes), or write \
      '@ObservationIgnored' to leave it out
      """
  )
  public init<Model, Other>(_ property: @MainActor (Model) -> Other) {}
}
