import Foundation

/// A pointer that moves while it is held down.
///
/// - Note: Places are in points from the upper left corner of the view that has the gesture,
///   whatever the coordinate space. A surface does not tell how fast the pointer is: the velocity
///   is zero, and the predicted end is where the pointer is.
public struct DragGesture: PrimitiveGesture {
  /// The value of a drag: the location of the pointer, and its start.
  public struct Value: Equatable, Sendable {
    /// When it was there.
    public var time: Date
    /// Where it is.
    public var location: CGPoint
    /// Where it went down.
    public var startLocation: CGPoint

    /// How far it has come.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// How fast it moves, which surfaces do not tell.
    public var velocity: CGSize { .zero }

    /// Where it would come to rest.
    public var predictedEndLocation: CGPoint { location }

    /// How far it would come.
    public var predictedEndTranslation: CGSize { translation }
  }

  /// How far the pointer must move before it counts, in points.
  public var minimumDistance: CGFloat

  /// Makes a gesture of a pointer that moves at least so many points.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
  }

  /// Makes a gesture of a pointer that moves at least so many points.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
  }

  func recognition(_ memory: GestureMemory) -> Recognition<Value> {
    let hasBegun = memory.part { Remembered(false) }
    return Recognition(actions: .drag) { event, _ in
      guard case .drag(_, let drag) = event else { return [] }
      let value = Value(time: .now, location: drag.location, startLocation: drag.start)
      hasBegun.value = hasBegun.value || value.distance >= minimumDistance
      guard hasBegun.value else { return drag.isEnded ? [.failed] : [] }
      guard drag.isEnded else { return [.changed(value)] }
      hasBegun.value = false
      return [.ended(value)]
    }
  }
}

extension DragGesture.Value {
  fileprivate var distance: CGFloat {
    (translation.width * translation.width + translation.height * translation.height).squareRoot()
  }
}
