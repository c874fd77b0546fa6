import Foundation
import VitroUI

/// The content of an axis.
public struct AxisContent {
  private var changes: [(inout AxisOptions) -> Void] = []

  init(_ changes: [(inout AxisOptions) -> Void]) { self.changes = changes }

  func apply(to options: inout AxisOptions) {
    for change in changes { change(&options) }
  }

  func joined(with other: AxisContent) -> AxisContent { AxisContent(changes + other.changes) }
}

/// Builds what an axis shows.
@MainActor @resultBuilder
public enum AxisContentBuilder {
  /// Several groups of values; what a later one says counts.
  public static func buildBlock(_ marks: AxisMarks...) -> AxisContent {
    marks.reduce(AxisContent([])) { $0.joined(with: $1.content) }
  }
}

/// The labelled values of an axis.
@MainActor
public struct AxisMarks {
  let content: AxisContent

  /// Shows values with lines and labels.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic
  ) {
    content = AxisContent([position.change, values.change])
  }

  /// Shows values with what a closure says about each.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> [AxisMark]
  ) {
    self.content = AxisContent([
      position.change, values.change, { AxisMarks.apply(content, to: &$0) },
    ])
  }

  /// Shows certain values with lines and labels.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value]
  ) {
    self.init(position: position, values: AxisMarkValues(values))
  }

  /// Shows certain values with what a closure says about each.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> [AxisMark]
  ) {
    self.init(position: position, values: AxisMarkValues(values), content: content)
  }

  /// Shows values with labels as a format says.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(position: position, values: values) { _ in
      AxisGridLine()
      AxisValueLabel(format: format)
    }
  }

  private static func apply(
    _ content: @escaping (AxisValue) -> [AxisMark], to options: inout AxisOptions
  ) {
    let example = content(AxisValue(place: .number(0)))
    options.showsGrid = example.contains { $0.kind == .line }
    options.showsLabels = example.contains { $0.kind == .label }
    options.format = { place in
      content(AxisValue(place: place)).first { $0.kind == .label }?.text(place)
    }
  }
}

/// The arrangement of an axis.
/// - Note: Has no effect; the chart decides.
public enum AxisMarkPreset: Sendable {
  /// As is usual.
  case automatic
  /// Around the values.
  case aligned
  /// Up to the edge.
  case extended
  /// Within the chart.
  case inset
}

/// At which side of a chart an axis stands.
public enum AxisMarkPosition: Sendable {
  /// As is usual.
  case automatic
  /// Where a line of text begins.
  case leading
  /// Where a line of text ends.
  case trailing
  /// Above; shown below.
  case top
  /// Below.
  case bottom

  var change: (inout AxisOptions) -> Void {
    let isLeading = self == .leading
    return { $0.isLeading = isLeading }
  }
}

/// Which values of an axis are shown.
public struct AxisMarkValues {
  let change: (inout AxisOptions) -> Void

  init(change: @escaping (inout AxisOptions) -> Void) { self.change = change }

  init<Value: Plottable>(_ values: [Value]) {
    let places = values.map(\.primitivePlottable.place)
    change = { $0.values = places }
  }

  /// Round ones.
  public static var automatic: AxisMarkValues { AxisMarkValues { _ in } }

  /// About so many round ones.
  public static func automatic(desiredCount: Int? = nil) -> AxisMarkValues {
    AxisMarkValues { $0.desiredCount = desiredCount }
  }

  /// The beginning of every so many units of a calendar.
  public static func stride(by component: Calendar.Component, count: Int = 1) -> AxisMarkValues {
    AxisMarkValues { $0.stride = (component, count) }
  }
}

/// A value of an axis.
public struct AxisValue {
  let place: PlottedPlace

  /// The value as one of a type, or `nil`.
  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? {
    let primitive: Any? =
      switch place {
      case .number(let number): AxisValue.number(number, Value.PrimitivePlottable.self)
      case .date(let date, _): date
      case .category(let name): name
      }
    return (primitive as? Value.PrimitivePlottable).flatMap { Value(primitivePlottable: $0) }
  }

  private static func number(_ number: Double, _ type: Any.Type) -> Any {
    type == Int.self ? Int(exactly: number.rounded()) ?? 0 : number
  }
}

/// A mark at a value of an axis: a line, a tick or a label.
public struct AxisMark {
  enum Kind { case line, tick, label }

  let kind: Kind
  let text: (PlottedPlace) -> String?
}

/// Builds what is shown of a value of an axis.
@MainActor @resultBuilder
public enum AxisMarkBuilder {
  /// A line.
  public static func buildExpression(_ mark: AxisGridLine) -> [AxisMark] { [mark.mark] }
  /// A short line.
  public static func buildExpression(_ mark: AxisTick) -> [AxisMark] { [mark.mark] }
  /// A label.
  public static func buildExpression(_ mark: AxisValueLabel) -> [AxisMark] { [mark.mark] }
  /// Several of them.
  public static func buildBlock(_ marks: [AxisMark]...) -> [AxisMark] { marks.flatMap { $0 } }
  /// Something or nothing.
  public static func buildOptional(_ marks: [AxisMark]?) -> [AxisMark] { marks ?? [] }
  /// One thing.
  public static func buildEither(first marks: [AxisMark]) -> [AxisMark] { marks }
  /// Or another one.
  public static func buildEither(second marks: [AxisMark]) -> [AxisMark] { marks }
}

/// A line across a chart at a value.
/// - Note: The style is the chart's; `stroke` has no effect.
public struct AxisGridLine {
  let mark = AxisMark(kind: .line) { _ in nil }

  /// Makes a line, whose style is the chart's.
  public init(stroke: StrokeStyle? = nil) {}
}

/// A short line at a value.
/// - Note: The style is the chart's; `stroke` has no effect.
public struct AxisTick {
  let mark = AxisMark(kind: .tick) { _ in nil }

  /// Makes a short line, whose style is the chart's.
  public init(stroke: StrokeStyle? = nil) {}
}

/// A label at a value of an axis.
@MainActor
public struct AxisValueLabel {
  let mark: AxisMark

  /// Writes the value as the chart does.
  public init() { mark = AxisMark(kind: .label) { _ in nil } }

  /// Writes a text.
  public init(_ textKey: LocalizedStringKey) {
    mark = AxisMark(kind: .label) { _ in textKey.string }
  }

  /// Writes a text; views other than texts are left out.
  public init<Label: View>(@ViewBuilder content: () -> Label) {
    let text = content().controlName
    mark = AxisMark(kind: .label) { _ in text }
  }

  /// Writes the value as a format says.
  public init<Format: FormatStyle>(format: Format, centered: Bool? = nil)
  where Format.FormatInput: Plottable, Format.FormatOutput == String {
    mark = AxisMark(kind: .label) { place in
      AxisValue(place: place).as(Format.FormatInput.self).map { format.format($0) }
    }
  }
}
