import SwiftSyntax
import SwiftSyntaxMacros

/// Turns a stored variable `x` into a stored `_x` and an `x` that marks its changes.
struct ObservedFieldMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let name = declaration.as(VariableDeclSyntax.self)?.name?.bare,
      let index = index(in: node)
    else { return [] }
    return [
      """
      @storageRestrictions(initializes: _\(raw: name))
      init(initialValue) {
        _\(raw: name) = initialValue
      }
      """,
      """
      get {
        _\(raw: name)
      }
      """,
      """
      set {
        _$marks.mark(\(raw: index))
        _\(raw: name) = newValue
      }
      """,
      """
      _modify {
        _$marks.mark(\(raw: index))
        yield &_\(raw: name)
      }
      """,
    ]
  }

  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      var binding = variable.bindings.first, let name = variable.name?.bare
    else { return [] }
    binding.pattern = PatternSyntax(IdentifierPatternSyntax(identifier: .identifier("_\(name)")))
    let attributes = variable.attributes.filter { element in
      guard case .attribute(let attribute) = element else { return true }
      return attribute.attributeName.trimmedDescription != "ObservedField"
    }
    return [
      """
      @ObservationStateIgnored \(attributes.trimmed) private var \(binding.trimmed)
      """
    ]
  }

  private static func index(in node: AttributeSyntax) -> String? {
    guard case .argumentList(let arguments) = node.arguments else { return nil }
    return arguments.first?.expression.trimmedDescription
  }
}

/// Marks a variable that is not observed; it expands to nothing.
struct IgnoredFieldMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    []
  }
}
