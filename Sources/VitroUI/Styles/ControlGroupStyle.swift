/// The style of a group of controls, by a name that the surface knows.
public protocol ControlGroupStyle: Sendable {
  /// The name, or `nil` for the surface's own style.
  var name: String? { get }
}

extension View {
  /// Sets how groups of controls in this view look.
  /// - Note: Has no effect; the surface decides.
  public func controlGroupStyle(_ style: some ControlGroupStyle) -> some View { self }
}

/// The surface's own style.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// The name that the surface knows.
  public let name: String? = nil

  /// Makes the style.
  public init() {}
}

/// As tools of a page.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// The name that the surface knows.
  public let name: String? = nil

  /// Makes the style.
  public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The surface's own style.
  public static var automatic: AutomaticControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// As tools of a page.
  public static var navigation: NavigationControlGroupStyle { .init() }
}
