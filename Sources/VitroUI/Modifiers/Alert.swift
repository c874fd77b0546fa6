/// A view that shows a message which needs an answer, or choices.
struct AlertModifier<Content: View, Actions: View, Message: View>: PresentationView {
  /// The parts of a message: its title, its text and its buttons.
  struct Parts {
    var id: AnyHashable = true
    let title: String
    var showsTitle = true
    let actions: Actions
    let message: Message
    /// The data that it is about, which stay as they are as long as it is shown.
    var data: Any?
  }

  let content: Content
  var isConfirmation = false
  let isPresented: Binding<Bool>
  /// What it is made of, with the data that it was presented with, if it is shown already.
  let parts: (_ kept: Any?) -> Parts?

  func presented(keeping kept: Any?) -> Presented<AlertContent<Actions, Message>>? {
    guard isPresented.wrappedValue, let parts = parts(kept) else { return nil }
    return Presented(
      id: parts.id,
      dialog: AlertContent(
        title: parts.showsTitle ? parts.title : nil, isConfirmation: isConfirmation,
        actions: parts.actions, message: parts.message),
      attributes: attributes(parts), isDismissedByButtons: true, data: parts.data)
  }

  func dismiss() { isPresented.wrappedValue = false }

  private func attributes(_ parts: Parts) -> Attributes {
    Attributes(
      role: isConfirmation ? .dialog : .alertdialog, label: parts.title, actions: .dismiss,
      style: Style(purpose: isConfirmation ? .confirmation : nil))
  }
}

/// The content of an alert: its title, its message, and its buttons.
struct AlertContent<Actions: View, Message: View>: View {
  let title: String?
  let isConfirmation: Bool
  let actions: Actions
  let message: Message

  var body: some View {
    if let title, !title.isEmpty { Heading(text: title, purpose: .title) }
    message
    DialogButtons(content: actions, isConfirmation: isConfirmation)
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

/// The buttons of an alert, or "OK"; choices one below the other, at last what leaves all as it is.
private struct DialogButtons<Content: View>: PrimitiveView {
  let content: Content
  let isConfirmation: Bool

  func makeNode(_ site: Site) -> Node { DialogButtonsNode(self, site) }
}

private final class DialogButtonsNode<Content: View>: ElementNode {
  private let isConfirmation: Bool

  init(_ view: DialogButtons<Content>, _ site: Site) {
    isConfirmation = view.isConfirmation
    super.init(
      Attributes(
        role: .generic, style: Style(layout: view.isConfirmation ? .vertical : .horizontal)), site)
    _ = makeChild(view.content)
    _ = makeChild(
      view.isConfirmation
        ? Button(role: .cancel, action: {}) { Text(.cancel) }
        : Button(action: {}) { Text(.ok) })
  }

  override func arrange() -> [ElementNode] {
    var elements: [ElementNode] = []
    content?.collect(into: &elements)
    let cancels = elements.filter { $0.attributes.style.purpose == .cancel }
    let isComplete =
      isConfirmation ? !cancels.isEmpty : elements.contains { $0.attributes.role == .button }
    if isConfirmation {
      elements = elements.filter { $0.attributes.style.purpose != .cancel } + cancels
    }
    if !isComplete { children.last?.collect(into: &elements) }
    return elements
  }

  override func update<NewView: View>(_ new: NewView) {
    guard let new = identical(new, to: DialogButtons<Content>.self) else { return }
    content?.update(new.content)
  }
}
