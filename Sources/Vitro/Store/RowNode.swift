/// The state of a row, which may go while somebody still shows it.
@usableFromInline
final class RowNode<Rows: RowCollection>: PassingNode<Rows.Row> {
  @usableFromInline let id: Rows.RowID
  @exclusivity(unchecked)
  @usableFromInline var stores = ShownStores()

  @usableFromInline
  init(_ location: StateLocation, id: Rows.RowID, last: Rows.Row) {
    self.id = id
    super.init(location, last: last)
  }
}
