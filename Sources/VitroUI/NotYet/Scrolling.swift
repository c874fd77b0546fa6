import Foundation

/// Where a view is on its way through a scroll view.
@available(
  *, unavailable, message: "'ScrollTransitionPhase' is not in Vitro yet: use 'transition'."
)
public enum ScrollTransitionPhase {
  /// It comes from above.
  case topLeading
  /// It is there.
  case identity
  /// It goes below.
  case bottomTrailing

  /// Whether it is there.
  public var isIdentity: Bool { self == .identity }
  /// -1 above, 0 there, 1 below.
  public var value: Double { 0 }
}

/// How a view goes through a scroll view.
@available(
  *, unavailable, message: "'ScrollTransitionConfiguration' is not in Vitro yet: use 'transition'."
)
public enum ScrollTransitionConfiguration {
  /// As people scroll.
  case interactive
  /// By itself.
  case animated
  /// Not at all.
  case identity
}

@available(
  *, unavailable, message: "'scrollTransition' is not in Vitro yet: use 'transition'."
)
extension View {
  /// Changes the view on its way through a scroll view.
  public func scrollTransition<Content: View>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: (Self, ScrollTransitionPhase) -> Content
  ) -> some View {
    self
  }
}

/// Where a scroll view stands.
@available(
  *, unavailable, message: "'ScrollPosition' is not in Vitro yet: use a ScrollViewReader."
)
public struct ScrollPosition {
  /// Anywhere.
  public init() {}

  /// At a view, by the type of its id.
  public init<ID: Hashable>(idType: ID.Type) {}

  /// At a view.
  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {}

  /// At an edge.
  public init(edge: Edge) {}

  /// Goes to a view.
  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {}

  /// Goes to an edge.
  public mutating func scrollTo(edge: Edge) {}
}

@available(
  *, unavailable, message: "'scrollPosition' is not in Vitro yet: use a ScrollViewReader."
)
extension View {
  /// Says and tells which view a scroll view stands at.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    self
  }

  /// Says and tells where a scroll view stands.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    self
  }
}

/// How large a scroll view is, and where it stands.
@available(
  *, unavailable, message: "'ScrollGeometry' is not in Vitro yet: scrolling is the surface's."
)
public struct ScrollGeometry {
  /// Where it stands.
  public var contentOffset: CGPoint
  /// How large all that is in it is.
  public var contentSize: CGSize
  /// How large it is.
  public var containerSize: CGSize
  /// The room around what is in it.
  public var contentInsets: EdgeInsets
  /// What is seen.
  public var visibleRect: CGRect
}

@available(
  *, unavailable, message: "'onScrollGeometryChange' is not in Vitro yet: use 'onGeometryChange'."
)
extension View {
  /// Is told where a scroll view stands.
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: (ScrollGeometry) -> Value,
    action: (Value, Value) -> Void
  ) -> some View {
    self
  }
}

/// What a scroll view is doing.
@available(
  *, unavailable, message: "'ScrollPhase' is not in Vitro yet: scrolling is the surface's."
)
public enum ScrollPhase {
  /// Nothing.
  case idle
  /// A finger is on it.
  case tracking
  /// A finger moves it.
  case interacting
  /// It comes to rest.
  case decelerating
  /// It goes somewhere by itself.
  case animating

  /// Whether it moves.
  public var isScrolling: Bool { self != .idle }
}

@available(
  *, unavailable, message: "'onScrollPhaseChange' is not in Vitro yet: scrolling is the surface's."
)
extension View {
  /// Is told what a scroll view is doing.
  public func onScrollPhaseChange(_ action: (ScrollPhase, ScrollPhase) -> Void) -> some View {
    self
  }
}

@available(
  *, unavailable, message: "'onScrollVisibilityChange' is not in Vitro yet: use 'onAppear'."
)
extension View {
  /// Is told whether the view is seen.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: (Bool) -> Void
  ) -> some View {
    self
  }
}
