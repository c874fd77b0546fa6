import SwiftSyntax
import SwiftSyntaxMacros

/// Makes a variable in an extension of `EnvironmentValues` a value of the environment, one of `ContainerValues` a value
/// that a view tells its container, and one of `Transaction` a value of a change; writes its key.
struct EntryMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard keyProtocol(in: context) != nil, let entry = Entry(declaration) else {
      throw MacroError(
        """
        '@Entry' can only be applied to a variable without accessors in an extension of \
        'EnvironmentValues', 'ContainerValues' or 'Transaction'
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
    guard let key = keyProtocol(in: context), let entry = Entry(declaration),
      let value = entry.value
    else { return [] }
    let property = entry.type.map { "static var defaultValue: \($0) { \(value) }" }
    return [
      """
      private enum \(raw: entry.keyName): VitroUI.\(raw: key) {
        \(raw: property ?? "static let defaultValue = \(value)")
      }
      """
    ]
  }

  /// The protocol of the keys of the values that are extended.
  private static func keyProtocol(in context: some MacroExpansionContext) -> String? {
    let keys = [
      "EnvironmentValues": "EnvironmentKey", "ContainerValues": "ContainerValueKey",
      "Transaction": "TransactionKey",
    ]
    return keys.first { context.isInExtension(of: $0.key) }?.value
  }
}
