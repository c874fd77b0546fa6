/// The frames of a part of a value, one after the other.
/// - Note: Has no effect; what is animated keeps its initial value.
public protocol KeyframeTrackContent<Value> {
  /// The kind of the part.
  associatedtype Value: Animatable
}

/// The frames of a value.
/// - Note: Has no effect; what is animated keeps its initial value.
public protocol Keyframes<Value> {
  /// The kind of value.
  associatedtype Value
}

/// A frame to which the way is a curve in time.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Goes straight to a value, in so many seconds.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {}
}

/// A frame to which the way is that of a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Goes to a value as a spring does, in so many seconds.
  public init(
    _ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {}
}

/// A frame to which the way is curved.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Goes to a value along a curve, in so many seconds.
  public init(
    _ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}

/// A frame that is there at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Goes to a value at once.
  public init(_ to: Value) {}
}

/// The track of a part of a value: its frames.
public struct KeyframeTrack<Value, Part: Animatable>: Keyframes {
  /// Moves the value itself.
  public init(@KeyframeTrackContentBuilder<Part> content: () -> some KeyframeTrackContent<Part>)
  where Value == Part {}

  /// Moves a part of the value.
  public init(
    _ keyPath: WritableKeyPath<Value, Part>,
    @KeyframeTrackContentBuilder<Part> content: () -> some KeyframeTrackContent<Part>
  ) {}
}

/// Several frames, one after the other.
public struct KeyframeSeries<Value: Animatable>: KeyframeTrackContent {}

/// Several tracks.
public struct KeyframeTracks<Value>: Keyframes {}

/// Builds frames of the statements in a closure.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// A frame.
  public static func buildExpression(
    _ frame: some KeyframeTrackContent<Value>
  ) -> KeyframeSeries<Value> {
    KeyframeSeries()
  }

  /// Several frames.
  public static func buildBlock(_ frames: KeyframeSeries<Value>...) -> KeyframeSeries<Value> {
    KeyframeSeries()
  }

  /// Frames of an `if`.
  public static func buildOptional(_ frames: KeyframeSeries<Value>?) -> KeyframeSeries<Value> {
    KeyframeSeries()
  }

  /// Frames of the first branch.
  public static func buildEither(first frames: KeyframeSeries<Value>) -> KeyframeSeries<Value> {
    frames
  }

  /// Frames of the other branches.
  public static func buildEither(second frames: KeyframeSeries<Value>) -> KeyframeSeries<Value> {
    frames
  }

  /// Frames of a loop.
  public static func buildArray(_ frames: [KeyframeSeries<Value>]) -> KeyframeSeries<Value> {
    KeyframeSeries()
  }
}

/// Builds tracks of the statements in a closure.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// A track.
  public static func buildExpression(_ track: some Keyframes<Value>) -> KeyframeTracks<Value> {
    KeyframeTracks()
  }

  /// A frame of the value itself.
  public static func buildExpression(
    _ frame: some KeyframeTrackContent<Value>
  ) -> KeyframeTracks<Value> {
    KeyframeTracks()
  }

  /// Several tracks.
  public static func buildBlock(_ tracks: KeyframeTracks<Value>...) -> KeyframeTracks<Value> {
    KeyframeTracks()
  }

  /// Tracks of an `if`.
  public static func buildOptional(_ tracks: KeyframeTracks<Value>?) -> KeyframeTracks<Value> {
    KeyframeTracks()
  }

  /// Tracks of the first branch.
  public static func buildEither(first tracks: KeyframeTracks<Value>) -> KeyframeTracks<Value> {
    tracks
  }

  /// Tracks of the other branches.
  public static func buildEither(second tracks: KeyframeTracks<Value>) -> KeyframeTracks<Value> {
    tracks
  }
}
