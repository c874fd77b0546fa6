import SwiftSyntax

/// The cases of an enum, as they are written: some may be compiled under a condition only.
struct PathableCases {
  private var parts: [Part] = []

  private enum Part {
    case one(PathableCase)
    /// `#if` and what follows up to `#endif`: the line that begins each block, and its cases.
    case conditional([(line: String, cases: PathableCases)])
  }

  init(_ members: MemberBlockItemListSyntax) {
    for member in members {
      if let declaration = member.decl.as(EnumCaseDeclSyntax.self) {
        parts += declaration.elements.map { .one(PathableCase($0, in: declaration)) }
      } else if let condition = member.decl.as(IfConfigDeclSyntax.self) {
        let clauses = condition.clauses.map { clause in
          (line: clause.line, cases: PathableCases(clause.members))
        }
        parts += clauses.allSatisfy { $0.cases.parts.isEmpty } ? [] : [.conditional(clauses)]
      }
    }
  }

  /// All cases, whatever the conditions.
  private var all: [PathableCase] {
    parts.flatMap { part in
      switch part {
      case .one(let element): [element]
      case .conditional(let clauses): clauses.flatMap(\.cases.all)
      }
    }
  }

  /// How many cases there are at the most.
  var count: Int { all.count }

  /// Whether nobody should use one of them any more, so that listing them would be complained about.
  var hasDeprecated: Bool {
    all.contains(where: \.availability.isDeprecated)
  }

  /// The names of types that mean something else in a sequence.
  static let namesInSequences = ["Element", "Iterator"]

  /// Those of them that payloads mention.
  var hiddenTypes: [String] {
    Self.namesInSequences.filter { name in all.contains { $0.payload.mentions(name) } }
  }

  /// A name that two cases have which exist at the same time.
  var overloadedName: String? {
    overloadedName(besides: [])
  }

  private func overloadedName(besides outer: Set<String>) -> String? {
    var names = outer
    for case .one(let element) in parts where !names.insert(element.name.bare).inserted {
      return element.name.bare
    }
    for case .conditional(let clauses) in parts {
      for clause in clauses {
        if let name = clause.cases.overloadedName(besides: names) { return name }
      }
    }
    return nil
  }

  /// A property for each case.
  func properties(of enumeration: PathableEnum) -> String {
    written { $0.property(of: enumeration) }
  }

  /// A statement for each case, which appends its path to an array.
  func appending(to array: String) -> String {
    written { $0.appending(to: array) }
  }

  /// A part of a `switch` for each case, which gives its name.
  var named: String {
    written(\.named)
  }

  /// Writes something for each case, under the conditions of the case.
  private func written(_ write: (PathableCase) -> String?) -> String {
    parts.compactMap { part in
      switch part {
      case .one(let element):
        write(element)
      case .conditional(let clauses):
        clauses.map { "\($0.line)\n\($0.cases.written(write))\n" }.joined() + "#endif"
      }
    }
    .joined(separator: "\n")
  }
}

extension IfConfigClauseSyntax {
  /// `#if DEBUG`, `#elseif os(Linux)` or `#else`.
  fileprivate var line: String {
    [poundKeyword.text, condition?.trimmedDescription].compactMap(\.self).joined(separator: " ")
  }

  fileprivate var members: MemberBlockItemListSyntax {
    guard case .decls(let members) = elements else { return [] }
    return members
  }
}
