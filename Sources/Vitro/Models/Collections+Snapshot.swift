extension Optional: SnapshotConvertible where Wrapped: SnapshotCreatable {
  /// The state of the object, if there is one.
  @inlinable
  public var snapshot: Wrapped.Snapshot? { map(\.snapshot) }

  /// Keeps the object, if there is one before and after.
  @inlinable
  public func restored(to snapshot: Wrapped.Snapshot?) -> Self? {
    switch (self, snapshot) {
    case (.none, .none): nil
    case (.some, .none): .some(.none)
    case (.none, .some(let snapshot)): .some(Wrapped(snapshot: snapshot))
    case (.some(let object), .some(let snapshot)):
      object.restored(to: snapshot).map { .some($0) }
    }
  }
}

extension Optional: SnapshotCreatable where Wrapped: SnapshotCreatable {
  /// Makes the object, if there is one.
  @inlinable
  public init(snapshot: Wrapped.Snapshot?) {
    self = snapshot.map { Wrapped(snapshot: $0) }
  }
}

extension Array: SnapshotConvertible where Element: SnapshotCreatable {
  /// The states of the objects.
  @inlinable
  public var snapshot: [Element.Snapshot] { map(\.snapshot) }

  /// Keeps the objects with the same id, wherever they stand now, or those in the same position.
  @inlinable
  public func restored(to snapshot: [Element.Snapshot]) -> Self? {
    let ids = snapshot.map { Element.snapshotID(of: $0) }
    var isSame = count == snapshot.count && map(\.snapshotID) == ids
    let known = isSame ? [:] : positionsByID
    let restored = zip(snapshot, ids).enumerated().map { position, wanted in
      let found = isSame || wanted.1 == nil ? position : wanted.1.flatMap { known[$0] }
      return (wanted.0, found.flatMap { indices.contains($0) ? self[$0] : nil })
    }
    let objects = restored.map { snapshot, object in
      guard let object else { return Element(snapshot: snapshot) }
      guard let other = object.restored(to: snapshot) else { return object }
      isSame = false
      return other
    }
    return isSame ? nil : objects
  }

  @usableFromInline
  var positionsByID: [AnyHashable: Int] {
    let pairs = enumerated().compactMap { position, object in
      object.snapshotID.map { ($0, position) }
    }
    return Dictionary(pairs) { first, _ in first }
  }
}

extension Array: SnapshotCreatable where Element: SnapshotCreatable {
  /// Makes all the objects.
  @inlinable
  public init(snapshot: [Element.Snapshot]) {
    self = snapshot.map { Element(snapshot: $0) }
  }
}

extension Dictionary: SnapshotConvertible where Value: SnapshotCreatable {
  /// The states of the objects.
  @inlinable
  public var snapshot: [Key: Value.Snapshot] { mapValues(\.snapshot) }

  /// Keeps the objects whose key is still there.
  @inlinable
  public func restored(to snapshot: [Key: Value.Snapshot]) -> Self? {
    var isSame = count == snapshot.count
    var objects: Self = [:]
    for (key, snapshot) in snapshot {
      let object = self[key]
      let other =
        object.map { $0.restored(to: snapshot) } ?? .some(Value(snapshot: snapshot))
      isSame = isSame && other == nil
      objects[key] = other ?? object
    }
    return isSame ? nil : objects
  }
}

extension Dictionary: SnapshotCreatable where Value: SnapshotCreatable {
  /// Makes all the objects.
  @inlinable
  public init(snapshot: [Key: Value.Snapshot]) {
    self = snapshot.mapValues { Value(snapshot: $0) }
  }
}
