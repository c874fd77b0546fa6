import SwiftSyntax
import SwiftSyntaxMacros

/// Writes a case path for each case of an enum.
struct CasePathableMacro: MemberMacro, ExtensionMacro {
  /// To format what is written takes longer than to write it, two thirds of the time in a debug build.
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // What is wrong with the declaration is said once, where the members are written.
    guard !protocols.isEmpty, let enumeration = try? PathableEnum(declaration, in: context) else {
      return []
    }
    return [
      try ExtensionDeclSyntax(
        """
        \(raw: enumeration.availability)extension \(type.trimmed): VitroCasePaths.CasePathable {}
        """
      )
    ]
  }

  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    try members(of: declaration, in: context)
  }

  /// The paths of an enum's cases, and the name of a value's.
  static func members(
    of declaration: some DeclGroupSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let enumeration = try PathableEnum(declaration, in: context)
    return [paths(of: enumeration), allPaths(in: enumeration), caseName(in: enumeration)]
      + aliases(in: enumeration)
  }

  private static func paths(of enumeration: PathableEnum) -> DeclSyntax {
    let sequence = enumeration.isIterable ? ", Swift.Sequence" : ""
    let members =
      [enumeration.cases.properties(of: enumeration)]
      + (enumeration.isIterable ? [iterator(of: enumeration)] : [])
    return """
      /// One case path for each case.
      \(raw: enumeration.access)nonisolated struct AllCasePaths: Swift.Sendable\(raw: sequence) {
      \(raw: members.joined(separator: "\n").indented)
      }
      """
  }

  /// Goes through the cases, those included that nobody should use any more.
  private static func iterator(of enumeration: PathableEnum) -> String {
    let element = "VitroCasePaths.PartialCasePath<\(enumeration.name)>"
    let cases = enumeration.cases
    return """
      /// Goes through the paths of all cases.
      \(cases.hasDeprecated ? "@available(*, deprecated)\n" : "")\
      \(enumeration.access)func makeIterator() -> Swift.IndexingIterator<[\(element)]> {
        var paths: [\(element)] = []
        paths.reserveCapacity(\(cases.count))
      \(cases.appending(to: "paths").indented)
        return paths.makeIterator()
      }
      """
  }

  private static func allPaths(in enumeration: PathableEnum) -> DeclSyntax {
    """
    /// The case paths of all cases.
    \(raw: enumeration.access)nonisolated static var allCasePaths: AllCasePaths {
      AllCasePaths()
    }
    """
  }

  private static func caseName(in enumeration: PathableEnum) -> DeclSyntax {
    """
    /// The name of the value's case.
    \(raw: enumeration.access)nonisolated var caseName: Swift.String {
      switch self {
    \(raw: enumeration.cases.named.indented)
      }
    }
    """
  }

  /// Names for the types that mean something else where there is a sequence.
  private static func aliases(in enumeration: PathableEnum) -> [DeclSyntax] {
    guard enumeration.isIterable else { return [] }
    return enumeration.cases.hiddenTypes.map { name in
      """
      /// What '\(raw: name)' means outside of 'AllCasePaths'; written by '@CasePathable'.
      \(raw: enumeration.access)typealias _$\(raw: name) = \(raw: name)
      """
    }
  }
}
