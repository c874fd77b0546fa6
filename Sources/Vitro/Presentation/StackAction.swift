/// An action of a navigation stack.
public enum StackAction<State, Action>: CasePathable {
  /// An element did this.
  indirect case element(id: StackElementID, action: Action)
  /// An element is sent away, and all above it.
  case popFrom(id: StackElementID)
  /// An element is put on top.
  case push(id: StackElementID, state: State)

  /// One case path for each case, and for each element.
  public struct AllCasePaths: Sendable {
    /// The path to what an element did.
    public var element: CasePath<StackAction, (id: StackElementID, action: Action)> {
      CasePath(
        name: "element",
        embed: { .element(id: $0.id, action: $0.action) },
        extract: { action in
          guard case .element(let id, let action) = action else { return nil }
          return (id, action)
        })
    }

    /// The path to the end of an element and all above it.
    public var popFrom: CasePath<StackAction, StackElementID> {
      CasePath(
        name: "popFrom",
        embed: { .popFrom(id: $0) },
        extract: { action in
          guard case .popFrom(let id) = action else { return nil }
          return id
        })
    }

    /// The path to a new element.
    public var push: CasePath<StackAction, (id: StackElementID, state: State)> {
      CasePath(
        name: "push",
        embed: { .push(id: $0.id, state: $0.state) },
        extract: { action in
          guard case .push(let id, let state) = action else { return nil }
          return (id, state)
        })
    }

    /// The path to the actions of one element: `\.path[id: 0].saveButtonTapped`.
    public subscript(id id: StackElementID) -> CasePath<StackAction, Action> {
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

extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Hashable where State: Hashable, Action: Hashable {}
extension StackAction: Sendable where State: Sendable, Action: Sendable {}
