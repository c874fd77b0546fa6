import Foundation

/// A view whose contents become rows where it stands in a list.
@MainActor @preconcurrency
protocol RowsView: ElementView {
  associatedtype Header: View = EmptyView
  associatedtype Footer: View = EmptyView

  var header: Header { get }
  var footer: Footer { get }
  var selection: RowSelection? { get }
  func makesRows(in environment: EnvironmentValues) -> Bool
}

extension RowsView where Header == EmptyView {
  var header: EmptyView { EmptyView() }
}

extension RowsView where Footer == EmptyView {
  var footer: EmptyView { EmptyView() }
}

extension RowsView {
  func makeNode(_ site: Site) -> Node { RowsNode(self, site) }
}

/// The node that owns rows and decides on their selection.
@MainActor
protocol RowsOwner: Node {
  var selection: RowSelection? { get }
}

/// The place of a list or a section: each element inside stands in a row.
final class RowsNode<Content: RowsView>: ViewElementNode<Content>, RowsOwner {
  /// The rows, in their order.
  private var rows: [RowNode] = []
  private var lists: [ControlNode] = []
  /// The header and the footer, once they have been shown.
  private var captions: (header: CaptionNode, footer: CaptionNode)?

  var selection: RowSelection? { view.selection ?? enclosingRows?.selection }

  override init(_ view: Content, _ site: Site) {
    super.init(view, site)
    if view.selection != nil { graph.addWaypoint(self) }
  }

  override func update<NewView: View>(_ new: NewView) {
    super.update(new)
    captions?.header.update(view.header)
    captions?.footer.update(view.footer)
  }

  override func environmentChanged() {
    refresh()
    setNeedsChildren()
  }

  override func arrange() -> [ElementNode] {
    let inside = super.arrange()
    let (header, footer) = shownCaptions()
    let body = view.makesRows(in: environment) ? inLists(makeRows(inside)) : inside
    return header.caption + body + footer.caption
  }

  private func shownCaptions() -> (header: CaptionNode, footer: CaptionNode) {
    if let captions { return captions }
    let made = (
      header: CaptionNode(view.header, .heading, .section, site(.header)),
      footer: CaptionNode(view.footer, .text, .footer, site(.footer))
    )
    captions = made
    return made
  }

  /// A row is told from the others as the view in it is.
  override func pathComponent(of child: Node) -> String {
    if child === captions?.header { return "header" }
    if child === captions?.footer { return "footer" }
    if let row = child as? RowNode { return "row \(row.way)" }
    return super.pathComponent(of: child)
  }

  private func makeRows(_ inside: [ElementNode]) -> [ElementNode] {
    let contents = inside.filter { $0.subject.attributes.style.purpose != .section }
    let pairing = Pairing(rows.map(\.shown.id), with: contents.map(\.id))
    let gone = pairing.gone.map { rows[$0] }
    rows = zip(contents, pairing.former).map { element, former in
      former.map { rows[$0] } ?? RowNode(element, self, site(.box))
    }
    let selection = selection
    for row in rows { row.listChanged(selection) }
    unmount(gone)
    guard contents.count < inside.count else { return rows }
    var rest = rows[...]
    return inside.map { $0 === rest.first?.shown ? rest.removeFirst() : $0 }
  }

  /// Rows that follow each other stand in one list; sections stand between the lists.
  private func inLists(_ elements: [ElementNode]) -> [ElementNode] {
    var result: [ElementNode] = []
    var count = 0
    var run: [ElementNode] = []
    func endRun() {
      guard !run.isEmpty else { return }
      if lists.count == count { lists.append(ControlNode(Attributes(role: .list), site(.control))) }
      lists[count].elements = run
      result.append(lists[count])
      count += 1
      run = []
    }
    for element in elements {
      if element is RowNode {
        run.append(element)
      } else {
        endRun()
        result.append(element)
      }
    }
    endRun()
    unmount(lists[count...])
    lists.removeSubrange(count...)
    return result
  }

  override func didUnmount() {
    super.didUnmount()
    enclosingRows = nil
    graph.removeWaypoint(self)
  }

  /// The list around a section, until it goes.
  private lazy var enclosingRows: (any RowsOwner)? = {
    var next = parent
    while let node = next {
      if let rows = node as? any RowsOwner { return rows }
      next = node.parent
    }
    return nil
  }()
}

/// The node of a section's header or footer, above or below its rows: a title, or other views.
private final class CaptionNode: ElementNode {
  private var title: Text?
  /// Whether it is a text under a condition that is not so.
  private var isMissing = false {
    didSet { if isMissing != oldValue { structureChanged() } }
  }

  init<Content: View>(_ view: Content, _ role: Role, _ purpose: Style.Purpose, _ site: Site) {
    let isText = Content.self == Text.self || Content.self == Text?.self
    // A text is one; of other views each is what it is.
    let role = isText || role != .text ? role : .generic
    super.init(Attributes(role: role, style: Style(purpose: purpose)), site)
    guard Content.self != EmptyView.self else { return }
    setText(view)
    _ = makeChild(view)
  }

  /// The element itself, where there is something in it.
  var caption: [ElementNode] {
    let isEmpty = content == nil || isMissing || attributes.text == nil && contents().isEmpty
    return isEmpty ? [] : [self]
  }

  /// Where something comes into an empty one, or the last thing goes, the list hears so.
  override func setNeedsChildren() {
    super.setNeedsChildren()
    structureChanged()
  }

  /// A text is the title itself; other views stand in it.
  override func arrange() -> [ElementNode] { attributes.text == nil ? super.arrange() : [] }

  override func update<NewView: View>(_ view: NewView) {
    setText(view)
    content?.update(view)
  }

  private func setText<Content: View>(_ view: Content) {
    title = view as? Text
    isMissing = Content.self == Text?.self && title == nil
    writeTitle()
  }

  override func refresh() { writeTitle() }

  /// A title looks like any other one here, unless it has a look of its own.
  private func writeTitle() {
    let text = title?.attributes(in: environment)
    let hasLook = title?.isPlain == false
    var attributes = attributes
    attributes.text = text?.text
    attributes.isEnabled = text?.isEnabled ?? true
    attributes.actions = text?.actions ?? []
    attributes.details = text?.details ?? []
    attributes.style.font = hasLook ? text?.style.font : nil
    attributes.style.looks = hasLook ? text?.style.looks ?? [] : []
    setAttributes(attributes)
  }

  override func handle(_ event: Event) { title?.handle(event, in: environment) }
}

/// An element that a container adds to what stands in it: a title, a button of its own.
final class ControlNode: ElementNode {
  var action: (() -> Void)?
  var elements: [ElementNode] = [] {
    didSet { setNeedsChildren() }
  }

  override func arrange() -> [ElementNode] { elements }

  override func handle(_ event: Event) { action?() }

  override var actors: [Node] { [self] + ((parent as? ElementNode)?.actors ?? []) }
}
