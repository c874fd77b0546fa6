import SwiftSyntax
import SwiftSyntaxMacros

/// Makes a variable in an extension of `DependencyValues` a dependency, and writes its key.
struct DependencyEntryMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard isAmongDependencies(context), let entry = Entry(declaration) else {
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
    guard isAmongDependencies(context), let entry = Entry(declaration), let value = entry.value
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

  private static func isAmongDependencies(_ context: some MacroExpansionContext) -> Bool {
    let type = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType
    return type?.lastToken(viewMode: .sourceAccurate)?.text == "DependencyValues"
  }
}

/// The one variable that the attribute stands before.
private struct Entry {
  let name: TokenSyntax
  let type: String?
  /// The live value as it is written; an optional is `nil` without being told.
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

  var keyName: String { "_$\(name.bare)" }

  /// The key that is written, or the type where that is its own key.
  var key: String? { value == nil ? type : keyName }
}
