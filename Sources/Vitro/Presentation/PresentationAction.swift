/// An action of a feature that is presented, or the end of it.
///
/// ```swift
/// enum Action { case editor(PresentationAction<Editor.Action>) }
/// ```
public enum PresentationAction<Action>: CasePathable {
  /// What was presented is sent away: its state becomes `nil` and its effects end.
  case dismiss
  /// The feature that is presented did this.
  indirect case presented(Action)

  /// One case path for each case, and for those of the presented actions: `\.editor.saveButtonTapped`.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The path to the end of a presentation.
    public var dismiss: CasePath<PresentationAction, Void> {
      CasePath(
        name: "dismiss",
        embed: { .dismiss },
        extract: { action in
          guard case .dismiss = action else { return nil }
          return ()
        })
    }

    /// The path to the actions of what is presented.
    public var presented: CasePath<PresentationAction, Action> {
      CasePath(
        // A presented action is called as what it is: `editor.saveButtonTapped`.
        name: "",
        embed: { .presented($0) },
        extract: { action in
          guard case .presented(let action) = action else { return nil }
          return action
        })
    }

    /// The path to a case of the actions of what is presented.
    public subscript<Value>(
      dynamicMember keyPath: CaseKeyPath<Action, Value> & Sendable
    ) -> CasePath<PresentationAction, Value> where Action: CasePathable {
      presented.appending(Action.allCasePaths[keyPath: keyPath])
    }

    /// The path to a case of the actions of what is presented, as what is presented itself: to end the
    /// presentation of `\.destination.editor` ends that of the destination.
    @_disfavoredOverload
    public subscript<Value>(
      dynamicMember keyPath: CaseKeyPath<Action, Value> & Sendable
    ) -> CasePath<PresentationAction, PresentationAction<Value>> where Action: CasePathable {
      part(Action.allCasePaths[keyPath: keyPath])
    }

    private func part<Value>(
      _ path: CasePath<Action, Value>
    ) -> CasePath<PresentationAction, PresentationAction<Value>> {
      CasePath(
        name: path.name,
        embed: { action in
          switch action {
          case .dismiss: .dismiss
          case .presented(let action): .presented(path.embed(action))
          }
        },
        extract: { action in
          switch action {
          case .dismiss: .dismiss
          case .presented(let action): path.extract(from: action).map { .presented($0) }
          }
        })
    }
  }

  /// The case paths of all cases.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Sendable where Action: Sendable {}
