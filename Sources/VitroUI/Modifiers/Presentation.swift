/// A view that shows a dialog over the whole screen while it should.
@MainActor
protocol PresentationView: ModifierView {
  associatedtype Dialog: View

  /// What the dialog shows, or `nil` where there should be none; what this reads is tracked.
  var dialog: Dialog? { get }
  /// Tells two dialogs apart: when it changes, the old one goes and a new one comes.
  var dialogID: AnyHashable { get }
  var attributes: Attributes { get }
  /// Whether every button in the dialog also sends it away.
  var isDismissedByButtons: Bool { get }
  /// Says that it should not be shown any more.
  func dismiss()
  /// It has gone.
  func dismissed()
}

extension PresentationView {
  func makeNode(_ site: Site) -> Node { PresentationNode(self, site) }
}

private final class PresentationNode<Modifier: PresentationView>: ModifierNode<Modifier> {
  private var presented: DialogNode?
  private var id: AnyHashable?

  override func didMount() { refresh() }

  override func viewChanged(from old: Modifier) { refresh() }

  override func refresh() {
    let (dialog, newID) = tracking { (view.dialog, view.dialogID) }
    if let presented, dialog == nil || newID != id {
      self.presented = nil
      graph.endPresentation(presented)
      presented.unmount()
      let view = view
      graph.afterUpdate { view.dismissed() }
    }
    guard let dialog else { return }
    id = newID
    if let presented {
      var attributes = view.attributes
      attributes.label = attributes.label ?? presented.attributes.label
      presented.setAttributes(attributes)
      presented.update(dialog)
    } else {
      present(dialog)
    }
  }

  override func passOnEnvironment() {
    super.passOnEnvironment()
    presented?.setEnvironment(dialogEnvironment)
  }

  override func unmount() {
    super.unmount()
    guard let presented else { return }
    graph.endPresentation(presented)
    presented.unmount()
  }

  private func present(_ dialog: Modifier.Dialog) {
    let node = DialogNode(
      dialog, view.attributes,
      Site(graph: graph, parent: self, environment: dialogEnvironment))
    node.dismiss = { [weak self] in self?.view.dismiss() }
    presented = node
    graph.present(node)
  }

  private var dialogEnvironment: EnvironmentValues {
    let dismiss: @MainActor () -> Void = { [weak self] in self?.view.dismiss() }
    var environment = childEnvironment
    environment.pageElement = nil
    environment.makesRows = false
    environment.isEnabled = true
    environment.dismiss = DismissAction(action: dismiss)
    environment.buttonPressed = view.isDismissedByButtons ? dismiss : nil
    return environment
  }
}

/// The element of a dialog.
private final class DialogNode: ElementNode {
  var dismiss: (() -> Void)?
  private var content: Node?

  init<Content: View>(_ view: Content, _ attributes: Attributes, _ site: Site) {
    super.init(attributes, site)
    content = makeChild(view)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override func show() {
    super.show()
    nameAfterContent()
  }

  /// A dialog without a name of its own is named by the first text in it.
  override func contentChanged() {
    if isShown { graph.setNeedsNames(self) }
  }

  override func nameAfterContent() {
    guard isMounted, isShown, attributes.role == .dialog else { return }
    var named = attributes
    named.label = snapshot().firstText
    setAttributes(named)
    _ = snapshot()
  }

  override func update<NewView: View>(_ view: NewView) { content?.update(view) }

  override func handle(_ event: Event) { dismiss?() }
}

extension Element {
  fileprivate var firstText: String? {
    if let text = attributes.text, !text.isEmpty { return text }
    for child in children {
      if let text = child.firstText { return text }
    }
    return nil
  }
}
