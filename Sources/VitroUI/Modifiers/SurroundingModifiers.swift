import Foundation

extension View {
  /// Asks the surface to be light or dark around this view, or, with `nil`, as it is.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    let content = EnvironmentModifier(content: self, value: colorScheme) { environment, scheme in
      if let scheme { environment.colorScheme = scheme }
    }
    return SchemeModifier(content: content, scheme: colorScheme)
  }

  /// Sets whether this view is shown light or dark.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Puts a view at an edge of this one, which gets that much less room; at the bottom it stays in sight while
  /// this one scrolls.
  /// - Note: At the top it scrolls with the view.
  public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    let inset = StickyEdge(content: content(), isSticky: edge == .bottom)
    return VStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .top { inset }
      self
      if edge == .bottom { inset }
    }
  }

  /// Puts a view at a side of this one, which gets that much less room.
  public func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    let inset = content()
    return HStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .leading { inset }
      self
      if edge == .trailing { inset }
    }
  }

  /// Shows symbols in this view in a variant, such as filled.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    EnvironmentModifier(content: self, value: variant) { environment, variant in
      environment.symbolVariants = environment.symbolVariants.joined(variant)
    }
  }

  /// Says how symbols in this view are coloured.
  /// - Note: Has no effect; all of a symbol takes the foreground.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Sets how large symbols in this view are beside letters.
  public func imageScale(_ scale: Image.Scale) -> some View {
    EnvironmentModifier(content: self, value: scale) { $0.imageScale = $1 }
  }

  /// Hides what a surface shows over the view by itself, such as the time of the day.
  /// - Note: Has no effect; a browser shows nothing over the page.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Hides what a surface shows over the view by itself, such as the time of the day.
  /// - Note: Has no effect; a browser shows nothing over the page.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Hides what a surface shows over the view by itself.
  /// - Note: Has no effect; a browser shows nothing over the page.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Names a preview.
  /// - Note: Has no effect; a preview has the name of `#Preview`.
  public func previewDisplayName(_ value: String?) -> some View { self }

  /// Sets the size of a preview.
  /// - Note: Has no effect; the size is that of the browser.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Names the device of a preview.
  /// - Note: Has no effect; the device is the browser.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}

extension View {
  /// Turns the device of a preview.
  /// - Note: Has no effect; the device is the browser.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }

  /// Puts a bar at an edge of this view, which gets that much less room; at the bottom it stays in sight while
  /// this one scrolls.
  /// - Note: At the top it scrolls with the view.
  public func safeAreaBar<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Puts a bar at a side of this view, which gets that much less room.
  public func safeAreaBar<Bar: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}

/// The orientation of a device.
/// - Note: Has no effect; the device is the browser.
public struct InterfaceOrientation: Hashable, Sendable {
  private let name: String

  /// Upright.
  public static let portrait = InterfaceOrientation(name: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  /// Turned to the left.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  /// Turned to the right.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}

/// The size of a preview.
/// - Note: Has no effect; the size is that of the browser.
public enum PreviewLayout: Sendable {
  /// That of a device.
  case device
  /// That of the view.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device of a preview, by its name.
/// - Note: Has no effect; the device is the browser.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a device with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a device with a name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// A view at an edge; a sticky one stays in sight while what is beside it scrolls.
private struct StickyEdge<Content: View>: ElementView {
  let content: Content
  let isSticky: Bool

  var inside: Content? { content }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(
      role: .generic,
      style: Style(layout: .box, variant: isSticky ? "stickyBottom" : nil))
  }
}

/// A view that wants the surface to be light or dark.
private struct SchemeModifier<Content: View>: BoxView {
  let content: Content
  let scheme: ColorScheme?

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(
      role: .generic,
      style: Style(layout: .box, variant: scheme.map { "scheme-\($0.rawValue)" }))
  }
}
