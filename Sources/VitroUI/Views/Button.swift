import Foundation

/// The role of a button, where that changes its look and its place.
public enum ButtonRole: Hashable, Sendable {
  /// It removes something for good.
  case destructive
  /// It leaves everything as it is.
  case cancel
  /// It closes what it stands on.
  case close
  /// It confirms what was done.
  case confirm
}

/// A control that performs an action when it is pressed.
public struct Button<Label: View>: ElementView, StyledControl {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label

  /// Makes a button with a label of your own.
  public init(
    role: ButtonRole? = nil, action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  func makeNode(_ site: Site) -> Node {
    site.environment.buttonStyle == nil ? ViewElementNode(self, site) : StyledNode(self, site)
  }

  var inside: Label? { label.isPlainTitle ? nil : label }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    let controls = environment.controls
    var style = Style(font: environment.font?.name, purpose: role?.purpose)
    style.variant = controls.buttonVariant
    style.looks =
      label.isPlainTitle
      ? environment.textStyle.looks : environment.looks.filter(\.isTint)
    return Attributes(
      role: controls.group == "menu" ? .menuitem : .button, text: label.plainTitle(in: environment),
      isEnabled: environment.isEnabled, actions: .press, style: style)
  }

  func handle(_ event: Event, in environment: EnvironmentValues) {
    // It acts before the alert that it stands in goes: what it is about is still there.
    action()
    environment.buttonPressed?()
  }

  func styled(in environment: EnvironmentValues) -> StyledButton<Label> {
    StyledButton(button: self, content: environment.buttonStyle?(self) ?? AnyView(label))
  }
}

/// A button that a style of the application has made.
struct StyledButton<Label: View>: ElementView {
  let button: Button<Label>
  let content: AnyView

  var inside: AnyView? { content }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    var attributes = button.attributes(in: environment)
    attributes.text = nil
    attributes.style.variant = "plain"
    return attributes
  }

  func handle(_ event: Event, in environment: EnvironmentValues) {
    button.handle(event, in: environment)
  }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Makes a button with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == VitroUI.Label<Text, Image> {
  /// Makes a button with a title and a symbol by its name.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { VitroUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a button with a title and a symbol by its name.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { VitroUI.Label(title, systemImage: systemImage) }
  }
}

extension ButtonRole {
  fileprivate var purpose: Style.Purpose? {
    switch self {
    case .destructive: .destructive
    case .cancel: .cancel
    case .close, .confirm: nil
    }
  }
}

extension Look {
  fileprivate var isTint: Bool {
    if case .tint = self { true } else { false }
  }
}

extension ControlStyles {
  /// The style of buttons, and their size where it is not the usual one.
  fileprivate var buttonVariant: String? {
    guard let size else { return button }
    return (button.map { $0 + " " } ?? "") + "size-\(size)"
  }
}
