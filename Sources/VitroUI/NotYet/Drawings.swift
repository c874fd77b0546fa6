import Foundation

/// Colours that pass over into each other between points.
@available(
  *, unavailable, message: "'MeshGradient' is not in Vitro yet: use a LinearGradient, or a Canvas."
)
public struct MeshGradient: View {
  /// Makes it of points and their colours.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {}

  /// No view.
  public var body: some View { EmptyView() }
}

/// Makes a picture of a view.
@available(
  *, unavailable, message: "'ImageRenderer' is not in Vitro yet: show the view itself."
)
@MainActor @preconcurrency
public struct ImageRenderer<Content: View> {
  /// How many points of a screen are a point of the picture.
  public var scale: CGFloat = 1

  /// Makes one for a view.
  public init(content: Content) {}
}

/// Draws a text in a way of your own.
@available(
  *, unavailable, message: "'TextRenderer' is not in Vitro yet: use a Canvas."
)
public protocol TextRenderer {}

/// A program that a graphics card runs for each point.
@available(
  *, unavailable, message: "'Shader' is not in Vitro yet: use 'blur', 'brightness' and the like."
)
public struct Shader {
  /// An argument of a shader.
  public enum Argument {
    /// A number.
    case float(Double)
    /// Two numbers.
    case float2(Double, Double)
    /// A colour.
    case color(Color)
    /// The view's rectangle.
    case boundingRect
  }
}

/// A program for a graphics card, by its name.
@available(
  *, unavailable,
  message: "'ShaderFunction' is not in Vitro yet: use 'blur', 'brightness' and the like."
)
public struct ShaderFunction {
  /// The program with what it is told.
  public func callAsFunction(_ arguments: Shader.Argument...) -> Shader { Shader() }
}

/// The programs for a graphics card.
@available(
  *, unavailable,
  message: "'ShaderLibrary' is not in Vitro yet: use 'blur', 'brightness' and the like."
)
@dynamicMemberLookup
public enum ShaderLibrary {
  /// A program by its name.
  public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
}

@available(
  *, unavailable, message: "'colorEffect' is not in Vitro yet: use 'brightness' and the like."
)
extension View {
  /// Changes the colour of each point.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }
}

@available(
  *, unavailable, message: "'distortionEffect' is not in Vitro yet: use 'rotation3DEffect'."
)
extension View {
  /// Moves each point.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    self
  }
}

@available(
  *, unavailable, message: "'layerEffect' is not in Vitro yet: use 'blur', 'shadow' and the like."
)
extension View {
  /// Draws each point anew.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    self
  }
}

/// Where points in space are seen.
@available(
  *, unavailable, message: "'ProjectionTransform' is not in Vitro yet: use 'rotation3DEffect'."
)
public struct ProjectionTransform {
  /// Changes nothing.
  public init() {}

  /// Moves points as in a plane.
  public init(_ transform: CGAffineTransform) {}
}

@available(
  *, unavailable, message: "'projectionEffect' is not in Vitro yet: use 'rotation3DEffect'."
)
extension View {
  /// Shows the view as it is seen in space.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View { self }
}

@available(
  *, unavailable,
  message: "'transformEffect' is not in Vitro yet: use 'scaleEffect', 'rotationEffect', 'offset'."
)
extension View {
  /// Turns, scales and moves the view.
  public func transformEffect(_ transform: CGAffineTransform) -> some View { self }
}

@available(
  *, unavailable,
  message: "'colorMultiply' is not in Vitro yet: use an overlay with 'blendMode(.multiply)'."
)
extension View {
  /// Multiplies the view's colours by another one.
  public func colorMultiply(_ color: Color) -> some View { self }
}

/// A kind of glass.
@available(
  *, unavailable, message: "'Glass' is not in Vitro yet: use 'background' with a material."
)
public struct Glass: Sendable {
  /// As usual.
  public static let regular = Glass()
  /// Clearer.
  public static let clear = Glass()
  /// None.
  public static let identity = Glass()

  /// The glass in a colour.
  public func tint(_ color: Color?) -> Glass { self }

  /// The glass, which answers a finger.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

@available(
  *, unavailable, message: "'glassEffect' is not in Vitro yet: use 'background' with a material."
)
extension View {
  /// Puts glass behind the view.
  public func glassEffect(_ glass: Glass = .regular) -> some View { self }

  /// Puts glass of a shape behind the view.
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View { self }
}

@available(
  *, unavailable, message: "'visualEffect' is not in Vitro yet: use a GeometryReader."
)
extension View {
  /// Changes the view with its own place.
  public func visualEffect<Content: View>(
    _ effect: (Self, GeometryProxy) -> Content
  ) -> some View {
    self
  }
}
