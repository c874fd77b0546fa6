import SwiftSyntax
import SwiftSyntaxMacros

/// The one variable that the attribute stands before.
struct Entry {
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

  var keyName: String { "_$\(name.bare)" }

  /// The key that is written, or the type where that is its own key.
  var key: String? { value == nil ? type : keyName }
}

extension MacroExpansionContext {
  /// Whether what is expanded stands in an extension of a type with this name.
  func isInExtension(of name: String) -> Bool {
    let type = lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType
    return type?.lastToken(viewMode: .sourceAccurate)?.text == name
  }
}
