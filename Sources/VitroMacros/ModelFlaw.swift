import SwiftSyntax

extension TypeSyntax {
  /// Why its values are no part of a model's, if that can be seen, with what to write instead.
  var flaw: String? {
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.flaw }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return type.wrappedType.flaw
    }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.flaw }
    if let type = self.as(ArrayTypeSyntax.self) { return type.element.flaw }
    if let type = self.as(DictionaryTypeSyntax.self) { return type.value.flaw }
    if self.is(FunctionTypeSyntax.self) {
      return "closures cannot be compared: hold what they do as an enum"
    }
    if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.flaw }
    if let type = self.as(TupleTypeSyntax.self) { return type.flaw }
    if let type = self.as(IdentifierTypeSyntax.self) { return type.flaw }
    return nil
  }
}

extension SomeOrAnyTypeSyntax {
  fileprivate var flaw: String? {
    guard someOrAnySpecifier.tokenKind == .keyword(.any) else { return nil }
    return "two values of '\(trimmedDescription)' cannot be compared: write a type or an enum"
  }
}

extension TupleTypeSyntax {
  fileprivate var flaw: String? {
    if let element = elements.first, elements.count == 1 { return element.type.flaw }
    return elements.isEmpty ? nil : "a tuple is not 'Equatable': write a struct"
  }
}

extension IdentifierTypeSyntax {
  fileprivate var flaw: String? {
    switch name.bare {
    case "Any", "AnyObject":
      return "two values of '\(name.bare)' cannot be compared: write a type or an enum"
    case let name where handles.contains(name): return sentence(about: name)
    case "Array", "Dictionary", "Optional", "Set": return lastArgument?.flaw
    default: return nil
    }
  }

  private var lastArgument: TypeSyntax? {
    genericArgumentClause?.arguments.last?.argument.as(TypeSyntax.self)
  }
}

extension ExprSyntax {
  /// Why it is no part of a model's value, if that can be seen.
  var flaw: String? {
    guard let callee = self.as(FunctionCallExprSyntax.self)?.calledExpression,
      let name = callee.firstToken(viewMode: .sourceAccurate)?.bare, handles.contains(name)
    else { return nil }
    return sentence(about: name)
  }
}

/// What is 'Equatable', and no state all the same.
private let handles = ["AnyCancellable", "Task"]

private func sentence(about name: String) -> String {
  "'\(name)' is a handle: hold what it stands for"
}
