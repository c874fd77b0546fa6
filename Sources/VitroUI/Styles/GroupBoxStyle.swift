/// The style of a box around a group, by a name that the surface knows.
public protocol GroupBoxStyle: Sendable {
  /// The name, or `nil` for the surface's own style.
  var name: String? { get }
}

extension View {
  /// Sets how boxes around groups in this view look.
  /// - Note: Has no effect; the surface decides.
  public func groupBoxStyle(_ style: some GroupBoxStyle) -> some View { self }
}

/// The surface's own style.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// The name that the surface knows.
  public let name: String? = nil

  /// Makes the style.
  public init() {}
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The surface's own style.
  public static var automatic: DefaultGroupBoxStyle { .init() }
}
