import Foundation

extension View {
  /// Shows the view more or less: 0 is invisible, 1 as it is.
  public func opacity(_ opacity: Double) -> some View { boxed(.opacity(opacity)) }

  /// Cuts off what lies outside of a shape.
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some View {
    boxed(.clip(shape.outline))
  }

  /// Cuts off what lies outside of the view's own rectangle.
  public func clipped(antialiased: Bool = false) -> some View { boxed(.clip(.rectangle)) }

  /// Makes the corners round, with a radius in points.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    boxed(.clip(.rounded(radius)))
  }

  /// Draws a line along the inside of the edge, so many points wide.
  public func border(_ style: some ShapeStyle, width: CGFloat = 1) -> some View {
    boxed(.border(style.paint, width))
  }

  /// Draws a shadow; all lengths are in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    boxed(.shadow(color.paint, radius: radius, x: x, y: y))
  }

  /// Shows the view out of focus by so many points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { boxed(.blur(radius)) }

  /// Mixes the view with what is behind it.
  public func blendMode(_ mode: BlendMode) -> some View { boxed(.blendMode(mode)) }

  /// Makes the view brighter, from 0 to 1, or darker.
  public func brightness(_ amount: Double) -> some View { boxed(.brightness(amount)) }

  /// Gives the view more or less contrast; 1 is as it is.
  public func contrast(_ amount: Double) -> some View { boxed(.contrast(amount)) }

  /// Gives the view more or less colour; 1 is as it is.
  public func saturation(_ amount: Double) -> some View { boxed(.saturation(amount)) }

  /// Takes colour from the view; 1 is grey.
  public func grayscale(_ amount: Double) -> some View { boxed(.grayscale(amount)) }

  /// Shows every colour of the view by an angle further on the circle of colours.
  public func hueRotation(_ angle: Angle) -> some View { boxed(.hueRotation(angle)) }

  /// Shows the opposite of every colour.
  public func colorInvert() -> some View { boxed(.colorInvert) }

  /// Shows the view through what another one leaves open.
  /// - Note: Shapes mask exactly, other views as the rectangle that they are in.
  /// - Note: `alignment` has no effect.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    boxed(.clip((mask() as? any Shape)?.outline ?? .rectangle))
  }

  /// Shows the view through what another one leaves open.
  /// - Note: Shapes mask exactly, other views as the rectangle that they are in.
  public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }

  /// Lets the pointer through to what is behind the view.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    HitTestingModifier(content: self, isEnabled: enabled)
  }

  /// Says where the view takes the pointer.
  /// - Note: Has no effect; a browser takes it in the view's whole rectangle.
  public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> some View { self }

  /// Draws the view as one picture first.
  /// - Note: Has no effect; a browser does that by itself.
  public func compositingGroup() -> some View { self }

  /// Draws the view as one picture first.
  /// - Note: Has no effect; a browser does that by itself.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    self
  }

  /// Multiplies the view's colours by another one.
  /// - Note: Has no effect; a browser has no filter for it.
  public func colorMultiply(_ color: Color) -> some View { self }

  /// Shows the view the less the darker it is.
  /// - Note: Has no effect; a browser has no filter for it.
  public func luminanceToAlpha() -> some View { self }

  /// Says where the view takes the pointer, and what else the shape is for.
  /// - Note: Has no effect; a browser takes it in the view's whole rectangle.
  public func contentShape(
    _ kind: ContentShapeKinds, _ shape: some Shape, eoFill: Bool = false
  ) -> some View {
    self
  }

  /// Shows only the shape of what will be there.
  public func redacted(reason: RedactionReasons) -> some View {
    environment(\.redactionReasons, reason)
  }

  /// Shows what will be there after all.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks what is not for everybody's eyes.
  /// - Note: Has no effect; nothing is hidden, not even with `redacted(reason: .privacy)`.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}

/// A view that takes the pointer, or lets it through; a person cannot use what it lets through to.
private struct HitTestingModifier<Content: View>: BoxView {
  let content: Content
  let isEnabled: Bool

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(
      role: .generic,
      style: Style(layout: .box, looks: isEnabled ? [] : [.ignoresPointer]))
  }
}

/// The purposes of a view's shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: Int

  /// Makes the set with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It takes the pointer there.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// It looks so while it is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// It looks so beside its menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// It looks so while the pointer is above it.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// It is what a screen reader frames.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
  /// It is what a focus frames.
  public static let focusEffect = ContentShapeKinds(rawValue: 32)
}

/// Why something is not shown as it is.
public struct RedactionReasons: OptionSet, Sendable {
  /// One bit for each reason.
  public let rawValue: Int

  /// Makes the set with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is not for everybody's eyes.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

extension EnvironmentValues {
  /// Why something is not shown as it is.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set {
      self[RedactionKey.self] = newValue
      looks.removeAll { $0 == .redacted }
      if !newValue.isEmpty { looks.append(.redacted) }
    }
  }
}
