import Foundation
import VitroUI

/// The drawing of a chart in a room of 300 by 200 points.
@MainActor
struct Picture {
  let layers: [Drawing.Layer]
  /// What parts of it are shown through.
  let clips: [Path]

  init(_ chart: some View) {
    let screen = Screen { chart.frame(width: 300, height: 200) }
    let drawn = screen.root.drawing?.layers ?? []
    layers = drawn.flatMap(\.single)
    clips = drawn.flatMap(\.clips)
  }

  /// A chart without axes and a legend: its values take all of the room.
  init(bare chart: some View) {
    self.init(chart.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden))
  }

  /// What is written.
  var texts: [String] {
    layers.compactMap { if case .text(let text, _, _, _) = $0 { text } else { nil } }
  }

  /// What is filled.
  var fills: [Path] {
    layers.compactMap { if case .fill(.path(let path, _), _, _) = $0 { path } else { nil } }
  }

  /// The rectangles around what is filled.
  var bars: [CGRect] { fills.map(\.boundingRect) }

  /// What it is filled with.
  var paints: [Paint] {
    layers.compactMap { if case .fill(_, let paint, _) = $0 { paint } else { nil } }
  }

  /// The lines, without those of the grid.
  var lines: [(path: Path, paint: Paint, style: StrokeStyle)] {
    layers.compactMap {
      guard case .stroke(.path(let path, _), let paint, let style) = $0 else { return nil }
      return style.lineWidth > 0.5 ? (path, paint, style) : nil
    }
  }

  /// How many lines the grid has.
  var gridCount: Int {
    layers.count { if case .stroke(_, _, let style) = $0 { style.lineWidth == 0.5 } else { false } }
  }
}

extension Element {
  /// The first thing that is drawn.
  var drawing: Drawing? {
    attributes.drawing ?? children.lazy.compactMap(\.drawing).first
  }

  /// The first picture.
  var image: Element? { role == .image ? self : children.lazy.compactMap(\.image).first }
}

extension Drawing.Layer {
  /// The layer without those around it.
  fileprivate var single: [Drawing.Layer] {
    switch self {
    case .group(let layers, _, _), .clip(let layers, _, _): layers.flatMap(\.single)
    default: [self]
    }
  }

  fileprivate var clips: [Path] {
    switch self {
    case .group(let layers, _, _): layers.flatMap(\.clips)
    case .clip(let layers, .path(let path, _), _): [path] + layers.flatMap(\.clips)
    default: []
    }
  }
}

extension Path {
  /// Where its pieces end.
  var ends: [CGPoint] {
    elements.compactMap {
      switch $0 {
      case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
        point
      case .closeSubpath: nil
      }
    }
  }
}
