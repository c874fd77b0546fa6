import Foundation

/// A picture as a style.
/// - Note: Shown as the tint of the place; a browser fills with colours.
public struct ImagePaint: ShapeStyle {
  /// The picture.
  public var image: Image
  /// The part of the picture that is used, from 0 to 1.
  public var sourceRect: CGRect
  /// How many times as large it is.
  public var scale: CGFloat

  /// Makes a style of a picture.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// The paint that a surface is told.
  public var paint: Paint { .named("accentColor") }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
