import SwiftSyntax
import SwiftSyntaxMacros

/// Makes a view one that sends only view actions.
struct ViewActionMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let hasStore = declaration.memberBlock.members
      .compactMap { $0.decl.as(VariableDeclSyntax.self) }.contains { $0.name?.bare == "store" }
    guard hasStore else {
      throw MacroError("'@ViewAction' needs a store: write 'let store: StoreOf<…>'")
    }
    guard !protocols.isEmpty else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): Vitro.ViewActionSending {}")]
  }
}
