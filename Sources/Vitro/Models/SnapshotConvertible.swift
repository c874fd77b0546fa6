/// A type with a snapshot, its state as a value: a model, or a collection of models.
///
/// ``ObservableModel()`` writes the conformance of a class.
public protocol SnapshotConvertible {
  /// The state as a value.
  associatedtype Snapshot: Equatable

  /// The state as it is now.
  var snapshot: Snapshot { get }

  /// Restores in place the objects that stay; returns what to put here, if others are needed.
  func restored(to snapshot: Snapshot) -> Self?

  /// Whether it can have this state and stay: the id, and what else cannot be set, are as in it.
  func matches(_ snapshot: Snapshot) -> Bool

  /// What it is known by among its siblings; nothing if by its position.
  var snapshotID: AnyHashable? { get }

  /// What the object of a snapshot is known by.
  static func snapshotID(of snapshot: Snapshot) -> AnyHashable?
}

extension SnapshotConvertible {
  /// Whether it has this state already: of what is no object, nothing else is known.
  public func matches(_ snapshot: Snapshot) -> Bool { self.snapshot == snapshot }

  /// It is known by its position.
  public var snapshotID: AnyHashable? { nil }

  /// It is known by its position.
  public static func snapshotID(of snapshot: Snapshot) -> AnyHashable? { nil }
}

/// A type that can be made from a snapshot, when ``SnapshotConvertible/restored(to:)`` needs one more.
///
/// ``ObservableModel()`` writes the initializer, if every property that is no part of the snapshot has a
/// value of its own. Otherwise write it: only the class knows what else it needs.
public protocol SnapshotCreatable: SnapshotConvertible {
  /// Makes an object whose state is this.
  init(snapshot: Snapshot)
}
