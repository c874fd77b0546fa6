/// A message as a value, for code that is older than alerts with views for buttons.
@MainActor @preconcurrency
public struct Alert {
  /// A button of a message.
  @MainActor @preconcurrency
  public struct Button {
    let title: Text
    let role: ButtonRole?
    let action: () -> Void

    private init(_ title: Text, _ role: ButtonRole?, _ action: (() -> Void)?) {
      self.title = title
      self.role = role
      self.action = action ?? {}
    }

    /// A button as usual.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label, nil, action)
    }

    /// A button that leaves everything as it is.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label, .cancel, action)
    }

    /// A button "Cancel" that leaves everything as it is.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(Text(.cancel), .cancel, action)
    }

    /// A button that removes something for good.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label, .destructive, action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Makes a message with one button, or with "OK".
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Makes a message with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// Choices as a value, for code that is older than confirmation dialogs.
@MainActor @preconcurrency
public struct ActionSheet {
  /// A choice.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Makes choices.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons that values describe.
private struct ButtonList: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      Button(role: buttons[index].role, action: { buttons[index].action() }) {
        buttons[index].title
      }
    }
  }
}

extension View {
  /// Shows a message while `isPresented` is true.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    AlertModifier(content: self, isPresented: isPresented) { _ in parts(content()) }
  }

  /// Shows a message for an item while there is one.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    AlertModifier(content: self, isPresented: item.isThere()) { _ in
      item.wrappedValue.map { parts(content($0), id: $0.id) }
    }
  }

  /// Shows choices while `isPresented` is true.
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    AlertModifier(content: self, isConfirmation: true, isPresented: isPresented) { _ in
      parts(content())
    }
  }

  /// Shows choices for an item while there is one.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    AlertModifier(content: self, isConfirmation: true, isPresented: item.isThere()) { _ in
      item.wrappedValue.map { parts(content($0), id: $0.id) }
    }
  }

  private func parts(
    _ alert: Alert, id: AnyHashable = true
  ) -> AlertModifier<Self, ButtonList, Text?>.Parts {
    .init(
      id: id, title: alert.title.string, actions: ButtonList(buttons: alert.buttons),
      message: alert.message)
  }

  private func parts(
    _ sheet: ActionSheet, id: AnyHashable = true
  ) -> AlertModifier<Self, ButtonList, Text?>.Parts {
    .init(
      id: id, title: sheet.title.string, actions: ButtonList(buttons: sheet.buttons),
      message: sheet.message)
  }
}

extension Binding {
  /// Whether there is a value; it is `nil` when that ends.
  fileprivate func isThere<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(
      get: { wrappedValue != nil }, set: { isThere in if !isThere { wrappedValue = nil } })
  }
}
