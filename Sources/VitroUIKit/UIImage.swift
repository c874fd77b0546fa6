import Foundation
import VitroUI

/// A picture of UIKit: a symbol, a picture of the application, or the bytes of one.
public final class UIImage: @unchecked Sendable {
  /// The picture as a view takes it.
  fileprivate enum Content: Sendable {
    case symbol(String)
    case picture(String)
    case bytes(Data)
  }

  fileprivate let content: Content

  /// How a picture is drawn.
  public enum RenderingMode: Int, Sendable {
    /// As the place wants it.
    case automatic
    /// In its own colours.
    case alwaysOriginal
    /// In the foreground.
    case alwaysTemplate
  }

  /// A symbol by its name.
  public init?(systemName: String) { content = .symbol(systemName) }

  /// A picture of the application by its name.
  public init?(named name: String) { content = .picture(name) }

  /// A picture of bytes; `nil` where there are none.
  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    content = .bytes(data)
  }

  /// A picture of bytes; `nil` where there are none.
  public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }

  /// The picture in a file.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// A picture without anything in it.
  public init() { content = .picture("") }

  /// The bytes of the picture, as they were given.
  /// - Note: Nothing is compressed anew.
  public func jpegData(compressionQuality: CGFloat) -> Data? { bytes }

  /// The bytes of the picture, as they were given.
  /// - Note: Nothing is written anew.
  public func pngData() -> Data? { bytes }

  /// The picture, drawn otherwise.
  /// - Note: Has no effect.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }

  private var bytes: Data? {
    if case .bytes(let data) = content { data } else { nil }
  }
}

extension Image {
  /// Shows a picture of UIKit.
  public init(uiImage image: UIImage) {
    switch image.content {
    case .symbol(let name): self.init(systemName: name)
    case .picture(let name): self.init(name)
    case .bytes(let data):
      self.init("data:\(data.pictureType);base64,\(data.base64EncodedString())", label: Text(""))
    }
  }
}

extension Data {
  /// The type of a picture, by how it begins.
  fileprivate var pictureType: String {
    switch prefix(4) {
    case Data([0x89, 0x50, 0x4E, 0x47]): "image/png"
    case Data([0x47, 0x49, 0x46, 0x38]): "image/gif"
    case Data([0x52, 0x49, 0x46, 0x46]): "image/webp"
    default: "image/jpeg"
    }
  }
}

/// A file of an asset catalog; none is read.
public final class NSDataAsset: Sendable {
  /// The bytes.
  public let data = Data()

  /// There is none.
  public init?(name: String) { return nil }
}
