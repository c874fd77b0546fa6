import Foundation

/// The phase of the pointer's hover over a view, with its place while it is there.
public enum HoverPhase: Equatable, Sendable {
  /// It is above the view, at this place.
  case active(CGPoint)
  /// It has gone.
  case ended
}

extension View {
  /// Does something when the pointer comes above the view, with `true`, and when it goes.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    HoverModifier(content: self, action: action)
  }

  /// Does something when the pointer comes above the view, and when it goes.
  /// - Note: A surface says only that the pointer is above; the place is always the upper left
  ///   corner.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    HoverModifier(content: self) { action($0 ? .active(.zero) : .ended) }
  }

  /// Lets the view look otherwise while the pointer is above it.
  /// - Note: Has no effect; the surface decides.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
}

/// The effect on the look of a view while the pointer is above it.
/// - Note: Has no effect; the surface decides.
public struct HoverEffect: Sendable {
  /// As the surface finds best.
  public static let automatic = HoverEffect()
  /// Highlighted.
  public static let highlight = HoverEffect()
  /// Lifted.
  public static let lift = HoverEffect()
}

private struct HoverModifier<Content: View>: BoxView {
  let content: Content
  let action: (Bool) -> Void

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(
      role: .generic, isEnabled: environment.isEnabled, actions: .hover,
      style: Style(layout: .box))
  }

  func handle(_ event: Event, in environment: EnvironmentValues) {
    if case .hover(_, let isInside) = event { action(isInside) }
  }
}
