import Foundation

/// Draws a picture in points from its upper leading corner.
///
/// A copy draws into the same picture, with a state of its own: what a copy is moved or clipped by
/// does not concern the original.
@MainActor @preconcurrency
public struct GraphicsContext {
  /// The way in which a drawing mixes with what is behind.
  public typealias BlendMode = VitroUI.BlendMode

  /// The options for clipping to a shape.
  public struct ClipOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32
    /// Makes the set with these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What lies outside is shown instead of what lies inside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  private let recorder: Recorder
  private var state = Recorder.State()
  private let size: CGSize
  /// The environment of the picture.
  public let environment: EnvironmentValues

  init(recorder: Recorder, environment: EnvironmentValues, size: CGSize) {
    self.recorder = recorder
    self.environment = environment
    self.size = size
  }

  /// How much what is drawn covers of what is behind: 0 is invisible.
  public var opacity: Double {
    get { state.opacity }
    set { state.opacity = min(max(newValue, 0), 1) }
  }

  /// The way in which a drawing mixes with what is behind.
  public var blendMode: BlendMode {
    get { state.blendMode }
    set { state.blendMode = newValue }
  }

  /// How what is drawn is moved, turned and sized.
  public var transform: CGAffineTransform {
    get { state.transform }
    set { state.transform = newValue }
  }

  /// The rectangle around all that is shown of what is drawn.
  public var clipBoundingRect: CGRect {
    state.clips.reduce(CGRect(origin: .zero, size: size)) {
      $0.intersection($1.path.boundingRect)
    }
  }

  /// Draws what comes now larger or smaller.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Draws what comes now elsewhere by so many points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Draws what comes now turned around the origin.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

  /// Draws what comes now first changed by a matrix.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Shows of what comes now only what lies within a path.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    var clip = Recorder.Clip(path: path.applying(transform), isEvenOdd: style.isEOFilled)
    if options.contains(.inverse) {
      clip.path.addRect(
        CGRect(origin: .zero, size: size).insetBy(dx: -size.width, dy: -size.height))
      clip.isEvenOdd = true
    }
    state.clips.append(clip)
  }

  /// Draws what comes now with an effect.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    state.filters.append(filter.look)
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add(
      .fill(
        .path(path, .zero), shading.paint(in: path.boundingRect), isEvenOdd: style.isEOFilled))
  }

  /// Draws a path as a line.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add(.stroke(.path(path, .zero), shading.paint(in: path.boundingRect), style))
  }

  /// Draws a path as a line, so many points wide.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws several things as one: opacity, effects and limits apply to all of them together.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let layer = Recorder()
    var inner = GraphicsContext(recorder: layer, environment: environment, size: size)
    inner.transform = transform
    try content(&inner)
    var outer = state
    outer.transform = .identity
    recorder.add(.group(layer.layers, .identity, opacity: 1), outer)
  }

  func add(_ layer: Drawing.Layer) { recorder.add(layer, state) }
}
