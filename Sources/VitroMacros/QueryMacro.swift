import SwiftSyntax
import SwiftSyntaxMacros

/// Turns a variable `x` of a view into a stored query `_x` and an `x` that reads what it finds.
struct QueryMacro: AccessorMacro, PeerMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let name = declaration.as(VariableDeclSyntax.self)?.name?.bare else { return [] }
    return [
      """
      get {
        _\(raw: name).wrappedValue
      }
      """
    ]
  }

  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let variable = declaration.as(VariableDeclSyntax.self), let name = variable.name?.bare,
      let type = variable.bindings.first?.typeAnnotation?.type.trimmedDescription
    else { throw MacroError("'@Query' needs a variable with a type, such as '[Trip]'") }
    var arguments = ""
    if case .argumentList(let list)? = node.arguments { arguments = list.trimmedDescription }
    // It is as visible as the view, or its memberwise initializer would be private.
    return ["var _\(raw: name) = Query<\(raw: type)>(\(raw: arguments))"]
  }
}
