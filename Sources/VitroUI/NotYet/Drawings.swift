import Foundation

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
