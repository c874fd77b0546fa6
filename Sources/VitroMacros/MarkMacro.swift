import SwiftSyntax
import SwiftSyntaxMacros

/// Marks a declaration for the macro of what it stands in; expands to nothing.
struct MarkMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
