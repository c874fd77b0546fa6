import SwiftSyntax
import SwiftSyntaxMacros

/// An enum of child models that `@ObservableModel` is written on: where a model can lead.
struct ModelEnum {
  let access: String
  /// `"@MainActor "` or nothing: where its models are, which is where its parent is.
  let isolation: String
  private let cases: [EnumCaseElementSyntax]
  /// Its case paths, and those of its snapshot; nothing if the enum says itself that it has some.
  private let paths: [DeclSyntax]
  private let snapshotPaths: [DeclSyntax]
  private let isPathable: Bool

  /// Nothing if it is no enum; throws if no case paths can be made.
  init?(_ declaration: some DeclGroupSyntax, in context: some MacroExpansionContext) throws {
    guard let model = declaration.as(EnumDeclSyntax.self) else { return nil }
    if model.memberBlock.members.contains(where: \.decl.hasConditionalCases) {
      throw MacroError("'@ObservableModel' needs all cases, and nobody knows whether '#if' holds")
    }
    access = model.access
    let own = model.attributes.isolation
    let outer = context.lexicalContext.lazy.compactMap {
      $0.asProtocol((any WithAttributesSyntax).self)?.attributes.isolation
    }
    isolation = own ?? outer.first ?? ""
    cases = model.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .flatMap(\.elements)
    isPathable = !model.has(attribute: "CasePathable")
    paths = isPathable ? try CasePathableMacro.members(of: model, in: context) : []
    let plain: DeclSyntax = """
      \(raw: access)enum Snapshot {
      \(raw: cases.map { "case \($0.name.trimmed)\($0.fields)" }.joined(separator: "\n"))
      }
      """
    snapshotPaths =
      try plain.as(EnumDeclSyntax.self).map {
        try CasePathableMacro.members(of: $0, in: context)
      } ?? []
  }

  /// What it conforms to.
  var conformances: [String] {
    (isPathable ? ["VitroCasePaths.CasePathable"] : []) + ["\(isolation)Vitro.SnapshotCreatable"]
  }

  /// The snapshot of each case, what reads it, and what makes one of it.
  var members: [DeclSyntax] { [snapshotType, snapshot, restored, snapshotInit] + paths }

  private var snapshotType: DeclSyntax {
    let cases = cases.map { "case \($0.name.trimmed)\($0.fields)" }
    let kinds = self.cases.flatMap { $0.kinds(access: access, isolation: isolation) }
    let paths = snapshotPaths.map(\.description)
    return """
      /// The case and its payload as values; written by '@ObservableModel'.
      \(raw: access)indirect enum Snapshot: Swift.Equatable, VitroCasePaths.CasePathable {
      \(raw: (cases + kinds + paths).joined(separator: "\n"))
      }
      """
  }

  private var snapshot: DeclSyntax {
    let cases = cases.map { element in
      let payload = element.payload { "Vitro.ModelSupport.snapshot(of: value\($0))" }
      return "case \(element.pattern("value")): .\(element.name.trimmed)\(payload)"
    }
    return """
      /// The state as it is now.
      \(raw: isolation)\(raw: access)var snapshot: Snapshot {
        switch self {
      \(raw: cases.joined(separator: "\n"))
        }
      }
      """
  }

  private var restored: DeclSyntax {
    let cases = cases.map { element in
      let head = "case (\(element.pattern("value")), \(element.pattern("state"))):"
      guard !element.parameters.isEmpty else { return "\(head)\nreturn nil" }
      let steps = element.parameters.indices.map {
        "let new\($0) = Vitro.ModelSupport.restored(value\($0), to: state\($0))"
      }
      let isSame = element.parameters.indices.map { "new\($0) == nil" }
      let payload = element.payload { "new\($0) ?? value\($0)" }
      return """
        \(head)
        \(steps.joined(separator: "\n"))
        return \(isSame.joined(separator: " && ")) ? nil : .\(element.name.trimmed)\(payload)
        """
    }
    let other = self.cases.count > 1 ? "default: return Self(snapshot: snapshot)" : ""
    return """
      /// Restores in place the models of the same case; nothing if no others are needed.
      \(raw: isolation)\(raw: access)func restored(to snapshot: Snapshot) -> Self? {
        switch (self, snapshot) {
      \(raw: cases.joined(separator: "\n"))
      \(raw: other)
        }
      }
      """
  }

  private var snapshotInit: DeclSyntax {
    let cases = cases.map { element in
      let payload = element.payload { "Vitro.ModelSupport.made(from: state\($0))" }
      return "case \(element.pattern("state")): self = .\(element.name.trimmed)\(payload)"
    }
    return """
      /// Makes the models of the case.
      \(raw: isolation)\(raw: access)init(snapshot: Snapshot) {
        switch snapshot {
      \(raw: cases.joined(separator: "\n"))
        }
      }
      """
  }
}

extension DeclSyntax {
  fileprivate var hasConditionalCases: Bool {
    self.as(IfConfigDeclSyntax.self)?.clauses.contains { clause in
      guard case .decls(let members) = clause.elements else { return false }
      return members.contains { $0.decl.is(EnumCaseDeclSyntax.self) }
    } ?? false
  }
}

extension AttributeListSyntax {
  /// `"@MainActor "`, if an attribute says on which actor it is.
  var isolation: String? {
    compactMap { $0.as(AttributeSyntax.self)?.trimmedDescription }
      .first { $0.hasSuffix("Actor") }
      .map { "\($0) " }
  }
}

extension EnumCaseElementSyntax {
  fileprivate var parameters: [EnumCaseParameterSyntax] {
    parameterClause.map { Array($0.parameters) } ?? []
  }

  /// The payload of the case in the snapshot.
  fileprivate var fields: String { payload { "_$\(name.bare)\($0).SnapshotValue" } }

  /// `.detail(let value0)`.
  fileprivate func pattern(_ variable: String) -> String {
    let values = parameters.indices.map { "let \(variable)\($0)" }
    return ".\(name.trimmed)" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
  }

  /// `(id: …, …)`, with the labels of the case.
  fileprivate func payload(_ value: (Int) -> String) -> String {
    let values = parameters.enumerated().map { index, parameter in
      guard let label = parameter.firstName, label.text != "_" else { return value(index) }
      return "\(label.trimmedDescription): \(value(index))"
    }
    return values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
  }

  fileprivate func kinds(access: String, isolation: String) -> [String] {
    parameters.enumerated().map { index, parameter in
      """
      /// What the payload of '\(name.bare)' is in a snapshot.
      \(isolation)\(access)struct _$\(name.bare)\(index): \(isolation)Vitro.SnapshotField {
      \(access)let kind = Vitro.SnapshotKind(of: (\(parameter.type.trimmed)).self)
      }
      """
    }
  }
}
