import SwiftSyntax
import SwiftSyntaxMacros

/// Makes a struct a reducer, gives its actions case paths and its body the builder; writes the state,
/// the actions and the body of an enum of features.
struct ReducerMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let enumeration = declaration.as(EnumDeclSyntax.self) else { return [] }
    let features = ReducerEnum(enumeration, node)
    return [features.state] + (features.hasActions ? [] : [features.action])
      + (features.hasBody ? [] : [features.bodyType, features.body])
      + [features.caseScope, features.scope]
  }

  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let isEnum = declaration.is(EnumDeclSyntax.self)
    guard isEnum || declaration.is(StructDeclSyntax.self) else {
      throw MacroError("'@Reducer' can only be applied to a struct or an enum")
    }
    guard !protocols.isEmpty else { return [] }
    if isEnum {
      // Both, because what inherits the one is not taken for it where a macro writes it.
      return [
        try ExtensionDeclSyntax("extension \(type.trimmed): Vitro.CaseReducer, Vitro.Reducer {}")
      ]
    }
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
      variable.isInstance || declaration.is(EnumDeclSyntax.self),
      !variable.has(attribute: "ReducerBuilder")
    {
      return ["@Vitro.ReducerBuilder<Self.State, Self.Action>"]
    }
    return []
  }
}

/// Marks a case that holds no feature; `ReducerMacro` looks at it.
struct ReducerCaseIgnoredMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    []
  }
}
