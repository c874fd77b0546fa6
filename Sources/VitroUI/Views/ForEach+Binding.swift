import Foundation

extension ForEach {
  /// Makes views for bindings to the elements of a collection, which have an identity of their own.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, editActions: EditActions<C> = [],
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where Data == [Binding<C.Element>], C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data.elements, id: \.id, content: content)
  }

  /// Makes views for bindings to the elements of a collection, told apart by what is at a key path.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>], C.Index: Hashable {
    self.init(data.elements, getID: { $0.wrappedValue[keyPath: id] }, content: content)
  }
}

/// What people can do with the rows of a list by themselves.
public struct EditActions<Data>: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: Int

  /// Makes the set with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension Binding where Value: MutableCollection & RandomAccessCollection, Value.Index: Hashable {
  /// A binding to each element. One whose element has gone gives what was there last, and writes
  /// nothing.
  @MainActor var elements: [Binding<Value.Element>] {
    let collection = wrappedValue
    return collection.indices.map { self[dynamicMember: \.[at: $0, or: Last(collection[$0])]] }
  }
}

/// What was last seen at a place; it does not tell one place from another.
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
}
