import Foundation

/// Fields and other controls, in rows; sections group them.
public struct Form<Content: View>: View {
  private let content: Content

  /// Makes a form.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A list of the controls.
  public var body: some View { List { content } }
}

/// A value, or another view, with a label before it.
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.labeledContentStyle) private var style

  /// Puts a label before a view.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// The label, and what it is for at the other end: a control without another name is called by the label, and so is
  /// a field, whose title is its placeholder.
  public var body: some View {
    // Of several views, none is called by the label.
    if label.isNamedOnScreen, !(Content.self is any SeveralViews.Type) {
      LabeledControl(label: label) { row($0, $1) }
    } else {
      row(label, Content.self is any SeveralViews.Type ? "" : label.controlName)
    }
  }

  @ViewBuilder
  private func row(_ label: some View, _ name: String) -> some View {
    if let style {
      style(
        LabeledContentStyleConfiguration(
          label: .init(label), content: .init(content.adjusting(name) { $0.takeName($1) })))
    } else {
      HStack {
        label
        Spacer()
        content.adjusting(name) { $0.takeName($1) }
      }
    }
  }
}

extension Attributes {
  /// Takes the label beside a control for its name.
  fileprivate mutating func takeName(_ name: String) {
    guard !name.isEmpty else { return }
    switch role {
    case .textbox, .searchbox:
      let hasPlaceholder = details.contains { if case .placeholder = $0 { true } else { false } }
      if !hasPlaceholder, let label, !label.isEmpty { details.append(.placeholder(label)) }
      label = name
    case .combobox, .slider, .spinbutton, .switch, .checkbox, .progressbar, .meter:
      if label?.isEmpty ?? true { label = name }
    default: break
    }
  }
}

extension LabeledContent where Label == Text {
  /// Puts a title before a view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Puts a title before a view.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Puts a title before a text.
  public init(_ titleKey: LocalizedStringKey, value: some StringProtocol) {
    self.init(content: { Text(value).foregroundStyle(.secondary) }, label: { Text(titleKey) })
  }

  /// Puts a title before a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init(content: { Text(value).foregroundStyle(.secondary) }, label: { Text(title) })
  }

  /// Puts a title before a value, written as a format says.
  public init<Format: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(
      content: { Text(value, format: format).foregroundStyle(.secondary) },
      label: { Text(titleKey) })
  }

  /// Puts a title before a value, written as a format says.
  @_disfavoredOverload
  public init<Format: FormatStyle>(
    _ title: some StringProtocol, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(
      content: { Text(value, format: format).foregroundStyle(.secondary) },
      label: { Text(title) })
  }
}
