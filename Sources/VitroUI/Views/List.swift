import Foundation

/// Rows, one below the other; what people can do with them comes with the views inside.
public struct List<SelectionValue: Hashable, Content: View>: RowsView {
  let selection: RowSelection?
  private let content: Content

  /// Makes a list in which people choose rows: by their tag, or by the id of their `ForEach`.
  public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection.map { RowSelection($0) }
    self.content = content()
  }

  /// Makes a list in which people choose a row: by its tag, or by the id of its `ForEach`.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.selection = selection.map { RowSelection($0) }
    self.content = content()
  }

  var inside: Content? { content }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(
      role: .generic,
      style: Style(
        layout: .vertical, purpose: .list,
        variant: environment.controls.list ?? environment.controls.form))
  }

  static var setsEnvironment: Bool { true }

  func changeEnvironment(_ values: inout EnvironmentValues) {
    values.makesRows = true
  }

  func makesRows(in environment: EnvironmentValues) -> Bool { true }
}

extension List where SelectionValue == Never {
  /// Makes a list.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }

  /// Makes a list of elements that have an identity of their own.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Makes a list of elements that are told apart by what is at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// Makes a list of a row for each number of a range.
  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Makes a list of bindings to elements that have an identity of their own, whose rows people may edit.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, editActions: EditActions<Data> = [],
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Data.Element: Identifiable, Data.Index: Hashable,
    Content == ForEach<[Binding<Data.Element>], Data.Element.ID, Row>
  {
    self.init { ForEach(data, editActions: editActions, content: rowContent) }
  }
}

extension List {
  /// Makes a list of elements, in which people choose a row.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Makes a list of elements, in which people choose rows.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Makes a list of elements told apart by what is at a key path, in which people choose a row.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}

/// The selection of a list: the rows that people have chosen, by their tags.
@MainActor
struct RowSelection {
  /// Whether one row at most is chosen, by pressing it.
  let isSingle: Bool
  let canSelect: (AnyHashable) -> Bool
  let isSelected: (AnyHashable) -> Bool
  /// The one that is chosen, of at most one.
  let chosen: () -> AnyHashable?
  let toggle: (AnyHashable) -> Void

  init<Value: Hashable>(_ chosen: Binding<Set<Value>>) {
    isSingle = false
    canSelect = { $0.base is Value }
    isSelected = { id in (id.base as? Value).map { chosen.wrappedValue.contains($0) } ?? false }
    self.chosen = { nil }
    toggle = { id in
      guard let value = id.base as? Value else { return }
      chosen.wrappedValue.formSymmetricDifference([value])
    }
  }

  init<Value: Hashable>(_ chosen: Binding<Value?>) {
    isSingle = true
    canSelect = { $0.base is Value }
    isSelected = { id in (id.base as? Value).map { chosen.wrappedValue == $0 } ?? false }
    self.chosen = { chosen.wrappedValue.map { AnyHashable($0) } }
    toggle = { id in
      guard let value = id.base as? Value else { return }
      chosen.wrappedValue = chosen.wrappedValue == value ? nil : value
    }
  }
}
