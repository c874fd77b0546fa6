import SwiftSyntax
import SwiftSyntaxMacros

/// Writes a case path for each case of an enum.
struct CasePathableMacro: MemberMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty, declaration.is(EnumDeclSyntax.self) else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): VitroCasePaths.CasePathable {}")]
  }

  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let enumeration = declaration.as(EnumDeclSyntax.self) else {
      throw MacroError("'@CasePathable' can only be applied to an enum")
    }
    let access = enumeration.access
    let paths = enumeration.memberBlock.members
      .compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .flatMap(\.elements)
      .map { path(for: $0, of: enumeration.name.trimmedDescription, access: access) }
    let generated: DeclSyntax = """
      /// One case path for each case.
      \(raw: access)struct AllCasePaths: Sendable {
      \(raw: paths.joined(separator: "\n"))
      }
      """
    return [
      generated,
      """
      /// The case paths of all cases.
      \(raw: access)static var allCasePaths: AllCasePaths {
        AllCasePaths()
      }
      """,
    ]
  }

  private static func path(
    for element: EnumCaseElementSyntax,
    of root: String,
    access: String
  ) -> String {
    let name = element.name.trimmedDescription
    let payload = Payload(element.parameterClause)
    return """
        /// The path to the case `\(element.name.bare)`.
        \(access)var \(name): VitroCasePaths.CasePath<\(root), \(payload.type)> {
          VitroCasePaths.CasePath<\(root), \(payload.type)>(
            name: "\(element.name.bare)",
            embed: { \(payload.embed("\(root).\(name)")) },
            extract: {
              guard case \(payload.pattern(".\(name)")) = $0 else {
                return nil
              }
              return \(payload.value)
            })
        }
      """
  }
}

/// What a case carries, written in the four ways that a case path needs.
private struct Payload {
  private let labels: [String?]
  private let types: [String]

  init(_ clause: EnumCaseParameterClauseSyntax?) {
    let parameters = clause.map { Array($0.parameters) } ?? []
    labels = parameters.map { parameter in
      guard let name = parameter.firstName, name.text != "_" else { return nil }
      return name.trimmedDescription
    }
    types = parameters.map(\.type.trimmedDescription)
  }

  private var variables: [String] { types.indices.map { "value\($0)" } }

  var type: String {
    switch types.count {
    case 0: "Void"
    case 1: types[0]
    default:
      "("
        + zip(labels, types).map { label, type in (label.map { "\($0): " } ?? "") + type }
        .joined(separator: ", ") + ")"
    }
  }

  func embed(_ path: String) -> String {
    switch types.count {
    case 0: return path
    case 1: return path + "(" + labelled(["$0"]) + ")"
    default: return path + "(" + labelled(types.indices.map { "$0.\($0)" }) + ")"
    }
  }

  func pattern(_ path: String) -> String {
    types.isEmpty ? path : "let \(path)(\(variables.joined(separator: ", ")))"
  }

  var value: String {
    types.count == 1 ? variables[0] : "(" + variables.joined(separator: ", ") + ")"
  }

  private func labelled(_ values: [String]) -> String {
    zip(labels, values).map { label, value in (label.map { "\($0): " } ?? "") + value }
      .joined(separator: ", ")
  }
}
