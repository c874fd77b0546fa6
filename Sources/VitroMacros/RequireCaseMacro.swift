import SwiftSyntax
import SwiftSyntaxMacros

/// Calls the function of the same name, and tells it how the value is written.
struct RequireCaseMacro: ExpressionMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) -> ExprSyntax {
    var arguments = node.arguments.map { $0.with(\.trailingComma, nil).trimmedDescription }
    let value = node.arguments.first?.expression.trimmedDescription ?? ""
    // The name comes after the value and the case; if there is a place, that comes last.
    let name = "named: \(StringLiteralExprSyntax(content: value))"
    arguments.insert(name, at: min(2, arguments.count))
    return "VitroTesting.require(\(raw: arguments.joined(separator: ", ")))"
  }
}
