extension StandupForm {
  /// The name that is typed into an attendee's row. What is typed into a row that has gone is lost.
  public subscript(name id: Attendee.ID) -> String {
    get { rows.first { $0.id == id }?.name ?? "" }
    set {
      guard let index = rows.firstIndex(where: { $0.id == id }) else { return }
      rows[index].name = newValue
    }
  }

  /// Appends a blank row, unless it is there already, and puts the cursor into it.
  public mutating func addRow(_ id: Attendee.ID) {
    if !rows.contains(where: { $0.id == id }) { rows.append(Row(id: id)) }
    focus = .attendee(id)
  }

  /// Removes the rows at these offsets; an offset that the form does not have is ignored. Where none
  /// is left, a blank one takes their place.
  ///
  /// The cursor stays in its row. When that is removed, it goes to the next row that is left, or,
  /// if none comes after it, to the last one.
  public mutating func removeRows(at offsets: some Sequence<Int>, newID: () -> Attendee.ID) {
    let before = rows
    rows = rows.removing(at: offsets)
    if rows.isEmpty { rows = [Row(id: newID())] }
    guard case .attendee(let id) = focus else { return }
    let heirs = before.drop { $0.id != id }.filter(rows.contains) + rows.suffix(1)
    focus = heirs.first.map { .attendee($0.id) }
  }
}
