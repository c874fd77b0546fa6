import Foundation

extension View {
  /// Does something when the view is pressed, or pressed several times with nothing else in between.
  ///
  /// A view that only some people can see to be pressable needs `accessibilityAddTraits(.isButton)`,
  /// or had better be a `Button`.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Does something with the place where the view is pressed.
  /// - Note: A surface says only that the view was pressed; the place is always the upper left
  ///   corner.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count).onEnded { action($0.location) })
  }

  /// Does something when the view is pressed for a while.
  /// - Note: How long that is the surface decides.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        .onEnded { _ in
          onPressingChanged?(true)
          action()
          onPressingChanged?(false)
        })
  }

  /// Does something when the view is pressed for a while.
  /// - Note: How long that is the surface decides.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }

  /// Gives the view a gesture, which counts where no view inside takes it.
  public func gesture<Movement: Gesture>(
    _ gesture: Movement, including mask: GestureMask = .all
  ) -> some View {
    GestureView(content: self, gesture: gesture, isActive: mask.contains(.gesture))
  }

  /// Gives the view a gesture that counts while `isEnabled` is true.
  public func gesture<Movement: Gesture>(_ gesture: Movement, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Gives the view a gesture that counts beside those of the views inside, buttons included.
  public func simultaneousGesture<Movement: Gesture>(
    _ gesture: Movement, including mask: GestureMask = .all
  ) -> some View {
    GestureView(
      content: self, gesture: gesture, priority: .simultaneous,
      isActive: mask.contains(.gesture))
  }

  /// Gives the view a gesture that counts beside those of the views inside while `isEnabled` is true.
  public func simultaneousGesture<Movement: Gesture>(
    _ gesture: Movement, isEnabled: Bool
  ) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Gives the view a gesture that counts before those of the views inside; a button inside still
  /// does what it does.
  public func highPriorityGesture<Movement: Gesture>(
    _ gesture: Movement, including mask: GestureMask = .all
  ) -> some View {
    GestureView(
      content: self, gesture: gesture, priority: .high, isActive: mask.contains(.gesture))
  }

  /// Gives the view a gesture that counts before those of the views inside while `isEnabled` is true.
  public func highPriorityGesture<Movement: Gesture>(
    _ gesture: Movement, isEnabled: Bool
  ) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }
}

/// Which gestures count: that of a modifier, those of the views inside, or both.
public struct GestureMask: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: UInt32

  /// Makes the set with these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// None.
  public static let none: GestureMask = []
  /// That of the modifier.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}
