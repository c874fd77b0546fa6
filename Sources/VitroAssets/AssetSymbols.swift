/// The Swift file with the symbols of some catalogs: `ColorResource.brand`, `Color.brand`, `UIColor.brand`.
///
/// They have the names that Xcode gives them. A colour whose name another one of SwiftUI or UIKit has is left out there,
/// with a warning as in Xcode.
package struct AssetSymbols {
  private let colors: SymbolTree
  private let pictures: SymbolTree
  private let bundle: String
  private let hasUIKit: Bool

  /// Makes the symbols of catalogs whose copies lie in a folder beside the program, with or without those of UIKit.
  package init(_ catalog: AssetCatalog, bundle: String, hasUIKit: Bool) {
    colors = SymbolTree(catalog.colorNames, without: "color")
    pictures = SymbolTree(catalog.pictureNames, without: "image")
    (self.bundle, self.hasUIKit) = (bundle, hasUIKit)
  }

  /// The text of the file.
  package var text: String { ([head] + extensions + ["#endif\n"]).joined(separator: "\n") }

  /// A module that another name was given to cannot be imported by its own, and nothing says whether it was: so
  /// it is imported by way of one that is there for this. Without Vitro, Xcode makes the symbols.
  private var head: String {
    let modules = ["Foundation", "VitroViewNames"] + (hasUIKit ? ["VitroUIKitNames"] : [])
    return """
      // Made by VitroAssetSymbols of the asset catalogs, and made anew when they change.
      #if canImport(VitroViewNames)
      \(modules.map { "import \($0)" }.joined(separator: "\n"))

      private let resources = Bundle(
        url: Bundle.main.bundleURL.appendingPathComponent(\(literal(bundle))))

      """
  }

  private var extensions: [String] {
    var parts = [
      colors.text(of: "ColorResource") { symbol, name, _ in
        "static let \(symbol) = ColorResource(name: \(literal(name)), bundle: resources)"
      },
      pictures.text(of: "ImageResource") { symbol, name, _ in
        "static let \(symbol) = ImageResource(name: \(literal(name)), bundle: resources)"
      },
      colors.text(of: "Color", besides: AssetSymbols.ofSwiftUI) { symbol, _, path in
        "static var \(symbol): Color { Color(ColorResource.\(path)) }"
      },
      // No type can stand in an extension of a protocol.
      colors.flat(besides: AssetSymbols.ofSwiftUI).text(of: "ShapeStyle where Self == Color") {
        symbol, _, path in "static var \(symbol): Color { Color(ColorResource.\(path)) }"
      },
    ]
    guard hasUIKit else { return parts }
    parts += [
      colors.text(of: "UIColor", besides: AssetSymbols.ofUIKit) { symbol, _, path in
        "static var \(symbol): UIColor { UIColor(resource: ColorResource.\(path)) }"
      },
      pictures.text(of: "UIImage") { symbol, _, path in
        "static var \(symbol): UIImage { UIImage(resource: ImageResource.\(path)) }"
      },
    ]
    return parts
  }

  private static let ofSwiftUI: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "accentColor",
  ]

  private static let ofUIKit: Set<String> = [
    "black", "white", "clear", "gray", "darkGray", "lightGray", "red", "green", "blue", "cyan",
    "yellow", "magenta", "orange", "purple", "brown", "systemRed", "systemOrange", "systemYellow",
    "systemGreen", "systemMint", "systemTeal", "systemCyan", "systemBlue", "systemIndigo",
    "systemPurple", "systemPink", "systemBrown", "systemGray", "systemGray2", "systemGray3",
    "systemGray4", "systemGray5", "systemGray6", "label", "secondaryLabel", "tertiaryLabel",
    "quaternaryLabel", "placeholderText", "link", "tintColor", "separator", "opaqueSeparator",
    "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
    "systemGroupedBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground", "systemFill", "secondarySystemFill", "tertiarySystemFill",
    "quaternarySystemFill", "darkText", "lightText",
  ]
}

/// A text as a literal of Swift.
private func literal(_ text: String) -> String {
  let escaped = text.unicodeScalars.map { scalar in
    switch scalar {
    case "\\": "\\\\"
    case "\"": "\\\""
    case _ where scalar.value < 0x20 || scalar.value == 0x7F:
      "\\u{\(String(scalar.value, radix: 16))}"
    default: String(scalar)
    }
  }
  return "\"\(escaped.joined())\""
}

/// The symbols of assets in a namespace, and the namespaces in it.
private struct SymbolTree {
  private var assets: [(symbol: String, name: String)] = []
  private var spaces: [(type: String, tree: SymbolTree)] = []
  private var notes: [String] = []

  private init() {}

  init(_ names: Set<String>, without suffix: String) {
    self.init(
      names.sorted().map { (rest: $0.split(separator: "/")[...], name: $0) }, without: suffix)
  }

  private init(_ names: [(rest: ArraySlice<Substring>, name: String)], without suffix: String) {
    var used: Set<String> = []
    var inside: [String: [(rest: ArraySlice<Substring>, name: String)]] = [:]
    for (rest, name) in names {
      guard let first = rest.first else { continue }
      guard rest.count == 1 else {
        inside[AssetSymbolName(String(first)).type, default: []].append((rest.dropFirst(), name))
        continue
      }
      let symbols = [suffix, nil].map { AssetSymbolName(String(first), without: $0).member }
      guard let symbol = symbols.first(where: { used.insert($0).inserted }) else {
        notes.append("// The asset \(literal(name)) has the symbol of another one.")
        continue
      }
      assets.append((symbol, name))
    }
    for type in inside.keys.sorted() where used.insert(type).inserted {
      spaces.append((type, SymbolTree(inside[type] ?? [], without: suffix)))
    }
  }

  /// The assets that are in no namespace and have none of the names.
  func flat(besides taken: Set<String>) -> SymbolTree {
    var tree = SymbolTree()
    tree.assets = assets.filter { !taken.contains($0.symbol) }
    return tree
  }

  /// An extension of a type with the symbols; without those in it that it has already.
  func text(
    of type: String, besides taken: Set<String> = [],
    _ member: (_ symbol: String, _ name: String, _ path: String) -> String
  ) -> String {
    var tree = self
    for asset in assets where taken.contains(asset.symbol) {
      let text = "'\(asset.name)' has the symbol '\(asset.symbol)', which \(type) has already."
      tree.notes.append("#warning(\(literal(text + " Try renaming the colour.")))")
    }
    tree.assets.removeAll { taken.contains($0.symbol) }
    tree.leaveOut(type.hasSuffix("Resource") ? SymbolTree.resources : SymbolTree.values)
    return "extension \(type) {\n\(tree.text("  ", "", member))}\n"
  }

  // A namespace with the name of a type that is needed in it would take that one's place.
  private static let resources: Set<String> = ["ColorResource", "ImageResource"]
  private static let values = resources.union(["Color", "UIColor", "UIImage"])

  private mutating func leaveOut(_ types: Set<String>) {
    spaces.removeAll { types.contains($0.type) }
    for index in spaces.indices { spaces[index].tree.leaveOut(types) }
  }

  private func text(
    _ margin: String, _ path: String, _ member: (String, String, String) -> String
  ) -> String {
    var lines = notes
    for (symbol, name) in assets {
      lines += ["/// The asset \(literal(name)).", member(symbol, name, path + symbol)]
    }
    var text = lines.map { "\(margin)\($0)\n" }.joined()
    for (type, tree) in spaces {
      text += "\(margin)enum \(type) {\n"
      text += tree.text(margin + "  ", "\(path)\(type).", member)
      text += "\(margin)}\n"
    }
    return text
  }
}
