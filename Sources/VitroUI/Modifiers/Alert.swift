/// A view that shows a message which needs an answer.
struct AlertModifier<Content: View, Actions: View, Message: View>: PresentationView {
  let content: Content
  let title: String
  let isPresented: Binding<Bool>
  let parts: () -> (actions: Actions, message: Message)?

  var dialog: AlertContent<Actions, Message>? {
    guard isPresented.wrappedValue, let parts = parts() else { return nil }
    return AlertContent(title: title, actions: parts.actions, message: parts.message)
  }
  var dialogID: AnyHashable { true }
  var attributes: Attributes { Attributes(role: .alertdialog, label: title, actions: .dismiss) }
  var isDismissedByButtons: Bool { true }
  func dismiss() { isPresented.wrappedValue = false }
  func dismissed() {}
}

/// What stands in an alert: its title, its message, and its buttons, or "OK" where it has none.
struct AlertContent<Actions: View, Message: View>: View {
  let title: String
  let actions: Actions
  let message: Message

  var body: some View {
    Heading(text: title, purpose: .title)
    message
    HStack {
      if actions is EmptyView {
        Button("OK") {}
      } else {
        actions
      }
    }
  }
}

/// A title as an element of its own.
struct Heading: ElementView {
  let text: String
  let purpose: Style.Purpose

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(role: .heading, text: text, style: Style(purpose: purpose))
  }
}

extension View {
  /// Shows a message while `isPresented` is true; every button in it also sends it away.
  public func alert<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    AlertModifier(
      content: self, title: String(title), isPresented: isPresented,
      parts: { (actions(), message()) })
  }

  /// Shows a message while `isPresented` is true; every button in it also sends it away.
  public func alert<Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Shows a message about some data while `isPresented` is true and there are data.
  public func alert<Actions: View, Message: View, Data>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    AlertModifier(
      content: self, title: String(title), isPresented: isPresented,
      parts: { data.map { (actions($0), message($0)) } })
  }
}
