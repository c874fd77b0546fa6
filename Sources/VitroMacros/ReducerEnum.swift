import SwiftSyntax
import SwiftSyntaxMacros

/// An enum whose cases hold features.
struct ReducerEnum {
  private let access: String
  private let cases: [FeatureCase]
  private let name: String

  init(_ enumeration: EnumDeclSyntax) throws {
    access = enumeration.access
    name = enumeration.name.trimmedDescription
    cases = try enumeration.memberBlock.members
      .compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .flatMap { declaration in
        let isIgnored = declaration.has(attribute: "ReducerCaseIgnored")
        return try declaration.elements.map { try FeatureCase($0, isIgnored: isIgnored) }
      }
  }

  var state: DeclSyntax {
    """
    /// The state of the feature that is there; written by '@Reducer'.
    @Vitro.ObservableState @VitroCasePaths.CasePathable @dynamicMemberLookup
    \(raw: access)enum State: Vitro.CaseReducerState {
      /// The enum that it is the state of.
      \(raw: access)typealias StateReducer = \(raw: name)
    \(raw: lines(cases.map(\.state)))
    }
    """
  }

  var action: DeclSyntax {
    """
    /// What can happen in one of the features; written by '@Reducer'.
    @VitroCasePaths.CasePathable
    \(raw: access)enum Action {
    \(raw: lines(cases.compactMap(\.action)))
    }
    """
  }

  var bodyType: DeclSyntax {
    """
    /// What the reducers of all features are together; written by '@Reducer'.
    \(raw: access)typealias Body = Vitro.Reduce<Self.State, Self.Action>
    """
  }

  var body: DeclSyntax {
    """
    /// The reducers of all features; written by '@Reducer'.
    \(raw: access)static var body: Body {
      Vitro.Reduce(
        Vitro.CombineReducers {
    \(raw: lines(cases.compactMap(\.reducer).map(\.indented)).indented)
        })
    }
    """
  }

  var caseScope: DeclSyntax {
    """
    /// The store of the feature that is there; written by '@Reducer'.
    \(raw: access)enum CaseScope {
    \(raw: lines(cases.map(\.scope)))
    }
    """
  }

  var scope: DeclSyntax {
    """
    /// The store of the feature that is there; written by '@Reducer'.
    @MainActor
    \(raw: access)static func scope(_ store: Vitro.Store<Self.State, Self.Action>) -> CaseScope {
      switch Vitro.StateSupport.unobserved(store) {
    \(raw: lines(cases.map(\.scoping)))
      }
    }
    """
  }

  private func lines(_ lines: [String]) -> String {
    lines.joined(separator: "\n").indented
  }
}

/// A case of an enum of features.
private struct FeatureCase {
  private enum Kind {
    /// It holds a feature with a reducer.
    case feature(String)
    /// It holds an alert or a dialog.
    case ephemeral(String)
    /// It holds nothing that acts, but perhaps values.
    case plain([EnumCaseParameterSyntax])
  }

  private let name: String
  private let label: String
  private let kind: Kind

  init(_ element: EnumCaseElementSyntax, isIgnored: Bool) throws {
    name = element.name.trimmedDescription
    let parameters = element.parameterClause?.parameters
    guard !isIgnored, let parameter = parameters?.first else {
      kind = .plain(parameters.map { Array($0) } ?? [])
      label = ""
      return
    }
    guard parameters?.count == 1 else {
      throw MacroError(
        """
        the case '\(name)' of a '@Reducer' enum holds several values: write '@ReducerCaseIgnored' \
        before it if none of them is a feature
        """
      )
    }
    label = parameter.firstName.map { "\($0.trimmedDescription): " } ?? ""
    let type = parameter.type.trimmedDescription
    kind = parameter.type.isEphemeral ? .ephemeral(type) : .feature(type)
  }

  var state: String {
    switch kind {
    case .feature(let type): "case \(name)(\(label)\(type).State)"
    case .ephemeral(let type): "case \(name)(\(label)\(type))"
    case .plain(let values): "case \(name)\(values.declared)"
    }
  }

  var action: String? {
    switch kind {
    case .feature(let type), .ephemeral(let type): "case \(name)(\(type).Action)"
    case .plain: nil
    }
  }

  var reducer: String? {
    guard case .feature(let type) = kind else { return nil }
    return "Vitro.Scope(state: \\Self.State.Cases.\(name), action: \\Self.Action.Cases.\(name)) "
      + "{ \(type)() }"
  }

  var scope: String {
    switch kind {
    case .feature(let type): "case \(name)(Vitro.StoreOf<\(type)>)"
    case .ephemeral(let type): "case \(name)(Vitro.Store<\(type), \(type).Action>)"
    case .plain(let values): "case \(name)\(values.declared)"
    }
  }

  var scoping: String {
    switch kind {
    case .feature, .ephemeral:
      """
      case .\(name)(let value):
        return .\(name)(
          Vitro.StateSupport.store(
            store, of: value, state: \\Self.State.Cases.\(name), action: \\Self.Action.Cases.\(name)))
      """
    case .plain(let values):
      """
      case .\(name)\(values.bound):
        Vitro.StateSupport.observe(store, \\Self.State.Cases.\(name))
        return .\(name)\(values.passed)
      """
    }
  }
}

extension [EnumCaseParameterSyntax] {
  /// The payload as it is declared.
  fileprivate var declared: String {
    list { _, parameter in parameter.with(\.trailingComma, nil).trimmedDescription }
  }

  /// The payload as a pattern.
  fileprivate var bound: String {
    list { index, _ in "let value\(index)" }
  }

  /// The payload as arguments.
  fileprivate var passed: String {
    list { index, parameter in
      let label = parameter.firstName.map { $0.text == "_" ? "" : "\($0.trimmedDescription): " }
      return "\(label ?? "")value\(index)"
    }
  }

  private func list(_ text: (Int, EnumCaseParameterSyntax) -> String) -> String {
    isEmpty ? "" : "(\(enumerated().map(text).joined(separator: ", ")))"
  }
}

extension TypeSyntax {
  /// Whether it is the state of an alert or a dialog.
  fileprivate var isEphemeral: Bool {
    let name = self.as(IdentifierTypeSyntax.self)?.name ?? self.as(MemberTypeSyntax.self)?.name
    return name.map { ["AlertState", "ConfirmationDialogState"].contains($0.bare) } ?? false
  }
}
