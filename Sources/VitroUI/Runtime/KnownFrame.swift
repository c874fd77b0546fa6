import Foundation

/// What frames around a place say about its size, in points.
///
/// Only the surface knows how large a thing really is. A frame of a fixed size says it beforehand.
struct KnownFrame: Equatable {
  /// The width and the height, as far as a frame around sets them.
  var width, height: CGFloat?

  /// What is known inside of a frame on a surface of a size.
  func inside(_ frame: Look.Frame, on surface: CGSize) -> KnownFrame {
    KnownFrame(
      width: frame.width
        ?? KnownFrame.limited(width, surface.width, frame.minWidth, frame.maxWidth),
      height: frame.height
        ?? KnownFrame.limited(height, surface.height, frame.minHeight, frame.maxHeight))
  }

  /// The size on a surface of a size, which is taken where nothing is known.
  func size(on surface: CGSize) -> CGSize {
    CGSize(width: width ?? surface.width, height: height ?? surface.height)
  }

  /// Whether a frame says anything.
  var isKnown: Bool { width != nil || height != nil }

  private static func limited(
    _ known: CGFloat?, _ surface: CGFloat, _ least: CGFloat?, _ most: CGFloat?
  ) -> CGFloat? {
    let room = known ?? surface
    let length = max(min(room, most ?? room), least ?? 0)
    return length == room ? known : length
  }
}

extension EnvironmentValues {
  /// The size of the nearest frame around, or that of the screen where no frame sets it.
  var proposedSize: CGSize { frame.size(on: surroundings.size) }
}
