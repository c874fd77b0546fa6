import Foundation

/// A kind of glass.
/// - Note: Shown as a material.
public struct Glass: Hashable, Sendable {
  private var name: String?
  private var color: Color?

  /// As usual.
  public static let regular = Glass(name: "regular")
  /// Clearer.
  public static let clear = Glass(name: "ultraThin")
  /// None.
  public static let identity = Glass()

  /// The glass in a colour.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  /// The glass, which answers a finger.
  /// - Note: Has no effect; the surface decides.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  /// What the view is filled with behind it, or `nil`.
  var paint: Paint? {
    guard let name else { return nil }
    return color?.paint ?? .material(name)
  }
}

/// The shape of glass where nobody says it: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// Makes the shape.
  public init() {}

  /// The shape as a surface draws it.
  public var outline: Outline { .capsule }

  /// The line of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path { outline.path(in: rect) }
}

/// The transition of glass that comes and goes.
/// - Note: Has no effect; it comes and goes in the surface's own way.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String

  /// At once.
  public static let identity = GlassEffectTransition(name: "identity")
  /// Out of the glass beside it.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  /// As it is made.
  public static let materialize = GlassEffectTransition(name: "materialize")
}

/// Views whose glass belongs together.
/// - Note: Their glass does not flow together.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Makes a container; glass that is nearer than so many points would flow together.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  public var body: some View { content }
}

extension View {
  /// Puts glass of a shape behind the view.
  /// - Note: Shown as a material.
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    boxed(.background(glass.paint ?? Color.clear.paint, shape.outline))
  }

  /// Names the glass of the view, from which other glass comes.
  /// - Note: Has no effect; glass comes and goes in the surface's own way.
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID)
    -> some View
  {
    self
  }

  /// Joins the glass of the view with other glass of the same name.
  /// - Note: Has no effect; each view has glass of its own.
  public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID)
    -> some View
  {
    self
  }

  /// Says how the glass of the view comes and goes.
  /// - Note: Has no effect; it comes and goes in the surface's own way.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

  /// Lets the view be seen behind the bars beside it.
  /// - Note: Has no effect; the surface decides.
  public func backgroundExtensionEffect(isEnabled: Bool = true) -> some View { self }
}
