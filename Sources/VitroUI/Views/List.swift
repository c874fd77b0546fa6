/// Rows, one below the other; what people can do with them comes with the views inside.
public struct List<SelectionValue: Hashable, Content: View>: RowsView {
  private let chosen: Binding<Set<SelectionValue>>?
  private let content: Content

  /// Makes a list in which people choose rows: those of a `ForEach`, by the id of its elements.
  public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    chosen = selection
    self.content = content()
  }

  var inside: Content? { content }
  var header: String? { nil }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(role: .generic, style: Style(layout: .vertical, purpose: .list))
  }

  func insideEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    environment.setting(\.makesRows, true)
  }

  func makesRows(in environment: EnvironmentValues) -> Bool { true }

  var selection: RowSelection? {
    guard let chosen else { return nil }
    return RowSelection(
      canSelect: { $0.base is SelectionValue },
      isSelected: { id in
        (id.base as? SelectionValue).map { chosen.wrappedValue.contains($0) } ?? false
      },
      toggle: { id in
        guard let value = id.base as? SelectionValue else { return }
        chosen.wrappedValue.formSymmetricDifference([value])
      })
  }
}

extension List where SelectionValue == Never {
  /// Makes a list.
  public init(@ViewBuilder content: () -> Content) {
    chosen = nil
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
}

/// Views that belong together, in a list or elsewhere, under a header.
public struct Section<Content: View>: RowsView {
  let header: String?
  private let content: Content

  /// Groups views under a title.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    header = String(title)
    self.content = content()
  }

  /// Groups views.
  public init(@ViewBuilder content: () -> Content) {
    header = nil
    self.content = content()
  }

  var inside: Content? { content }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(role: .group, label: header, style: Style(purpose: .section))
  }

  func makesRows(in environment: EnvironmentValues) -> Bool { environment.makesRows }

  var selection: RowSelection? { nil }
}
