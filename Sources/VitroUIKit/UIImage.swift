import Foundation
import VitroAssets
import VitroUI

/// A picture of UIKit: a symbol, a picture of the application, or the bytes of one.
public final class UIImage: NSObject, @unchecked Sendable {
  /// The picture as a view takes it.
  fileprivate enum Content: Sendable {
    case symbol(String)
    case picture(String, Bundle?)
    case bytes(Data)
  }

  fileprivate let content: Content
  fileprivate private(set) var rendering: Image.TemplateRenderingMode?

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

  /// A picture of an asset catalog by its name; `nil`, and a note to the standard error stream, where there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil) }

  /// A picture of a bundle's asset catalog by its name; `nil`, and a note to the standard error stream, where there is
  /// none.
  /// - Note: The traits have no effect: it is another one where it is dark.
  public init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection? = nil
  ) {
    let folder = bundle?.bundlePath
    guard AssetCatalog.of(bundle: folder).pictures[name] != nil else {
      MissingAsset(.picture, name, in: folder).note()
      return nil
    }
    content = .picture(name, bundle)
  }

  /// A picture of an asset catalog; an empty box where there is none.
  public init(resource: ImageResource) { content = .picture(resource.name, resource.bundle) }

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
  override public init() { content = .picture("", nil) }

  /// The bytes of the picture, as they were given.
  /// - Note: Nothing is compressed anew.
  public func jpegData(compressionQuality: CGFloat) -> Data? { bytes }

  /// The bytes of the picture, as they were given.
  /// - Note: Nothing is written anew.
  public func pngData() -> Data? { bytes }

  /// The picture, drawn with the foreground or with its own colours.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(content, [.alwaysOriginal: .original, .alwaysTemplate: .template][mode])
  }

  private init(_ content: Content, _ rendering: Image.TemplateRenderingMode?) {
    self.content = content
    self.rendering = rendering
  }

  private var bytes: Data? {
    if case .bytes(let data) = content { data } else { nil }
  }
}

extension Image {
  /// Shows a picture of UIKit.
  public init(uiImage image: UIImage) {
    switch image.content {
    case .symbol(let name): self.init(systemName: name)
    case .picture(let name, let bundle): self.init(name, bundle: bundle)
    case .bytes(let data):
      self.init("data:\(data.pictureType);base64,\(data.base64EncodedString())", label: Text(""))
    }
    self = renderingMode(image.rendering)
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

/// A file of an asset catalog.
public final class NSDataAsset: Sendable {
  /// The bytes.
  public let data: Data
  /// The name in the catalog.
  public let name: String

  /// Reads the file of a name; `nil` where there is none.
  public init?(name: String, bundle: Bundle? = nil) {
    let file = AssetCatalog.of(bundle: bundle?.bundlePath).data[name]
    guard let file, let data = FileManager.default.contents(atPath: file.path) else { return nil }
    self.data = data
    self.name = name
  }
}
