import Foundation
import VitroAssets

/// A picture: a symbol by SwiftUI's name, or a picture of an asset catalog.
///
/// A screen reader calls a symbol by its name; give it another one with `accessibilityLabel(_:)`.
public struct Image: ElementView, Equatable {
  /// The mode in which a picture takes more room than it has.
  public enum ResizingMode: Hashable, Sendable {
    /// It gets larger.
    case stretch
    /// It is repeated; shown larger.
    case tile
  }

  /// The scale of a symbol beside letters.
  public enum Scale: String, Hashable, Sendable {
    /// Smaller.
    case small
    /// As usual.
    case medium
    /// Larger.
    case large
  }

  /// Which colours a picture is drawn with.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// With the foreground.
    case template
    /// With its own.
    case original
  }

  /// The interpolation of a picture that is shown larger, by its smoothness.
  public enum Interpolation: Hashable, Sendable {
    /// Not at all.
    case none
    /// A little.
    case low
    /// More.
    case medium
    /// Most.
    case high
  }

  /// The range of brightness of a picture.
  public enum DynamicRange: Hashable, Sendable {
    /// As usual.
    case standard
    /// More.
    case constrainedHigh
    /// Most.
    case high
  }

  private let content: Detail
  /// What a picture is called; a symbol by its name.
  private let label: String?
  private var isDecorative = false
  private var isResizable = false
  private var rendering: TemplateRenderingMode?

  /// Shows a symbol by its name, such as `"trash"`; one that the surface does not know shows its name.
  public init(systemName: String) {
    content = .symbol(systemName)
    label = nil
  }

  /// Shows a symbol that says something of a value.
  /// - Note: What the symbol says of a value is left to the surface.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// Shows a picture of the application that says something of a value.
  /// - Note: What the picture says of a value is left to the surface.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Shows a picture of an asset catalog by its name, or at an address: on the web, or a path that begins with
  /// `/` and that the server of the application answers.
  ///
  /// Where no catalog of the bundle, or beside the program, has it, the screen that shows it tells the problem, and
  /// shows an empty box.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle, label: Text(name))
  }

  /// Shows a picture of an asset catalog, which is called by a label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    content = Image.content(name, in: bundle?.bundlePath)
    self.label = label.string
  }

  /// Shows a picture of an asset catalog that says nothing.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    isDecorative = true
  }

  private static func content(_ name: String, in folder: String?) -> Detail {
    if name.isEmpty || name.hasPrefix("/") || name.contains(":") { return .picture(name) }
    if let picture = AssetCatalog.of(bundle: folder).pictures[name] { return .asset(picture) }
    return .missing(MissingAsset(.picture, name, in: folder))
  }

  var inside: EmptyView? { nil }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    var style = environment.textStyle
    if let scale = environment.imageScale { style.variant = "scale-\(scale.rawValue)" }
    var details = [content.varied(environment.symbolVariants)]
    if case .asset(let picture) = content {
      details = [.asset(picture.drawn(rendering).shown(in: environment.ownColorScheme))]
    }
    if isResizable { details.append(.resizable) }
    if isDecorative { details.append(.hidden) }
    return Attributes(
      role: .image, label: label ?? symbolLabel(in: environment), style: style, details: details)
  }

  private func symbolLabel(in environment: EnvironmentValues) -> String {
    guard case .symbol(let name) = content else { return "" }
    return symbolName(name, environment.words)
  }

  /// Lets the picture take the room that it gets.
  /// - Note: The picture is always stretched, never repeated; `capInsets` has no effect.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// The picture, which says nothing to those who listen to the screen.
  func decorative() -> Image {
    var image = self
    image.isDecorative = true
    return image
  }

  /// Says which colours the picture is drawn with.
  /// - Note: Has an effect on pictures of asset catalogs; symbols always take the foreground.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    guard case .asset = content else { return self }
    var image = self
    image.rendering = mode
    return image
  }

  /// Says how smooth the picture gets.
  /// - Note: Has no effect; the surface decides.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Says how bright the picture may get.
  /// - Note: Has no effect; the surface decides.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  /// Says whether edges are smooth.
  /// - Note: Has no effect; the surface decides.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Says how a symbol is coloured.
  /// - Note: Has no effect; all of a symbol takes the foreground.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

