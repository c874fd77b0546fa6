import Foundation
import VitroUI

extension Plot {
  func draw(in context: GraphicsContext) {
    if !options.y.isHidden { drawVerticalAxis(context) }
    if !options.x.isHidden { drawHorizontalAxis(context) }
    var drawn: Set<Series> = []
    for mark in marks {
      let series = Series(mark)
      if mark.kind != .line && mark.kind != .area {
        draw(mark, context)
      } else if drawn.insert(series).inserted {
        draw(marks.filter { Series($0) == series }, context)
      }
    }
    for (mark, sector) in sectors {
      var context = context
      context.opacity = mark.opacity ?? 1
      context.fill(sector.path, with: .style(PaintStyle(paint: paint(mark))))
      drawAnnotation(of: mark, beside: sector.middle, context)
    }
    for mark in marks { drawAnnotation(of: mark, beside: annotated(mark), context) }
    if showsLegend { drawLegend(context) }
  }

  /// The key of the marks that belong to one line or surface.
  private struct Series: Hashable {
    var kind: Mark.Kind
    var name: String?

    init(_ mark: Mark) { (kind, name) = (mark.kind, mark.series) }
  }

  private static let gridStyle = StrokeStyle(lineWidth: 0.5)
  private static let lineStyle = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
  private static let symbolSize = 50.0

  private func drawVerticalAxis(_ context: GraphicsContext) {
    for tick in y.ticks {
      let height = vertical(y.isContinuous ? tick.position : tick.position - y.slot / 2)
      if options.y.showsGrid { grid(context, area.minX, height, area.maxX, height) }
      guard options.y.showsLabels else { continue }
      let place = CGPoint(
        x: options.y.isLeading ? area.minX - 5 : area.maxX + 5, y: vertical(tick.position))
      write(tick.label, context, at: place, options.y.isLeading ? .trailing : .leading)
    }
    if let label = options.y.label {
      write(label, context, at: CGPoint(x: size.width, y: 0), .topTrailing)
    }
  }

  private func drawHorizontalAxis(_ context: GraphicsContext) {
    for tick in x.ticks {
      let middle = horizontal(tick.position)
      let edge = x.isContinuous ? middle : horizontal(tick.position - x.slot / 2)
      if options.x.showsGrid { grid(context, edge, area.minY, edge, area.maxY + 4) }
      guard options.x.showsLabels else { continue }
      let isLast = x.isContinuous && middle > area.maxX - 20
      write(
        tick.label, context, at: CGPoint(x: middle, y: area.maxY + 5),
        isLast ? .topTrailing : x.isContinuous && middle < 12 ? .topLeading : .top)
    }
    grid(context, area.minX, area.maxY, area.maxX, area.maxY)
    if let label = options.x.label {
      let below = options.x.showsText ? Plot.line + 4 : 0
      write(label, context, at: CGPoint(x: area.midX, y: area.maxY + below), .top)
    }
  }

