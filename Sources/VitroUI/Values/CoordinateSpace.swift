/// A coordinate space, by the origin that coordinates are counted from.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// From the upper leading corner of the screen.
  case global
  /// From the upper leading corner of the view.
  case local
  /// From the upper leading corner of the view around that has this name.
  case named(AnyHashable)

  /// Whether it is that of the screen.
  public var isGlobal: Bool { self == .global }

  /// Whether it is that of the view.
  public var isLocal: Bool { self == .local }
}

/// A kind of coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The space itself.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// The space itself.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// The space itself.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of a view around that has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  /// The space itself.
  public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest view around that scrolls.
  public static var scrollView: NamedCoordinateSpace { .named("scrollView") }

  /// The space of the nearest view around that scrolls in a direction.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }

  /// The space of a view around that has this name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}
