/// A field that takes one line of text.
@MainActor
protocol TextBox: ElementView where Inside == EmptyView {
  /// What sets it apart from an ordinary field.
  static var purpose: Style.Purpose? { get }

  var title: String { get }
  var text: Binding<String> { get }
}

extension TextBox {
  static var purpose: Style.Purpose? { nil }
  static var readsBindings: Bool { true }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(
      role: .textbox, label: title, value: text.wrappedValue, isEnabled: environment.isEnabled,
      actions: .setValue, style: Style(font: environment.font?.name, purpose: Self.purpose))
  }

  func handle(_ event: Event, in environment: EnvironmentValues) {
    if case .setValue(_, let value) = event { text.wrappedValue = value }
  }
}
