public import Foundation
public import StandupsDomain
public import Vitro

/// The form of a stand-up.
@Reducer
public struct StandupFormFeature {
  /// The state of a form: all that is typed in.
  @ObservableState
  public struct State: Equatable {
    /// What is typed in.
    public var form: StandupForm

    /// Makes the state of a form.
    public init(_ form: StandupForm) {
      self.form = form
    }
  }

  /// The actions of a form.
  public enum Action: BindableAction {
    /// Somebody has typed or chosen something.
    case binding(BindingAction<State>)
    /// Somebody wants another row.
    case addAttendeeButtonTapped
    /// Somebody removes rows.
    case attendeesDeleted(IndexSet)
  }

  @Dependency(\.uuid) private var uuid

  /// Makes the rules of a form.
  public init() {}

  /// The rules.
  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding: break
      case .addAttendeeButtonTapped: state.form.addRow(Identifier(uuid()))
      case .attendeesDeleted(let offsets):
        state.form.removeRows(at: offsets) { Identifier(uuid()) }
      }
      return .none
    }
  }
}
