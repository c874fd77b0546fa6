/// Something that is on or off.
public struct Toggle<Label: View>: ElementView {
  private let isOn: Binding<Bool>
  private let label: Label

  /// Makes a switch with a label of your own.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  static var readsBindings: Bool { true }
  var inside: Label? { label is Text ? nil : label }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(
      role: .switch, text: (label as? Text)?.string, isEnabled: environment.isEnabled,
      isSelected: isOn.wrappedValue, actions: .press, style: Style(font: environment.font?.name))
  }

  func handle(_ event: Event, in environment: EnvironmentValues) { isOn.wrappedValue.toggle() }
}

extension Toggle where Label == Text {
  /// Makes a switch with a title.
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}
