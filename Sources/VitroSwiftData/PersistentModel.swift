/// A class whose instances a container keeps; ``Model()`` makes one.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
  /// The properties that a container must know of.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
  /// The model as its container knows it.
  var persistentRecord: ModelRecord { get }
}

extension PersistentModel {
  /// The identity of the model, which it keeps.
  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(entityName: "\(Self.self)", number: persistentRecord.number)
  }

  /// The identity of the model, where it has no other.
  public var id: PersistentIdentifier { persistentModelID }

  /// The context of the container that keeps the model, or `nil`.
  public var modelContext: ModelContext? { persistentRecord.store.map(ModelContext.init) }

  /// Whether the model was deleted, and that was not saved yet.
  public var isDeleted: Bool { persistentRecord.isDeleted }

  /// Whether the container of the model has changes that were not saved.
  public var hasChanges: Bool { persistentRecord.store?.hasChanges ?? false }

  /// Says of two models whether they are the same object.
  public static func == (left: Self, right: Self) -> Bool { left === right }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The identity of a model.
public struct PersistentIdentifier: Hashable, Comparable, Codable, Sendable, Identifiable {
  /// The name of the model's type.
  public let entityName: String
  let number: UInt64

  /// The identity itself.
  public var id: PersistentIdentifier { self }

  /// Orders models of a type as they were made.
  public static func < (left: PersistentIdentifier, right: PersistentIdentifier) -> Bool {
    (left.entityName, left.number) < (right.entityName, right.number)
  }
}
