import Charts
import Foundation
import Testing
import VitroUI

@MainActor @Suite("Charts")
struct ChartTests {
  private func drawing(_ chart: some View) -> Drawing? {
    Screen { chart.frame(width: 300, height: 200) }.root.drawing
  }

  private func texts(_ chart: some View) -> [String] { Picture(chart).texts }

  private func bars(_ chart: some View) -> [CGRect] { Picture(chart).bars }

  @Test("A chart is an image that says what it shows")
  func summary() {
    let screen = Screen { Chart(Sale.all) { $0.bar } }
    #expect(screen.root.image?.name == "Chart: Product, Sales; 3 values, from 4 to 12")
  }

  @Test("Bars stand at the axis, as high as their values")
  func bars() throws {
    let bars = bars(Chart(Sale.all) { $0.bar })
    try #require(bars.count == 3)
    #expect(abs(bars[1].height / bars[0].height - 2) < 0.001)
    #expect(Set(bars.map { $0.maxY.rounded() }).count == 1)
  }

  @Test("Bars at the same place stand on top of each other")
  func stacked() throws {
    let chart = Chart {
      BarMark(x: .value("Day", "Mon"), y: .value("Count", 2))
        .foregroundStyle(by: .value("Kind", "a"))
      BarMark(x: .value("Day", "Mon"), y: .value("Count", 3))
        .foregroundStyle(by: .value("Kind", "b"))
    }
    let bars = bars(chart.chartLegend(.hidden))
    try #require(bars.count == 2)
    #expect(abs(bars[0].minY - bars[1].maxY) < 0.001)
    #expect(texts(chart).suffix(2) == ["a", "b"])
  }

  @Test("A bar lies where only its horizontal value is a number")
  func lying() throws {
    let bars = bars(
      Chart {
        BarMark(x: .value("Count", 2), y: .value("Day", "Mon"))
        BarMark(x: .value("Count", 4), y: .value("Day", "Tue"))
      })
    try #require(bars.count == 2)
    #expect(abs(bars[1].width / bars[0].width - 2) < 0.001)
    #expect(bars[0].minX == bars[1].minX)
  }

  @Test("An axis has round numbers, and the names of what is beside each other")
  func axes() {
    let texts = texts(Chart(Sale.all) { $0.bar })
    #expect(texts == ["0", "5", "10", "15", "tea", "milk", "bread"])
  }

  @Test("Axes are hidden, have a scale of their own, and labels as a closure says")
  func options() {
    let chart = Chart(Sale.all) { $0.bar }
    #expect(texts(chart.chartXAxis(.hidden).chartYAxis(.hidden)).isEmpty)
    #expect(texts(chart.chartYScale(domain: 0...40).chartXAxis(.hidden)).last == "40")
    let labelled = chart.chartXAxis(.hidden).chartYAxis {
      AxisMarks(values: [0, 10]) { value in
        AxisGridLine()
        AxisValueLabel { Text("\(value.as(Int.self) ?? 0) €") }
      }
    }
    #expect(texts(labelled) == ["0 €", "10 €"])
  }

  @Test("Days are labelled by day, in the calendar of the place")
  func dates() {
    let zone = TimeZone(secondsFromGMT: 0) ?? .current
    let chart = Chart(0..<4, id: \.self) { day in
      LineMark(
        x: .value("Day", Date(timeIntervalSince1970: Double(day) * 86_400)),
        y: .value("Steps", day))
    }
    let texts = texts(
      chart.chartYAxis(.hidden).environment(\.timeZone, zone)
        .environment(\.locale, Locale(identifier: "en_US")))
    #expect(texts == ["Jan 1", "Jan 2", "Jan 3", "Jan 4"])
  }

  @Test("Nothing, one value and numbers that are none are drawn too")
  func strange() {
    let nothing: [Sale] = []
    #expect(drawing(Chart(nothing) { $0.bar }) != nil)
    #expect(drawing(Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }) != nil)
    let numbers = [Double.nan, .infinity, -.infinity, 0, 1e300, -1e300]
    let chart = Chart(numbers.indices, id: \.self) { index in
      LineMark(x: .value("x", numbers[index]), y: .value("y", numbers[index]))
      BarMark(x: .value("x", index), y: .value("y", numbers[index]))
    }
    #expect(drawing(chart) != nil)
  }

  @Test("A rule with a remark crosses the chart")
  func rule() {
    let chart = Chart {
      RuleMark(y: .value("Goal", 10)).annotation { Text("Goal") }
    }
    #expect(texts(chart).contains("Goal"))
  }
}

private struct Sale: Identifiable {
  var id: String
  var count: Int

  static let all = [
    Sale(id: "tea", count: 4), Sale(id: "milk", count: 8), Sale(id: "bread", count: 12),
  ]

  @MainActor var bar: BarMark { BarMark(x: .value("Product", id), y: .value("Sales", count)) }
}
