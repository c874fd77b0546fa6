import SwiftSyntax
import SwiftSyntaxMacros

/// An enum whose cases hold features.
struct ReducerEnum {
  private let access: String
  private let cases: [FeatureCase]
  /// Whether its actions are written by hand.
  let hasActions: Bool
  /// Whether its body is written by hand.
  let hasBody: Bool
  private let name: String
  /// The protocols that the attribute names: `@Reducer(state: .equatable, action: .sendable)`.
  private let conformances: (state: String, action: String)

  init(_ enumeration: EnumDeclSyntax, _ node: AttributeSyntax) {
    conformances = (node.conformances(after: "state"), node.conformances(after: "action"))
    access = enumeration.access
    name = enumeration.name.trimmedDescription
    let nested = enumeration.memberBlock.members.compactMap { $0.decl.as(EnumDeclSyntax.self) }
    let actions = nested.first { $0.name.bare == "Action" }
    hasActions = actions != nil
    hasBody = enumeration.memberBlock.members
      .compactMap { $0.decl.as(VariableDeclSyntax.self) }.contains { $0.name?.bare == "body" }
    cases = enumeration.memberBlock.members
      .compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .flatMap { declaration in
        let isIgnored = declaration.has(attribute: "ReducerCaseIgnored")
        return declaration.elements.map {
          FeatureCase($0, isIgnored: isIgnored, action: actions?.payload(of: $0.name.bare))
        }
      }
  }

  var state: DeclSyntax {
    """
    /// The state of the feature that is there; written by '@Reducer'.
    @Vitro.ObservableState @VitroCasePaths.CasePathable @dynamicMemberLookup
    \(raw: access)enum State: Vitro.CaseReducerState\(raw: conformances.state) {
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
    \(raw: access)enum Action\(raw: conformances.action.isEmpty ? "" : ":" + conformances.action.dropFirst()) {
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
    @VitroCasePaths.CasePathable
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
    /// It holds a value with actions that are written by hand.
    case value(String, action: String)
    /// It holds nothing that acts, but perhaps values.
    case plain([EnumCaseParameterSyntax])
  }

  private let name: String
  private let label: String
  private let kind: Kind

  init(_ element: EnumCaseElementSyntax, isIgnored: Bool, action: String?) {
    name = element.name.trimmedDescription
    let parameters = element.parameterClause?.parameters
    if isIgnored, let action, let only = parameters?.first, parameters?.count == 1 {
      kind = .value(only.type.trimmedDescription, action: action)
      label = only.firstName.map { "\($0.trimmedDescription): " } ?? ""
      return
    }
    guard !isIgnored, parameters?.count == 1, let parameter = parameters?.first else {
      kind = .plain(parameters.map { Array($0) } ?? [])
      label = ""
      return
    }
    label = parameter.firstName.map { "\($0.trimmedDescription): " } ?? ""
    let type = parameter.type.trimmedDescription
    kind = parameter.type.isEphemeral ? .ephemeral(type) : .feature(type)
  }

  var state: String {
    switch kind {
    case .feature(let type): "case \(name)(\(label)\(type).State)"
    case .ephemeral(let type), .value(let type, _): "case \(name)(\(label)\(type))"
    case .plain(let values): "case \(name)\(values.declared)"
    }
  }

  var action: String? {
    switch kind {
    case .feature(let type), .ephemeral(let type): "case \(name)(\(type).Action)"
    case .value, .plain: nil
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
    case .value(let type, let action): "case \(name)(Vitro.Store<\(type), \(action)>)"
    case .plain(let values): "case \(name)\(values.declared)"
    }
  }

  var scoping: String {
    switch kind {
    case .feature, .ephemeral, .value:
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

extension EnumDeclSyntax {
  /// The type of what a case holds, if that is one value.
  fileprivate func payload(of name: String) -> String? {
    let elements = memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .flatMap(\.elements)
    let parameters = elements.first { $0.name.bare == name }?.parameterClause?.parameters
    return parameters?.count == 1 ? parameters?.first?.type.trimmedDescription : nil
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

extension AttributeSyntax {
  /// The protocols whose names stand behind a label, each with a comma before it: `state: .equatable, .sendable`.
  fileprivate func conformances(after label: String) -> String {
    guard case .argumentList(let arguments) = arguments else { return "" }
    var current: String?
    return arguments.reduce(into: "") { names, argument in
      current = argument.label?.text ?? current
      guard current == label,
        let name = argument.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      else { return }
      names += ", Swift.\(name.prefix(1).uppercased())\(name.dropFirst())"
    }
  }
}
