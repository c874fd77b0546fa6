import Foundation

/// Two fingers that move apart.
/// - Note: Never happens: no surface tells of it yet.
public struct MagnifyGesture: PrimitiveGesture {
  /// The value of a magnification, with its velocity and its start.
  public struct Value: Equatable, Sendable {
    /// When it was so.
    public var time: Date
    /// How many times as large it is.
    public var magnification: CGFloat
    /// How fast it grows.
    public var velocity: CGFloat
    /// The place between the fingers, as a part of the view.
    public var startAnchor: UnitPoint
    /// The place between the fingers, in points.
    public var startLocation: CGPoint
  }

  /// Makes the gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}

  func recognition(_ memory: GestureMemory) -> Recognition<Value> { .never }
}

/// Two fingers that move apart.
/// - Note: Never happens: no surface tells of it yet.
public struct MagnificationGesture: PrimitiveGesture {
  /// The value: how many times as large something has become.
  public typealias Value = CGFloat

  /// Makes the gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}

  func recognition(_ memory: GestureMemory) -> Recognition<CGFloat> { .never }
}

/// Two fingers that turn.
/// - Note: Never happens: no surface tells of it yet.
public struct RotateGesture: PrimitiveGesture {
  /// The value of a rotation, with its velocity and its start.
  public struct Value: Equatable, Sendable {
    /// When it was so.
    public var time: Date
    /// How far it is turned.
    public var rotation: Angle
    /// How fast it turns.
    public var velocity: Angle
    /// The place between the fingers, as a part of the view.
    public var startAnchor: UnitPoint
    /// The place between the fingers, in points.
    public var startLocation: CGPoint
  }

  /// Makes the gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}

  func recognition(_ memory: GestureMemory) -> Recognition<Value> { .never }
}

/// Two fingers that turn.
/// - Note: Never happens: no surface tells of it yet.
public struct RotationGesture: PrimitiveGesture {
  /// The value: how far something has been turned.
  public typealias Value = Angle

  /// Makes the gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}

  func recognition(_ memory: GestureMemory) -> Recognition<Angle> { .never }
}

extension Recognition {
  /// What never happens.
  static var never: Recognition { Recognition(actions: []) { _, _ in [] } }
}
