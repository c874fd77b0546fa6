import SwiftSyntax
import SwiftSyntaxMacros

/// Turns a stored variable `x` into a stored `_x` and an `x` that marks its changes.
struct ObservedFieldMacro: AccessorMacro, PeerMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let variable = declaration.as(VariableDeclSyntax.self), let name = variable.name?.bare,
      let index = index(in: node)
    else { return [] }
    if variable.isPresented { return presentedAccessors(name: name, index: index) }
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
    if variable.isPresented, let index = index(in: node) {
      return try presentedPeers(of: variable, binding, name: name, index: index)
    }
    binding.pattern = PatternSyntax(IdentifierPatternSyntax(identifier: .identifier("_\(name)")))
      .with(\.trailingTrivia, binding.pattern.trailingTrivia)
    let attributes = variable.attributes.filter { element in
      guard case .attribute(let attribute) = element else { return true }
      return attribute.attributeName.trimmedDescription != "ObservedField"
    }
    return [
      """
      \(attributes.trimmed) private var \(binding.trimmed)
      """
    ]
  }

  /// What is presented is stored apart, so that a feature can present one of its own kind.
  private static func presentedAccessors(name: String, index: String) -> [AccessorDeclSyntax] {
    [
      """
      @storageRestrictions(initializes: _\(raw: name))
      init(initialValue) {
        _\(raw: name) = Vitro.PresentationState(wrappedValue: initialValue)
      }
      """,
      """
      get {
        _\(raw: name).wrappedValue
      }
      """,
      """
      set {
        _$marks.mark(\(raw: index))
        _\(raw: name).wrappedValue = newValue
      }
      """,
      """
      _modify {
        _$marks.mark(\(raw: index))
        yield &_\(raw: name).wrappedValue
      }
      """,
    ]
  }

  private static func presentedPeers(
    of variable: VariableDeclSyntax,
    _ binding: PatternBindingSyntax,
    name: String,
    index: String
  ) throws -> [DeclSyntax] {
    guard let type = binding.typeAnnotation?.type.as(OptionalTypeSyntax.self)?.wrappedType else {
      throw MacroError("'@Presents' needs a variable with a type that ends in '?'")
    }
    let presented = "Vitro.PresentationState<\(type.trimmed)>"
    let initial = binding.initializer?.value.trimmedDescription ?? "nil"
    return [
      """
      private var _\(raw: name) = \(raw: presented)(wrappedValue: \(raw: initial))
      """,
      """
      /// What is presented, for the reducer that runs it; written by '@Presents'.
      \(raw: variable.access)var $\(raw: name): \(raw: presented) {
        get { _\(raw: name) }
        set {
          _$marks.mark(\(raw: index))
          _\(raw: name) = newValue
        }
        _modify {
          _$marks.mark(\(raw: index))
          yield &_\(raw: name)
        }
      }
      """,
    ]
  }

  private static func index(in node: AttributeSyntax) -> String? {
    guard case .argumentList(let arguments) = node.arguments else { return nil }
    return arguments.first?.expression.trimmedDescription
  }
}

/// Marks a variable that presents a feature; what it becomes is written with what observes it.
struct PresentsMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
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
