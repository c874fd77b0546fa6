import Foundation
import VitroUI

/// A chart of values: lines, bars, points, surfaces.
///
/// ```swift
/// Chart(days) { day in
///   BarMark(x: .value("Day", day.date, unit: .day), y: .value("Steps", day.steps))
/// }
/// .frame(height: 200)
/// ```
///
/// It is one picture, drawn in the size of its room; who listens to the screen hears what it shows.
public struct Chart<Content: ChartContent>: View {
  private let content: Content
  @Environment(\.chartOptions) private var options
  @Environment(\.calendar) private var calendar

  /// Shows marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Shows marks for each element of data.
  public init<Data: RandomAccessCollection, Row: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.content = ForEach(data, content: content)
  }

  /// Shows marks for each element of data, told apart by what is at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.content = ForEach(data, id: id, content: content)
  }

  /// The picture.
  public var body: some View {
    let marks = content.marks
    let (options, calendar) = (options, calendar)
    let plot = Plot(marks, options, calendar)
    Canvas(label: Summary(marks: marks.filter(\.canBeDrawn), across: plot.across).text) {
      context, size in
      var plot = plot
      plot.arrange(in: size)
      plot.draw(in: context)
    }
  }
}

/// The summary of a chart, in words.
struct Summary {
  let marks: [Mark]
  /// The horizontal values that there are.
  let across: ClosedRange<Double>

  var text: String {
    let axes = [marks.lazy.compactMap(\.labels.x).first, marks.lazy.compactMap(\.labels.y).first]
    let names = axes.compactMap { $0 }.filter { !$0.isEmpty }
    let title = names.isEmpty ? "Chart" : "Chart: \(names.joined(separator: ", "))"
    return "\(title); \(counts)\(limits)"
  }

  private var values: [Mark] { marks.filter { $0.kind != .rule && $0.kind != .function } }

  private var functions: [PlottedFunction] { marks.compactMap(\.function) }

  private var counts: String {
    let lines = functions.isEmpty ? nil : count(functions.count, "line")
    let values = lines != nil && values.isEmpty ? nil : count(values.count, "value")
    return [values, lines].compactMap { $0 }.joined(separator: ", ")
  }

  private func count(_ count: Int, _ name: String) -> String {
    count == 1 ? "1 \(name)" : "\(count) \(name)s"
  }

  private var limits: String {
    let reach = functions.filter(\.isOfX).flatMap { $0.verticalReach(across: across) }
    let numbers = reach + values.compactMap { $0.isLying ? $0.x?.end.number : $0.y?.end.number }
    guard let low = numbers.min(), let high = numbers.max() else { return "" }
    return low == high ? ", \(Ticks.text(low))" : ", from \(Ticks.text(low)) to \(Ticks.text(high))"
  }
}

extension Mark {
  /// What its axes are called.
  fileprivate var labels: (x: String?, y: String?) {
    function.map { ($0.labels.x, $0.labels.y) } ?? (x?.label, y?.label)
  }
}
