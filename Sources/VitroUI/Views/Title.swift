/// A view that reads like a text, so that a control beside it can be called by it.
@MainActor @preconcurrency
protocol TitleView: View {
  /// How it reads, unless that depends on the place.
  var titleText: String? { get }
}

extension Text: TitleView {
  var titleText: String? { isPlaced ? nil : string }
}

extension EmptyView: TitleView {
  var titleText: String? { "" }
}

extension View {
  /// The name of a control whose label this view is, or an empty text where only the label on the screen says it.
  package var controlName: String { (self as? any TitleView)?.titleText ?? "" }

  /// Whether what it reads like is known only where it is on a screen.
  var isNamedOnScreen: Bool { (self as? any TitleView)?.titleText == nil }
}

/// A control whose label is more than a text: it is called what its label shows, whether that is seen or not.
struct LabeledControl<Label: View, Content: View>: View, OpenView {
  let label: Label
  /// The control with its label, by the name that the label gives.
  @ViewBuilder let content: (NameSource<Label>, String) -> Content
  @State private var name = ""

  var body: some View { content(NameSource(content: label, name: $name), name) }
}

/// A view that says how it reads.
struct NameSource<Content: View>: ModifierView {
  let content: Content
  let name: Binding<String>

  func makeNode(_ site: Site) -> Node { NameSourceNode(self, site) }
}

/// The place of a view that says how it reads, each time that something in it has changed.
final class NameSourceNode<Content: View>: ModifierNode<NameSource<Content>> {
  override var givesName: Bool { true }

  override func didMount() { refresh() }

  override func viewChanged(from old: NameSource<Content>) { nameChanged() }

  override func refresh() {
    var elements: [ElementNode] = []
    collect(into: &elements)
    let name = elements.map(\.plainText).filter { !$0.isEmpty }.joined(separator: " ")
    tracking {}
    if view.name.wrappedValue != name { view.name.wrappedValue = name }
  }

  override func nameChanged() { setNeedsRefresh() }
}

/// A view that is there and not shown.
struct Unseen<Content: View>: PrimitiveView {
  let content: Content

  func makeNode(_ site: Site) -> Node { UnseenNode(self, site) }
}

/// The place of a view that is there and not shown: nothing in it appears, and no task runs.
private final class UnseenNode<Content: View>: Node {
  init(_ view: Unseen<Content>, _ site: Site) {
    super.init(site)
    isAside = true
    _ = makeChild(view.content)
  }

  override func update<NewView: View>(_ new: NewView) {
    if let new = identical(new, to: Unseen<Content>.self) { content?.update(new.content) }
  }

  override func collect(into elements: inout [ElementNode]) {}
}
