import Foundation

/// A view of rows that come from data.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
  /// The kind of collection that the rows come from.
  associatedtype Data: Collection
  /// What the rows come from.
  var data: Data { get }
}

/// A view for each element of a collection, told apart by an id.
///
/// What belongs to an element, such as its state, stays with it wherever the element moves. Of two
/// elements with the same id, the second one counts as another by its position among them.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  PrimitiveView, DynamicViewContent
{
  /// What the views come from.
  public let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content
  private(set) var editing = RowEditing()
  /// What is shown where the data are the views in another one.
  var listed: (any View)?

  /// Makes views for elements that are told apart by what is at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }

  init(
    _ data: Data, getID: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    id = getID
    self.content = content
  }

  func makeNode(_ site: Site) -> Node {
    listed == nil ? ForEachNode(self, site) : ListedRowsNode(self, site, listed: \.listed)
  }
}

extension ForEach: SeveralViews {}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes views for elements that have an identity of their own.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    id = { $0.id }
    self.content = content
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Makes a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    id = { $0 }
    self.content = content
  }
}

extension ForEach {
  /// The view of each element.
  package var rows: [Content] { data.map(content) }

  /// Lets people delete rows of a list; `action` gets the offsets of the elements to remove.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
    var view = self
    view.editing.delete = action
    return view
  }

  /// Lets people move rows of a list; `action` gets the offsets of the elements to move, and the
  /// offset that they are to stand before.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
    var view = self
    view.editing.move = action
    return view
  }
}

/// The actions by which people edit rows that come from data.
@MainActor
struct RowEditing {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?

  func offersSame(as other: RowEditing) -> Bool {
    (delete == nil) == (other.delete == nil) && (move == nil) == (other.move == nil)
  }
}

extension ForEach {
  /// Whether the elements have these ids, in this order.
  fileprivate func hasIDs(_ ids: [ID]) -> Bool {
    var elements = data.makeIterator()
    for known in ids {
      guard let element = elements.next(), id(element) == known else { return false }
    }
    return elements.next() == nil
  }
}

