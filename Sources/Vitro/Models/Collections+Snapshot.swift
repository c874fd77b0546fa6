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

  /// Whether there is an object before and after, which can stay, or never one.
  @inlinable
  public func matches(_ snapshot: Wrapped.Snapshot?) -> Bool {
    guard let self, let snapshot else { return self == nil && snapshot == nil }
    return self.matches(snapshot)
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
    if canStay(in: snapshot) { return objects(for: snapshot) { position, _ in position } }
    var places = placesByID
    return objects(for: snapshot) { position, state in
      guard let id = Element.snapshotID(of: state) else {
        return position < count ? position : nil
      }
      // Once only: two elements with the same id are two objects.
      return places.removeValue(forKey: id)
    }
  }

  /// Whether each object can stay where it is, and no other is needed.
  @inlinable
  public func matches(_ snapshot: [Element.Snapshot]) -> Bool { canStay(in: snapshot) }

  @usableFromInline
  var placesByID: [AnyHashable: Int] {
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

extension RandomAccessCollection where Element: SnapshotCreatable, Index == Int {
  /// Whether each object is the one of the state in its position.
  @inlinable
  func canStay(in states: some Collection<Element.Snapshot>) -> Bool {
    count == states.count && zip(self, states).allSatisfy { $0.matches($1) }
  }

  /// The objects for these states, each restored or made; nothing if all stay where they are.
  @inlinable
  func objects(
    for states: some Collection<Element.Snapshot>,
    placed place: (_ position: Int, _ state: Element.Snapshot) -> Int?
  ) -> [Element]? {
    var objects: [Element]? = count == states.count ? nil : []
    for (position, state) in states.enumerated() {
      let place = place(position, state)
      let (object, isOther) = object(at: place, restoredTo: state)
      if objects == nil, place == position, !isOther { continue }
      objects = objects ?? Array(prefix(position))
      objects?.append(object)
    }
    return objects
  }

  @inlinable
  func object(
    at place: Int?, restoredTo state: Element.Snapshot
  ) -> (object: Element, isOther: Bool) {
    guard let place else { return (Element(snapshot: state), true) }
    let object = self[place]
    return object.restored(to: state).map { ($0, true) } ?? (object, false)
  }
}
