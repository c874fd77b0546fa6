/// In a column, the chosen row says what the next column shows.
extension RowsNode: Waypoint {
  var isActive: Bool {
    isShown && view.selection?.isSingle == true
      && (environment.page as (any LeadingPage)?)?.leadsOn == true
  }

  var segments: [String] {
    guard let tag = view.selection?.chosen() else { return [] }
    let segment =
      Segment.of(tag.base) ?? row { $0.tag == tag }.flatMap { Segment.slug($0.contentText) }
    return segment.map { [$0] } ?? []
  }

  var reachableCount: Int {
    guard let name = segments.first, let row = row(named: name) else { return 0 }
    return row.tag == view.selection?.chosen() ? 1 : 0
  }

  func keep(_ wanted: ArraySlice<String>) -> Int? {
    guard let own = segments.first else { return 0 }
    if own == wanted.first { return 1 }
    if let tag = view.selection?.chosen() { view.selection?.toggle(tag) }
    return nil
  }

  func enter(_ segment: String) -> Bool {
    guard view.selection?.chosen() == nil, let row = row(named: segment) else { return false }
    row.handle(.press(row.id))
    return true
  }

  /// The row that the path of a URL means, where it can be pressed.
  private func row(named segment: String) -> RowNode? {
    row { row in
      row.attributes.actions.contains(.press)
        && (row.tag.flatMap { Segment.of($0.base) } == segment
          || Segment.slug(row.contentText) == segment)
    }
  }

  private func row(where isMeant: (RowNode) -> Bool) -> RowNode? {
    rowNodes(in: snapshot()).first(where: isMeant)
  }

  private func rowNodes(in element: Element) -> [RowNode] {
    element.children.flatMap { child in
      if let row = graph.element(child.id) as? RowNode { return [row] }
      return rowNodes(in: child)
    }
  }
}
