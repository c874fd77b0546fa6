/// A relationship of a model: how to read it, and how to change it from its other end.
struct Relation {
  let target: any PersistentModel.Type
  let related: (any PersistentModel) -> [any PersistentModel]
  let attach: (_ owner: any PersistentModel, _ other: any PersistentModel) -> Void
  let detach: (_ owner: any PersistentModel, _ other: any PersistentModel) -> Void

  /// A relationship to models of a type by a key path whose value they are a part of.
  init<Root: PersistentModel, Target: PersistentModel, Value>(
    _ path: KeyPath<Root, Value>, _ target: Target.Type, models: @escaping (Value) -> [Target],
    adding: @escaping (inout Value, Target) -> Void,
    removing: @escaping (inout Value, Target) -> Void
  ) {
    self.target = target
    let writable = path as? ReferenceWritableKeyPath<Root, Value>
    related = { ($0 as? Root).map { models($0[keyPath: path]) } ?? [] }
    attach = { owner, other in
      guard let writable, let owner = owner as? Root, let other = other as? Target,
        !models(owner[keyPath: path]).contains(where: { $0 === other })
      else { return }
      adding(&owner[keyPath: writable], other)
    }
    detach = { owner, other in
      guard let writable, let owner = owner as? Root, let other = other as? Target,
        models(owner[keyPath: path]).contains(where: { $0 === other })
      else { return }
      removing(&owner[keyPath: writable], other)
    }
  }
}

extension Schema.PropertyMetadata {
  /// A property that is no relationship.
  public init<Root: PersistentModel, Value>(
    _ name: String, _ path: KeyPath<Root, Value>, options: [Schema.Attribute.Option] = [],
    deleteRule: Schema.Relationship.DeleteRule = .nullify, inverse: AnyKeyPath? = nil
  ) {
    self.init(name, path, options, deleteRule, inverse, nil)
  }

  /// A relationship to one model.
  public init<Root: PersistentModel, Target: PersistentModel>(
    _ name: String, _ path: KeyPath<Root, Target>, options: [Schema.Attribute.Option] = [],
    deleteRule: Schema.Relationship.DeleteRule = .nullify, inverse: AnyKeyPath? = nil
  ) {
    let relation = Relation(path, Target.self, models: { [$0] }, adding: { $0 = $1 }) { _, _ in }
    self.init(name, path, options, deleteRule, inverse, relation)
  }

  /// A relationship to one model, or none.
  public init<Root: PersistentModel, Target: PersistentModel>(
    _ name: String, _ path: KeyPath<Root, Target?>, options: [Schema.Attribute.Option] = [],
    deleteRule: Schema.Relationship.DeleteRule = .nullify, inverse: AnyKeyPath? = nil
  ) {
    let relation = Relation(
      path, Target.self, models: { $0.map { [$0] } ?? [] }, adding: { $0 = $1 }
    ) { value, _ in value = nil }
    self.init(name, path, options, deleteRule, inverse, relation)
  }

  /// A relationship to several models.
  public init<Root: PersistentModel, Target: PersistentModel>(
    _ name: String, _ path: KeyPath<Root, [Target]>, options: [Schema.Attribute.Option] = [],
    deleteRule: Schema.Relationship.DeleteRule = .nullify, inverse: AnyKeyPath? = nil
  ) {
    let relation = Relation(path, Target.self, models: { $0 }, adding: { $0.append($1) }) {
      value, other in value.removeAll { $0 === other }
    }
    self.init(name, path, options, deleteRule, inverse, relation)
  }

  /// A relationship to several models, which may be missing.
  public init<Root: PersistentModel, Target: PersistentModel>(
    _ name: String, _ path: KeyPath<Root, [Target]?>, options: [Schema.Attribute.Option] = [],
    deleteRule: Schema.Relationship.DeleteRule = .nullify, inverse: AnyKeyPath? = nil
  ) {
    let relation = Relation(
      path, Target.self, models: { $0 ?? [] }, adding: { $0 = ($0 ?? []) + [$1] }
    ) { value, other in value?.removeAll { $0 === other } }
    self.init(name, path, options, deleteRule, inverse, relation)
  }
}

extension Schema.PropertyMetadata {
  /// The property of the other models that leads back: the one that either end names, else the only one that can be.
  func inverseProperty(of owner: any PersistentModel.Type) -> Schema.PropertyMetadata? {
    guard let target = relation?.target else { return nil }
    let others = target.schemaMetadata
    if let inverse { return others.first { $0.keyPath == inverse } }
    if let named = others.first(where: { $0.inverse == keyPath }) { return named }
    guard target != owner else { return nil }
    let back = others.filter { $0.relation?.target == owner && $0.inverse == nil }
    let forth = owner.schemaMetadata.filter { $0.relation?.target == target && $0.inverse == nil }
    return back.count == 1 && forth.count == 1 ? back[0] : nil
  }
}

/// The models in the value of a property that is no relationship.
public func relatedModels<Value>(in value: Value) -> [any PersistentModel] { [] }

/// The model that a relationship leads to.
public func relatedModels<Target: PersistentModel>(in value: Target) -> [any PersistentModel] {
  [value]
}

/// The model that a relationship leads to, if there is one.
public func relatedModels<Target: PersistentModel>(in value: Target?) -> [any PersistentModel] {
  value.map { [$0] } ?? []
}

/// The models that a relationship leads to.
public func relatedModels<Target: PersistentModel>(in value: [Target]) -> [any PersistentModel] {
  value
}

/// The models that a relationship leads to, if there are any.
public func relatedModels<Target: PersistentModel>(in value: [Target]?) -> [any PersistentModel] {
  value ?? []
}
