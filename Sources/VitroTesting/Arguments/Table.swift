/// Makes a table of arguments for a test, whose rows have names and may share constants.
///
/// ```swift
/// @Test(
///   arguments: table {
///     let noon = 12 * 60
///     Row("noon", (minutes: noon, text: "12:00"))
///     Row("a minute later", (minutes: noon + 1, text: "12:01"))
///   }
/// )
/// func formats(_ row: Row<(minutes: Int, text: String)>) {
///   #expect(format(row.minutes) == row.text)
/// }
/// ```
public func table<Value>(@TableBuilder<Value> _ rows: () -> [Row<Value>]) -> [Row<Value>] {
  rows()
}

/// Puts the rows of a table together.
@resultBuilder
public enum TableBuilder<Value: Sendable> {
  /// A row.
  public static func buildExpression(_ row: Row<Value>) -> [Row<Value>] { [row] }

  /// The rows of a table that is put into this one.
  public static func buildExpression(_ rows: [Row<Value>]) -> [Row<Value>] { rows }

  /// One row after the other.
  public static func buildBlock(_ rows: [Row<Value>]...) -> [Row<Value>] { Array(rows.joined()) }

  /// Rows of a loop.
  public static func buildArray(_ rows: [[Row<Value>]]) -> [Row<Value>] { Array(rows.joined()) }

  /// Rows that are there under a condition.
  public static func buildOptional(_ rows: [Row<Value>]?) -> [Row<Value>] { rows ?? [] }
}
