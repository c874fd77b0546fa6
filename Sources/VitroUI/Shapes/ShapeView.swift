import Foundation

/// A way to draw an outline.
private enum Stroke {
  case fill(Paint, isEvenOdd: Bool)
  case line(Paint, StrokeStyle)
  case border(Paint, StrokeStyle)
}

/// A figure with what it is filled and drawn with.
public struct ShapeView<Content: Shape>: ElementView {
  let shape: Content
  private var strokes: [Stroke] = []

  init(_ shape: Content) { self.shape = shape }

  fileprivate init(_ shape: Content, _ strokes: [Stroke]) {
    self.shape = shape
    self.strokes = strokes
  }

  var inside: EmptyView? { nil }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    let outline = ShapeRoom.with(environment) { shape.outline }
    let strokes = strokes.isEmpty ? [.fill(.named("foreground"), isEvenOdd: false)] : strokes
    return Attributes(
      role: .generic, style: Style(looks: environment.looks),
      details: [.drawing(Drawing(layers: strokes.map { layer($0, outline) })), .hidden])
  }

  /// Fills the figure over what is drawn of it already.
  public func fill(_ content: some ShapeStyle, style: FillStyle = FillStyle()) -> ShapeView {
    adding(.fill(content.shapePaint, isEvenOdd: style.isEOFilled))
  }

  /// The line of the figure, over what is drawn of it already.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> ShapeView {
    adding(.line(content.shapePaint, style))
  }

  /// The line of the figure, over what is drawn of it already; the width is in points.
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> ShapeView {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The line along the inside of the edge, over what is drawn of the figure already.
  public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle) -> ShapeView {
    adding(.border(content.shapePaint, style))
  }

  /// The line along the inside of the edge, over what is drawn of the figure already.
  public func strokeBorder(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> ShapeView {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The part of the figure's line from one place to another, from 0 to 1.
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> ShapeView<ModifiedShape> {
    ShapeView<ModifiedShape>(shape.trim(from: start, to: end), strokes)
  }

  private func adding(_ stroke: Stroke) -> ShapeView {
    var view = self
    view.strokes.append(stroke)
    return view
  }

  private func layer(_ stroke: Stroke, _ outline: Outline) -> Drawing.Layer {
    switch stroke {
    case .fill(let paint, let isEvenOdd): .fill(outline, paint, isEvenOdd: isEvenOdd)
    case .line(let paint, let style): .stroke(outline, paint, style)
    case .border(let paint, let style):
      .stroke(.inset(outline, style.lineWidth / 2), paint, style)
    }
  }
}

/// The size in which figures are asked for their path at the moment.
@MainActor
enum ShapeRoom {
  private(set) static var size = CGSize(width: 100, height: 100)

  /// Asks in the size that a frame around sets; where none does, in a square.
  static func with<Value>(_ environment: EnvironmentValues, _ ask: () -> Value) -> Value {
    let outer = size
    defer { size = outer }
    let room = environment.proposedSize
    if environment.frame.isKnown, room.width > 0, room.height > 0 { size = room }
    return ask()
  }
}

extension ShapeStyle {
  /// What a figure is drawn with: `.foreground` is that of the place.
  fileprivate var shapePaint: Paint {
    self is ContextualShapeStyle && paint == .named("primary") ? .named("foreground") : paint
  }
}
