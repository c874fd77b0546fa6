import Foundation

/// A matrix that moves, turns and sizes points in space.
/// - Note: Of a matrix in space only the part counts that lies in the plane.
public struct ProjectionTransform: Hashable, Sendable {
  /// The parts of the matrix, row by row.
  public var m11, m12, m13, m21, m22, m23, m31, m32, m33: CGFloat

  /// Makes a matrix that changes nothing.
  public init() { self.init(.identity) }

  /// Makes a matrix of one in a plane.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m13) = (m.a, m.b, 0)
    (m21, m22, m23) = (m.c, m.d, 0)
    (m31, m32, m33) = (m.tx, m.ty, 1)
  }

  /// Whether it changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether it lies in the plane.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The matrix, and then another one.
  public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(plane.concatenating(other.plane))
  }

  /// The part that lies in the plane.
  var plane: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }
}

extension View {
  /// Shows the view turned, sized and moved by a matrix.
  /// - Note: It is not slanted.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    let (width, turned) = (hypot(transform.a, transform.b), atan2(transform.b, transform.a))
    let area = transform.a * transform.d - transform.b * transform.c
    return
      scaleEffect(x: width, y: width > 0 ? area / width : 0, anchor: .topLeading)
      .rotationEffect(.radians(turned), anchor: .topLeading)
      .offset(x: transform.tx, y: transform.ty)
  }

  /// Shows the view as it is seen in space.
  /// - Note: Of a matrix in space only the part counts that lies in the plane; it is not slanted.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    transformEffect(transform.plane)
  }
}
