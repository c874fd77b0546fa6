/// The surface's own style.
public struct DefaultButtonStyle: PrimitiveButtonStyle, NamedButtonStyle {
  let name: String? = nil

  /// Makes the style.
  public init() {}

  /// Makes the button itself.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A label without any look of a button.
public struct PlainButtonStyle: PrimitiveButtonStyle, NamedButtonStyle {
  let name: String? = "plain"

  /// Makes the style.
  public init() {}

  /// Makes the button itself.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A label in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, NamedButtonStyle {
  let name: String? = "borderless"

  /// Makes the style.
  public init() {}

  /// Makes the button itself.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A label on a surface of its own.
public struct BorderedButtonStyle: PrimitiveButtonStyle, NamedButtonStyle {
  let name: String? = "bordered"

  /// Makes the style.
  public init() {}

  /// Makes the button itself.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A label on a surface that stands out: for what the page is mainly for.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, NamedButtonStyle {
  let name: String? = "borderedProminent"

  /// Makes the style.
  public init() {}

  /// Makes the button itself.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A label like a link.
public struct LinkButtonStyle: PrimitiveButtonStyle, NamedButtonStyle {
  let name: String? = "link"

  /// Makes the style.
  public init() {}

  /// Makes the button itself.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A label on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle, NamedButtonStyle {
  let name: String? = "bordered"

  /// Makes the style.
  public init() {}

  /// Makes the style of a kind of glass.
  /// - Note: All kinds look the same.
  public init(_ glass: Glass) {}

  /// Makes the button itself.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A label on glass that stands out.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, NamedButtonStyle {
  let name: String? = "borderedProminent"

  /// Makes the style.
  public init() {}

  /// Makes the button itself.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The surface's own style.
  public static var automatic: DefaultButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A label without any look of a button.
  public static var plain: PlainButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A label in the tint.
  public static var borderless: BorderlessButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A label on a surface of its own.
  public static var bordered: BorderedButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A label on a surface that stands out: for what the page is mainly for.
  public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A label like a link.
  public static var link: LinkButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A label on glass.
  public static var glass: GlassButtonStyle { .init() }

  /// A label on a kind of glass.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { .init(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A label on glass that stands out.
  public static var glassProminent: GlassProminentButtonStyle { .init() }
}
