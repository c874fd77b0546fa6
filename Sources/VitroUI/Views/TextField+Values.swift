import Foundation

extension TextField where Label == Text {
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

  /// Makes a field for a value, written and read as a format says, in the locale of the place;
  /// what cannot be read changes nothing.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(
      label: Text(title), prompt: prompt,
      read: { format.placed(in: $0.manner).format(value.wrappedValue) },
      write: { text, environment in
        let format = format.placed(in: environment.manner)
        if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
      })
  }

  /// Makes a field for a value that may be missing: an empty field is none.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput?>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(
      label: Text(title), prompt: prompt,
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
  @_disfavoredOverload
  public init<Value>(
    _ title: some StringProtocol, value: Binding<Value>, formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(
      label: Text(title), prompt: prompt,
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
