import Charts
import Foundation
import Testing
import VitroUI

@MainActor @Suite("Rectangles and sectors")
struct SurfaceMarkTests {
  @Test("A rectangle stands between its values")
  func rectangle() throws {
    let picture = Picture(
      bare: Chart {
        RectangleMark(
          xStart: .value("x", 0), xEnd: .value("x", 10), yStart: .value("y", 0),
          yEnd: .value("y", 10))
        RectangleMark(
          xStart: .value("x", 5), xEnd: .value("x", 10), yStart: .value("y", 0),
          yEnd: .value("y", 5)
        )
        .annotation(position: .overlay) { Text("Low") }
      })
    let (all, quarter) = (try #require(picture.bars.first), try #require(picture.bars.last))
    #expect(abs(quarter.width - all.width / 2) < 1 && abs(quarter.height - all.height / 2) < 1)
    #expect(abs(quarter.maxX - all.maxX) < 1 && abs(quarter.maxY - all.maxY) < 1)
    #expect(picture.texts == ["Low"])
  }

  @Test("A rectangle takes the room of a name, or all of it")
  func room() throws {
    let picture = Picture(
      bare: Chart {
        RectangleMark(x: .value("x", "a"), y: .value("y", "b"), width: 20, height: 10)
        RectangleMark(x: .value("x", "c"), yStart: .value("y", "b"), yEnd: .value("y", "d"))
        RectangleMark(xStart: .value("x", "a"), xEnd: .value("x", "c"), y: .value("y", "d"))
        RectangleMark(xStart: .value("x", "a"), xEnd: .value("x", "c"))
        RectangleMark(yStart: .value("y", "b"), yEnd: .value("y", "d"))
      })
    #expect(picture.bars.count == 5)
    #expect(picture.bars[0].size == CGSize(width: 20, height: 10))
    #expect(picture.bars[3].height > 190 && picture.bars[4].width > 290)
  }

  @Test("Sectors share a circle, clockwise from above")
  func sectors() throws {
    let picture = Picture(
      Chart {
        SectorMark(angle: .value("n", 1)).foregroundStyle(by: .value("k", "one"))
        SectorMark(angle: .value("n", 3)).foregroundStyle(by: .value("k", "three"))
          .annotation(position: .overlay) { Text("Most") }
      })
    #expect(picture.gridCount == 0 && picture.texts.contains("one"))
    #expect(picture.texts.contains("Most"))
    let (quarter, rest) = (try #require(picture.fills.first), picture.fills[1])
    let middle = CGPoint(x: quarter.boundingRect.minX, y: quarter.boundingRect.maxY)
    #expect(abs(rest.boundingRect.midX - middle.x) < 1)
    #expect(quarter.contains(CGPoint(x: middle.x + 20, y: middle.y - 20)))
    #expect(rest.contains(CGPoint(x: middle.x - 20, y: middle.y - 20)))
  }

  @Test("A ring leaves its middle free, and what has no size is left out")
  func ring() throws {
    let picture = Picture(
      bare: Chart {
        slice(3.0, .ratio(0.5), .inset(10))
        slice(-1, .automatic, .automatic)
        slice(.nan, .automatic, .automatic)
        slice(0, .fixed(3), .automatic)
      })
    #expect(picture.fills.count == 1)
    let ring = try #require(picture.fills.first)
    #expect(abs(ring.boundingRect.height - 180) < 2)
    #expect(!ring.contains(CGPoint(x: 150, y: 80)))
    #expect(Picture(bare: Chart { slice(0, .automatic, .automatic) }).fills.isEmpty)
  }

  private func slice(
    _ size: Double, _ inner: MarkDimension, _ outer: MarkDimension
  ) -> SectorMark {
    SectorMark(
      angle: .value("n", size), innerRadius: inner, outerRadius: outer, angularInset: 2)
  }

  @Test("What a chart does not go by compiles, and the chart is there")
  func hints() {
    let picture = Picture(
      bare: Chart { BarMark(x: .value("x", "a"), y: .value("y", 1)) }
        .chartLegend(position: .bottom).chartPlotStyle { $0.background(.red) }
        .chartXSelection(value: .constant(nil as String?))
        .chartYSelection(value: .constant(nil as Double?))
        .chartAngleSelection(value: .constant(nil as Double?))
        .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 3)
        .chartYVisibleDomain(length: 3).chartScrollPosition(x: .constant("a"))
        .chartSymbolScale(["a": .circle]))
    #expect(picture.bars.count == 1)
  }
}
