import Charts
import Foundation
import Testing
import VitroUI

@MainActor @Suite("Axes")
struct AxisTests {
  private var chart: some View {
    Chart(0..<5, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0 * 25)) }
      .environment(\.locale, Locale(identifier: "en_US"))
  }

  /// What is written where only the vertical axis is as somebody says.
  private func texts(@AxisContentBuilder _ axis: () -> AxisContent) -> [String] {
    Picture(chart.chartXAxis(.hidden).chartYAxis(content: axis)).texts
  }

  @Test("An axis has a title, and both have")
  func titles() {
    let texts = Picture(chart.chartXAxisLabel("Time").chartYAxisLabel("Speed")).texts
    #expect(texts.contains("Time") && texts.contains("Speed"))
    let hidden = Picture(
      chart.chartXAxisLabel("Time").chartXAxis(.hidden).chartYAxis(.hidden))
    #expect(!hidden.texts.contains("0"))
  }

  @Test("An axis has about as many values as are wished for, or exactly those that are chosen")
  func values() {
    #expect(texts { AxisMarks(values: .automatic(desiredCount: 2)) } == ["0", "50", "100"])
    #expect(texts { AxisMarks(values: [0, 30, 99]) } == ["0", "30", "99"])
    #expect(texts { AxisMarks(values: .automatic) } == texts { AxisMarks() })
    #expect(texts { AxisMarks(values: [30, 900]) } == ["30"])
  }

  @Test("Values are written as a format says, or as a closure says for each")
  func labels() {
    #expect(
      texts {
        AxisMarks(
          format: IntegerFormatStyle<Int>.number.sign(strategy: .always()),
          values: .automatic(desiredCount: 1))
      }
        == ["+0", "+100"])
    #expect(
      texts {
        AxisMarks(values: [0, 50, 100]) { value in
          AxisTick()
          if value.as(Int.self) == 50 {
            AxisValueLabel("half")
          } else {
            AxisValueLabel()
          }
        }
      } == ["0", "half", "100"])
    #expect(
      texts {
        AxisMarks(values: [0, 100]) { _ in
          AxisValueLabel(
            format: FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1)))
        }
      } == ["0.0", "100.0"])
  }

  @Test("Without lines there is no grid, without labels no text")
  func parts() {
    let lines = Picture(chart.chartXAxis(.hidden).chartYAxis { AxisMarks { _ in AxisGridLine() } })
    #expect(lines.texts == [] && lines.gridCount > 1)
    let labels = Picture(
      chart.chartXAxis(.hidden).chartYAxis { AxisMarks { _ in AxisValueLabel() } })
    #expect(labels.texts != [] && labels.gridCount == 0)
    let later = Picture(
      chart.chartXAxis(.hidden).chartYAxis {
        AxisMarks { _ in AxisGridLine() }
        AxisMarks(values: [0]) { _ in AxisValueLabel("zero") }
      })
    #expect(later.texts == ["zero"])
  }

  @Test("An axis stands at the other side where that is said")
  func position() {
    func left(_ position: AxisMarkPosition) -> CGFloat? {
      Picture(chart.chartXAxis(.hidden).chartYAxis { AxisMarks(position: position) })
        .bars.map(\.minX).min()
    }
    #expect((left(.leading) ?? 0) > (left(.trailing) ?? 0))
  }

  @Test("The values of an axis are chosen with zero, or without")
  func zero() {
    let high = Chart(0..<3, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 100 + $0)) }
      .chartXAxis(.hidden)
    #expect(Picture(high).texts.first == "0")
    #expect(Picture(high.chartYScale(domain: .automatic)).texts.first == "0")
    #expect(
      Picture(high.chartYScale(domain: .automatic(includesZero: false))).texts.first == "100.0")
  }

  @Test("Names stand in the order that their axis says")
  func names() {
    let chart = Chart(["b", "a"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
      .chartYAxis(.hidden)
    #expect(Picture(chart).texts == ["b", "a"])
    #expect(Picture(chart.chartXScale(domain: ["a", "b", "c"])).texts == ["a", "b", "c"])
  }

  @Test("Dates are labelled by the stride and the format that is said")
  func dates() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    calendar.locale = Locale(identifier: "en_US")
    let chart = Chart(0..<6, id: \.self) { month in
      LineMark(
        x: .value(
          "Month", Date(timeIntervalSince1970: Double(month) * 30.5 * 86_400), unit: .month),
        y: .value("y", month))
    }
    .chartYAxis(.hidden)
    .environment(\.calendar, calendar)
    let marked = chart.chartXAxis { AxisMarks(values: .stride(by: .month, count: 2)) }
    #expect(Picture(marked).texts == ["Jan", "Mar", "May", "Jul"])
    let formatted = chart.chartXAxis {
      AxisMarks(values: .stride(by: .month, count: 3)) { value in
        AxisValueLabel("\(value.as(Date.self).map { calendar.component(.month, from: $0) } ?? 0)")
      }
    }
    #expect(Picture(formatted).texts == ["1", "4", "7"])
  }

  @Test("A chart follows what is said about its axes while it is there")
  func change() throws {
    struct Zoom: View {
      @State var most = 4
      var body: some View {
        Button("Zoom") { most *= 10 }
        Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }
          .chartXAxis(.hidden)
          .chartYScale(domain: 0...most)
          .frame(width: 300, height: 200)
      }
    }
    let screen = Screen { Zoom() }
    let button = try #require(screen.root.children.first { $0.role == .button })
    #expect(screen.root.drawing?.texts.last == "4.0")
    try screen.send(.press(button.id))
    #expect(screen.root.drawing?.texts.last == "40")
  }
}

extension Drawing {
  fileprivate var texts: [String] {
    layers.compactMap { if case .text(let text, _, _, _) = $0 { text } else { nil } }
  }
}
