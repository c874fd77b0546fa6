import Foundation

extension ForEach {
  /// Makes views for bindings to the elements of a collection, which have an identity of their own.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, editActions: EditActions<C> = [],
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where Data == [Binding<C.Element>], C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    self = ForEach(data.elements(id: \.id), id: \.id, content: content).edited(data, editActions)
  }

  /// Makes views for bindings to the elements of a collection, told apart by what is at a key path.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C> = [],
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>], C.Index: Hashable {
    self = ForEach(
      data.elements(id: id), getID: { $0.wrappedValue[keyPath: id] }, content: content
    ).edited(data, editActions)
  }

  /// Lets people do with the rows what is asked for.
  private func edited<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, _ actions: EditActions<C>
  ) -> ForEach {
    var view = self
    if actions.contains(EditActions(rawValue: EditActions<C>.deleteBit)) {
      view = view.onDelete { data.wrappedValue.deleteRows(at: $0) }
    }
    if actions.contains(EditActions(rawValue: EditActions<C>.moveBit)) {
      view = view.onMove { data.wrappedValue.moveRows(at: $0, to: $1) }
    }
    return view
  }
}

/// The set of edits that people can make to the rows of a list by themselves.
public struct EditActions<Data>: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: Int

  fileprivate static var deleteBit: Int { 1 }
  fileprivate static var moveBit: Int { 2 }

  /// Makes the set with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// People may delete rows.
  public static var delete: EditActions { EditActions(rawValue: deleteBit) }
}

extension EditActions where Data: MutableCollection {
  /// People may move rows.
  public static var move: EditActions { EditActions(rawValue: moveBit) }
}

extension EditActions where Data: RangeReplaceableCollection & MutableCollection {
  /// People may delete and move rows.
  public static var all: EditActions { [.delete, .move] }
}

extension MutableCollection where Self: RandomAccessCollection {
  /// Removes the elements at offsets, where the collection can get shorter.
  fileprivate mutating func deleteRows(at offsets: IndexSet) {
    func shortened<Rows: RangeReplaceableCollection>(_ rows: Rows) -> Rows {
      var rows = rows
      for offset in offsets.reversed() where 0..<rows.count ~= offset {
        rows.remove(at: rows.index(rows.startIndex, offsetBy: offset))
      }
      return rows
    }
    guard let rows = self as? any RangeReplaceableCollection else { return }
    if let shorter = shortened(rows) as? Self { self = shorter }
  }

  /// Moves the elements at offsets, in their order, before the element at another offset.
  fileprivate mutating func moveRows(at offsets: IndexSet, to destination: Int) {
    var rows = Array(self)
    rows.move(fromOffsets: offsets, toOffset: destination)
    for (index, row) in zip(Array(indices), rows) { self[index] = row }
  }
}

extension Binding where Value: MutableCollection & RandomAccessCollection, Value.Index: Hashable {
  /// A binding to each element, which is told apart by what is at a key path, wherever it goes. One whose element has
  /// gone gives what was there last, and writes nothing.
  @MainActor func elements<ID: Hashable>(
    id: KeyPath<Value.Element, ID>
  ) -> [Binding<Value.Element>] {
    let collection = wrappedValue
    return collection.indices.map { index in
      let element = collection[index]
      return self[dynamicMember: \.[element[keyPath: id], by: id, near: index, or: Last(element)]]
    }
  }

  /// A binding to each element, which is told apart by its place.
  @MainActor var elements: [Binding<Value.Element>] {
    let collection = wrappedValue
    return collection.indices.map { self[dynamicMember: \.[at: $0, or: Last(collection[$0])]] }
  }
}

/// The element that was last seen; it does not tell one place from another.
private struct Last<Element>: Hashable {
  let element: Element

  init(_ element: Element) { self.element = element }

  static func == (left: Last, right: Last) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

extension MutableCollection where Self: RandomAccessCollection {
  /// The element at a place, or what was last seen there where there is none any more.
  fileprivate subscript(at index: Index, or last: Last<Element>) -> Element {
    get { indices.contains(index) ? self[index] : last.element }
    set { if indices.contains(index) { self[index] = newValue } }
  }

  /// The element with an identity, or what was last seen of it where there is none any more.
  fileprivate subscript<ID: Hashable>(
    id: ID, by path: KeyPath<Element, ID>, near index: Index, or last: Last<Element>
  ) -> Element {
    get { place(of: id, path, near: index).map { self[$0] } ?? last.element }
    set { if let index = place(of: id, path, near: index) { self[index] = newValue } }
  }

  /// The place of an element that was at another one once: most are still there.
  private func place<ID: Hashable>(
    of id: ID, _ path: KeyPath<Element, ID>, near index: Index
  ) -> Index? {
    if indices.contains(index), self[index][keyPath: path] == id { return index }
    return firstIndex { $0[keyPath: path] == id }
  }
}
