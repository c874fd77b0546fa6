/// A view that shows something made of the views in another one.
@MainActor @preconcurrency
protocol SubviewsReader: PrimitiveView {
  associatedtype Base: View
  associatedtype Content: View

  var base: Base { get }
  func content(of listing: inout Listing) -> Content
}

extension SubviewsReader {
  func makeNode(_ site: Site) -> Node { SubviewsNode(self, site) }
}

/// The place whose views are listed below it.
@MainActor
protocol SubviewsOwner: Node {
  /// Another view has come, one has gone or moved, or tells something else.
  func listChanged()
}

/// The place of what is made of the views in another one: it lists them, and shows what is made of them.
final class SubviewsNode<View: SubviewsReader>: Node, SubviewsOwner {
  private var view: View

  init(_ view: View, _ site: Site) {
    self.view = view
    super.init(site)
    var listed = self.site(.source)
    listed.isListed = true
    _ = graph.makeNode(view.base, listed)
    _ = makeChild(evaluate())
  }

  override func update<NewView: VitroUI.View>(_ new: NewView) {
    guard let new = identical(new, to: View.self) else { return }
    view = new
    source?.update(new.base)
    refresh()
  }

  override func refresh() {
    let shown = evaluate()
    if isMounted { content?.update(shown) }
  }

  func listChanged() { setNeedsRefresh() }

  private var source: Node? { children.first(in: .source) }

  private func evaluate() -> View.Content {
    // After its end nothing is listed any more.
    var listing = source.map { Listing($0) } ?? Listing(self)
    return tracking { view.content(of: &listing) }
  }
}

/// The place of a `ForEach` of the views in another one.
final class ListedRowsNode<Rows: View>: Node {
  private let listed: (Rows) -> (any View)?

  init(_ view: Rows, _ site: Site, listed: @escaping (Rows) -> (any View)?) {
    self.listed = listed
    super.init(site)
    if let view = listed(view) { _ = makeChild(view) }
  }

  override func update<NewView: View>(_ new: NewView) {
    guard let new = identical(new, to: Rows.self), let view = listed(new) else { return }
    content?.update(view)
  }
}

/// The place of a view that is listed: it knows the view, and the places where a container shows it.
class SubviewSource: Node {
  let number: Int
  private(set) var values = KnownValues(ContainerValues())

  override init(_ site: Site) {
    number = site.graph.makeSubviewNumber()
    super.init(site)
  }

  /// Asks what the view tells its container.
  final func learnValues() {
    let new = containerValues
    if !new.isSame(as: values.values) { values = KnownValues(new) }
  }

  /// Shows the view in a place, with the modifiers around it.
  final func show(in place: SubviewNode) {
    let modifiers = modifiersInside()
    show(modifiers[...], in: place, for: place)
  }

  private func show(
    _ modifiers: ArraySlice<any ListedModifier>, in place: Node, for subview: SubviewNode
  ) {
    guard let outermost = modifiers.last else { return showView(in: place, for: subview) }
    var site = place.site(.content)
    site.mountContent = { [unowned self] in self.show(modifiers.dropLast(), in: $0, for: subview) }
    outermost.makeCopy(site, for: subview)
  }

  /// A place does not show the view any more.
  final func hide(in place: SubviewNode) { hide(in: [place.number]) }

  final func hide(in places: [Int]) {
    for modifier in modifiersInside() { modifier.forgetCopies(in: places) }
    forgetViews(in: places)
  }

  func showView(in place: Node, for subview: SubviewNode) {}
  func forgetViews(in places: [Int]) {}

  /// The modifiers around the view, the innermost one first.
  private func modifiersInside() -> [any ListedModifier] {
    var modifiers: [any ListedModifier] = []
    var next: Node = self
    while next.slot != .source, let outer = next.parent {
      if let modifier = outer as? any ListedModifier { modifiers.append(modifier) }
      next = outer
    }
    return modifiers
  }
}

/// The place of a view of a type that is listed.
final class ViewSource<Content: View>: SubviewSource {
  private var view: Content
  private var shown = Copies()

  init(_ view: Content, _ site: Site) {
    self.view = view
    super.init(site)
  }

  override func showView(in place: Node, for subview: SubviewNode) {
    shown.add(place.makeChild(view), for: subview)
  }

  override func forgetViews(in places: [Int]) { shown.remove(in: places) }

  override func didUnmount() { hide(in: shown.places) }

  override func update<NewView: View>(_ new: NewView) {
    guard let new = identical(new, to: Content.self) else { return }
    view = new
    shown.update(new)
  }
}

/// The places where something is shown that is listed elsewhere, by the number of the place that shows the subview.
@MainActor
struct Copies {
  private var nodes: [Int: Node] = [:]

  mutating func add(_ node: Node, for subview: SubviewNode) { nodes[subview.number] = node }

  mutating func remove(in places: [Int]) {
    for place in places { nodes[place] = nil }
  }

  var places: [Int] { Array(nodes.keys) }