/// The place of a `ForEach`: a place for each element, by its id.
///
/// What its views are made of is followed for some rows at a time: to follow a row costs more than to look at some again.
private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ItemsNode
{
  private var view: ForEach<Data, ID, Content>
  private var order: [ElementItemNode<Data.Element, Content>] = []
  /// Those of the elements, in their order.
  private var ids: [ID] = []
  /// The same, to look one up.
  private var known: Set<ID> = []
  /// Whether two of the elements have one id.
  private var hasTwins = false
  private var trackers: [Tracker] = []

  init(_ view: ForEach<Data, ID, Content>, _ site: Site) {
    self.view = view
    super.init(site)
    arrange()
  }

  override var editing: RowEditing { view.editing }

  override func pathComponent(of child: Node) -> String { "*" }

  override func update<NewView: View>(_ new: NewView) {
    guard let new = identical(new, to: ForEach<Data, ID, Content>.self) else { return }
    let offersSame = new.editing.offersSame(as: view.editing)
    let isSameOrder = new.hasIDs(ids)
    view = new
    if isSameOrder { updateItems() } else { arrange() }
    if !offersSame { graph.traitChanges += 1 }
    if !isSameOrder || !offersSame { structureChanged() }
  }

  override func refresh() {
    for block in 0..<blockCount { refresh(reading: block) }
  }

  override func refresh(reading block: Int) {
    let rows = order[(block * rowsInBlock)..<min((block + 1) * rowsInBlock, order.count)]
    // All are read before any is shown: what is read there is none of this place's.
    let views = tracking(block) { rows.map { view.content($0.element) } }
    var index = rows.startIndex
    for view in views {
      let row = rows[index]
      index += 1
      // What is shown may have led away from here.
      if row.isMounted == isMounted { row.show(view) }
    }
  }

  override func didUnmount() {
    for tracker in trackers { tracker.end() }
  }

  private var blockCount: Int { (order.count + rowsInBlock - 1) / rowsInBlock }

  private func tracking(_ block: Int, _ read: () -> [Content]) -> [Content] {
    guard isMounted else { return read() }
    while trackers.count <= block { trackers.append(Tracker(self, reading: trackers.count)) }
    return trackers[block].track(read)
  }

  /// Most changes leave the elements where they are.
  private func updateItems() {
    for (item, element) in zip(order, view.data) { item.element = element }
    refresh()
  }

  private func arrange() {
    let elements = Array(view.data)
    let newIDs = elements.map(view.id)
    let gone = reorder(elements, newIDs) ?? reorderTwins(elements, newIDs)
    ids = newIDs
    for index in order.indices {
      order[index].element = elements[index]
      order[index].index = index
      order[index].count = elements.count
    }
    for tracker in trackers.dropFirst(blockCount) { tracker.end() }
    trackers.removeLast(max(0, trackers.count - blockCount))
    refresh()
    unmount(gone)
    arrangeContent(order)
  }

  /// Puts the places into a new order; gives those that have gone. `nil` where two elements have one id, or had.
  private func reorder(_ elements: [Data.Element], _ newIDs: [ID])
    -> [ElementItemNode<Data.Element, Content>]?
  {
    guard !hasTwins, !ids.isEmpty else { return nil }
    let pairing = Pairing(ids, with: newIDs)
    let gone = pairing.gone.map { order[$0] }
    for index in pairing.gone { known.remove(ids[index]) }
    // Whoever has the id of one that is there, or of another new one, is a twin.
    for index in newIDs.indices where pairing.former[index] == nil {
      guard known.insert(newIDs[index]).inserted else { return nil }
    }
    let old = order
    order.reserveCapacity(newIDs.count)
    order.removeLast(max(0, old.count - newIDs.count))
    for index in newIDs.indices {
      let former = pairing.former[index]
      if former == index { continue }
      let item =
        former.map { old[$0] }
        ?? ElementItemNode(elements[index], id: AnyHashable(newIDs[index]), site(.content))
      if index < order.count { order[index] = item } else { order.append(item) }
    }
    return gone
  }

  /// Finds the places by their ids, of several with one id by their order.
  private func reorderTwins(_ elements: [Data.Element], _ newIDs: [ID])
    -> [ElementItemNode<Data.Element, Content>]
  {
    var left: [ID: [ElementItemNode<Data.Element, Content>]] = [:]
    for (id, item) in zip(ids, order).reversed() { left[id, default: []].append(item) }
    known = []
    hasTwins = false
    order = zip(elements, newIDs).map { element, id in
      if !known.insert(id).inserted { hasTwins = true }
      return left[id]?.popLast() ?? ElementItemNode(element, id: AnyHashable(id), site(.content))
    }
    return left.values.flatMap { $0 }
  }
}

/// How many rows are followed together.
private let rowsInBlock = 16

/// The place of a `ForEach`, as the list around it knows it.
class ItemsNode: Node {
  /// What people can do with its elements.
  var editing: RowEditing { RowEditing() }
}

/// The place of one element of a `ForEach`, as the list around it knows it.
class ItemNode: Node {
  let id: AnyHashable
  /// How many elements stand before it, and how many there are.
  var index = 0
  var count = 1
  /// What people can do with the element.
  var editing: RowEditing { (parent as? ItemsNode)?.editing ?? RowEditing() }

  init(id: AnyHashable, _ site: Site) {
    self.id = id
    super.init(site)
  }
}

/// The place of one element of a `ForEach`, with the view that is made of it.
private final class ElementItemNode<Element, Content: View>: ItemNode {
  var element: Element

  init(_ element: Element, id: AnyHashable, _ site: Site) {
    self.element = element
    super.init(id: id, site)
  }

  func show(_ view: Content) {
    if let content { content.update(view) } else { _ = makeChild(view) }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at all offsets of a set, whatever the set is; those that are out of
  /// bounds are left out.
  public mutating func remove(atOffsets offsets: IndexSet) {
    guard !offsets.isEmpty else { return }
    var index = startIndex - 1
    removeAll { _ in
      index += 1
      return offsets.contains(index)
    }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Moves the elements at all offsets of a set, in their order, before the element at an offset;
  /// offsets that are out of bounds are left out.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let offsets = source.filter { $0 >= 0 && $0 < count }
    let moved = offsets.map { self[startIndex + $0] }
    let target = Swift.min(Swift.max(destination, 0), count)
    let before = offsets.filter { $0 < target }.count
    remove(atOffsets: IndexSet(offsets))
    insert(contentsOf: moved, at: startIndex + target - before)
  }
}