extension AssetPicture {
  /// The picture with the foreground or its own colours, where somebody says so.
  fileprivate func drawn(_ mode: Image.TemplateRenderingMode?) -> AssetPicture {
    var picture = self
    if let mode { picture.isTemplate = mode == .template }
    return picture
  }

  /// The picture with the files of a colour scheme alone; with `nil` the surface decides.
  func shown(in scheme: ColorScheme?) -> AssetPicture {
    guard let scheme else { return self }
    var picture = self
    if scheme == .dark, !darkFiles.isEmpty { picture.files = darkFiles }
    picture.darkFiles = []
    return picture
  }
}

extension Detail {
  /// A symbol in variants that it has not got by its name.
  fileprivate func varied(_ variants: SymbolVariants) -> Detail {
    guard case .symbol(let name) = self, !variants.suffixes.isEmpty else { return self }
    let parts = name.split(separator: ".").map(String.init)
    let missing = variants.suffixes.filter { !parts.contains($0) }
    return .symbol((parts + missing).joined(separator: "."))
  }
}

private struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale? { nil } }
private struct SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
  /// How large symbols here are beside letters, or `nil` for the usual size.
  public var imageScale: Image.Scale? {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// The variants in which symbols here are shown.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

/// The mode in which a symbol is coloured.
/// - Note: Has no effect; the surface decides.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// In one colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In one colour, stronger and weaker.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// In several colours.
  public static let palette = SymbolRenderingMode(name: "palette")
  /// In colours of its own.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

/// A picture that is loaded from an address: on the web, or a path that begins with `/` and that the server
/// of the application answers.
/// - Note: The browser loads it by itself: a view for it is asked for the phase in which it is there. A placeholder
///   is shown, and the phase is a failure, where there is no address, or one of another kind, such as of a file or of
///   `data:`.
public struct AsyncImage<Content: View>: View {
  private let content: Content

  /// Shows the picture at an address.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    content = AsyncImagePhase(at: url).image ?? Image("", label: Text(""))
  }

  /// Shows the picture at an address, changed by a closure, or something else without an address.
  public init<Loaded: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: (Image) -> Loaded,
    @ViewBuilder placeholder: () -> Placeholder
  ) where Content == ConditionalContent<Loaded, Placeholder> {
    self.content =
      AsyncImagePhase(at: url).image.map { .first(content($0)) } ?? .second(placeholder())
  }

  /// Shows a view for how far the picture has come.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: (AsyncImagePhase) -> Content
  ) {
    self.content = content(AsyncImagePhase(at: url))
  }

  /// The picture.
  public var body: some View { content }
}

extension AsyncImagePhase {
  @MainActor fileprivate init(at url: URL?) {
    guard let url else {
      self = .empty
      return
    }
    let isOnTheWeb = ["http", "https"].contains(url.scheme?.lowercased())
    let isPath = url.scheme == nil && url.path(percentEncoded: true).hasPrefix("/")
    self =
      isOnTheWeb || isPath
      ? .success(Image(url.absoluteString, label: Text("")))
      : .failure(URLError(.unsupportedURL))
  }
}

/// The loading phase of a picture that comes from an address.
public enum AsyncImagePhase: Sendable {
  /// There is none.
  case empty
  /// It is there.
  case success(Image)
  /// It could not be loaded.
  case failure(any Error)

  /// The picture, or `nil`.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why it could not be loaded, or `nil`.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

extension Text {
  /// Shows a symbol within a text.
  public init(_ image: Image) {
    self.init(runs: [image.run])
  }
}

extension Image {
  /// The picture in a drawing.
  nonisolated var picture: Drawing.Picture {
    switch content {
    case .symbol(let name): .symbol(name)
    case .picture(let name): .named(name)
    case .asset(let picture): .asset(picture)
    case .missing(let asset): .missing(asset)
    default: .named(label ?? "")
    }
  }

  nonisolated fileprivate var run: TextRun {
    switch content {
    case .symbol(let name): TextRun("", symbol: name)
    default: TextRun(label ?? "")
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a symbol.
  public mutating func appendInterpolation(_ image: Image) { add([image.run]) }
}
