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
    Canvas(label: Summary(marks: marks.filter(\.canBeDrawn)).text) { context, size in
      var plot = Plot(marks, options, calendar)
      plot.arrange(in: size)
      plot.draw(in: context)
    }
  }
}

/// What a chart shows, in words.
struct Summary {
  let marks: [Mark]

  var text: String {
    let axes = [marks.lazy.compactMap(\.x?.label).first, marks.lazy.compactMap(\.y?.label).first]
    let names = axes.compactMap { $0 }.filter { !$0.isEmpty }
    let title = names.isEmpty ? "Chart" : "Chart: \(names.joined(separator: ", "))"
    return "\(title); \(count)\(limits)"
  }

  private var values: [Mark] { marks.filter { $0.kind != .rule } }

  private var count: String { values.count == 1 ? "1 value" : "\(values.count) values" }

  private var limits: String {
    let numbers = values.compactMap { $0.isLying ? $0.x?.end.number : $0.y?.end.number }
    guard let low = numbers.min(), let high = numbers.max() else { return "" }
    return low == high ? ", \(Ticks.text(low))" : ", from \(Ticks.text(low)) to \(Ticks.text(high))"
  }
}
