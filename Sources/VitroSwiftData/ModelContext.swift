/// A context in which the models of a container are fetched, inserted and deleted.
public final class ModelContext: Equatable {
  let store: ModelStore
  private let kept: ModelContainer?

  /// Whether changes are saved by themselves.
  /// - Note: Has no effect: there is nothing to save them to.
  public var autosaveEnabled = true

  /// Makes a context of a container.
  public init(_ container: ModelContainer) {
    store = container.store
    kept = container
  }

  init(_ store: ModelStore) {
    self.store = store
    kept = nil
  }

  /// Whether anything has changed since the last ``save()``.
  public var hasChanges: Bool { store.hasChanges }

  /// Keeps a model, and all that its relationships lead to.
  public func insert<Model: PersistentModel>(_ model: Model) { store.insert(model) }

  /// Deletes a model; the rules of its relationships say what becomes of others.
  public func delete<Model: PersistentModel>(_ model: Model) { store.delete(model) }

  /// Deletes the models of a type that fulfil a condition.
  public func delete<Model: PersistentModel>(
    model: Model.Type, where predicate: Predicate<Model>? = nil, includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor(predicate: predicate)) { store.delete(model) }
  }

  /// Fetches models; throws what the condition throws.
  public func fetch<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> [Model]
  {
    var models = store.all(Model.self)
    if let predicate = descriptor.predicate { models = try models.filter(predicate.evaluate) }
    if !descriptor.sortBy.isEmpty { models.sort(using: descriptor.sortBy) }
    let rest = models.dropFirst(max(descriptor.fetchOffset ?? 0, 0))
    return Array(descriptor.fetchLimit.map { rest.prefix(max($0, 0)) } ?? rest)
  }

  /// Counts the models that a fetch would bring.
  public func fetchCount<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> Int
  {
    try fetch(descriptor).count
  }

  /// The identities of the models that a fetch would bring.
  public func fetchIdentifiers<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// Does something with each of the models that a fetch would bring.
  public func enumerate<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>, batchSize: Int = 5_000,
    allowEscapingMutations: Bool = false, block: (Model) throws -> Void
  ) throws {
    for model in try fetch(descriptor) { try block(model) }
  }

  /// The model with an identity, where the container has it.
  public func registeredModel<Model: PersistentModel>(for id: PersistentIdentifier) -> Model? {
    store.all(Model.self).first { $0.persistentModelID == id }
  }

  /// Takes all changes for saved.
  public func save() throws { store.save() }

  /// Takes back what was inserted and deleted since the last ``save()``; properties stay as they are.
  public func rollback() { store.rollback() }

  /// Makes changes and saves them.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Says of two contexts whether they are of the same container.
  public static func == (left: ModelContext, right: ModelContext) -> Bool {
    left.store === right.store
  }
}

/// A description of a fetch.
public struct FetchDescriptor<Model: PersistentModel> {
  /// The condition that models fulfil, or `nil` for all.
  public var predicate: Predicate<Model>?
  /// The order; models that are equal by it, or all where it is empty, come as they were made.
  public var sortBy: [SortDescriptor<Model>]
  /// How many are brought at most.
  public var fetchLimit: Int?
  /// How many are left out at the beginning.
  public var fetchOffset: Int?
  /// Whether what was not saved yet counts.
  /// - Note: Has no effect; it does.
  public var includePendingChanges = true
  /// The properties that are fetched.
  /// - Note: Has no effect; all are.
  public var propertiesToFetch: [PartialKeyPath<Model>] = []
  /// The relationships that are fetched.
  /// - Note: Has no effect; all are.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<Model>] = []

  /// Describes a fetch.
  public init(predicate: Predicate<Model>? = nil, sortBy: [SortDescriptor<Model>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
