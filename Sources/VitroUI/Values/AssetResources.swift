import Foundation
import VitroAssets

/// A colour of an asset catalog, by its name; `VitroAssetSymbols` makes one for each colour, such as `.brand`.
public struct ColorResource: Hashable, Sendable {
  /// The name of the colour.
  package let name: String
  /// The bundle with the catalog; `nil` for all catalogs beside the program.
  package let bundle: Bundle?

  /// Makes the colour with a name.
  public init(name: String, bundle: Bundle?) {
    self.name = name
    self.bundle = bundle
  }
}

/// A picture of an asset catalog, by its name; `VitroAssetSymbols` makes one for each picture, such as `.logo`.
public struct ImageResource: Hashable, Sendable {
  /// The name of the picture.
  package let name: String
  /// The bundle with the catalog; `nil` for all catalogs beside the program.
  package let bundle: Bundle?

  /// Makes the picture with a name.
  public init(name: String, bundle: Bundle?) {
    self.name = name
    self.bundle = bundle
  }
}

extension Color {
  /// Makes the colour of an asset catalog with a name: one of the bundle's, or of those beside the program.
  ///
  /// Where no catalog has it, the screen that shows it tells the problem, and shows a gray.
  public init(_ name: String, bundle: Bundle? = nil) {
    let folder = bundle?.bundlePath
    if let color = AssetCatalog.of(bundle: folder).colors[name] {
      let (light, dark) = (Paint(color.light), Paint(color.dark))
      self.init(paint: light == dark ? light : .adaptive(light: light, dark: dark))
    } else if name == "AccentColor" {
      // A new project has one in which no colour is set.
      self = .accentColor
    } else {
      self.init(paint: .missing(MissingAsset(.color, name, in: folder)))
    }
  }

  /// Makes the colour of an asset catalog.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Paint {
  fileprivate init(_ color: AssetColor.Value) {
    switch color {
    case .rgb(let red, let green, let blue, let opacity): self = .rgb(red, green, blue, opacity)
    case .theme(let name): self = .named(name)
    }
  }
}

extension Image {
  /// Shows a picture of an asset catalog.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}
