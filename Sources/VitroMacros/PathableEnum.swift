import SwiftSyntax
import SwiftSyntaxMacros

/// An enum as far as its case paths depend on it.
struct PathableEnum {
  /// Its name where its members are: a generic enum needs no arguments there.
  let name: String
  /// What its members say to be seen where it is: `"public "`, `"package "` or nothing.
  let access: String
  /// Whether code of other modules may be compiled with what a path does.
  let isInlinable: Bool
  /// Whether its case paths are to be a sequence.
  let isIterable: Bool
  /// Where it is available, as attributes.
  let availability: String
  let cases: PathableCases

  /// Refuses what has no cases to make paths for.
  init(_ declaration: some DeclGroupSyntax, in context: some MacroExpansionContext) throws {
    guard let enumeration = declaration.as(EnumDeclSyntax.self) else {
      throw MacroError("'@CasePathable' can only be applied to an enum")
    }
    if let suppressed = enumeration.suppressedProtocol {
      throw MacroError(
        """
        '@CasePathable' cannot be applied to an enum that is '\(suppressed)': \
        taking out a payload copies it
        """
      )
    }
    name = enumeration.name.trimmedDescription
    access = enumeration.accessAsWritten ?? context.lexicalContext.first?.accessOfMembers ?? ""
    isInlinable = access == "public " && context.lexicalContext.allSatisfy(\.isPublic)
    isIterable = enumeration.inherits(anyOf: ["CasePathIterable"])
    availability =
      ([Syntax(declaration)] + context.lexicalContext)
      .compactMap { $0.asProtocol((any WithAttributesSyntax).self) }
      .map { Availability($0).attributes }
      .joined()
    cases = PathableCases(enumeration.memberBlock.members)
    if let overloaded = cases.overloadedName {
      throw MacroError(
        """
        '@CasePathable' needs a name of its own for each case: \
        there are several cases '\(overloaded)'
        """
      )
    }
  }
}

extension EnumDeclSyntax {
  /// `~Copyable` or `~Escapable`, if the enum is.
  fileprivate var suppressedProtocol: String? {
    inheritanceClause?.inheritedTypes
      .first { $0.type.is(SuppressedTypeSyntax.self) }?
      .type.trimmedDescription
  }

  /// What it says about who can see it, or `nil` if it leaves that to where it is written.
  fileprivate var accessAsWritten: String? {
    let isSaid = modifiers.contains {
      switch $0.name.tokenKind {
      case .keyword(.public), .keyword(.package), .keyword(.internal), .keyword(.fileprivate),
        .keyword(.private):
        true
      default: false
      }
    }
    return isSaid ? access : nil
  }
}

extension Syntax {
  /// What members say to be seen where an extension wants its members to be seen.
  fileprivate var accessOfMembers: String? {
    self.as(ExtensionDeclSyntax.self)?.access
  }

  /// Whether what is public in it is public outside. Of an extension only its own word is known.
  fileprivate var isPublic: Bool {
    (asProtocol((any WithModifiersSyntax).self))?.modifiers.contains {
      [.keyword(.public), .keyword(.open)].contains($0.name.tokenKind)
    } ?? false
  }
}
