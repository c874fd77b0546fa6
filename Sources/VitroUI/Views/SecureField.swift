/// A field that takes one line of text and shows dots in its place.
public struct SecureField: ElementView {
  private let title: String
  private let text: Binding<String>

  /// Makes a field; the title is its accessible name, and what it shows while it is empty.
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.title = String(title)
    self.text = text
  }

  static var readsBindings: Bool { true }
  var inside: EmptyView? { nil }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(
      role: .textbox, label: title, value: text.wrappedValue, isEnabled: environment.isEnabled,
      actions: .setValue, style: Style(font: environment.font?.name, purpose: .secure))
  }

  func handle(_ event: Event, in environment: EnvironmentValues) {
    if case .setValue(_, let value) = event { text.wrappedValue = value }
  }
}
