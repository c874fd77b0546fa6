import OrderedCollections

extension IdentifiedArray {
  /// Makes an empty array of elements whose ids are at a key path.
  @inlinable
  public init(id: KeyPath<Element, ID> & Sendable) {
    self.init { $0.pointee[keyPath: id] }
  }

  /// Makes an array of elements whose ids, at a key path, differ.
  ///
  /// Two elements with the same id are reported, and the first is kept.
  @inlinable
  public init(
    uniqueElements elements: some Sequence<Element>,
    id: KeyPath<Element, ID> & Sendable
  ) {
    self.init(elements) { $0.pointee[keyPath: id] }
  }

  /// Makes an array of elements whose ids are at a key path; of two elements with the same id,
  /// `combine` makes one, which takes the place of the first.
  @inlinable
  public init(
    _ elements: some Sequence<Element>,
    id: KeyPath<Element, ID> & Sendable,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    self.init(id: id)
    try merge(elements, combine)
  }

  @inlinable
  init(_ elements: some Sequence<Element>, identify: @escaping Identify) {
    self.init(identify: identify)
    rows = Array(elements)
    keys.reserveCapacity(rows.count)
    if let repeated = rows.indices.first(where: { !keys.append(id(at: $0)).inserted }) {
      leaveOutRepeated(from: repeated)
    } else if !rows.isEmpty {
      changes.restructure(keepsIndices: true)
    }
  }

  /// Keeps the elements before an index, where the first repeated id is, and of the others the first
  /// with each id.
  @usableFromInline
  mutating func leaveOutRepeated(from index: Int) {
    let rest = rows[index...]
    let repeated = id(at: index)
    rows.removeSubrange(index...)
    changes.restructure(keepsIndices: true)
    reportRepeated(repeated, at: keys.firstIndex(of: repeated) ?? 0, index)
    append(contentsOf: rest)
  }

  @inlinable
  mutating func merge(
    _ elements: some Sequence<Element>,
    _ combine: (Element, Element) throws -> Element
  ) rethrows {
    reserveCapacity(elements.underestimatedCount)
    for element in elements {
      let (isNew, index) = append(element)
      if !isNew { self[index] = try combine(rows[index], element) }
    }
  }
}

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// Makes an empty array.
  @inlinable
  public init() {
    self.init { $0.pointee.id }
  }

  /// Makes an array of elements whose ids differ.
  ///
  /// Two elements with the same id are reported, and the first is kept.
  @inlinable
  public init(uniqueElements elements: some Sequence<Element>) {
    self.init(elements) { $0.pointee.id }
  }

  /// Makes an array; of two elements with the same id, `combine` makes one, which takes the place of
  /// the first.
  ///
  /// Data from outside goes this way:
  /// `IdentifiedArray(response.users, uniquingIDsWith: { first, last in last })`.
  @inlinable
  public init(
    _ elements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    self.init()
    try merge(elements, combine)
  }
}

extension IdentifiedArray: ExpressibleByArrayLiteral
where Element: Identifiable, ID == Element.ID {
  /// Makes an array of elements whose ids differ; of two with the same id, the first is kept and a
  /// report made.
  @inlinable
  public init(arrayLiteral elements: Element...) {
    self.init(uniqueElements: elements)
  }
}
