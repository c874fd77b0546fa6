import SwiftSyntax
import SwiftSyntaxMacros

/// Makes a struct a reducer, gives its actions case paths and its body the builder.
struct ReducerMacro: MemberAttributeMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(StructDeclSyntax.self) else {
      throw MacroError("'@Reducer' can only be applied to a struct")
    }
    guard !protocols.isEmpty else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): Vitro.Reducer {}")]
  }

  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    if let enumeration = member.as(EnumDeclSyntax.self),
      ["Action", "State"].contains(enumeration.name.bare),
      !enumeration.has(attribute: "CasePathable")
    {
      return ["@CasePathable"]
    }
    if let variable = member.as(VariableDeclSyntax.self), variable.name?.bare == "body",
      variable.isInstance, !variable.has(attribute: "ReducerBuilder")
    {
      return ["@Vitro.ReducerBuilder<Self.State, Self.Action>"]
    }
    return []
  }
}
