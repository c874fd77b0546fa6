import Foundation

extension Outline {
  /// The line of the outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    switch self {
    case .rectangle: return Path(rect)
    case .rounded(let radius): return Path(roundedRect: rect, cornerRadius: radius)
    case .uneven(let topLeading, let bottomLeading, let bottomTrailing, let topTrailing):
      let radii = RectangleCornerRadii(
        topLeading: topLeading, bottomLeading: bottomLeading, bottomTrailing: bottomTrailing,
        topTrailing: topTrailing)
      return Path(roundedRect: rect, cornerRadii: radii)
    case .capsule:
      return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    case .ellipse: return Path(ellipseIn: rect)
    case .circle: return Path(ellipseIn: rect.square)
    case .path(let path, let size): return path.stretched(from: size, to: rect)
    case .inset(let outline, let amount):
      return outline.path(in: rect.insetBy(dx: amount, dy: amount))
    case .offset(let outline, let x, let y):
      return outline.path(in: rect).offsetBy(dx: x, dy: y)
    case .rotated(let outline, let angle):
      return outline.path(in: rect).applying(.turning(angle, around: rect))
    case .trimmed(let outline, _, _): return outline.path(in: rect)
    }
  }
}

extension CGRect {
  /// The largest square in the middle.
  fileprivate var square: CGRect {
    let side = Swift.min(width, height)
    return CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }
}

extension Path {
  fileprivate func stretched(from size: CGSize, to rect: CGRect) -> Path {
    guard size.width > 0, size.height > 0 else { return self }
    return applying(
      CGAffineTransform(
        a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
        ty: rect.minY))
  }
}

extension CGAffineTransform {
  fileprivate static func turning(_ angle: Angle, around rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(translationX: -rect.midX, y: -rect.midY)
      .concatenating(CGAffineTransform(rotationAngle: angle.radians))
      .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
  }
}
