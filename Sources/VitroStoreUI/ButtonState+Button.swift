public import Vitro
public import VitroUI

extension ButtonRole {
  /// The role of a button that a state holds.
  public init(_ role: ButtonStateRole) {
    switch role {
    case .cancel: self = .cancel
    case .destructive: self = .destructive
    }
  }
}

extension Button where Label == Text {
  /// Makes a button that a state holds; pressed, it hands on what it sends, which may be nothing.
  public init<Action>(
    _ button: ButtonState<Action>, action: @escaping @MainActor (Action?) -> Void
  ) {
    self.init(
      role: button.role.map { ButtonRole($0) },
      action: { action(button.action) },
      label: { Text(button.label) }
    )
  }
}
