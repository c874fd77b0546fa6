import Foundation

/// Rows with several columns.
@available(
  *, unavailable, message: "'Table' is not in Vitro yet: use a List, or a Grid."
)
public struct Table<Value>: View {
  /// Makes a table.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> Void
  ) where Data.Element == Value {}

  /// Makes a table in which people choose.
  public init<Data: RandomAccessCollection, Selection>(
    _ data: Data, selection: Binding<Selection>, @TableColumnBuilder<Value> columns: () -> Void
  ) where Data.Element == Value {}

  /// Makes a table that people sort.
  public init<Data: RandomAccessCollection, Order>(
    _ data: Data, sortOrder: Binding<[Order]>, @TableColumnBuilder<Value> columns: () -> Void
  ) where Data.Element == Value {}

  /// Makes a table that people sort, and in which they choose.
  public init<Data: RandomAccessCollection, Selection, Order>(
    _ data: Data, selection: Binding<Selection>, sortOrder: Binding<[Order]>,
    @TableColumnBuilder<Value> columns: () -> Void
  ) where Data.Element == Value {}

  /// No view.
  public var body: some View { EmptyView() }
}

/// A column of a table.
@available(
  *, unavailable, message: "'TableColumn' is not in Vitro yet: use a List, or a Grid."
)
public struct TableColumn<Row, Content: View> {
  /// Shows a text of each row.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<Row, String>) where Content == Text {}

  /// Shows a view for each row, which people sort by a value.
  public init<Value>(
    _ titleKey: LocalizedStringKey, value: KeyPath<Row, Value>,
    @ViewBuilder content: (Row) -> Content
  ) {}

  /// Shows a view for each row.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: (Row) -> Content) {}

  /// The column, as wide as is said.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn {
    self
  }

  /// The column, as wide as is said.
  public func width(_ width: CGFloat? = nil) -> TableColumn { self }
}

/// Builds columns of the statements in a closure.
@available(
  *, unavailable, message: "'TableColumnBuilder' is not in Vitro yet: use a List, or a Grid."
)
@resultBuilder
public enum TableColumnBuilder<Row> {
  /// One column.
  public static func buildExpression<Content>(_ column: TableColumn<Row, Content>) {}

  /// Several columns.
  public static func buildBlock(_ columns: Void...) {}
}

/// How tables look.
@available(
  *, unavailable, message: "'TableStyle' is not in Vitro yet: use a List and 'listStyle'."
)
public enum TableStyle: Sendable {
  /// As the surface finds best.
  case automatic
  /// With room around.
  case inset
  /// With a line around.
  case bordered
}

@available(
  *, unavailable, message: "'tableStyle' is not in Vitro yet: use a List and 'listStyle'."
)
extension View {
  /// Sets how tables in this view look.
  public func tableStyle(_ style: TableStyle) -> some View { self }
}

/// Whether every other row looks another way.
@available(
  *, unavailable,
  message: "'AlternatingRowBackgroundBehavior' is not in Vitro yet: use 'listRowBackground'."
)
public enum AlternatingRowBackgroundBehavior: Sendable {
  /// As the surface finds best.
  case automatic
  /// It does.
  case enabled
  /// It does not.
  case disabled
}

@available(
  *, unavailable,
  message: "'alternatingRowBackgrounds' is not in Vitro yet: use 'listRowBackground'."
)
extension View {
  /// Says whether every other row looks another way.
  public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    self
  }
}
