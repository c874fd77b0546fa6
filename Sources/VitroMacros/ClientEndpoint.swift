import SwiftSyntax

/// A closure of a client, and what stands in its place as long as nobody has implemented it.
struct ClientEndpoint {
  let name: TokenSyntax
  let type: TypeSyntax
  let function: FunctionTypeSyntax
  /// The closure that says what is returned after the report.
  let value: ExprSyntax?

  /// The statements that set it to a closure that reports its name.
  var unimplemented: String {
    get throws {
      let call = "_client.wasCalled(\"\(name.bare)\")"
      if let value {
        return """
          let \(name): \(type) = \(value)
          self.\(name) = { \(parameters)
          \(call)
          return \(effects)\(name)(\(arguments))
          }
          """
      }
      let ignored = function.parameters.isEmpty ? "" : "\(underscores) in"
      if throwsAnything { return "self.\(name) = { \(ignored)\nthrow \(call)\n}" }
      guard let placeholder = function.returnClause.type.placeholder else {
        throw MacroError(
          """
          '@DependencyClient' needs a default for '\(name.bare)', which can neither throw nor return \
          nothing: write 'var \(name): \(type) = { … }'
          """
        )
      }
      return "self.\(name) = { \(ignored)\n\(call)\n\(placeholder)}"
    }
  }

  private var throwsAnything: Bool {
    guard let clause = function.effectSpecifiers?.throwsClause else { return false }
    return clause.type.map { $0.trimmedDescription == "any Error" } ?? true
  }

  private var underscores: String {
    function.parameters.map { _ in "_" }.joined(separator: ", ")
  }

  /// The closure's own, with the error that it throws if only one type may be thrown.
  private var parameters: String {
    let clause = function.effectSpecifiers?.throwsClause
    let thrown = clause?.type == nil ? "" : " \(clause?.trimmedDescription ?? "")"
    let names = (0..<function.parameters.count).map { "value\($0)" }.joined(separator: ", ")
    if names.isEmpty { return thrown.isEmpty ? "" : "()\(thrown) in" }
    return "\(names)\(thrown) in"
  }

  private var arguments: String {
    zip(0..., function.parameters).map { index, parameter in
      let specifiers = parameter.type.as(AttributedTypeSyntax.self)?.specifiers
      let isInout = specifiers?.trimmedDescription.contains("inout") == true
      return "\(isInout ? "&" : "")value\(index)"
    }
    .joined(separator: ", ")
  }

  private var effects: String {
    let isAsync = function.effectSpecifiers?.asyncSpecifier != nil
    let canThrow = function.effectSpecifiers?.throwsClause != nil
    return (canThrow ? "try " : "") + (isAsync ? "await " : "")
  }
}

extension TypeSyntax {
  /// The function type that this is, with whatever attributes and parentheses around it.
  var function: FunctionTypeSyntax? {
    if let function = self.as(FunctionTypeSyntax.self) { return function }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.function }
    guard let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 else { return nil }
    return tuple.elements.first?.type.function
  }

  /// Whether a variable of this type is `nil` without being told.
  var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }

  /// The statement that returns nothing, in whatever way the type has for it.
  fileprivate var placeholder: String? {
    if isOptional { return "return nil\n" }
    if self.is(ArrayTypeSyntax.self) { return "return []\n" }
    if self.is(DictionaryTypeSyntax.self) { return "return [:]\n" }
    if let tuple = self.as(TupleTypeSyntax.self) {
      return tuple.elements.isEmpty ? "" : tuple.elements.only?.type.placeholder
    }
    return switch generic {
    case "Void": ""
    case "Optional": "return nil\n"
    case "Array", "Set": "return []\n"
    case "Dictionary": "return [:]\n"
    default: nil
    }
  }

  /// The name before the generic arguments, without the standard library's.
  private var generic: String? {
    let name = self.as(IdentifierTypeSyntax.self)?.name.text
    guard let member = self.as(MemberTypeSyntax.self) else { return name }
    return member.baseType.trimmedDescription == "Swift" ? member.name.text : nil
  }
}

extension TupleTypeElementListSyntax {
  fileprivate var only: TupleTypeElementSyntax? { count == 1 ? first : nil }
}
