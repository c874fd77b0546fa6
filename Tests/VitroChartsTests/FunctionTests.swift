import Charts
import Foundation
import Testing
import VitroUI

@MainActor @Suite("Lines of functions")
struct FunctionTests {
  /// A chart whose values from 0 to 1 take all of a room of 300 by 200 points.
  private func unit(_ content: some ChartContent) -> Picture {
    Picture(bare: Chart { content }.chartXScale(domain: 0...1).chartYScale(domain: 0...1))
  }

  @Test("A function is drawn from edge to edge, nowhere farther from it than a hair")
  func accuracy() throws {
    let path = try #require(
      unit(LinePlot(x: "x", y: "y", domain: 0...1) { sin($0 * 7) / 2 + 0.5 }).lines.first?.path)
    #expect(path.ends.first?.x == 0 && path.ends.last?.x == 300)
    for point in path.middles + path.ends {
      let y = 200 - 200 * (sin(point.x / 300 * 7) / 2 + 0.5)
      #expect(abs(point.y - y) < 0.5)
    }
  }

  @Test("A circle is round, and made of few points")
  func circle() throws {
    let circle = LinePlot(x: "x", y: "y", t: "angle", domain: 0...(2 * .pi)) { angle in
      (x: cos(angle), y: sin(angle))
    }
    let chart = Chart { circle }.chartXScale(domain: -1.5...1.5).chartYScale(domain: -1...1)
    let path = try #require(Picture(bare: chart).lines.first?.path)
    for point in path.middles + path.ends {
      #expect(abs(hypot(point.x - 150, point.y - 100) - 100) < 0.25)
    }
    #expect(path.ends.count < 200)
    #expect(path.ends.allSatisfy { ($0.x * 10).rounded() / 10 == $0.x })
  }

  @Test("Several plots are several lines, each with its own style")
  func severalLines() throws {
    let picture = unit(
      TupleView(
        LinePlot(x: "x", y: "y") { $0 }.foregroundStyle(.red)
          .lineStyle(StrokeStyle(lineWidth: 5)),
        LinePlot(x: "x", y: "y") { 1 - $0 }))
    let lines = picture.lines
    try #require(lines.count == 2)
    #expect(lines.map(\.paint) == [.named("red"), .named("blue")])
    #expect(lines.map(\.style.lineWidth) == [5, 2])
    #expect(lines.map(\.path.ends.first) == [CGPoint(x: 0, y: 200), .zero])
  }

  @Test("A line may be seen through")
  func opacity() {
    let screen = Screen {
      Chart { LinePlot(x: "x", y: "y") { $0 }.opacity(0.25) }.frame(width: 300, height: 200)
    }
    let opacities = screen.root.drawing?.layers.compactMap { layer in
      if case .group(_, _, let opacity) = layer { opacity } else { nil }
    }
    #expect(opacities?.last == 0.25)
  }

  @Test("Where there is no value there is a gap")
  func gaps() {
    expectPieces(2) { $0 < 0.4 || $0 > 0.6 ? 0.5 : .nan }
    expectPieces(2) { $0 == 0.5 ? .infinity : 0.5 }
    expectPieces(1) { ($0 - 0.5).squareRoot() }
    expectPieces(0) { _ in .nan }
  }

  private func expectPieces(
    _ count: Int, function: @escaping (Double) -> Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let path = unit(LinePlot(x: "x", y: "y", function: function)).lines.first?.path ?? Path()
    #expect(path.pieces.count == count, sourceLocation: sourceLocation)
    let steps = path.pieces.flatMap { zip($0, $0.dropFirst()).map { $1.x - $0.x } }
    #expect(steps.allSatisfy { $0 < 5 }, sourceLocation: sourceLocation)
  }

  @Test("Where a function begins is seen to the point")
  func beginning() throws {
    let path = unit(LinePlot(x: "x", y: "y") { ($0 - 0.5).squareRoot() }).lines.first?.path
    let start = try #require(path?.ends.first)
    #expect(abs(start.x - 150) < 0.5 && start.y > 190)
  }

  @Test("No line leads from one side of a pole to the other, and none leaves the chart")
  func poles() {
    let picture = unit(LinePlot(x: "x", y: "y") { tan($0 * 10) })
    let path = picture.lines.first?.path ?? Path()
    #expect(path.pieces.count == 4)
    #expect(path.ends.allSatisfy { (-200...400).contains($0.y) })
    #expect(picture.clips.map(\.boundingRect) == [CGRect(x: -1, y: -1, width: 302, height: 202)])
    #expect(unit(LinePlot(x: "x", y: "y") { $0 }).clips.isEmpty)
  }

  @Test("Without a domain it goes as far as the other values, or from 0 to 1")
  func domains() {
    let alone = Chart { LinePlot(x: "x", y: "y") { 10 * $0 } }
    #expect(Picture(alone).texts == ["0", "5", "10", "0.0", "0.5", "1.0"])
    var asked: [Double] = []
    let beside = Chart {
      PointMark(x: .value("x", 2), y: .value("y", 0))
      PointMark(x: .value("x", 6), y: .value("y", 0))
      LinePlot(x: "x", y: "y") { x in
        asked.append(x)
        return x
      }
    }
    _ = Picture(bare: beside)
    #expect(asked.min() == 2 && asked.max() == 6)
  }

  @Test("The axes have room for it: for its domain, or for where its way leads")
  func ranges() {
    let function = Chart { LinePlot(x: "x", y: "y", domain: 0...40) { $0 * 2.5 } }
    #expect(Picture(function).texts.contains("100") && Picture(function).texts.contains("40"))
    let way = Chart {
      LinePlot(x: "x", y: "y", t: "t", domain: -1...1) { (x: $0 * 20, y: $0 * 50) }
    }
    #expect(Picture(way).texts.filter { ["-50", "50", "-20", "20"].contains($0) }.count == 4)
  }

  @Test("A line beside bars leaves them as wide as they are")
  func bars() {
    let bars = ForEach(1..<4) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
    let beside = Chart {
      bars
      LinePlot(x: "x", y: "y", domain: 1...2.9) { _ in 1 }
    }
    #expect(
      Picture(bare: Chart { bars }).bars.map(\.width) == Picture(bare: beside).bars.map(\.width))
  }

  @Test("Whoever listens hears how many lines there are, and how far they reach")
  func summaries() {
    func name(_ content: some ChartContent) -> String? {
      Screen { Chart { content } }.root.image?.name
    }
    let line = LinePlot(x: "Time", y: "Height", domain: 0...4) { $0 * 2 }
    #expect(name(line) == "Chart: Time, Height; 1 line, from 0 to 8")
    let way = LinePlot(x: "x", y: "y", t: "t", domain: 0...1) { (x: $0, y: $0) }
    #expect(name(TupleView(way, way)) == "Chart: x, y; 2 lines")
    let point = PointMark(x: .value("Time", 1), y: .value("Height", 9))
    #expect(name(TupleView(point, line)) == "Chart: Time, Height; 1 value, 1 line, from 0 to 9")
  }

  @Test("Axes are called by keys and by texts")
  func labels() {
    let text = String("Width").prefix(3)
    let screen = Screen { Chart { LinePlot(x: text, y: text) { _ in 1 } } }
    #expect(screen.root.image?.name == "Chart: Wid, Wid; 1 line, 1")
  }

  @Test("Functions that cannot be drawn are left out")
  func strange() {
    let chart = Chart {
      LinePlot(x: "x", y: "y", domain: -.infinity ... .infinity) { $0 }
      LinePlot(x: "x", y: "y", t: "t", domain: 0 ... .infinity) { (x: $0, y: $0) }
      LinePlot(x: "x", y: "y", domain: 1...1) { $0 * 1e300 }
      LinePlot(x: "x", y: "y") { _ in .greatestFiniteMagnitude }
    }
    #expect(Picture(bare: chart).lines.allSatisfy { $0.path.ends.allSatisfy(\.x.isFinite) })
    let names = Chart {
      BarMark(x: .value("Kind", "a"), y: .value("y", 1))
      LinePlot(x: "x", y: "y") { $0 }
    }
    #expect(Picture(bare: names).lines.isEmpty)
  }
}

extension Path {
  /// Where its pieces begin and end, one array for each line without a gap.
  fileprivate var pieces: [[CGPoint]] {
    elements.reduce(into: []) { pieces, element in
      switch element {
      case .move(let point): pieces.append([point])
      case .line(let point): pieces[pieces.count - 1].append(point)
      default: break
      }
    }
  }

  /// The points half the way along each straight line.
  fileprivate var middles: [CGPoint] {
    pieces.flatMap { piece in
      zip(piece, piece.dropFirst()).map {
        CGPoint(x: ($0.x + $1.x) / 2, y: ($0.y + $1.y) / 2)
      }
    }
  }
}
