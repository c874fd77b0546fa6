import Foundation

// Apple's systems have it in CoreGraphics.
#if !canImport(CoreGraphics)
  /// A matrix that moves, turns and sizes points.
  public struct CGAffineTransform: Hashable, Sendable {
    /// The parts of the matrix, by the names that are usual for them.
    public var a, b, c, d, tx, ty: CGFloat

    /// Makes a matrix of its parts.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Makes a matrix that changes nothing.
    public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

    /// Makes a matrix that moves points.
    public init(translationX x: CGFloat, y: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// Makes a matrix that sizes what is around the origin.
    public init(scaleX x: CGFloat, y: CGFloat) {
      self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// Makes a matrix that turns around the origin, by radians.
    public init(rotationAngle angle: CGFloat) {
      self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
    }

    /// The matrix that changes nothing.
    public static let identity = CGAffineTransform()

    /// The matrix that does this first, and then what another one does.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * next.a + b * next.c, b: a * next.b + b * next.d,
        c: c * next.a + d * next.c, d: c * next.b + d * next.d,
        tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
    }

    /// The matrix that first moves points.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// The matrix that first sizes.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// The matrix that first turns, by radians.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }
  }

  extension CGPoint {
    /// The point moved, turned and sized by a matrix.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
      CGPoint(
        x: transform.a * x + transform.c * y + transform.tx,
        y: transform.b * x + transform.d * y + transform.ty)
    }
  }
#endif
