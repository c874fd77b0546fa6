public import OrderedCollections
import VitroDependencies

/// The features of a navigation stack, each with an id of its own.
///
/// ```swift
/// @ObservableState struct State: Equatable {
///   var path = StackState<Path.State>()
/// }
/// enum Action { case path(StackActionOf<Path>) }
/// ```
///
/// An element is reached by its id for as long as it is there; ids are not used twice.
public struct StackState<Element> {
  @usableFromInline var keys: OrderedSet<StackElementID> = []
  @usableFromInline var elements: [Element] = []
  @usableFromInline var changes = RowChanges()

  /// Makes an empty stack.
  public init() {}

  /// Makes a stack of these elements, the root's next one first.
  public init(_ elements: some Sequence<Element>) {
    append(contentsOf: elements)
  }

  /// The ids of the elements, the lowest first.
  public var ids: OrderedSet<StackElementID> { keys }

  /// The element with an id, or `nil` if it is not there.
  ///
  /// It is changed where it is. Setting `nil` removes that element alone.
  @inlinable
  public subscript(id id: StackElementID) -> Element? {
    get { keys.firstIndex(of: id).map { elements[$0] } }
    set {
      guard let index = keys.firstIndex(of: id) else {
        if let newValue { push(newValue, id: id) }
        return
      }
      if let newValue { self[index] = newValue } else { remove(at: index) }
    }
    _modify {
      let index = keys.firstIndex(of: id)
      var element = index.map { elements[$0] }
      defer {
        switch (index, element) {
        case (let index?, let element?): self[index] = element
        case (let index?, nil): remove(at: index)
        case (nil, let element?): push(element, id: id)
        case (nil, nil): break
        }
      }
      yield &element
    }
  }

  /// Puts an element on top.
  ///
  /// Its id comes from the dependency `stackElementID`: in a test the first is 0, the next 1. An id that
  /// another element has is passed over.
  public mutating func append(_ element: Element) {
    push(element, id: freeID(DependencyValues.current.stackElementID))
  }

  /// Puts elements on top, one after the other.
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Removes an element and all above it; nothing if it is not there.
  public mutating func pop(from id: StackElementID) {
    guard let index = keys.firstIndex(of: id) else { return }
    keep(index)
  }

  /// Removes all above an element; nothing if it is not there.
  public mutating func pop(to id: StackElementID) {
    guard let index = keys.firstIndex(of: id) else { return }
    keep(index + 1)
  }

  /// Removes the element on top; it is `nil` if the stack is empty.
  @discardableResult
  public mutating func popLast() -> Element? {
    guard let last = elements.last else { return nil }
    keep(count - 1)
    return last
  }

  /// Removes all elements.
  public mutating func removeAll() {
    keep(0)
  }

  @usableFromInline
  mutating func remove(at index: Int) {
    keys.remove(at: index)
    elements.remove(at: index)
    changes.remove(at: index)
  }

  @usableFromInline
  mutating func push(_ element: Element, id: StackElementID) {
    guard keys.append(id).inserted else { return }
    elements.append(element)
    changes.insert(at: elements.count - 1)
  }

  /// An id that no element has.
  private func freeID(_ next: StackElementIDGenerator) -> StackElementID {
    var id = next()
    // As many different ids as there are elements, and one more, cannot all be taken.
    for _ in keys where keys.contains(id) { id = next() }
    guard keys.contains(id), let highest = keys.max() else { return id }
    reportTaken(id)
    return highest.next
  }

  private mutating func keep(_ count: Int) {
    guard count < elements.count else { return }
    keys.removeLast(elements.count - count)
    elements.removeLast(elements.count - count)
    changes.remove(at: count)
  }
}

extension StackState: RandomAccessCollection, MutableCollection {
  /// The index of the lowest element.
  public var startIndex: Int { 0 }
  /// The index after that of the top element.
  public var endIndex: Int { elements.count }

  /// The element at an index, counted from the lowest.
  @inlinable
  public subscript(index: Int) -> Element {
    get { elements[index] }
    set {
      changes.touch(index)
      elements[index] = newValue
    }
    _modify {
      changes.touch(index)
      yield &elements[index]
    }
  }
}

extension StackState {
  /// Exchanges the elements at two indices; each keeps its id.
  public mutating func swapAt(_ left: Int, _ right: Int) {
    guard left != right else { return }
    elements.swapAt(left, right)
    keys.swapAt(left, right)
    changes.restructure(from: Swift.min(left, right))
  }

  /// Sorts the elements by a predicate; each keeps its id, and equal ones their order.
  public mutating func sort(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    let order = try elements.indices.sorted {
      try areInIncreasingOrder(elements[$0], elements[$1])
    }
    elements = order.map { elements[$0] }
    keys = OrderedSet(order.map { keys[$0] })
    changes.restructure(from: 0)
  }
}

extension StackState where Element: Comparable {
  /// Sorts the elements; each keeps its id, and equal ones their order.
  public mutating func sort() { sort(by: <) }
}

extension StackState: Equatable where Element: Equatable {
  /// Whether both hold equal elements under equal ids.
  public static func == (left: Self, right: Self) -> Bool {
    left.keys == right.keys && left.elements == right.elements
  }
}

extension StackState: Hashable where Element: Hashable {
  /// Hashes the elements and their ids.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(keys)
    hasher.combine(elements)
  }
}

extension StackState: Sendable where Element: Sendable {}

extension StackState: Encodable where Element: Encodable {
  /// Encodes the elements; ids are of one run of a program.
  public func encode(to encoder: any Encoder) throws {
    try elements.encode(to: encoder)
  }
}

extension StackState: Decodable where Element: Decodable {
  /// Decodes the elements, which get new ids.
  public init(from decoder: any Decoder) throws {
    self.init(try [Element](from: decoder))
  }
}

extension StackState: ExpressibleByArrayLiteral {
  /// Makes a stack of these elements.
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

extension StackState: CustomReflectable {
  /// The elements by their ids.
  public var customMirror: Mirror {
    Mirror(
      self,
      unlabeledChildren: zip(keys, elements).map { (id: $0, state: $1) },
      displayStyle: .collection
    )
  }
}

// MARK: - In a store

extension StackState: RowCollection {
  @usableFromInline var rowChanges: RowChanges {
    get { changes }
    set { changes = newValue }
  }

  @usableFromInline var rowCount: Int { elements.count }

  @usableFromInline
  func rowIndex(of id: StackElementID) -> Int? { keys.firstIndex(of: id) }

  @usableFromInline
  func rowID(at index: Int) -> StackElementID { keys[index] }

  @usableFromInline
  func withRow<Result>(at index: Int, _ body: (UnsafePointer<Element>) -> Result) -> Result {
    withUnsafePointer(to: elements[index], body)
  }

  @usableFromInline
  mutating func withMutableRow<Result>(
    at index: Int,
    _ body: (UnsafeMutablePointer<Element>) -> Result
  ) -> Result {
    withUnsafeMutablePointer(to: &elements[index], body)
  }

  @usableFromInline
  mutating func rowHasChanged(at index: Int) {
    changes.touch(index)
  }
}
