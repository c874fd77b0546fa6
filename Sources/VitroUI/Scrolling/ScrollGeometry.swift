import Foundation

/// The geometry of a scroll view: how large it is, and where it stands.
/// - Note: Only the surface knows it; nobody is told.
public struct ScrollGeometry: Equatable, Sendable {
  /// The place of the scroll view in its content.
  public var contentOffset: CGPoint
  /// The size of its content.
  public var contentSize: CGSize
  /// The room around its content.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize

  /// Makes a geometry.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that is seen.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The rectangle of the scroll view in its content.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

/// The phase of a scroll view: whether and how it moves.
public enum ScrollPhase: Hashable, Sendable {
  /// It rests.
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

/// The surroundings of a change of phase of a scroll view.
public struct ScrollPhaseChangeContext {
  /// The geometry of the scroll view.
  public let geometry: ScrollGeometry
  /// How fast it moves, or `nil`.
  public let velocity: CGVector?
}

extension View {
  /// Does something with what a closure makes of where a scroll view stands.
  /// - Note: Has no effect; where it stands only the surface knows.
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    self
  }

  /// Does something when a scroll view begins or ends to move.
  /// - Note: Has no effect; whether it moves only the surface knows.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    self
  }

  /// Does something when a scroll view begins or ends to move.
  /// - Note: Has no effect; whether it moves only the surface knows.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    self
  }

  /// Does something with whether the view is seen.
  /// - Note: Tells that the view comes and goes; how much of it is seen only the surface knows.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (_ isVisible: Bool) -> Void
  ) -> some View {
    LifecycleModifier(
      content: self, appear: { action(true) }, disappear: { action(false) })
  }

  /// Does something with the ids of the views that are seen in a scroll view.
  /// - Note: Has no effect; which are seen only the surface knows.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    self
  }
}
