extension IdentifiedArray: SnapshotConvertible
where
  Element: SnapshotCreatable & Identifiable, ID == Element.ID,
  Element.Snapshot: Identifiable, Element.Snapshot.ID == ID
{
  /// The states of the objects.
  @inlinable
  public var snapshot: IdentifiedArray<ID, Element.Snapshot> {
    IdentifiedArray<ID, Element.Snapshot>(uniqueElements: elements.map(\.snapshot))
  }

  /// Keeps the objects whose id is still there.
  @inlinable
  public func restored(to snapshot: IdentifiedArray<ID, Element.Snapshot>) -> Self? {
    let objects =
      elements.canStay(in: snapshot)
      ? elements.objects(for: snapshot) { position, _ in position }
      : elements.objects(for: snapshot) { _, state in index(id: state.id) }
    return objects.map { Self(uniqueElements: $0) }
  }

  /// Whether each object can stay where it is, and no other is needed.
  @inlinable
  public func matches(_ snapshot: IdentifiedArray<ID, Element.Snapshot>) -> Bool {
    elements.canStay(in: snapshot)
  }
}

extension IdentifiedArray: SnapshotCreatable
where
  Element: SnapshotCreatable & Identifiable, ID == Element.ID,
  Element.Snapshot: Identifiable, Element.Snapshot.ID == ID
{
  /// Makes all the objects.
  @inlinable
  public init(snapshot: IdentifiedArray<ID, Element.Snapshot>) {
    self.init(uniqueElements: snapshot.elements.map { Element(snapshot: $0) })
  }
}
