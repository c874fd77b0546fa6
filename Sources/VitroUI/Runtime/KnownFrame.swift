import Foundation

/// The size of a place, in points, as far as frames around it set it.
///
/// Only the surface knows how large a thing really is. A frame of a fixed size says it beforehand.
struct KnownFrame: Equatable {
  /// The width and the height, as far as a frame around sets them.
  var width, height: CGFloat?
  /// The width in proportion to the height, where a view around keeps to one.
  var ratio: CGFloat?

  /// What is known inside of a frame on a surface of a size.
  func inside(_ frame: Look.Frame, on surface: CGSize) -> KnownFrame {
    KnownFrame(
      width: frame.width
        ?? KnownFrame.limited(width, surface.width, frame.minWidth, frame.maxWidth),
      height: frame.height
        ?? KnownFrame.limited(height, surface.height, frame.minHeight, frame.maxHeight),
      ratio: ratio)
  }

  /// What is known inside of a view that keeps to a ratio.
  func inside(_ ratio: CGFloat, _ mode: ContentMode) -> KnownFrame {
    guard let width, let height else {
      return KnownFrame(width: width, height: height, ratio: ratio)
    }
    let isNarrow = width < height * ratio
    return isNarrow == (mode == .fit)
      ? KnownFrame(width: width, height: width / ratio)
      : KnownFrame(width: height * ratio, height: height)
  }

  /// The size on a surface of a size, which is taken where nothing is known.
  func size(on surface: CGSize) -> CGSize {
    let size = CGSize(width: width ?? surface.width, height: height ?? surface.height)
    guard let ratio, width == nil || height == nil else { return size }
    let isByWidth = height == nil && (width != nil || size.width < size.height * ratio)
    return isByWidth
      ? CGSize(width: size.width, height: size.width / ratio)
      : CGSize(width: size.height * ratio, height: size.height)
  }

  /// Whether anything is said.
  var isKnown: Bool { width != nil || height != nil || ratio != nil }

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
  var proposedSize: CGSize {
    let frame = frame
    if let width = frame.width, let height = frame.height {
      return CGSize(width: width, height: height)
    }
    return frame.size(on: surroundings(.size).size)
  }
}