  func update(_ view: some View) {
    for (_, node) in nodes.sorted(by: { $0.key < $1.key }) where node.isMounted {
      node.update(view)
    }
  }
}

/// The place of a modifier around views that are listed, each of which is shown with the modifier.
@MainActor
protocol ListedModifier: Node {
  /// Makes the place of the modifier around one of the views, as it is shown by a subview.
  func makeCopy(_ site: Site, for subview: SubviewNode)
  /// The places show the view no more.
  func forgetCopies(in places: [Int])
}

/// The place of a modifier around views that are listed.
final class ListedModifierNode<Modifier: ModifierView>: ModifierNode<Modifier>, ListedModifier {
  private var copies = Copies()

  override var trait: Any? { (view as? any TraitView)?.trait }

  override func setsEnvironment(of slot: Slot) -> Bool { view is any EnvironmentView }

  override func changeEnvironment(_ values: inout EnvironmentValues, of slot: Slot) {
    (view as? any EnvironmentView)?.changeEnvironment(&values)
  }

  override func viewChanged(from old: Modifier) {
    updateEnvironment()
    copies.update(view)
    if let old = old as? any TraitView, !old.hasTrait(of: view) { structureChanged() }
  }

  func makeCopy(_ site: Site, for subview: SubviewNode) {
    copies.add(view.makeNode(site), for: subview)
  }

  func forgetCopies(in places: [Int]) { copies.remove(in: places) }
}

/// A modifier about whose view the container around it knows something.
@MainActor
protocol TraitView {
  var trait: Any { get }
  /// Whether what is known is the same about another view.
  func hasTrait(of other: Any) -> Bool
}

/// A modifier that changes the environment inside.
@MainActor
protocol EnvironmentView {
  func changeEnvironment(_ values: inout EnvironmentValues)
}

/// The place of a section that is listed.
@MainActor
protocol ListedSection: Node {
  var number: Int { get }
}

/// The place of a section that is listed: its header, its views, its footer.
final class ListedSectionNode<Content: RowsView>: Node, ListedSection {
  let number: Int

  init(_ view: Content, _ site: Site) {
    number = site.graph.makeSubviewNumber()
    super.init(site)
    _ = makeChild(view.header, in: .header)
    _ = makeChild(view.inside, in: .content)
    _ = makeChild(view.footer, in: .footer)
  }

  override func update<NewView: View>(_ new: NewView) {
    guard let new = identical(new, to: Content.self) else { return }
    children.first(in: .header)?.update(new.header)
    content?.update(new.inside)
    children.first(in: .footer)?.update(new.footer)
  }
}

/// The place where a container shows one of its views.
final class SubviewNode: Node {
  let number: Int
  private var source: SubviewSource

  init(_ view: Subview, _ site: Site) {
    source = view.source
    number = site.graph.makeSubviewNumber()
    super.init(site)
    source.show(in: self)
  }

  override var giver: Node? { source }

  override func update<NewView: View>(_ new: NewView) {
    guard let new = identical(new, to: Subview.self), new.source !== source else { return }
    source.hide(in: self)
    content?.unmount()
    source = new.source
    source.show(in: self)
    structureChanged()
  }

  override func didUnmount() { source.hide(in: self) }
}

extension Node {
  /// The values that this place and those around it tell the container whose views are listed here.
  var containerValues: ContainerValues {
    var values = ContainerValues()
    var next: Node = self
    while next.slot != .source, let outer = next.parent {
      if let trait = outer.trait { values.take(trait) }
      if let item = outer as? ItemNode { values.take(Tag(value: item.id)) }
      next = outer
    }
    return values
  }

  /// Tells the container whose views are listed here that they have changed.
  func tellListChanged() {
    var next: Node = self
    while next.slot != .source, let outer = next.parent { next = outer }
    (next.parent as? any SubviewsOwner)?.listChanged()
  }
}

extension Graph {
  /// Makes the place of a view that is listed.
  func makeListedNode<Content: View>(_ view: Content, _ site: Site) -> Node {
    guard Listing.looksInto(Content.self) else { return ViewSource(view, site) }
    // An optional view is none of these, although a cast would look into it.
    if Content.self is any ListedRows.Type, let section = view as? any ListedRows {
      return section.makeListedNode(site)
    }
    if Content.self is any ModifierView.Type, let modifier = view as? any ModifierView {
      return modifier.makeListedNode(site)
    }
    return makeOwnNode(view, site)
  }
}

extension ModifierView {
  func makeListedNode(_ site: Site) -> Node { ListedModifierNode(self, site) }
}

extension PresentationView {
  /// A dialog is presented once.
  func makeListedNode(_ site: Site) -> Node { makeNode(site) }
}

extension NameSource {
  /// Views by themselves give nothing a name.
  func makeListedNode(_ site: Site) -> Node { ModifierNode(self, site) }
}

/// Views that are listed with a header and a footer.
@MainActor
protocol ListedRows: OpenView {
  func makeListedNode(_ site: Site) -> Node
}
