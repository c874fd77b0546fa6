import SwiftSyntax

/// The payload of a case, written in the four ways that a case path needs.
struct CasePayload {
  private let labels: [String?]
  private let types: [TypeSyntax]

  init(_ clause: EnumCaseParameterClauseSyntax?) {
    let parameters = clause.map { Array($0.parameters) } ?? []
    labels = parameters.map { parameter in
      guard let name = parameter.firstName, name.text != "_" else { return nil }
      return ["inout", "let", "var"].contains(name.bare) ? name.trimmedDescription : name.bare
    }
    types = parameters.map(\.type.trimmed)
  }

  private init(labels: [String?], types: [TypeSyntax]) {
    self.labels = labels
    self.types = types
  }

  /// The same payload, written for a type in the enum.
  func inside(_ enumeration: PathableEnum) -> CasePayload {
    CasePayload(labels: labels, types: types.map { InnerTypes(enumeration).type($0) })
  }

  /// Whether a type of this name is a part of the payload.
  func mentions(_ name: String) -> Bool {
    types.contains { type in
      type.tokens(viewMode: .sourceAccurate).contains { token in
        token.bare == name && token.parent?.is(IdentifierTypeSyntax.self) == true
      }
    }
  }

  private var variables: [String] { types.indices.map { "value\($0)" } }

  var type: String {
    switch types.count {
    case 0: "Void"
    case 1: types[0].description
    default:
      "("
        + zip(labels, types).map { label, type in (label.map { "\($0): " } ?? "") + "\(type)" }
        .joined(separator: ", ") + ")"
    }
  }

  /// The closure that makes the case of `root` from its payload.
  func embed(_ name: String, of root: String) -> String {
    switch types.count {
    case 0: "{ .\(name) }"
    // A closure that takes what does not exist is complained about: it would never run.
    case 1 where types[0].isNever: "\(root).\(name)"
    case 1: "{ .\(name)(\(labelled(["$0"]))) }"
    default: "{ .\(name)(\(labelled(types.indices.map { "$0.\($0)" }))) }"
    }
  }

  /// What matches a value that is the case, and names what it carries.
  func pattern(_ path: String) -> String {
    types.isEmpty ? path : "let \(path)(\(variables.joined(separator: ", ")))"
  }

  /// The payload, made of what the pattern names.
  var value: String {
    types.count == 1 ? variables[0] : "(" + variables.joined(separator: ", ") + ")"
  }

  private func labelled(_ values: [String]) -> String {
    zip(labels, values).map { label, value in (label.map { "\($0): " } ?? "") + value }
      .joined(separator: ", ")
  }
}

extension TypeSyntax {
  fileprivate var isNever: Bool {
    ["Never", "Swift.Never"].contains(trimmedDescription)
  }
}

/// Writes the types of payloads so that they mean the same in a type in the enum.
private final class InnerTypes: SyntaxRewriter {
  private let enumeration: PathableEnum

  init(_ enumeration: PathableEnum) {
    self.enumeration = enumeration
    super.init()
  }

  func type(_ type: TypeSyntax) -> TypeSyntax {
    // 'Int!' is a type for parameters only.
    if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return "\(rewrite(unwrapped.wrappedType).trimmed)?"
    }
    return TypeSyntax(rewrite(type)) ?? type
  }

  override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
    let node = super.visit(node)
    guard var identifier = node.as(IdentifierTypeSyntax.self) else { return node }
    let name = identifier.name.bare
    if name == "Self" {
      identifier.name = .identifier(enumeration.name, from: identifier.name)
    } else if enumeration.isIterable, PathableCases.namesInSequences.contains(name) {
      identifier.name = .identifier("_$\(name)", from: identifier.name)
    }
    return TypeSyntax(identifier)
  }
}

extension TokenSyntax {
  /// A name with the trivia of another token.
  fileprivate static func identifier(_ name: String, from token: TokenSyntax) -> TokenSyntax {
    .identifier(name, leadingTrivia: token.leadingTrivia, trailingTrivia: token.trailingTrivia)
  }
}
