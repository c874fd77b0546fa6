import Charts
import Foundation
import Testing
import VitroUI

@MainActor @Suite("What a chart shows")
struct ContentTests {
  @Test(
    "Marks come from conditions, groups, loops and types of somebody's own",
    arguments: [true, false])
  func composition(isThere: Bool) {
    let point: PointMark? = isThere ? PointMark(x: .value("x", 9), y: .value("y", 9)) : nil
    let chart = Chart {
      if isThere { PointMark(x: .value("x", 1), y: .value("y", 1)) }
      if isThere {
        PointMark(x: .value("x", 2), y: .value("y", 2))
      } else {
        Group {
          PointMark(x: .value("x", 2), y: .value("y", 2))
          PointMark(x: .value("x", 3), y: .value("y", 3))
        }
      }
      ForEach(0..<2, id: \.self) { Pair(number: $0) }
      point
      EmptyView()
    }
    #expect(Picture(bare: chart).fills.count == (isThere ? 7 : 6))
  }

  @Test("Values of many kinds have a place on an axis")
  func kinds() {
    enum Product: String, Plottable { case tea, milk }
    enum Grade: Int, Plottable { case good = 1, better = 2 }
    let chart = Chart {
      PointMark(x: .value("x", Product.tea), y: .value("y", Grade.good))
      PointMark(x: .value("x", Product.milk), y: .value("y", Grade.better))
    }
    #expect(Picture(chart.chartYAxis(.hidden)).texts == ["tea", "milk"])
    #expect(Picture(chart.chartXAxis(.hidden)).texts.last == "2.0")
    let same = [
      Picture(bare: Chart { PointMark(x: .value("x", Float(1)), y: .value("y", 1)) }).bars,
      Picture(bare: Chart { PointMark(x: .value("x", Decimal(1)), y: .value("y", 1)) }).bars,
      Picture(bare: Chart { PointMark(x: .value("x", Int64(1)), y: .value("y", 1)) }).bars,
      Picture(bare: Chart { PointMark(x: .value("x", CGFloat(1)), y: .value("y", 1)) }).bars,
    ]
    #expect(Set(same.map { $0.map(\.midX) }).count == 1)
    #expect(Product(primitivePlottable: "tea") == .tea && Grade(primitivePlottable: 3) == nil)
  }

  @Test("What a value is called may be a text that is not known before")
  func labels() {
    let name = "Sales"
    let screen = Screen {
      Chart { BarMark(x: .value(name, "tea"), y: .value(name + "!", 1)) }
    }
    #expect(screen.root.image?.name == "Chart: Sales, Sales!; 1 value, 1")
  }

  @Test("Groups have the styles that are said for them, by name or in order")
  func styles() {
    let chart = Chart(["a", "b"], id: \.self) {
      BarMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("Kind", $0))
    }
    #expect(Set(Picture(bare: chart).paints).count == 2)
    #expect(
      Picture(bare: chart.chartForegroundStyleScale(["b": Color.red, "a": Color.green])).paints
        == [.named("green"), .named("red")])
    #expect(
      Picture(bare: chart.chartForegroundStyleScale(range: [Color.red, .green])).paints
        == [.named("red"), .named("green")])
    #expect(
      Picture(
        bare: chart.chartForegroundStyleScale(domain: ["b", "a"], range: [Color.red, .green])
      )
      .paints == [.named("green"), .named("red")])
  }

  @Test("A remark stands where it is told to", arguments: Remark.all)
  func annotations(remark: Remark) throws {
    let screen = Screen {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 1))
          .annotation(position: remark.position) { Text("here") }
        BarMark(x: .value("x", "b"), y: .value("y", 1)).annotation { Circle() }
        LineMark(x: .value("x", "a"), y: .value("y", 1))
          .annotation(position: remark.position) { Text("there") }
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
      .frame(width: 300, height: 200)
    }
    let anchors = screen.root.drawing?.layers.compactMap { layer -> UnitPoint? in
      if case .text(_, _, let anchor, _) = layer { anchor } else { nil }
    }
    #expect(anchors == [remark.anchor, remark.anchor])
  }
}

/// The position of a remark, and which of its own points stands there.
struct Remark: Sendable {
  let position: AnnotationPosition
  let anchor: UnitPoint

  static let all = [
    Remark(position: .automatic, anchor: .bottom), Remark(position: .top, anchor: .bottom),
    Remark(position: .bottom, anchor: .top), Remark(position: .leading, anchor: .trailing),
    Remark(position: .trailing, anchor: .leading), Remark(position: .overlay, anchor: .center),
  ]
}

/// Two points beside each other.
private struct Pair: ChartContent {
  let number: Int

  var body: some ChartContent {
    PointMark(x: .value("x", number), y: .value("y", number))
    PointMark(x: .value("x", number), y: .value("y", number + 1))
  }
}
