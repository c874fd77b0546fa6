import SwiftSyntax
import SwiftSyntaxMacros

/// Makes a variable in an extension of `DependencyValues` a dependency, and writes its key.
struct DependencyEntryMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard context.isInExtension(of: "DependencyValues"), let entry = Entry(declaration) else {
      throw MacroError(
        """
        '@DependencyEntry' can only be applied to a variable without accessors in an extension of \
        'DependencyValues'
        """
      )
    }
    guard let key = entry.key else {
      throw MacroError(
        """
        '@DependencyEntry' needs the live value or the type of '\(entry.name.bare)': write \
        'var \(entry.name): … = …'
        """
      )
    }
    let place = "self[entry: \(key).self, name: \"\(entry.name.bare)\"]"
    return [
      "get { \(raw: place) }",
      "set { \(raw: place) = newValue }",
      "_modify { yield &\(raw: place) }",
    ]
  }

  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard context.isInExtension(of: "DependencyValues"), let entry = Entry(declaration),
      let value = entry.value
    else { return [] }
    let type = entry.type.map { ": \($0)" } ?? ""
    return [
      """
      private enum \(raw: entry.keyName): VitroDependencies.DependencyEntryKey {
        static let liveValue\(raw: type) = \(raw: value)
      }
      """
    ]
  }
}
