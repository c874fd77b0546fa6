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
  var delete: ((IndexSet) -> Void)?

  /// Makes views for elements that are told apart by what is at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }

  func makeNode(_ site: Site) -> Node { ForEachNode(self, site) }
}

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
  /// Lets people delete rows of a list; `action` gets the offsets of the elements to remove.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
    var view = self
    view.delete = action
    return view
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
private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node {
  private struct Key: Hashable {
    let id: ID
    let occurrence: Int
  }

  private var view: ForEach<Data, ID, Content>
  private var order: [ItemNode] = []
  /// Those of the elements, in their order.
  private var ids: [ID] = []
  private var items: [Key: ItemNode] = [:]

  init(_ view: ForEach<Data, ID, Content>, _ site: Site) {
    self.view = view
    super.init(site)
    arrange()
  }

  override var children: [Node] { order }

  override func update<NewView: View>(_ new: NewView) {
    guard let new = identical(new, to: ForEach<Data, ID, Content>.self) else { return }
    let couldDelete = view.delete != nil
    let isSameOrder = new.hasIDs(ids)
    view = new
    if isSameOrder { updateItems() } else { arrange() }
    if !isSameOrder || couldDelete != (view.delete != nil) { structureChanged() }
  }

  /// Most changes leave the elements where they are.
  private func updateItems() {
    var elements = view.data.makeIterator()
    for item in order {
      guard let element = elements.next() else { return }
      item.update(view.content(element))
    }
  }

  private func arrange() {
    var occurrences: [ID: Int] = [:]
    var left = items
    items = [:]
    ids = []
    order = []
    for element in view.data {
      let id = view.id(element)
      let key = Key(id: id, occurrence: occurrences[id, default: 0])
      occurrences[id, default: 0] += 1
      let item = left.removeValue(forKey: key).map { update($0, element) } ?? make(element, id)
      item.index = order.count
      items[key] = item
      ids.append(id)
      order.append(item)
    }
    for item in left.values { item.unmount() }
  }

  private func update(_ item: ItemNode, _ element: Data.Element) -> ItemNode {
    item.update(view.content(element))
    return item
  }

  private func make(_ element: Data.Element, _ id: ID) -> ItemNode {
    let item = ItemNode(
      view.content(element), id: AnyHashable(id),
      Site(graph: graph, parent: self, environment: childEnvironment))
    item.deletion = { [weak self] in self?.view.delete }
    return item
  }
}

/// The place of one element of a `ForEach`.
final class ItemNode: Node {
  let id: AnyHashable
  var index = 0
  var deletion: () -> ((IndexSet) -> Void)? = { nil }
  private var content: Node?

  init<Content: View>(_ view: Content, id: AnyHashable, _ site: Site) {
    self.id = id
    super.init(site)
    content = makeChild(view)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override func update<NewView: View>(_ view: NewView) { content?.update(view) }
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
