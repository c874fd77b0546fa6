/// A style to fill, stroke or write with: a colour, a gradient, a material.
public protocol ShapeStyle: Sendable {
  /// What a surface gets to know of it.
  var paint: Paint { get }
}

/// Any style, whatever its type is.
public struct AnyShapeStyle: ShapeStyle, Hashable {
  /// What a surface gets to know of it.
  public let paint: Paint

  init(paint: Paint) { self.paint = paint }

  /// Wraps a style.
  public init(_ style: some ShapeStyle) { paint = style.paint }
}

/// A style by how much it stands out: primary, secondary and so on.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  /// What a surface gets to know of it.
  public let paint: Paint

  /// What stands out most.
  public static let primary = HierarchicalShapeStyle(paint: .named("primary"))
  /// What stands out less.
  public static let secondary = HierarchicalShapeStyle(paint: .named("secondary"))
  /// What stands out little.
  public static let tertiary = HierarchicalShapeStyle(paint: .named("tertiary"))
  /// What stands out least.
  public static let quaternary = HierarchicalShapeStyle(paint: .named("quaternary"))
  /// The style that stands out even less; shown as what stands out least.
  public static let quinary = HierarchicalShapeStyle(paint: .named("quaternary"))
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// What stands out most.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// What stands out less.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// What stands out little.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// What stands out least.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The style that stands out even less; shown as what stands out least.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A style that follows from where it is used: the tint, the background, a line between things.
public struct ContextualShapeStyle: ShapeStyle, Hashable {
  /// What a surface gets to know of it.
  public let paint: Paint
}

extension ShapeStyle where Self == ContextualShapeStyle {
  /// The tint of where it is used.
  public static var tint: ContextualShapeStyle { .init(paint: .named("accentColor")) }
  /// The foreground of where it is used.
  public static var foreground: ContextualShapeStyle { .init(paint: .named("primary")) }
  /// The background of where it is used.
  public static var background: ContextualShapeStyle { .init(paint: .named("background")) }
  /// A line between things.
  public static var separator: ContextualShapeStyle { .init(paint: .named("separator")) }
  /// What is chosen.
  public static var selection: ContextualShapeStyle { .init(paint: .named("accentColor")) }
  /// What keeps a place.
  public static var placeholder: ContextualShapeStyle { .init(paint: .named("tertiary")) }
  /// A fill for large things.
  public static var fill: ContextualShapeStyle { .init(paint: .named("fill")) }
  /// The background of a window.
  public static var windowBackground: ContextualShapeStyle { .init(paint: .named("background")) }
  /// A link.
  public static var link: ContextualShapeStyle { .init(paint: .named("accentColor")) }
}

/// Frosted glass through which one sees what is behind.
public struct Material: ShapeStyle, Hashable {
  /// What a surface gets to know of it.
  public let paint: Paint

  private init(_ name: String) { paint = .material(name) }

  /// Glass through which one sees most.
  public static let ultraThin = Material("ultraThin")
  /// Glass through which one sees much.
  public static let thin = Material("thin")
  /// Ordinary glass.
  public static let regular = Material("regular")
  /// Glass through which one sees little.
  public static let thick = Material("thick")
  /// Glass through which one sees least.
  public static let ultraThick = Material("ultraThick")
  /// The glass of bars.
  public static let bar = Material("bar")
}

extension ShapeStyle where Self == Material {
  /// Glass through which one sees most.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Glass through which one sees much.
  public static var thinMaterial: Material { .thin }
  /// Ordinary glass.
  public static var regularMaterial: Material { .regular }
  /// Glass through which one sees little.
  public static var thickMaterial: Material { .thick }
  /// Glass through which one sees least.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The glass of bars.
  public static var bar: Material { .bar }
}