  private func grid(
    _ context: GraphicsContext, _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat
  ) {
    var path = Path()
    path.addLines([CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2)])
    context.stroke(path, with: .style(Color.secondary.opacity(0.35)), style: Plot.gridStyle)
  }

  private func write(
    _ text: String, _ context: GraphicsContext, at point: CGPoint, _ anchor: UnitPoint
  ) {
    let label = Text(verbatim: text).font(.system(size: Plot.letters))
      .foregroundColor(.secondary)
    context.draw(label, at: point, anchor: anchor)
  }

  private func drawLegend(_ context: GraphicsContext) {
    var left = 0.0
    let middle = size.height - Plot.line / 2
    for group in groups {
      let dot = CGRect(x: left, y: middle - 4, width: 8, height: 8)
      let shape = showsSymbols ? group.symbol : .circle
      context.fill(shape.path(in: dot), with: .style(PaintStyle(paint: group.paint)))
      write(group.name, context, at: CGPoint(x: left + 12, y: middle), .leading)
      left += 12 + Double(group.name.count) * Plot.letters * 0.56 + 14
    }
  }

  private var showsSymbols: Bool { marks.contains(where: \.symbolTellsGroup) }

  private func draw(_ mark: Mark, _ context: GraphicsContext) {
    var context = context
    context.opacity = mark.opacity ?? 1
    let shading = GraphicsContext.Shading.style(PaintStyle(paint: paint(mark)))
    switch mark.kind {
    case .bar:
      guard let rect = rect(of: mark) else { return }
      let radius = min(mark.cornerRadius ?? 3, rect.width / 2, rect.height / 2)
      context.fill(Path(roundedRect: rect, cornerRadius: radius), with: shading)
    case .point:
      guard let x = mark.x, let y = mark.y else { return }
      drawSymbol(symbol(mark) ?? .circle, at: point(x.end, y.end), mark, shading, context)
    case .rule:
      context.stroke(
        rulePath(mark), with: shading, style: mark.lineStyle ?? StrokeStyle(lineWidth: 1))
    case .function:
      guard let function = mark.function else { return }
      draw(function, with: shading, style: mark.lineStyle ?? Plot.lineStyle, context)
    case .rectangle:
      guard let rect = surface(of: mark) else { return }
      let radius = min(mark.cornerRadius ?? 0, rect.width / 2, rect.height / 2)
      context.fill(Path(roundedRect: rect, cornerRadius: radius), with: shading)
    case .line, .area, .sector: break
    }
  }

  private func drawSymbol(
    _ symbol: BasicChartSymbolShape, at point: CGPoint, _ mark: Mark,
    _ shading: GraphicsContext.Shading, _ context: GraphicsContext
  ) {
    let side = 2 * ((mark.symbolSize ?? Plot.symbolSize) / .pi).squareRoot()
    let rect = CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
    context.fill(symbol.path(in: rect), with: shading)
  }

  private func symbol(_ mark: Mark) -> BasicChartSymbolShape? {
    guard mark.symbolTellsGroup else { return mark.symbol }
    return groups.first { $0.name == mark.group?.value }?.symbol
  }

  /// A line, or a surface with its two edges.
  private func draw(_ marks: [Mark], _ context: GraphicsContext) {
    guard let first = marks.first else { return }
    var context = context
    context.opacity = first.opacity ?? (first.kind == .area && first.paint == nil ? 0.6 : 1)
    let shading = GraphicsContext.Shading.style(PaintStyle(paint: paint(first)))
    let upper = points(marks) { $0.end }
    let method = first.interpolation ?? .linear
    if first.kind == .area {
      var path = Curve.path(upper, method)
      path.addPath(
        Curve.path(points(marks) { $0.start ?? .number(0) }.reversed(), method, isNew: false))
      path.closeSubpath()
      context.fill(path, with: shading)
    } else {
      context.stroke(
        Curve.path(upper, method), with: shading, style: first.lineStyle ?? Plot.lineStyle)
      for (mark, point) in zip(marks, upper) {
        if let symbol = symbol(mark) { drawSymbol(symbol, at: point, mark, shading, context) }
      }
    }
  }

  private func points(
    _ marks: [Mark], _ value: (Mark.Extent) -> PlottedPlace
  ) -> [CGPoint] {
    marks.compactMap { mark in
      guard let x = mark.x, let y = mark.y else { return nil }
      return point(x.end, value(y))
    }
  }

  private func drawAnnotation(of mark: Mark, beside rect: CGRect?, _ context: GraphicsContext) {
    guard let (text, position) = mark.annotation, let rect else { return }
    let (point, anchor): (CGPoint, UnitPoint) =
      switch position {
      case .automatic, .top: (CGPoint(x: rect.midX, y: rect.minY - 3), .bottom)
      case .bottom: (CGPoint(x: rect.midX, y: rect.maxY + 3), .top)
      case .leading: (CGPoint(x: rect.minX - 4, y: rect.midY), .trailing)
      case .trailing: (CGPoint(x: rect.maxX + 4, y: rect.midY), .leading)
      case .overlay: (CGPoint(x: rect.midX, y: rect.midY), .center)
      }
    write(text, context, at: point, anchor)
  }

  private func annotated(_ mark: Mark) -> CGRect? {
    if mark.kind == .rule { return rulePath(mark).boundingRect }
    if mark.kind == .bar { return rect(of: mark) }
    if mark.kind == .rectangle { return surface(of: mark) }
    guard let x = mark.x, let y = mark.y else { return nil }
    return CGRect(origin: point(x.end, y.end), size: .zero).insetBy(dx: -4, dy: -4)
  }
}

/// A style of a paint that is known already.
struct PaintStyle: ShapeStyle {
  let paint: Paint
}
