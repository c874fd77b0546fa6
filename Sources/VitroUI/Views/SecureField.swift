import Foundation

/// A field that takes what nobody else is to read.
public struct SecureField<Label: View>: TextBox, StyledControl {
  static var purpose: Style.Purpose? { .secure }

  private(set) var title: String
  /// The label, where it says what the field is called only where it is on a screen.
  private var label: AnyView?
  let prompt: Text?
  private(set) var committed: (() -> Void)?
  private let text: Binding<String>

  /// Makes a field with a label of your own.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    let label = label()
    title = label.controlName
    self.label = label.isNamedOnScreen ? AnyView(label) : nil
    self.prompt = prompt
    self.text = text
  }

  func makeNode(_ site: Site) -> Node {
    label == nil ? makeBox(site) : StyledNode(self, site)
  }

  @ViewBuilder
  func styled(in environment: EnvironmentValues) -> some View {
    if let label {
      LabeledControl(label: label) { label, name in
        Unseen(content: label.unadjusted())
        named(name)
      }
    } else {
      self
    }
  }

  private func named(_ title: String) -> SecureField {
    var field = self
    (field.title, field.label) = (title, nil)
    return field
  }

  func string(in environment: EnvironmentValues) -> String { text.wrappedValue }

  func take(_ string: String, in environment: EnvironmentValues) { text.wrappedValue = string }
}

extension SecureField where Label == Text {
  /// Makes a field with a title, its accessible name.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field with a title, its accessible name.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Makes a field with a title, and does something when what is typed is handed in.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(titleKey) }
    committed = onCommit
  }

  /// Makes a field with a title, and does something when what is typed is handed in.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(title) }
    committed = onCommit
  }
}
