/// An action of one of many rows, and which row that is.
///
/// ```swift
/// enum Action { case rows(IdentifiedActionOf<Row>) }
/// ```
public enum IdentifiedAction<ID: Hashable & Sendable, Action>: CasePathable {
  /// The row with this id did this.
  case element(id: ID, action: Action)

  /// One case path for each case, and for each row.
  public struct AllCasePaths: Sendable {
    /// The path to the only case.
    public var element: CasePath<IdentifiedAction, (id: ID, action: Action)> {
      CasePath(
        name: "element",
        embed: { .element(id: $0.id, action: $0.action) },
        extract: { element in
          guard case .element(let id, let action) = element else { return nil }
          return (id, action)
        })
    }

    /// The path to the actions of one row: `\.rows[id: 3]`.
    public subscript(id id: ID) -> CasePath<IdentifiedAction, Action> {
      CasePath(
        name: "[id: \(id)]",
        embed: { .element(id: id, action: $0) },
        extract: { element in
          guard case .element(id, let action) = element else { return nil }
          return action
        })
    }
  }

  /// The case paths of all cases.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension CasePath {
  /// What makes a parent's action of one that the row with an id sends.
  @usableFromInline
  func embedding<ID, Action>(_ id: ID) -> @Sendable (Action) -> Root
  where Value == IdentifiedAction<ID, Action> {
    { embed(.element(id: id, action: $0)) }
  }
}

extension IdentifiedAction: Equatable where Action: Equatable {}
extension IdentifiedAction: Hashable where Action: Hashable {}
extension IdentifiedAction: Sendable where Action: Sendable {}
