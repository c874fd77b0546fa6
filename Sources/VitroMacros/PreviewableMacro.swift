import SwiftSyntax
import SwiftSyntaxMacros

/// Marks what a preview makes its state; it adds nothing by itself.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard declaration.is(VariableDeclSyntax.self), isInPreview(context) else {
      throw MacroError("'@Previewable' can only be applied to a variable of '#Preview { … }'")
    }
    return []
  }

  private static func isInPreview(_ context: some MacroExpansionContext) -> Bool {
    context.lexicalContext.contains { syntax in
      syntax.asProtocol((any FreestandingMacroExpansionSyntax).self)?.macroName.text == "Preview"
    }
  }
}
