import SwiftSyntax
import SwiftSyntaxMacros

/// Writes the initializers of a struct of closures: one that takes them all, and one whose closures
/// report their names; and marks those whose parameters have names.
struct DependencyClientMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AttributeSyntax] {
    guard let variable = member.as(VariableDeclSyntax.self), LabelledEndpoint(variable) != nil,
      !variable.has(attribute: "LabelledEndpoint"), !variable.has(attribute: "DependencyEndpoint")
    else { return [] }
    return ["@LabelledEndpoint"]
  }

  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty, declaration.is(StructDeclSyntax.self) else { return [] }
    return [
      try ExtensionDeclSyntax("extension \(type.trimmed): VitroDependencies.DependencyClient {}")
    ]
  }

  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let structure = declaration.as(StructDeclSyntax.self) else {
      throw MacroError("'@DependencyClient' can only be applied to a struct")
    }
    let fields = try ClientField.all(of: structure)
    let written = structure.memberBlock.members
      .compactMap { $0.decl.as(InitializerDeclSyntax.self) }
      .map { $0.signature.parameterClause.parameters.map(\.firstName.bare) }
    var members: [DeclSyntax] = []
    if !fields.isEmpty, !written.contains(fields.map(\.name.bare)) {
      members.append(memberwise(fields, access: structure.access))
    }
    if !written.contains([]) {
      members.append(try unimplemented(fields, of: structure))
    }
    return members
  }

  private static func memberwise(_ fields: [ClientField], access: String) -> DeclSyntax {
    let parameters = fields.map(\.parameter).joined(separator: ",\n")
    let assignments = fields.map { "self.\($0.name) = \($0.name)" }.joined(separator: "\n")
    return """
      /// Makes it from all that it does; written by '@DependencyClient'.
      \(raw: access)init(
      \(raw: parameters)
      ) {
      \(raw: assignments)
      }
      """
  }

  private static func unimplemented(
    _ fields: [ClientField],
    of structure: StructDeclSyntax
  ) throws -> DeclSyntax {
    let endpoints = try fields.compactMap(\.endpoint).map { try $0.unimplemented }
    let client =
      endpoints.isEmpty
      ? "" : "let _client = VitroDependencies.UnimplementedClient(\"\(structure.name.bare)\")\n"
    return """
      /// Makes one that does nothing but report the name of what is called; written by
      /// '@DependencyClient'.
      \(raw: structure.access)init() {
      \(raw: client)\(raw: endpoints.joined(separator: "\n"))
      }
      """
  }
}

/// A stored variable of a client.
struct ClientField {
  let name: TokenSyntax
  let type: TypeSyntax
  let initialValue: ExprSyntax?

  /// The variables that the initializers set.
  static func all(of structure: StructDeclSyntax) throws -> [ClientField] {
    try structure.memberBlock.members
      .compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { $0.isInstance && !$0.isLazy }
      .flatMap { variable in
        try variable.bindings.filter(\.isStored).compactMap { try ClientField($0, of: variable) }
      }
  }

  private init?(_ binding: PatternBindingSyntax, of variable: VariableDeclSyntax) throws {
    let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
    let isPrivate = variable.modifiers.contains {
      $0.name.tokenKind == .keyword(.private) || $0.name.tokenKind == .keyword(.fileprivate)
    }
    let isUntyped = binding.typeAnnotation == nil
    let isClosure = binding.initializer?.value.is(ClosureExprSyntax.self) == true
    // They have their value, and nothing is to be reported of them.
    if isConstant || isPrivate || isUntyped && !isClosure, binding.initializer != nil { return nil }
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmed,
      let type = binding.typeAnnotation?.type.trimmed
    else {
      throw MacroError(
        "'@DependencyClient' needs the type of each variable: write 'var \(binding.pattern.trimmed): …'"
      )
    }
    self.name = name
    self.type = type
    initialValue = binding.initializer?.value.trimmed
    if endpoint == nil, initialValue == nil, !type.isOptional {
      throw MacroError(
        """
        '@DependencyClient' needs a default for '\(name.bare)', which is not a closure: write \
        'var \(name): \(type) = …'
        """
      )
    }
  }

  /// What it does when nobody has implemented it, if it is a closure.
  var endpoint: ClientEndpoint? {
    type.function.map { ClientEndpoint(name: name, type: type, function: $0, value: initialValue) }
  }

  /// Closures have to be given, so that none is forgotten where the live value is made.
  var parameter: String {
    if endpoint != nil { return "  \(name): @escaping \(type)" }
    let value = initialValue.map { " = \($0)" } ?? (type.isOptional ? " = nil" : "")
    return "  \(name): \(type)\(value)"
  }
}
