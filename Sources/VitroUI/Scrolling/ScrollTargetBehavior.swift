import Foundation

/// The place at which a scroll view comes to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The rectangle of it, in the content.
  public var rect: CGRect
  /// The point of the rectangle that is to be seen at the same point of the scroll view, or `nil`.
  public var anchor: UnitPoint?

  /// Makes a place.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// The surroundings of a scroll view that comes to rest.
public struct ScrollTargetBehaviorContext {
  /// The place at which it would have come to rest.
  public let originalTarget: ScrollTarget
  /// How fast it moves.
  public let velocity: CGVector
  /// The size of the content.
  public let contentSize: CGSize
  /// The size of the scroll view.
  public let containerSize: CGSize
  /// The directions in which it scrolls.
  public let axes: Axis.Set
}

/// The scroll target behaviour of an area, by the places where it rests.
/// - Note: Has no effect; the surface decides.
public protocol ScrollTargetBehavior {
  /// The surroundings of a scroll view that comes to rest.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where a scroll view comes to rest; nobody asks for it here.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// The behaviour of an area that rests at pages as large as itself.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Makes the behaviour.
  public init() {}

  /// Leaves the place to the surface.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// The behaviour of an area that rests at the views in it.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// The limit of how many views one movement may pass.
  public struct LimitBehavior: Hashable, Sendable {
    private let name: String

    /// As the surface finds best.
    public static let automatic = LimitBehavior(name: "automatic")
    /// As many as are seen at once.
    public static let always = LimitBehavior(name: "always")
    /// One.
    public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
    /// Few.
    public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
    /// As many as there are.
    public static let never = LimitBehavior(name: "never")
  }

  /// Makes the behaviour.
  public init(limitBehavior: LimitBehavior = .automatic) {}

  /// Makes the behaviour of an area whose views rest at a point.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}

  /// Leaves the place to the surface.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At pages.
  public static var paging: PagingScrollTargetBehavior { .init() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }

  /// At views, so many at most in one movement.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    .init(limitBehavior: limitBehavior)
  }

  /// At views, which rest at a point.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    .init(limitBehavior: limitBehavior)
  }
}

extension View {
  /// Lets an area rest at its views.
  /// - Note: Has no effect; the surface decides.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

  /// Lets an area rest at the views in this one.
  /// - Note: Has no effect; the surface decides.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Lets an area rest at this view.
  /// - Note: Has no effect; the surface decides.
  public func scrollTarget(isEnabled: Bool = true) -> some View { self }
}
