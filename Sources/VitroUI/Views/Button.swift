/// What a button is for, where that changes how it looks and where it stands.
public enum ButtonRole: Sendable {
  /// It removes something for good.
  case destructive
  /// It leaves everything as it is.
  case cancel
}

/// Something to press.
public struct Button<Label: View>: ElementView {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label
  /// Whether it acts before the alert that it stands in goes.
  private var actsFirst = false

  /// Makes a button with a label of your own.
  public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// The same button, which acts before the alert that it stands in goes.
  package func actingFirst() -> Button {
    var button = self
    button.actsFirst = true
    return button
  }

  var inside: Label? { label is Text ? nil : label }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(
      role: .button, text: (label as? Text)?.string, isEnabled: environment.isEnabled,
      actions: .press,
      style: Style(font: environment.font?.name, purpose: role.map { Style.Purpose($0) }))
  }

  func handle(_ event: Event, in environment: EnvironmentValues) {
    if actsFirst { action() }
    environment.buttonPressed?()
    if !actsFirst { action() }
  }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Style.Purpose {
  fileprivate init(_ role: ButtonRole) {
    switch role {
    case .destructive: self = .destructive
    case .cancel: self = .cancel
    }
  }
}
