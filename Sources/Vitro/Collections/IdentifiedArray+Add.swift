import OrderedCollections

extension IdentifiedArray {
  /// Appends an element, unless its id is there.
  ///
  /// - Returns: Whether it was appended, and the index of the element with this id.
  @inlinable
  @discardableResult
  public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    let (isNew, index) = keys.append(id(of: element))
    guard isNew else { return (false, index) }
    rows.append(element)
    changes.insert(at: index)
    return (true, index)
  }

  /// Appends the elements whose ids are not there, in their order.
  @inlinable
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Appends the elements whose ids are not there, in their order.
  @inlinable
  public static func += (array: inout Self, elements: some Sequence<Element>) {
    array.append(contentsOf: elements)
  }

  /// Inserts an element before the one at an index, unless its id is there.
  ///
  /// - Returns: Whether it was inserted, and the index of the element with this id.
  @inlinable
  @discardableResult
  public mutating func insert(_ element: Element, at index: Int) -> (inserted: Bool, index: Int) {
    let (isNew, place) = keys.insert(id(of: element), at: index)
    guard isNew else { return (false, place) }
    rows.insert(element, at: place)
    changes.insert(at: place)
    return (true, place)
  }

  /// Replaces the element that has the same id, or else appends the element.
  ///
  /// - Returns: The element that was replaced.
  @inlinable
  @discardableResult
  public mutating func updateOrAppend(_ element: Element) -> Element? {
    let (isNew, index) = append(element)
    return isNew ? nil : replace(at: index, with: element)
  }

  /// Replaces the element that has the same id, or else inserts the element before the one at an
  /// index.
  ///
  /// - Returns: The element that was replaced, and the index of the one with this id.
  @inlinable
  @discardableResult
  public mutating func updateOrInsert(
    _ element: Element,
    at index: Int
  ) -> (originalMember: Element?, index: Int) {
    let (isNew, place) = insert(element, at: index)
    return (isNew ? nil : replace(at: place, with: element), place)
  }

  @inlinable
  mutating func replace(at index: Int, with element: Element) -> Element {
    let original = rows[index]
    rows[index] = element
    changes.touch(index)
    return original
  }

  /// Makes room for a number of elements in all.
  @inlinable
  public mutating func reserveCapacity(_ minimumCapacity: Int) {
    keys.reserveCapacity(minimumCapacity)
    rows.reserveCapacity(minimumCapacity)
  }
}
