import Foundation

// Apple's systems have it in CoreGraphics.
#if !canImport(CoreGraphics)
  /// A direction with a length in a plane, in points.
  public struct CGVector: Hashable, Codable, Sendable {
    /// From side to side.
    public var dx: CGFloat
    /// From top to bottom.
    public var dy: CGFloat

    /// Makes a direction without a length.
    public init() { self.init(dx: 0, dy: 0) }

    /// Makes a direction.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    /// The direction without a length.
    public static let zero = CGVector()
  }
#endif
