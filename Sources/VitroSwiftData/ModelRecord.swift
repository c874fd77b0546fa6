import Synchronization

/// A model as its container knows it, and the list of those who have read its properties.
///
/// As with Apple's, a model is used where its context is, in a view on the main actor.
public final class ModelRecord: @unchecked Sendable {
  private static let numbers = Atomic<UInt64>(0)

  let number = ModelRecord.numbers.wrappingAdd(1, ordering: .relaxed).newValue
  // Set under the lock of the store.
  weak var store: ModelStore?
  var isDeleted = false
  private let registrar = ObservationRegistrar()

  /// Makes a record for a model that nothing keeps yet.
  public init() {}

  /// Notes that a property is read.
  public func read<Model: PersistentModel, Value>(_ model: Model, _ path: KeyPath<Model, Value>) {
    registrar.access(model, keyPath: path)
  }

  /// Tells that a property is about to change.
  public func willChange<Model: PersistentModel, Value>(
    _ model: Model, _ path: KeyPath<Model, Value>
  ) {
    registrar.willSet(model, keyPath: path)
  }

  /// Tells that a property has changed; a relationship is followed to its other end.
  public func didChange<Model: PersistentModel, Value>(
    _ model: Model, _ path: KeyPath<Model, Value>, _ name: String, from old: [any PersistentModel],
    to new: [any PersistentModel]
  ) {
    registrar.didSet(model, keyPath: path)
    store?.hasChanges = true
    guard !old.isEmpty || !new.isEmpty,
      let property = Model.schemaMetadata.first(where: { $0.name == name })
    else { return }
    let inverse = property.inverseProperty(of: Model.self)
    for other in new where !old.contains(where: { $0 === other }) {
      store?.insert(other)
      inverse?.relation?.attach(other, model)
    }
    for other in old where !new.contains(where: { $0 === other }) {
      inverse?.relation?.detach(other, model)
    }
  }
}
