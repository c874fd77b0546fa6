import SwiftSyntax
import SwiftSyntaxMacros

/// Is the place where it is written, or, as a default argument, the place of the call.
struct HereMacro: ExpressionMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) -> ExprSyntax {
    "Vitro.SourcePlace.here()"
  }
}
