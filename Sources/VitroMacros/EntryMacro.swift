import SwiftSyntax
import SwiftSyntaxMacros

/// Makes a variable in an extension of `EnvironmentValues` a value of the environment, and writes its
/// key.
struct EntryMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard context.isInExtension(of: "EnvironmentValues"), let entry = Entry(declaration) else {
      throw MacroError(
        """
        '@Entry' can only be applied to a variable without accessors in an extension of \
        'EnvironmentValues'
        """
      )
    }
    guard entry.value != nil else {
      throw MacroError(
        """
        '@Entry' needs the value of '\(entry.name.bare)' where nobody has set one: write \
        'var \(entry.name): … = …'
        """
      )
    }
    return [
      "get { self[\(raw: entry.keyName).self] }",
      "set { self[\(raw: entry.keyName).self] = newValue }",
    ]
  }

  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard context.isInExtension(of: "EnvironmentValues"), let entry = Entry(declaration),
      let value = entry.value
    else { return [] }
    let property = entry.type.map { "static var defaultValue: \($0) { \(value) }" }
    return [
      """
      private enum \(raw: entry.keyName): VitroUI.EnvironmentKey {
        \(raw: property ?? "static let defaultValue = \(value)")
      }
      """
    ]
  }
}
