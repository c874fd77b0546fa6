import Foundation

/// The models of a container, in the order in which they were made.
///
/// Its lists are guarded by a lock; the models themselves are used where their context is.
final class ModelStore: @unchecked Sendable, Observable {
  private let lock = NSRecursiveLock()
  private let registrar = ObservationRegistrar()
  private var models: [ObjectIdentifier: [UInt64: any PersistentModel]] = [:]
  private var inserted: [any PersistentModel] = []
  private var deleted: [any PersistentModel] = []
  private var changes = false

  /// A number for those who read what there is.
  private var revision: Int { 0 }

  /// Whether anything has changed since the last time that it was saved.
  var hasChanges: Bool {
    get { lock.withLock { changes } }
    set { lock.withLock { changes = newValue } }
  }

  /// The models of a type, the first one first.
  func all<Model: PersistentModel>(_ type: Model.Type) -> [Model] {
    registrar.access(self, keyPath: \.revision)
    let found = lock.withLock { models[ObjectIdentifier(type)] ?? [:] }
    return found.sorted { $0.key < $1.key }.compactMap { $0.value as? Model }
  }

  func insert(_ model: any PersistentModel) {
    guard lock.withLock({ add(model) }) else { return }
    registrar.withMutation(of: self, keyPath: \.revision) {}
  }

  func delete(_ model: any PersistentModel) {
    guard lock.withLock({ remove(model) }) else { return }
    registrar.withMutation(of: self, keyPath: \.revision) {}
  }

  func save() {
    lock.withLock {
      (inserted, deleted, changes) = ([], [], false)
    }
  }

  func deleteAll() {
    let all = lock.withLock { models.values.flatMap(\.values) }
    for model in all { delete(model) }
  }

  /// Takes back what was inserted and deleted since the last time that it was saved.
  func rollback() {
    let (added, removed) = lock.withLock { (inserted, deleted) }
    for model in added { delete(model) }
    for model in removed { insert(model) }
    save()
  }

  private func add(_ model: any PersistentModel) -> Bool {
    let record = model.persistentRecord
    guard record.store !== self else { return false }
    replaceSame(as: model)
    record.store = self
    record.isDeleted = false
    models[ObjectIdentifier(type(of: model)), default: [:]][record.number] = model
    inserted.append(model)
    changes = true
    for property in type(of: model).schemaMetadata {
      for other in property.relation?.related(model) ?? [] {
        _ = add(other)
        property.inverseProperty(of: type(of: model))?.relation?.attach(other, model)
      }
    }
    return true
  }

  /// Removes the models that have the same value where there may be only one.
  private func replaceSame(as model: any PersistentModel) {
    let type = type(of: model)
    for property in type.schemaMetadata where property.isUnique {
      guard let value = model.value(at: property.keyPath) else { continue }
      for other in models[ObjectIdentifier(type), default: [:]].values
      where other.value(at: property.keyPath) == value {
        _ = remove(other)
      }
    }
  }

  private func remove(_ model: any PersistentModel) -> Bool {
    let record = model.persistentRecord
    guard record.store === self else { return false }
    models[ObjectIdentifier(type(of: model))]?[record.number] = nil
    record.store = nil
    record.isDeleted = true
    deleted.append(model)
    changes = true
    for property in type(of: model).schemaMetadata {
      let others = property.relation?.related(model) ?? []
      switch property.deleteRule {
      case .noAction: break
      case .cascade: for other in others { _ = remove(other) }
      case .nullify, .deny:
        let inverse = property.inverseProperty(of: type(of: model))?.relation
        for other in others { inverse?.detach(other, model) }
      }
    }
    return true
  }
}

extension PersistentModel {
  /// The value at a key path, where it can be compared with others.
  fileprivate func value(at path: AnyKeyPath) -> AnyHashable? {
    (path as? PartialKeyPath<Self>).flatMap { self[keyPath: $0] as? AnyHashable }
  }
}
