import Foundation

/// A field that takes text.
///
/// The title is its accessible name, and what it says while it is empty, unless there is a prompt.
public struct TextField<Label: View>: TextBox, StyledControl {
  private(set) var title: String
  /// The label, where it says what the field is called only where it is on a screen.
  private let label: AnyView?
  let prompt: Text?
  let isMultiline: Bool
  let keepsDraft: Bool
  private(set) var editingChanged: ((Bool) -> Void)?
  private(set) var committed: (() -> Void)?
  private let read: @MainActor (EnvironmentValues) -> String
  private let write: @MainActor (String, EnvironmentValues) -> Void

  init(
    label: Label, prompt: Text?, axis: Axis = .horizontal, keepsDraft: Bool = true,
    read: @escaping @MainActor (EnvironmentValues) -> String,
    write: @escaping @MainActor (String, EnvironmentValues) -> Void
  ) {
    title = label.controlName
    self.label = label.isNamedOnScreen ? AnyView(label) : nil
    self.prompt = prompt
    isMultiline = axis == .vertical
    self.keepsDraft = keepsDraft
    self.read = read
    self.write = write
  }

  /// Makes the same field, for a style.
  private init<Other: View>(_ other: TextField<Other>) {
    title = other.title
    label = nil
    prompt = other.prompt
    isMultiline = other.isMultiline
    keepsDraft = other.keepsDraft
    editingChanged = other.editingChanged
    committed = other.committed
    read = other.read
    write = other.write
  }

  func makeNode(_ site: Site) -> Node {
    site.environment.textFieldStyle == nil && label == nil
      ? makeBox(site) : StyledNode(self, site)
  }

  func styled(in environment: EnvironmentValues) -> AnyView {
    if let label {
      return AnyView(
        LabeledControl(label: label) { label, name in
          Unseen(content: label.unadjusted())
          styledField(name, in: environment)
        })
    }
    return styledField(title, in: environment)
  }

  private func styledField(_ title: String, in environment: EnvironmentValues) -> AnyView {
    var field = TextField<StylePart<TextFieldLabel>>(self)
    field.title = title
    return environment.textFieldStyle?(field) ?? AnyView(field)
  }

  /// The field with what the program does while it is edited.
  func editing(_ changed: ((Bool) -> Void)?, _ committed: (() -> Void)?) -> TextField {
    var field = self
    (field.editingChanged, field.committed) = (changed, committed)
    return field
  }

  func string(in environment: EnvironmentValues) -> String { read(environment) }

  func take(_ string: String, in environment: EnvironmentValues) { write(string, environment) }

  /// Makes a field with a label of your own.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), prompt: prompt, axis: axis, keepsDraft: false,
      read: { _ in text.wrappedValue },
      write: { string, _ in text.wrappedValue = string })
  }
}

extension TextField where Label == Text {
  /// Makes a field with a title.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Makes a field with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }
}

/// An area that takes several lines of text.
public struct TextEditor: TextBox {
  let title = ""
  let prompt: Text? = nil
  let isMultiline = true
  private let text: Binding<String>

  /// Makes an area for a text; give it an accessible name with `accessibilityLabel(_:)`.
  public init(text: Binding<String>) {
    self.text = text
  }

  func string(in environment: EnvironmentValues) -> String { text.wrappedValue }

  func take(_ string: String, in environment: EnvironmentValues) { text.wrappedValue = string }
}
