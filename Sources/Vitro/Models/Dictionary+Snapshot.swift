extension Dictionary: SnapshotConvertible where Value: SnapshotCreatable {
  /// The states of the objects.
  @inlinable
  public var snapshot: [Key: Value.Snapshot] { mapValues(\.snapshot) }

  /// Keeps the objects whose key is still there.
  @inlinable
  public func restored(to snapshot: [Key: Value.Snapshot]) -> Self? {
    var objects: Self?
    for key in keys where snapshot.index(forKey: key) == nil {
      objects = objects ?? self
      objects?.removeValue(forKey: key)
    }
    for (key, state) in snapshot {
      let object = self[key]
      let other =
        object.map { $0.restored(to: state) } ?? .some(Value(snapshot: state))
      guard let other else { continue }
      objects = objects ?? self
      objects?.updateValue(other, forKey: key)
    }
    return objects
  }

  /// Whether the keys are the same, and each object can stay.
  @inlinable
  public func matches(_ snapshot: [Key: Value.Snapshot]) -> Bool {
    count == snapshot.count
      && snapshot.allSatisfy { key, state in self[key]?.matches(state) == true }
  }
}

extension Dictionary: SnapshotCreatable where Value: SnapshotCreatable {
  /// Makes all the objects.
  @inlinable
  public init(snapshot: [Key: Value.Snapshot]) {
    self = snapshot.mapValues { Value(snapshot: $0) }
  }
}
