/// A container of models.
///
/// It keeps them in memory for as long as it lives. One of a scene is the program's, and the same one for all visitors;
/// one of a view is that of its place on a screen.
public final class ModelContainer: Sendable {
  /// The types of its models.
  public let schema: Schema
  /// The settings that it was made with.
  public let configurations: Set<ModelConfiguration>
  let store = ModelStore()

  /// Makes a container for a schema.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration] = []
  ) throws {
    self.schema = schema
    self.configurations = Set(configurations)
  }

  /// Makes a container for a schema.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, configurations: configurations)
  }

  /// Makes a container for types of models.
  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(types), configurations: configurations)
  }

  init(types: [any PersistentModel.Type]) {
    schema = Schema(types)
    configurations = []
  }

  /// The context for the main actor.
  @MainActor public var mainContext: ModelContext { ModelContext(self) }

  /// Deletes all models.
  public func deleteAllData() { store.deleteAll() }

  /// Deletes all models.
  public func erase() throws { deleteAllData() }
}

/// The settings of a container.
public struct ModelConfiguration: Hashable, Sendable {
  /// The name.
  public let name: String
  /// Whether nothing is written into a file.
  /// - Note: Has no effect: a container keeps everything in memory.
  public let isStoredInMemoryOnly: Bool
  /// Whether models may be changed.
  /// - Note: Has no effect.
  public let allowsSave: Bool
  /// The file that models would be kept in.
  /// - Note: Has no effect: a container keeps everything in memory.
  public let url: URL

  /// The place of a container in a group of applications.
  public struct GroupContainer: Hashable, Sendable {
    /// The one that the system chooses.
    public static var automatic: GroupContainer { GroupContainer() }
    /// None.
    public static var none: GroupContainer { GroupContainer() }
  }

  /// The database of a container in a cloud.
  public struct CloudKitDatabase: Hashable, Sendable {
    /// The one that the system chooses.
    public static var automatic: CloudKitDatabase { CloudKitDatabase() }
    /// None.
    public static var none: CloudKitDatabase { CloudKitDatabase() }

    /// One of the person alone.
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
  }

  /// Makes settings.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    url = URL(fileURLWithPath: "/dev/null")
  }

  /// Makes settings with a file.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    isStoredInMemoryOnly = false
    self.allowsSave = allowsSave
    self.url = url
  }

  /// Makes settings for types of models.
  public init(
    for type: any PersistentModel.Type, _ others: any PersistentModel.Type...,
    isStoredInMemoryOnly: Bool = false
  ) {
    self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
}

/// A schema with a version.
public protocol VersionedSchema {
  /// The types of its models.
  static var models: [any PersistentModel.Type] { get }
  /// The version.
  static var versionIdentifier: Schema.Version { get }
}

/// A plan of the ways from one version of a schema to the next.
///
/// Nothing is ever migrated: what a container keeps is as old as the program's run.
public protocol SchemaMigrationPlan {
  /// The versions, the oldest one first.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The ways between them.
  static var stages: [MigrationStage] { get }
}

/// A way from one version of a schema to the next.
public enum MigrationStage {
  /// One without code.
  case lightweight(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// One with code, which is never run.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
