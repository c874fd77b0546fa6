import Foundation

/// One press, or several presses of the same thing with nothing else in between.
public struct TapGesture: PrimitiveGesture {
  /// Nothing is known about it but that it happened.
  public typealias Value = Void

  /// How many presses it takes.
  public var count: Int

  /// Makes a gesture of so many presses.
  public init(count: Int = 1) { self.count = count }

  func recognition(_ memory: GestureMemory) -> Recognition<Void> {
    let presses = memory.part { Remembered(0) }
    return Recognition(actions: .press) { event, _ in
      guard case .press = event else {
        presses.value = 0
        return []
      }
      presses.value += 1
      guard presses.value >= count else { return [] }
      presses.value = 0
      return [.ended(())]
    }
  }
}

/// One press, or several, at a place.
///
/// - Note: A surface says only that something was pressed; the place is always the upper left corner.
public struct SpatialTapGesture: PrimitiveGesture {
  /// The value of a tap: the place of the press.
  public struct Value: Equatable, Sendable {
    /// The place.
    public var location: CGPoint
  }

  /// How many presses it takes.
  public var count: Int

  /// Makes a gesture of so many presses.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
  }

  func recognition(_ memory: GestureMemory) -> Recognition<Value> {
    let taps = TapGesture(count: count).recognition(memory)
    return Recognition(actions: taps.actions) { event, atEnd in
      taps.phases(event, &atEnd).map { $0.map { Value(location: .zero) } }
    }
  }
}

/// A press that lasts.
/// - Note: How long it must be is the surface's own decision, half a second in a browser.
public struct LongPressGesture: PrimitiveGesture {
  /// The value: whether it is pressed.
  public typealias Value = Bool

  /// How long SwiftUI would wait, in seconds.
  public var minimumDuration: Double
  /// How far the pointer may move, in points.
  public var maximumDistance: CGFloat

  /// Makes a gesture of a press that lasts.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  func recognition(_ memory: GestureMemory) -> Recognition<Bool> {
    Recognition(actions: .longPress) { event, _ in
      guard case .longPress = event else { return [] }
      return [.changed(true), .ended(true)]
    }
  }
}
