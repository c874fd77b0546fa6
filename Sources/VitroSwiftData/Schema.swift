/// The types of models that a container keeps.
public struct Schema: Sendable {
  let types: [any PersistentModel.Type]

  /// Makes a schema of types.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.types = types
  }

  /// Makes a schema of types.
  public init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types)
  }

  /// The version of a schema.
  public struct Version: Hashable, Sendable {
    private let parts: [Int]

    /// Makes a version of its three numbers.
    public init(_ major: Int, _ minor: Int, _ patch: Int) { parts = [major, minor, patch] }
  }

  /// A stored value of a model.
  public enum Attribute {
    /// An option of a stored value.
    public struct Option: Hashable, Sendable {
      private let name: String

      /// No two models have the same value: one that is inserted takes the place of the other.
      public static var unique: Option { Option(name: "unique") }
      /// Kept in a file of its own.
      /// - Note: Has no effect.
      public static var externalStorage: Option { Option(name: "externalStorage") }
      /// Found by a search of the system.
      /// - Note: Has no effect.
      public static var spotlight: Option { Option(name: "spotlight") }
      /// Left in the history of what was deleted.
      /// - Note: Has no effect.
      public static var preserveValueOnDeletion: Option { Option(name: "preserve") }
      /// Not kept in the store.
      /// - Note: Has no effect.
      public static var ephemeral: Option { Option(name: "ephemeral") }
      /// Encrypted in the cloud.
      /// - Note: Has no effect.
      public static var allowsCloudEncryption: Option { Option(name: "encryption") }

      /// Transformed before it is kept.
      /// - Note: Has no effect: a value is kept as it is.
      public static func transformable<Transformer>(by type: Transformer.Type) -> Option {
        Option(name: "transformable")
      }

      /// Transformed before it is kept.
      /// - Note: Has no effect: a value is kept as it is.
      public static func transformable(by name: String) -> Option { Option(name: "transformable") }
    }
  }

  /// A property of a model that leads to other models.
  public enum Relationship {
    /// The fate of the other models when one is deleted.
    public enum DeleteRule: Sendable {
      /// They stay as they are.
      case noAction
      /// They stay, and lead back no more.
      case nullify
      /// They are deleted, too.
      case cascade
      /// They stay, and lead back no more.
      /// - Note: As `nullify`: the model is deleted nevertheless.
      case deny
    }

    /// An option of a relationship.
    public struct Option: Hashable, Sendable {
      private let name: String

      /// Kept with no other model.
      /// - Note: Has no effect.
      public static var unique: Option { Option(name: "unique") }
    }
  }

  /// A property as a container must know it; ``Model()`` writes them.
  public struct PropertyMetadata {
    let name: String
    let keyPath: AnyKeyPath
    let isUnique: Bool
    let deleteRule: Relationship.DeleteRule
    let inverse: AnyKeyPath?
    let relation: Relation?

    init(
      _ name: String, _ keyPath: AnyKeyPath, _ options: [Attribute.Option],
      _ deleteRule: Relationship.DeleteRule, _ inverse: AnyKeyPath?, _ relation: Relation?
    ) {
      self.name = name
      self.keyPath = keyPath
      self.isUnique = options.contains(.unique)
      self.deleteRule = deleteRule
      self.inverse = inverse
      self.relation = relation
    }
  }
}
