/// The transition by which a page comes.
/// - Note: Has no effect; pages come by themselves.
public protocol NavigationTransition: Sendable {}

/// The transition of a page that comes as the surface finds best.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Makes the transition.
  public init() {}
}

/// The transition of a page that grows out of another view.
public struct ZoomNavigationTransition: NavigationTransition {
  /// Makes the transition.
  public init(sourceID: some Hashable, in namespace: Namespace.ID) {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As the surface finds best.
  public static var automatic: AutomaticNavigationTransition { .init() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of another view.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    .init(sourceID: sourceID, in: namespace)
  }
}

/// The configuration of the view out of which a page grows.
/// - Note: Has no effect; pages come by themselves.
public struct MatchedTransitionSourceConfiguration: Sendable {
  /// With a background.
  /// - Note: Has no effect; pages come by themselves.
  public func background(_ style: Color) -> MatchedTransitionSourceConfiguration { self }

  /// Cut out.
  /// - Note: Has no effect; pages come by themselves.
  public func clipShape(_ shape: some Shape) -> MatchedTransitionSourceConfiguration { self }

  /// With a shadow.
  /// - Note: Has no effect; pages come by themselves.
  public func shadow(
    color: Color = .black, radius: Double, x: Double = 0, y: Double = 0
  ) -> MatchedTransitionSourceConfiguration {
    self
  }
}

extension View {
  /// Says how the page that this view is comes.
  /// - Note: Has no effect; pages come by themselves.
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// Says that another page grows out of this view.
  /// - Note: Has no effect; pages come by themselves.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Says that another page grows out of this view, and how it looks meanwhile.
  /// - Note: Has no effect; pages come by themselves.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (MatchedTransitionSourceConfiguration) -> MatchedTransitionSourceConfiguration
  ) -> some View {
    self
  }
}
