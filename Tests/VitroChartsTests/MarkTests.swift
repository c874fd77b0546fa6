import Charts
import Foundation
import Testing
import VitroUI

@MainActor @Suite("Marks")
struct MarkTests {
  private let numbers = [2.0, 8, 5, 5, 1]

  private func line(_ method: InterpolationMethod) -> Path? {
    Picture(
      bare: Chart(numbers.indices, id: \.self) { index in
        LineMark(x: .value("x", index), y: .value("y", numbers[index]))
          .interpolationMethod(method)
      }
    ).lines.first?.path
  }

  @Test(
    "However a line goes from one value to the next, it goes through all of them",
    arguments: [.linear, .monotone, .catmullRom, .cardinal, .stepStart, .stepCenter, .stepEnd]
      as [InterpolationMethod])
  func interpolation(method: InterpolationMethod) throws {
    let values = try #require(line(.linear)).ends
    let ends = try #require(line(method)).ends
    #expect(values.count == 5 && values.allSatisfy(ends.contains))
  }

  @Test("A monotone curve never leaves the room between two values; a smooth one may")
  func monotone() throws {
    #expect(try !#require(line(.monotone)).overshoots)
    #expect(try #require(line(.catmullRom)).overshoots)
  }

  @Test("Steps go along or up and down, never slanting")
  func steps() throws {
    for method in [InterpolationMethod.stepStart, .stepCenter, .stepEnd] {
      let ends = try #require(line(method)).ends
      #expect(zip(ends, ends.dropFirst()).allSatisfy { $0.x == $1.x || $0.y == $1.y })
    }
  }

