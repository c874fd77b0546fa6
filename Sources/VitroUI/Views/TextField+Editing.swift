import Foundation

// The spellings of older programs; newer ones say `focused` and `onSubmit`.

extension TextField where Label == Text {
  /// Makes a field with a title, and does something when the keyboard comes and goes, and when what is typed is handed in.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self = TextField(titleKey, text: text).editing(onEditingChanged, onCommit)
  }

  /// Makes a field with a title, and does something when the keyboard comes, with `true`, and when it goes.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self = TextField(titleKey, text: text).editing(onEditingChanged, nil)
  }

  /// Makes a field with a title, and does something when what is typed is handed in.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self = TextField(titleKey, text: text).editing(nil, onCommit)
  }

  /// Makes a field with a title, and does something when the keyboard comes and goes, and when what is typed is handed in.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self = TextField(title, text: text).editing(onEditingChanged, onCommit)
  }

  /// Makes a field with a title, and does something when the keyboard comes, with `true`, and when it goes.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self = TextField(title, text: text).editing(onEditingChanged, nil)
  }

  /// Makes a field with a title, and does something when what is typed is handed in.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self = TextField(title, text: text).editing(nil, onCommit)
  }
}

extension TextField where Label == Text {
  /// Makes a field with a title, and does something when the keyboard comes and goes, and when what is typed is handed in.
  public init<Value>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self = TextField(titleKey, value: value, formatter: formatter).editing(
      onEditingChanged, onCommit)
  }

  /// Makes a field with a title, and does something when the keyboard comes, with `true`, and when it goes.
  public init<Value>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self = TextField(titleKey, value: value, formatter: formatter).editing(onEditingChanged, nil)
  }

  /// Makes a field with a title, and does something when what is typed is handed in.
  public init<Value>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self = TextField(titleKey, value: value, formatter: formatter).editing(nil, onCommit)
  }

  /// Makes a field with a title, and does something when the keyboard comes and goes, and when what is typed is handed in.
  @_disfavoredOverload
  public init<Value>(
    _ title: some StringProtocol, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self = TextField(title, value: value, formatter: formatter).editing(onEditingChanged, onCommit)
  }

  /// Makes a field with a title, and does something when the keyboard comes, with `true`, and when it goes.
  @_disfavoredOverload
  public init<Value>(
    _ title: some StringProtocol, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self = TextField(title, value: value, formatter: formatter).editing(onEditingChanged, nil)
  }

  /// Makes a field with a title, and does something when what is typed is handed in.
  @_disfavoredOverload
  public init<Value>(
    _ title: some StringProtocol, value: Binding<Value>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self = TextField(title, value: value, formatter: formatter).editing(nil, onCommit)
  }
}
