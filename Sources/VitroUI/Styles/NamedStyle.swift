/// A style that a surface knows by its name.
@MainActor @preconcurrency
protocol NamedStyle {
  /// The name, or `nil` for the surface's own style.
  var name: String? { get }
}