  @Test(
    "A point has the shape and the surface that it is told",
    arguments: BasicChartSymbolShape.allCases)
  func symbols(shape: BasicChartSymbolShape) throws {
    let picture = Picture(
      bare: Chart {
        PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(shape).symbolSize(400)
        PointMark(x: .value("x", 2), y: .value("y", 2))
      })
    let (large, usual) = (try #require(picture.fills.first), try #require(picture.fills.last))
    let middle = CGPoint(x: large.boundingRect.midX, y: large.boundingRect.midY)
    #expect(large.contains(middle) && large.boundingRect.width > usual.boundingRect.width * 2)
    let corner = CGPoint(x: large.boundingRect.minX + 1, y: large.boundingRect.minY + 1)
    #expect(large.contains(corner) == (shape == .square))
  }

  @Test("Several lines are told apart by a series, or by what their colour tells")
  func series() {
    let chart = Chart(0..<4, id: \.self) { index in
      LineMark(
        x: .value("x", index / 2), y: .value("y", index), series: .value("s", index % 2))
    }
    #expect(Picture(bare: chart).lines.map(\.path.ends.count) == [2, 2])
    let coloured = Chart(0..<4, id: \.self) { index in
      LineMark(x: .value("x", index / 2), y: .value("y", index))
        .foregroundStyle(by: .value("Kind", index % 2 == 0 ? "even" : "odd"))
    }
    let picture = Picture(coloured)
    #expect(picture.lines.count == 2 && Set(picture.lines.map(\.paint)).count == 2)
    #expect(picture.texts.suffix(2) == ["even", "odd"])
  }

  @Test("Symbols on a line tell groups too, in the legend as well")
  func symbolsOfGroups() {
    let chart = Chart(0..<4, id: \.self) { index in
      LineMark(x: .value("x", index / 2), y: .value("y", index))
        .symbol(by: .value("Kind", index % 2 == 0 ? "even" : "odd"))
    }
    let picture = Picture(chart)
    #expect(picture.fills.count == 6 && picture.texts.suffix(2) == ["even", "odd"])
    #expect(picture.fills[0].elements.count != picture.fills[3].elements.count)
  }

  @Test("A mark has a style, an opacity and a line of its own; what is said nearest to it counts")
  func style() throws {
    let chart = Chart {
      LineMark(x: .value("x", 0), y: .value("y", 0))
      LineMark(x: .value("x", 1), y: .value("y", 1))
    }
    let screen = Screen {
      Chart {
        Group {
          LineMark(x: .value("x", 0), y: .value("y", 0)).foregroundStyle(.red)
          LineMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(.red)
        }
        .foregroundStyle(.green)
        .lineStyle(StrokeStyle(lineWidth: 7))
        .opacity(0.5)
        .opacity(0.5)
      }
      .frame(width: 300, height: 200)
    }
    let opacities = screen.root.drawing?.layers.compactMap { layer -> Double? in
      if case .group(_, _, let opacity) = layer { opacity } else { nil }
    }
    #expect(opacities == [0.25])
    #expect(Picture(chart).lines.first?.style.lineWidth == 2)
  }

  @Test("A surface lies between the axis and its values, or between two values")
  func areas() throws {
    let values = try #require(
      Picture(
        bare: Chart(0..<2, id: \.self) { AreaMark(x: .value("x", $0), y: .value("y", 4)) }
      ).bars.first)
    let between = try #require(
      Picture(
        bare: Chart {
          ForEach(0..<2, id: \.self) {
            AreaMark(x: .value("x", $0), yStart: .value("a", 1), yEnd: .value("b", 3))
          }
        }.chartYScale(domain: 0...4)
      ).bars.first)
    #expect(abs(between.height * 2 - values.height) < 0.001 && between.maxY < values.maxY)
  }

  @Test("Surfaces of several series lie on top of each other")
  func stackedAreas() {
    let bars = Picture(
      bare: Chart(0..<4, id: \.self) {
        AreaMark(
          x: .value("x", $0 / 2), y: .value("y", 2), series: .value("s", "\($0 % 2)"))
      }
    ).bars
    #expect(bars.count == 2 && abs(bars[0].minY - bars[1].maxY) < 0.001)
  }

  @Test("A bar goes from one value to another, standing or lying, as wide as it is told")
  func barsBetween() throws {
    let standing = try #require(
      Picture(
        bare: Chart {
          BarMark(x: .value("x", "a"), yStart: .value("a", 1), yEnd: .value("b", 3), width: 20)
        }.chartYScale(domain: 0...4)
      ).bars.first)
    #expect(standing.width == 20 && standing.maxY < 190)
    let lying = try #require(
      Picture(
        bare: Chart {
          BarMark(
            xStart: .value("a", 1), xEnd: .value("b", 3), y: .value("y", "a"), height: .fixed(10))
        }.chartXScale(domain: 0...4)
      ).bars.first)
    #expect(lying.height == 10 && lying.minX > 10 && abs(lying.width - 150) < 0.001)
    let usual = Chart { BarMark(x: .value("x", "a"), y: .value("y", 3), width: .ratio(0.1)) }
    #expect(
      Picture(bare: usual).bars[0].width
        == Picture(
          bare: Chart {
            BarMark(x: .value("x", "a"), y: .value("y", 3), width: .automatic)
          }
        ).bars[0].width)
  }

  @Test("Bars of negative values hang below the axis, and stack downwards")
  func negative() throws {
    let bars = Picture(
      bare: Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 2))
        BarMark(x: .value("x", "a"), y: .value("y", -1))
        BarMark(x: .value("x", "a"), y: .value("y", -1)).cornerRadius(0)
      }
    ).bars
    try #require(bars.count == 3)
    #expect(abs(bars[0].maxY - bars[1].minY) < 0.001 && abs(bars[1].maxY - bars[2].minY) < 0.001)
  }

  @Test("A rule crosses the chart, or goes from one value to another")
  func rules() throws {
    let lines = Picture(
      bare: Chart {
        RuleMark(x: .value("x", 2))
        RuleMark(x: .value("x", 2), yStart: .value("y", 1), yEnd: .value("y", 3))
        RuleMark(xStart: .value("x", 1), xEnd: .value("x", 3), y: .value("y", 1))
          .foregroundStyle(.red)
      }.chartXScale(domain: 0...4).chartYScale(domain: 0...4)
    ).lines
    try #require(lines.count == 3)
    let rects = lines.map(\.path.boundingRect)
    #expect(rects[0].width == 0 && abs(rects[1].height * 2 - rects[0].height) < 0.001)
    #expect(rects[2].height == 0 && abs(rects[2].width - 150) < 0.001)
    #expect(lines.last?.paint == .named("red"))
  }
}

extension Path {
  /// Whether a curve bends to beyond its own ends.
  fileprivate var overshoots: Bool {
    zip(elements, ends).contains { element, end in
      guard case .curve(let to, let control1, let control2) = element else { return false }
      let from = ends[(ends.firstIndex(of: end) ?? 1) - 1]
      let (low, high) = (min(from.y, to.y) - 0.001, max(from.y, to.y) + 0.001)
      return [control1.y, control2.y].contains { $0 < low || $0 > high }
    }
  }
}
