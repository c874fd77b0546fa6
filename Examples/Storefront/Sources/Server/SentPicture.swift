public import Foundation

/// A picture of a product that staff have sent: PNG or JPEG, by its first bytes and not by its name.
///
/// It is given out as it came, under the type that was found, so that no browser takes it for a page or a
/// program.
public struct SentPicture: Hashable, Sendable {
  /// A type of pictures.
  public enum Kind: String, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"
  }

  /// The most bytes that a picture has.
  public static let maxSize = 700_000
  /// The most pixels that it has in either direction.
  public static let maxSide = 8_192
  /// The most pixels that it has in all: each takes four bytes of a phone's memory, however few are sent.
  public static let maxPixels = 16_777_216

  /// The type.
  public let kind: Kind
  /// All of its bytes.
  public let data: Data

  /// Takes a picture in.
  ///
  /// - Throws: ``SentPictureProblem`` where it is of another type, too large, or not whole.
  public init(_ data: Data) throws(SentPictureProblem) {
    guard data.count <= Self.maxSize else { throw .tooManyBytes }
    let bytes = [UInt8](data)
    let size: (width: Int, height: Int)?
    if bytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) {
      (kind, size) = (.png, bytes.sizeOfPNG)
    } else if bytes.starts(with: [0xff, 0xd8, 0xff]) {
      (kind, size) = (.jpeg, bytes.sizeOfJPEG)
    } else {
      throw .otherType
    }
    guard let size, size.width > 0, size.height > 0 else { throw .broken }
    guard size.width <= Self.maxSide, size.height <= Self.maxSide,
      size.width * size.height <= Self.maxPixels
    else { throw .tooManyPixels }
    self.data = data
  }

  /// Reads one that was stored.
  public init(kind: Kind, stored data: Data) { (self.kind, self.data) = (kind, data) }

  /// The name of these bytes, which is another one for other bytes.
  public var version: String { RequestDigest(of: data.base64EncodedString()).text }
}

/// The reason why a picture is not taken.
public enum SentPictureProblem: Error, Hashable, Sendable, CustomStringConvertible {
  case otherType, tooManyBytes, tooManyPixels, broken

  /// The sentence for people: what is wrong, and what to do.
  public var description: String {
    switch self {
    case .otherType: "This is no picture in PNG or JPEG. Choose one that is."
    case .tooManyBytes: "The picture has more than 700 kB. Choose a smaller one."
    case .tooManyPixels:
      "The picture has more than 16 million pixels, or 8192 in a row. Choose a smaller one."
    case .broken: "The picture is not whole. Choose another one."
    }
  }
}

extension [UInt8] {
  /// The width and the height that a PNG's first chunk says.
  fileprivate var sizeOfPNG: (width: Int, height: Int)? {
    guard count >= 33, self[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    return (number(at: 16, bytes: 4), number(at: 20, bytes: 4))
  }

  /// The width and the height that a JPEG's frame says, which stands behind segments of any length.
  fileprivate var sizeOfJPEG: (width: Int, height: Int)? {
    var index = 2
    while index + 9 <= count, self[index] == 0xff {
      let marker = self[index + 1]
      // Fill bytes may stand before a marker.
      if marker == 0xff {
        index += 1
        continue
      }
      // Frames have the markers from C0 to CF, but for three that are tables.
      if 0xc0...0xcf ~= marker, ![0xc4, 0xc8, 0xcc].contains(marker) {
        return (number(at: index + 7, bytes: 2), number(at: index + 5, bytes: 2))
      }
      let length = number(at: index + 2, bytes: 2)
      guard length >= 2 else { return nil }
      index += 2 + length
    }
    return nil
  }

  private func number(at index: Int, bytes: Int) -> Int {
    self[index..<index + bytes].reduce(0) { $0 << 8 | Int($1) }
  }
}
