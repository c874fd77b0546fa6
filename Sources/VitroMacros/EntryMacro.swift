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
    guard isInEnvironment(context), let entry = EnvironmentEntry(declaration) else {
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
      "get { self[\(raw: entry.key).self] }", "set { self[\(raw: entry.key).self] = newValue }",
    ]
  }

  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard isInEnvironment(context), let entry = EnvironmentEntry(declaration),
      let value = entry.value
    else { return [] }
    let property = entry.type.map { "static var defaultValue: \($0) { \(value) }" }
    return [
      """
      private enum \(raw: entry.key): VitroUI.EnvironmentKey {
        \(raw: property ?? "static let defaultValue = \(value)")
      }
      """
    ]
  }

  private static func isInEnvironment(_ context: some MacroExpansionContext) -> Bool {
    let type = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType
    return type?.lastToken(viewMode: .sourceAccurate)?.text == "EnvironmentValues"
  }
}

/// The one variable that the attribute stands before.
private struct EnvironmentEntry {
  let name: TokenSyntax
  let type: String?
  /// The value as it is written; an optional is `nil` without being told.
  let value: String?

  init?(_ declaration: some DeclSyntaxProtocol) {
    guard let variable = declaration.as(VariableDeclSyntax.self), let name = variable.name,
      let binding = variable.bindings.first, binding.accessorBlock == nil, variable.isInstance,
      variable.bindingSpecifier.tokenKind == .keyword(.var), !variable.isLazy
    else { return nil }
    self.name = name.trimmed
    let type = binding.typeAnnotation?.type.trimmed
    self.type = type?.description
    let optional = type?.is(OptionalTypeSyntax.self) == true ? "nil" : nil
    value = binding.initializer?.value.trimmedDescription ?? optional
  }

  var key: String { "_$\(name.bare)" }
}
