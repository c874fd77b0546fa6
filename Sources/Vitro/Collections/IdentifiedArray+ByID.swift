import OrderedCollections

extension IdentifiedArray {
  /// The index of the element with an id, or `nil` if there is none.
  @inlinable
  public func index(id: ID) -> Int? {
    keys.firstIndex(of: id)
  }

  /// Whether there is an element with an id.
  @inlinable
  public func contains(id: ID) -> Bool {
    keys.contains(id)
  }

  /// The element with an id, or `nil` if there is none.
  ///
  /// It is changed where it is: `todos[id: 3]?.tags.append("home")` copies neither the element nor
  /// its tags. Setting `nil` removes the element; setting an element where there is none appends it.
  @inlinable
  public subscript(id id: ID) -> Element? {
    get {
      guard let index = keys.firstIndex(of: id) else { return nil }
      return rows[index]
    }
    set {
      let index = keys.firstIndex(of: id)
      switch (index, newValue) {
      case (let index?, let element?):
        self[index] = element
        reportUnlessKnown(by: id, at: index)
      case (let index?, nil): remove(at: index)
      case (nil, let element?):
        let count = rows.count
        appendUnderOwnID(element)
        if rows.count > count { reportUnlessKnown(by: id, at: count) }
      case (nil, nil): break
      }
    }
    @inline(__always)
    _modify {
      // What lives across the 'yield' must be small, or it costs an allocation: no optional index.
      let index = keys.firstIndex(of: id) ?? -1
      let taken = take(at: index)
      defer { putBack(taken, at: index) }
      yield &taken.pointee
    }
  }

  /// Reports that the element at an index was set at another id than its own.
  @inlinable
  func reportUnlessKnown(by id: ID, at index: Int) {
    if keys[index] != id { reportOtherID(keys[index], at: id) }
  }

  /// Appends an element that was set at an id, or reports that its own id, another, is there.
  @inlinable
  mutating func appendUnderOwnID(_ element: Element) {
    let (isNew, index) = append(element)
    if !isNew { reportLeftOut(keys[index]) }
  }
}
