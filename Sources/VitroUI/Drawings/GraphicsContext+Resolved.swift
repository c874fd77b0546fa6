import Foundation

extension GraphicsContext {
  /// A text that is ready to be drawn.
  @MainActor @preconcurrency
  public struct ResolvedText {
    let string: String
    let looks: [Look]
    private var ownShading: Shading?

    /// What it is drawn with, which is the text's own as long as nobody sets it.
    public var shading: Shading {
      get { ownShading ?? .foreground }
      set { ownShading = newValue }
    }

    fileprivate init(_ text: Text, in environment: EnvironmentValues) {
      let style = text.attributes(in: environment).style
      string = text.string
      var looks = style.looks
      if let size = style.font.flatMap(LetterSize.ofStyle), LetterSize.of(looks) == nil {
        looks.append(.fontSize(size))
      }
      self.looks = looks
    }

    fileprivate var drawnLooks: [Look] {
      guard let ownShading else { return looks }
      return looks.setting([.foreground(ownShading.paint(in: .zero))])
    }

    /// About how large it is in a room: only the surface knows it exactly.
    public func measure(in size: CGSize) -> CGSize { LetterSize.estimate(string, looks, size) }

    /// About how far its first line's baseline is below its top.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      (LetterSize.of(looks) ?? LetterSize.body) * LetterSize.ascent
    }

    /// About how far its last line's baseline is below its top.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      measure(in: size).height - firstBaseline(in: size) * (1 / LetterSize.ascent - 1)
    }
  }

  /// A picture that is ready to be drawn.
  @MainActor @preconcurrency
  public struct ResolvedImage {
    let picture: Drawing.Picture
    /// The size that a symbol has; only the surface knows that of other pictures.
    public let size: CGSize
    /// What a symbol is drawn with.
    public var shading: Shading?
    /// How far a symbol's baseline is below its top.
    public let baseline: CGFloat
  }

  /// Makes a text ready to be drawn.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text, in: environment) }

  /// Makes a picture ready to be drawn.
  public func resolve(_ image: Image) -> ResolvedImage {
    let side = (environment.font.map(LetterSize.of) ?? LetterSize.body) * LetterSize.symbol
    var picture = image.picture
    if case .asset(let asset) = picture {
      picture = .asset(asset.shown(in: environment.colorScheme))
    }
    return ResolvedImage(
      picture: picture, size: CGSize(width: side, height: side), shading: nil,
      baseline: side * LetterSize.ascent)
  }

  /// Makes ready what is drawn with.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// Draws a text around a point, in parts of its own size from its upper leading corner.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    add(.text(text.string, at: point, anchor: anchor, text.drawnLooks))
  }

  /// Draws a text in a rectangle, from its upper leading corner.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text, at: rect.origin, anchor: .topLeading)
  }

  /// Draws a text around a point, in parts of its own size from its upper leading corner.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text in a rectangle, from its upper leading corner.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a picture in a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    add(.image(image.picture, in: rect, (image.shading ?? .foreground).paint(in: rect)))
  }

  /// Draws a picture around a point, in parts of its own size from its upper leading corner.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let origin = CGPoint(
      x: point.x - anchor.x * image.size.width, y: point.y - anchor.y * image.size.height)
    draw(image, in: CGRect(origin: origin, size: image.size))
  }

  /// Draws a picture in a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws a picture around a point, in parts of its own size from its upper leading corner.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}

extension GraphicsContext {
  /// A view that is ready to be drawn.
  /// - Note: There is none; the views of a picture are left out.
  @MainActor @preconcurrency
  public struct ResolvedSymbol {
    /// The size of the view.
    public let size: CGSize
  }

  /// The view of the picture that has a tag, or `nil`.
  /// - Note: Always `nil`; the views of a picture are left out.
  public func resolveSymbol(id: some Hashable) -> ResolvedSymbol? { nil }

  /// Draws a view around a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws a view in a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
}
