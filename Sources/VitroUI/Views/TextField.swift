import Foundation

/// A field that takes text.
///
/// The title is its accessible name, and what it says while it is empty, unless there is a prompt.
public struct TextField<Label: View>: TextBox {
  let title: String
  let prompt: Text?
  let isMultiline: Bool
  let keepsDraft: Bool
  private let read: @MainActor (EnvironmentValues) -> String
  private let write: @MainActor (String, EnvironmentValues) -> Void

  private init(
    label: Label, prompt: Text?, axis: Axis = .horizontal, keepsDraft: Bool = true,
    read: @escaping @MainActor (EnvironmentValues) -> String,
    write: @escaping @MainActor (String, EnvironmentValues) -> Void
  ) {
    title = label.controlName
    self.prompt = prompt
    isMultiline = axis == .vertical
    self.keepsDraft = keepsDraft
    self.read = read
    self.write = write
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

  /// Makes a field for a value, written and read as a format says, in the locale of the place;
  /// what cannot be read changes nothing.
  ///
  /// What is typed is taken at once and stays as it was typed, such as `1.50`, until it is handed in or
  /// the keyboard goes elsewhere; then the field shows the value as the format writes it.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(
      label: Text(titleKey), prompt: prompt,
      read: { format.placed(in: $0.manner).format(value.wrappedValue) },
      write: { text, environment in
        let format = format.placed(in: environment.manner)
        if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
      })
  }

  /// Makes a field for a value that may be missing: an empty field is none.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(
      label: Text(titleKey), prompt: prompt,
      read: { value.wrappedValue.map(format.placed(in: $0.manner).format) ?? "" },
      write: { text, environment in
        if text.isEmpty {
          value.wrappedValue = nil
        } else if let parsed = try? format.placed(in: environment.manner).parseStrategy.parse(text)
        {
          value.wrappedValue = parsed
        }
      })
  }

  /// Makes a field for a value, written and read by one of Foundation's formatters.
  public init<Value>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(
      label: Text(titleKey), prompt: prompt,
      read: { _ in formatter.string(for: value.wrappedValue) ?? "" },
      write: { text, _ in
        if let parsed = formatter.value(text) as? Value { value.wrappedValue = parsed }
      })
  }
}

extension Formatter {
  /// The value that a text means, for the formatters that can say it without pointers.
  fileprivate func value(_ text: String) -> Any? {
    switch self {
    case let numbers as NumberFormatter: numbers.number(from: text)
    case let dates as DateFormatter: dates.date(from: text)
    default: text
    }
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
