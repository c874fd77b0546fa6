/// A view whose elements each stand in a box of their own, which says how they look or what can be
/// done with them.
@MainActor @preconcurrency
protocol BoxView: ModifierView {
  /// What the box is and how it looks.
  func attributes(in environment: EnvironmentValues) -> Attributes

  /// Does what a person asked for.
  func handle(_ event: Event, in environment: EnvironmentValues)
}

extension BoxView {
  func handle(_ event: Event, in environment: EnvironmentValues) {}
  func makeNode(_ site: Site) -> Node { BoxNode(self, site) }
}

/// A view in a box that has a look.
struct LookModifier<Content: View>: BoxView {
  let content: Content
  let look: Look

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(role: .generic, style: Style(layout: .box, looks: [look]))
  }
}

extension View {
  func boxed(_ look: Look) -> LookModifier<Self> { LookModifier(content: self, look: look) }
}

/// The place of a view whose elements stand in boxes.
class BoxNode<Modifier: BoxView>: ModifierNode<Modifier> {
  private var boxes: [BoxElementNode] = []

  override func collect(into elements: inout [ElementNode]) {
    var inside: [ElementNode] = []
    super.collect(into: &inside)
    let content = inside.filter(needsBox)
    if !isBoxed(content) { arrange(content) }
    var rest = boxes[...]
    for element in inside {
      let isBoxed = rest.first?.boxed === element
      elements.append(isBoxed ? rest.removeFirst() : element)
    }
  }

  /// Whether an element is to stand in a box.
  func needsBox(_ element: ElementNode) -> Bool { true }

  /// What the box around an element is, and how it looks.
  func attributes(for element: ElementNode) -> Attributes { view.attributes(in: environment) }

  /// Does what a person asked for at the box around an element.
  func handle(_ event: Event, at element: ElementNode) { view.handle(event, in: environment) }

  override func viewChanged(from old: Modifier) { setBoxAttributes() }

  override func refresh() { setBoxAttributes() }

  private func setBoxAttributes() {
    for box in boxes { box.setAttributes(attributes(for: box.boxed)) }
  }

  private func isBoxed(_ inside: [ElementNode]) -> Bool {
    guard inside.count == boxes.count else { return false }
    for (element, box) in zip(inside, boxes) where box.boxed !== element { return false }
    return true
  }

  private func arrange(_ inside: [ElementNode]) {
    var left: [Element.ID: BoxElementNode] = [:]
    for box in boxes { left[box.boxed.id] = box }
    boxes = inside.map { left.removeValue(forKey: $0.id) ?? makeBox($0) }
    unmount(left.values)
  }

  private func makeBox(_ element: ElementNode) -> BoxElementNode {
    let box = BoxElementNode(
      element, attributes(for: element), site(.box))
    box.action = { [weak self, unowned element] event in self?.handle(event, at: element) }
    return box
  }
}

/// A box around one element.
final class BoxElementNode: ElementNode {
  let boxed: ElementNode
  var action: ((Event) -> Void)?

  init(_ content: ElementNode, _ attributes: Attributes, _ site: Site) {
    boxed = content
    super.init(attributes, site)
  }

  override var subject: ElementNode { boxed.subject }

  override func arrange() -> [ElementNode] { [boxed] }

  override func handle(_ event: Event) { action?(event) }

  override var actors: [Node] { [self] + boxed.actors }
}

/// A view with another one behind it or in front of it, which gets its size.
struct LayeredView<Content: View, Layer: View>: ModifierView {
  let content: Content
  let layer: Layer
  let layout: Style.Layout
  let alignment: Alignment

  func makeNode(_ site: Site) -> Node { LayeredNode(self, site) }
}

/// The place of a view with another one behind it or in front of it.
private final class LayeredNode<Content: View, Layer: View>: ElementNode {
  private var view: LayeredView<Content, Layer>
  private var layer: LayerNode? { children.first(in: .layer) as? LayerNode }

  init(_ view: LayeredView<Content, Layer>, _ site: Site) {
    self.view = view
    super.init(Attributes(role: .generic, style: Style(layout: .box)), site)
    if let mountContent = site.mountContent {
      mountContent(self)
    } else {
      _ = makeChild(view.content)
    }
    _ = LayerNode(view.layer, LayeredNode.attributes(view), self.site(.layer))
  }

  private static func attributes(_ view: LayeredView<Content, Layer>) -> Attributes {
    var frame = Look.Frame()
    frame.alignment = view.alignment
    return Attributes(
      role: .generic, style: Style(layout: view.layout, looks: [.frame(frame)]))
  }

  override var subject: ElementNode { contents().first { $0 !== layer }?.subject ?? self }

  override func arrange() -> [ElementNode] {
    let elements = super.arrange()
    guard let layer else { return elements }
    return view.layout == .behind ? [layer] + elements : elements + [layer]
  }

  override func update<NewView: View>(_ new: NewView) {
    guard let new = identical(new, to: LayeredView<Content, Layer>.self) else { return }
    view = new
    content?.update(new.content)
    layer?.setAttributes(LayeredNode.attributes(new))
    layer?.update(new.layer)
  }
}

private final class LayerNode: ElementNode {
  init<Layer: View>(_ view: Layer, _ attributes: Attributes, _ site: Site) {
    super.init(attributes, site)
    _ = makeChild(view)
  }

  override func update<NewView: View>(_ view: NewView) { content?.update(view) }
}
