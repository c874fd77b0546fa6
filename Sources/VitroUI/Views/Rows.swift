import Foundation

/// A view whose contents become rows where it stands in a list.
@MainActor
protocol RowsView: ElementView {
  var header: String? { get }
  var selection: RowSelection? { get }
  func makesRows(in environment: EnvironmentValues) -> Bool
}

/// What a list knows of the rows that people have chosen, by the ids of their elements.
@MainActor
struct RowSelection {
  let canSelect: (AnyHashable) -> Bool
  let isSelected: (AnyHashable) -> Bool
  let toggle: (AnyHashable) -> Void
}

extension RowsView {
  func makeNode(_ site: Site) -> Node { RowsNode(self, site) }
}

/// The place of a list or a section: each element inside stands in a row.
final class RowsNode<Content: RowsView>: ViewElementNode<Content>, RowsOwner {
  private var rows: [Element.ID: RowNode] = [:]
  private var heading: ControlNode?
  private var lists: [ControlNode] = []

  var selection: RowSelection? { view.selection ?? enclosingRows?.selection }

  override func refresh() {
    super.refresh()
    let header = view.header.map {
      Attributes(role: .heading, text: $0, style: Style(purpose: .section))
    }
    if let heading, let header { return heading.setAttributes(header) }
    heading = header.map { ControlNode($0, site) }
    setNeedsChildren()
  }

  override func contents() -> [ElementNode] {
    let inside = super.contents()
    let head = heading.map { [$0] } ?? []
    guard view.makesRows(in: environment) else { return head + inside }
    var left = rows
    rows = [:]
    let elements = inside.map { element -> ElementNode in
      guard element.attributes.style.purpose != .section else { return element }
      let row = left.removeValue(forKey: element.id) ?? RowNode(element, self, site)
      rows[element.id] = row
      row.setNeedsChildren()
      return row
    }
    for row in left.values { row.unmount() }
    return head + inLists(elements)
  }

  /// Rows that follow each other stand in one list; sections stand between the lists.
  private func inLists(_ elements: [ElementNode]) -> [ElementNode] {
    var result: [ElementNode] = []
    var count = 0
    var run: [ElementNode] = []
    func endRun() {
      guard !run.isEmpty else { return }
      if lists.count == count { lists.append(ControlNode(Attributes(role: .list), site)) }
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
    for list in lists[count...] { list.unmount() }
    lists.removeSubrange(count...)
    return result
  }

  override func unmount() {
    super.unmount()
    heading?.unmount()
    for list in lists { list.unmount() }
    for row in rows.values { row.unmount() }
  }

  private var site: Site { Site(graph: graph, parent: self, environment: environment) }

  private var enclosingRows: (any RowsOwner)? {
    var next = parent
    while let node = next {
      if let rows = node as? any RowsOwner { return rows }
      next = node.parent
    }
    return nil
  }
}

/// Who decides on the selection of rows.
@MainActor
protocol RowsOwner: Node {
  var selection: RowSelection? { get }
}

/// A row: what stands in it, and what people can do with it.
final class RowNode: ElementNode {
  private let content: ElementNode
  private unowned let owner: any RowsOwner
  private var box: ControlNode?
  private var delete: ControlNode?

  init(_ content: ElementNode, _ owner: any RowsOwner, _ site: Site) {
    self.content = content
    self.owner = owner
    super.init(Attributes(role: .listitem), site)
  }

  override func contents() -> [ElementNode] {
    updateBox()
    updateDelete()
    return [box, content, delete].compactMap { $0 }
  }

  override func show() {
    super.show()
    nameAfterContent()
  }

  override func contentChanged() {
    if box != nil || delete != nil { graph.setNeedsNames(self) }
  }

  /// The names of the row's own controls say which row they are for.
  override func nameAfterContent() {
    guard isMounted, isShown else { return }
    if box != nil { updateBox() }
    if delete != nil { updateDelete() }
    _ = snapshot()
  }

  override func refresh() {
    updateBox()
  }

  override func unmount() {
    super.unmount()
    box?.unmount()
    delete?.unmount()
  }

  /// The nearest element of a `ForEach` that the row shows.
  private var item: ItemNode? {
    var next: Node? = content
    while let node = next, node !== owner {
      if let item = node as? ItemNode { return item }
      next = node.parent
    }
    return nil
  }

  private var contentText: String { content.isShown ? content.snapshot().text : "" }

  private func updateBox() {
    guard let selection = owner.selection, let item, selection.canSelect(item.id) else {
      box?.unmount()
      box = nil
      return
    }
    let isSelected = tracking { selection.isSelected(item.id) }
    let box =
      box
      ?? makeControl { [weak self] in
        self?.item.map { self?.owner.selection?.toggle($0.id) }
      }
    self.box = box
    box.setAttributes(
      Attributes(
        role: .checkbox, label: "Select \(contentText)",
        isEnabled: environment.isEnabled, isSelected: isSelected, actions: .press,
        style: Style(purpose: .select)))
  }

  private func updateDelete() {
    guard item?.deletion() != nil else {
      delete?.unmount()
      delete = nil
      return
    }
    let delete =
      delete
      ?? makeControl { [weak self] in
        self?.item.map { $0.deletion()?(IndexSet(integer: $0.index)) }
      }
    self.delete = delete
    delete.setAttributes(
      Attributes(
        role: .button, text: "Delete", label: "Delete \(contentText)",
        isEnabled: environment.isEnabled, actions: .press, style: Style(purpose: .delete)))
  }

  private func makeControl(_ action: @escaping () -> Void) -> ControlNode {
    let control = ControlNode(
      Attributes(role: .button), Site(graph: graph, parent: self, environment: environment))
    control.action = action
    return control
  }
}

/// An element that a container adds to what stands in it: a title, a button of its own.
final class ControlNode: ElementNode {
  var action: (() -> Void)?
  var elements: [ElementNode] = [] {
    didSet { setNeedsChildren() }
  }

  override func contents() -> [ElementNode] { elements }

  override func handle(_ event: Event) { action?() }
}
