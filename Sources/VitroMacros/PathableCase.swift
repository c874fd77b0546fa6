import SwiftSyntax

/// A case of an enum, and what is written for it.
struct PathableCase {
  let name: TokenSyntax
  let payload: CasePayload
  let availability: Availability

  init(_ element: EnumCaseElementSyntax, in declaration: EnumCaseDeclSyntax) {
    name = element.name.trimmed
    payload = CasePayload(element.parameterClause)
    availability = Availability(declaration)
  }

  /// The property with the path to the case, or nothing if the case cannot be used.
  func property(of enumeration: PathableEnum) -> String? {
    let payload = payload.inside(enumeration)
    let type = "VitroCasePaths.CasePath<\(enumeration.name), \(payload.type)>"
    return whereUsable(
      """
      /// The path to the case `\(name.bare)`.
      \(availability.attributes)\
      \(enumeration.isInlinable ? "@inlinable " : "")\(enumeration.access)var \(name): \(type) {
        .init(
          name: \(name.bare.debugDescription),
          embed: \(payload.embed("\(name)", of: enumeration.name)),
          extract: {
            guard case \(payload.pattern(".\(name)")) = $0 else { return nil }
            return \(payload.value)
          })
      }
      """
    )
  }

  /// The statement that appends the path to an array, or nothing if the case cannot be used.
  func appending(to array: String) -> String? {
    let statement = "\(array).append(.init(self.\(name)))"
    guard !availability.conditions.isEmpty else { return whereUsable(statement) }
    let conditions = availability.conditions.joined(separator: ", ")
    return whereUsable("if \(conditions) { \(statement) }")
  }

  /// The part of a `switch` that gives the name, or nothing if the case cannot be used.
  var named: String? {
    whereUsable("case .\(name): \(name.bare.debugDescription)")
  }

  /// Leaves out code where the compiler would not accept that it uses the case.
  private func whereUsable(_ code: String) -> String? {
    guard !availability.unavailable.isEmpty else { return code }
    let systems = ["iOS", "macOS", "tvOS", "visionOS", "watchOS"]
    guard availability.unavailable.isSubset(of: systems) else { return nil }
    let condition = availability.unavailable.sorted().map { "!os(\($0))" }
    return "#if \(condition.joined(separator: " && "))\n\(code)\n#endif"
  }
}

extension String {
  /// Each line two columns to the right.
  var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n")
  }
}
