import Foundation

/// The transition by which a view comes and goes.
/// - Note: A view comes and goes in the surface's own way.
public struct AnyTransition: Sendable {
  /// At once.
  public static let identity = AnyTransition()
  /// It gets visible little by little.
  public static let opacity = AnyTransition()
  /// It grows.
  public static let scale = AnyTransition()
  /// It comes from the leading side.
  public static let slide = AnyTransition()

  /// It grows from a size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .scale }

  /// It comes from a side.
  public static func move(edge: Edge) -> AnyTransition { .slide }

  /// It comes from a side and pushes another one away.
  public static func push(from edge: Edge) -> AnyTransition { .slide }

  /// It comes from so many points away.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .slide }

  /// It comes from so many points away.
  public static func offset(_ offset: CGSize) -> AnyTransition { .slide }

  /// It comes in one way and goes in another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    insertion
  }

  /// It comes and goes as modifiers say.
  public static func modifier<Modifier: ViewModifier>(
    active: Modifier, identity: Modifier
  ) -> AnyTransition {
    AnyTransition()
  }

  /// Two ways at once.
  /// - Note: Has no effect; the first way counts.
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  /// The way with a motion of its own.
  /// - Note: Has no effect; the surface's own motion counts.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// The transition by which the content of a view passes over into something else.
/// - Note: What is shown passes over in the surface's own way.
public struct ContentTransition: Sendable {
  /// At once.
  public static let identity = ContentTransition()
  /// Little by little.
  public static let opacity = ContentTransition()
  /// In between.
  public static let interpolate = ContentTransition()
  /// Digit by digit.
  public static let numericText = ContentTransition()

  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .numericText }

  /// Digit by digit.
  public static func numericText(value: Double) -> ContentTransition { .numericText }
}
