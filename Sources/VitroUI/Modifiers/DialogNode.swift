/// The properties of a dialog, as the views in it set them.
struct DialogFacts: Equatable {
  var keepsPerson: Bool?
  /// How tall it is, by SwiftUI's name, or `nil` for the surface's default.
  var height: String?
  var looks: [Look] = []
}

/// The element of a dialog.
final class DialogNode: ElementNode {
  var dismiss: (() -> Void)?
  /// Runs after the action of each button in it, where it is a question; `nil` elsewhere. A question is
  /// dismissed by saying no where that can be said.
  var dismissByButton: (@MainActor () -> Void)?
  /// The dialog in which the view stands that presents this one, or `nil` where that stands on the page.
  private(set) weak var presenter: DialogNode?
  private var base: Attributes
  private var facts: [(owner: Node, facts: DialogFacts)] = []

  /// Makes a dialog with nothing in it yet, so that what comes can say something about it.
  override init(_ attributes: Attributes, _ site: Site) {
    base = attributes
    presenter = site.environment.dialog
    super.init(attributes, site)
  }

  func mount<Content: View>(_ view: Content) { _ = makeChild(view) }

  func setBase(_ new: Attributes) {
    base = new
    setSum()
  }

  /// Sets what a view in the dialog says about it; the view that comes last counts most.
  func setFacts(_ new: DialogFacts?, for owner: Node) {
    facts.removeAll { $0.owner === owner }
    if let new { facts.append((owner, new)) }
    setSum()
  }

  override func setsEnvironment(of slot: Slot) -> Bool { true }

  override func changeEnvironment(_ values: inout EnvironmentValues, of slot: Slot) {
    values.page = nil
    values.makesRows = false
    values.isEnabled = true
    values.controls.group = nil
    values.dialog = self
    values.dismiss = DismissAction { [weak self] in self?.dismiss?() }
    values.buttonPressed = dismissByButton
    if dismissByButton != nil {
      values.controls = ControlStyles()
      values.buttonStyle = nil
    }
  }

  override var endsAdjustments: Bool { true }

  private(set) lazy var anchor = PlaceAnchor(self)

  override func didUnmount() {
    super.didUnmount()
    anchor.remove()
  }

  override func show() {
    super.show()
    nameAfterContent()
  }

  /// A dialog without a name of its own is named by its title, or else by the first text in it.
  override func contentChanged() {
    if isShown { graph.setNeedsNames(self) }
  }

  override func nameAfterContent() {
    guard isMounted, isShown, base.label == nil else { return }
    var named = attributes
    let content = snapshot()
    named.label = content.firstTitle ?? content.firstText
    setAttributes(named)
    _ = snapshot()
  }

  override func update<NewView: View>(_ view: NewView) { content?.update(view) }

  override func handle(_ event: Event) {
    if dismissByButton != nil, let no = cancelButton(in: self) {
      no.handle(.press(no.id))
    } else {
      dismiss?()
    }
  }

  override var actors: [Node] {
    [self] + (dismissByButton == nil ? [] : cancelButton(in: self)?.actors ?? [])
  }

  private func cancelButton(in node: ElementNode) -> ElementNode? {
    for element in node.contents() {
      let attributes = element.attributes
      let isCancel = attributes.role == .button && attributes.style.purpose == .cancel
      if isCancel, attributes.isEnabled { return element }
      if let button = cancelButton(in: element) { return button }
    }
    return nil
  }

  private func setSum() {
    var sum = base
    sum.label = base.label ?? attributes.label
    for (_, facts) in facts {
      if facts.keepsPerson == true { sum.actions.remove(.dismiss) }
      if let height = facts.height { sum.style.variant = height }
      sum.style.looks += facts.looks
    }
    setAttributes(sum)
  }
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

/// A view that says something about the dialog it stands in.
struct DialogModifier<Content: View>: ModifierView {
  let content: Content
  let facts: DialogFacts

  func makeNode(_ site: Site) -> Node { DialogModifierNode(self, site) }
}

private final class DialogModifierNode<Content: View>: ModifierNode<DialogModifier<Content>> {
  override func didMount() { environment.dialog?.setFacts(view.facts, for: self) }

  override func viewChanged(from old: DialogModifier<Content>) {
    if old.facts != view.facts { environment.dialog?.setFacts(view.facts, for: self) }
  }

  override func didUnmount() {
    environment.dialog?.setFacts(nil, for: self)
  }
}
