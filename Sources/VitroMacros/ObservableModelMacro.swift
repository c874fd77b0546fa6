import SwiftSyntax
import SwiftSyntaxMacros

/// Makes a class observable as the toolchain's macro does, and writes its state as a value.
struct ObservableModelMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty else { return [] }
    let name = "\(type.trimmed)"
    // What is wrong with the declaration is said once, where the members are written.
    if let model = try? ModelEnum(declaration, in: context) {
      return try model.conformances.map {
        try ExtensionDeclSyntax("extension \(raw: name): \(raw: $0) {}")
      }
    }
    guard let model = try? ModelClass(declaration) else { return [] }
    var conformances = [
      "extension \(name): nonisolated Observation.Observable {}",
      "extension \(name): \(model.isolation)Vitro.ModelObject {}",
    ]
    if model.canBeMade {
      conformances.append(
        "extension \(name): \(model.isolation)Vitro.SnapshotCreatable {}")
    }
    return try conformances.map { try ExtensionDeclSyntax("\(raw: $0)") }
  }

  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard let variable = member.as(VariableDeclSyntax.self),
      let property = ModelProperty(variable), property.isObserved,
      let model = declaration.as(ClassDeclSyntax.self), ModelComplaints(model).all.isEmpty
    else { return [] }
    return ["@Observation.ObservationTracked"]
  }

  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if let model = try ModelEnum(declaration, in: context) { return model.members }
    guard let model = try ModelClass(declaration) else {
      throw MacroError("'@ObservableModel' can only be applied to a final class or an enum")
    }
    return observation(of: model) + [snapshotType(of: model)] + model.members
  }

  /// What the toolchain's macro writes.
  private static func observation(of model: ModelClass) -> [DeclSyntax] {
    [
      """
      @Observation.ObservationIgnored
      private let _$observationRegistrar = Observation.ObservationRegistrar()
      """,
      """
      internal nonisolated func access<Member>(keyPath: KeyPath<\(raw: model.name), Member>) {
        _$observationRegistrar.access(self, keyPath: keyPath)
      }
      """,
      """
      internal nonisolated func withMutation<Member, MutationResult>(
        keyPath: KeyPath<\(raw: model.name), Member>, _ mutation: () throws -> MutationResult
      ) rethrows -> MutationResult {
        try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
      }
      """,
    ]
      + [("", "true"), (": Equatable", "lhs != rhs"), (": AnyObject", "lhs !== rhs")].map {
        notification($0, condition: $1)
      }
      + [notification(": Equatable & AnyObject", condition: "lhs != rhs")]
  }

  private static func notification(_ constraint: String, condition: String) -> DeclSyntax {
    """
    private nonisolated func shouldNotifyObservers<Member\(raw: constraint)>(
      _ lhs: Member, _ rhs: Member
    ) -> Bool {
      \(raw: condition)
    }
    """
  }

  private static func snapshotType(of model: ModelClass) -> DeclSyntax {
    let fields = model.values.map { "\(model.access(of: $0))var \($0.field)" }
    let kinds = model.values.map { kind(of: $0, in: model) }
    let inherited = model.hasID ? "Swift.Equatable, Swift.Identifiable" : "Swift.Equatable"
    return """
      /// The state of the model as a value; written by '@ObservableModel'.
      \(raw: model.access)struct Snapshot: \(raw: inherited) {
      \(raw: (fields + publicInit(of: model) + kinds).joined(separator: "\n"))
      }
      """
  }

  private static func publicInit(of model: ModelClass) -> [String] {
    guard !model.access.isEmpty, model.values.allSatisfy({ !model.access(of: $0).isEmpty })
    else { return [] }
    let parameters = model.values.map(\.field)
    let assignments = model.values.map { "self.\($0.name) = \($0.name)" }
    return [
      """
      /// Gives each property its value.
      \(model.access)init(\(parameters.joined(separator: ", "))) {
      \(assignments.joined(separator: "\n"))
      }
      """
    ]
  }

  // The type of a field follows from the overload that takes the property: the macro sees no types.
  private static func kind(of property: ModelProperty, in model: ModelClass) -> String {
    let kind = "Vitro.SnapshotKind"
    let value =
      property.type.map { "\(kind)(of: (\($0)).self)" }
      ?? "\(kind) { (model: \(model.name)) in model.\(property.name) }"
    return """
      /// What '\(property.bare)' is in a snapshot.
      \(model.isolation)\(model.access(of: property))struct _$\(property.bare): \
      \(model.isolation)Vitro.SnapshotField {
      \(model.access(of: property))let kind = \(value)
      }
      """
  }
}
