/// A button in a state: what it is called, what it is for, and the action that it sends.
///
/// ```swift
/// ButtonState(role: .destructive, action: .deleteConfirmed) { TextState("Delete") }
/// ```
public struct ButtonState<Action>: Identifiable {
  /// The role of a button, where it changes how it looks.
  public typealias Role = ButtonStateRole

  /// A number of its own for each button that is made; it does not count when two are compared.
  public let id: UInt64
  /// What the button is for, where that changes how it looks.
  public var role: Role?
  /// What is sent when the button is pressed; nothing for one that only sends the alert away.
  public var action: Action?
  /// What the button is called.
  public var label: TextState

  /// Makes a button.
  public init(role: Role? = nil, action: Action? = nil, label: () -> TextState) {
    self.init(id: StateIdentity.next(), role: role, action: action, label: label())
  }

  private init(id: UInt64, role: Role?, action: Action?, label: TextState) {
    self.id = id
    self.role = role
    self.action = action
    self.label = label
  }

  /// The same button, which sends what `transform` makes of its action.
  public func map<NewAction>(_ transform: (Action) -> NewAction) -> ButtonState<NewAction> {
    ButtonState<NewAction>(id: id, role: role, action: action.map(transform), label: label)
  }
}

/// The role of a button in a state, where its purpose changes its look.
public enum ButtonStateRole: Hashable, Sendable {
  /// It leaves everything as it is.
  case cancel
  /// It removes something for good.
  case destructive
}

extension ButtonState: Equatable where Action: Equatable {
  /// Whether both are called the same and do the same.
  public static func == (left: Self, right: Self) -> Bool {
    left.role == right.role && left.action == right.action && left.label == right.label
  }
}

extension ButtonState: Hashable where Action: Hashable {
  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(role)
    hasher.combine(action)
    hasher.combine(label)
  }
}

extension ButtonState: Sendable where Action: Sendable {}

extension ButtonState: CustomReflectable {
  /// What the button was made with.
  public var customMirror: Mirror {
    var children: [(label: String?, value: Any)] = []
    if let role { children.append(("role", role)) }
    if let action { children.append(("action", action)) }
    children.append(("label", label.description))
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
