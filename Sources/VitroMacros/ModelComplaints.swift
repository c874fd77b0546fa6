import SwiftDiagnostics
import SwiftSyntax

/// The diagnostics of a class that `@ObservableModel` is written on, with what to write instead.
struct ModelComplaints {
  private(set) var all: [Diagnostic] = []
  private let isolation: String?
  private let hidden: [String: DeclModifierSyntax]

  init(_ model: ClassDeclSyntax) {
    isolation = model.attributes.isolation
    let types = model.memberBlock.members.compactMap { HiddenType($0.decl) }
    hidden = Dictionary(types.map { ($0.name, $0.modifier) }) { first, _ in first }
    if !model.modifiers.contains(where: { $0.name.tokenKind == .keyword(.final) }) {
      complain(
        "'@ObservableModel' needs a final class: a subclass would not be a part of its value",
        at: model.classKeyword, inserting: "final ")
    }
    look(at: model.memberBlock.members, isConditional: false)
  }

  private mutating func look(at members: MemberBlockItemListSyntax, isConditional: Bool) {
    for member in members {
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        look(at: variable, isConditional: isConditional)
      }
      for clause in member.decl.as(IfConfigDeclSyntax.self)?.clauses ?? [] {
        guard case .decls(let members) = clause.elements else { continue }
        look(at: members, isConditional: true)
      }
    }
  }

  private mutating func look(at variable: VariableDeclSyntax, isConditional: Bool) {
    if variable.isInstance, !variable.isLazy, variable.name == nil, !variable.storedNames.isEmpty {
      return complain(aboutSeveral: variable)
    }
    guard let property = ModelProperty(variable), property.isValue else { return }
    let type = variable.bindings.first?.typeAnnotation?.type
    let flaw =
      isConditional
      ? "nobody knows whether '#if' holds: declare it outside" : type?.flaw ?? property.flaw
    if let flaw {
      complain(
        "'\(property.bare)' cannot be a part of the model's value, because \(flaw), or write "
          + "'@ObservationIgnored' to leave it out",
        at: variable.firstToken(viewMode: .sourceAccurate), inserting: "@ObservationIgnored ")
    }
    let names = type?.tokens(viewMode: .sourceAccurate).map(\.bare) ?? []
    for name in names where hidden[name] != nil {
      complain(aboutHidden: name, in: property)
    }
    if type == nil, !["@MainActor ", nil].contains(isolation) {
      complain(
        "'@ObservableModel' needs the type of '\(property.bare)' where the class is not on the "
          + "main actor",
        at: variable.name, appending: ": \(property.obviousType ?? "<#Type#>")")
    }
  }

  private mutating func complain(aboutSeveral variable: VariableDeclSyntax) {
    let names = variable.storedNames.map { "'var \($0)'" }.joined(separator: " and ")
    complain(
      "'@ObservableModel' needs each variable in a declaration of its own: write \(names) instead",
      at: variable, replacing: variable.apart)
  }

  private mutating func complain(aboutHidden name: String, in property: ModelProperty) {
    guard let modifier = hidden[name] else { return }
    complain(
      "'\(property.bare)' is a part of the model's value, so '\(name)' cannot be "
        + "'\(modifier.trimmedDescription)'",
      at: modifier, replacing: "")
  }

  private mutating func complain(
    _ message: String, at token: TokenSyntax?, inserting text: String = "",
    appending end: String = ""
  ) {
    guard let token else { return }
    complain(message, at: token, replacing: text + token.text + end)
  }

  /// Complains, and offers to write something else in place of what is there.
  private mutating func complain(
    _ message: String, at node: some SyntaxProtocol, replacing text: String?
  ) {
    let fixes = text.map { text in
      let space = text.isEmpty ? [] : node.trailingTrivia
      let other = TokenSyntax.identifier(
        text, leadingTrivia: node.leadingTrivia, trailingTrivia: space)
      let title = text.isEmpty ? "remove '\(node.trimmedDescription)'" : "write '\(text)'"
      return FixIt(
        message: Complaint(message: title),
        changes: [.replace(oldNode: Syntax(node), newNode: Syntax(other))])
    }
    all.append(
      Diagnostic(
        node: node, message: Complaint(message: message), fixIts: fixes.map { [$0] } ?? []))
  }
}

private struct Complaint: DiagnosticMessage, FixItMessage {
  let message: String
  var severity: DiagnosticSeverity { .error }
  var diagnosticID: MessageID { MessageID(domain: "Vitro", id: message) }
  var fixItID: MessageID { diagnosticID }
}

/// A type in the class that nobody sees outside of it.
private struct HiddenType {
  let name: String
  let modifier: DeclModifierSyntax

  init?(_ declaration: DeclSyntax) {
    guard let type = declaration.asProtocol((any NamedDeclSyntax).self),
      let group = declaration.asProtocol((any DeclGroupSyntax).self),
      let modifier = group.modifiers.first(where: {
        [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind)
      })
    else { return nil }
    name = type.name.bare
    self.modifier = modifier
  }
}

extension VariableDeclSyntax {
  /// The same variables in declarations of their own, if each has a name.
  fileprivate var apart: String? {
    var type: TypeAnnotationSyntax?
    var lines: [String] = []
    for binding in bindings.reversed() {
      guard binding.pattern.is(IdentifierPatternSyntax.self) else { return nil }
      // 'var a, b: Int': the type is said once, at the end.
      type = binding.typeAnnotation ?? (binding.initializer == nil ? type : nil)
      let alone = binding.with(\.typeAnnotation, type).with(\.trailingComma, nil)
      let declaration = with(\.bindings, [alone]).trimmedDescription
      lines.insert(declaration, at: 0)
    }
    return lines.joined(separator: "\n")
  }
}
