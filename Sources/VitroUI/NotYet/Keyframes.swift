/// A view that goes through phases.
@available(
  *, unavailable, message: "'PhaseAnimator' is not in Vitro yet: use 'animation(_:value:)'."
)
public struct PhaseAnimator<Phase, Content: View>: View {
  /// Goes through the phases again and again.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: (Phase) -> Content,
    animation: (Phase) -> Animation? = { _ in nil }
  ) {}

  /// Goes through the phases each time that a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: (Phase) -> Content, animation: (Phase) -> Animation? = { _ in nil }
  ) {}

  /// No view.
  public var body: some View { EmptyView() }
}

@available(
  *, unavailable, message: "'phaseAnimator' is not in Vitro yet: use 'animation(_:value:)'."
)
extension View {
  /// Goes through phases again and again.
  public func phaseAnimator<Phase, Content: View>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: (Self, Phase) -> Content,
    animation: (Phase) -> Animation? = { _ in nil }
  ) -> some View {
    self
  }

  /// Goes through phases each time that a value changes.
  public func phaseAnimator<Phase, Content: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: (Self, Phase) -> Content,
    animation: (Phase) -> Animation? = { _ in nil }
  ) -> some View {
    self
  }
}

/// A view that moves from one frame to the next.
@available(
  *, unavailable, message: "'KeyframeAnimator' is not in Vitro yet: use 'animation(_:value:)'."
)
public struct KeyframeAnimator<Value, Content: View>: View {
  /// Moves again and again.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: (Value) -> Void
  ) {}

  /// Moves each time that a value changes.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: (Value) -> Void
  ) {}

  /// No view.
  public var body: some View { EmptyView() }
}

@available(
  *, unavailable, message: "'keyframeAnimator' is not in Vitro yet: use 'animation(_:value:)'."
)
extension View {
  /// Moves the view again and again.
  public func keyframeAnimator<Value, Content: View>(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: (Self, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: (Value) -> Void
  ) -> some View {
    self
  }

  /// Moves the view each time that a value changes.
  public func keyframeAnimator<Value, Content: View>(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: (Self, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: (Value) -> Void
  ) -> some View {
    self
  }
}

/// Builds tracks of the statements in a closure.
@available(
  *, unavailable, message: "'KeyframesBuilder' is not in Vitro yet: use 'animation(_:value:)'."
)
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// One track.
  public static func buildExpression(_ track: KeyframeTrack<Value>) {}

  /// Several tracks.
  public static func buildBlock(_ tracks: Void...) {}
}

/// How a part of a value moves.
@available(
  *, unavailable, message: "'KeyframeTrack' is not in Vitro yet: use 'animation(_:value:)'."
)
public struct KeyframeTrack<Root> {
  /// Moves a part.
  public init<Value>(
    _ part: WritableKeyPath<Root, Value>, @KeyframeBuilder content: () -> Void
  ) {}
}

/// Builds frames of the statements in a closure.
@available(
  *, unavailable, message: "'KeyframeBuilder' is not in Vitro yet: use 'animation(_:value:)'."
)
@resultBuilder
public enum KeyframeBuilder {
  /// Several frames.
  public static func buildBlock(_ frames: LinearKeyframe...) {}
}

/// A frame, and how long the way to it takes.
@available(
  *, unavailable, message: "'LinearKeyframe' is not in Vitro yet: use 'animation(_:value:)'."
)
public struct LinearKeyframe {
  /// Goes straight to a value.
  public init<Value>(_ value: Value, duration: Double) {}
}

/// A frame to which the way is curved.
@available(
  *, unavailable, message: "'CubicKeyframe' is not in Vitro yet: use 'animation(_:value:)'."
)
public typealias CubicKeyframe = LinearKeyframe

/// A frame to which the way is that of a spring.
@available(
  *, unavailable, message: "'SpringKeyframe' is not in Vitro yet: use 'animation(_:value:)'."
)
public typealias SpringKeyframe = LinearKeyframe

@available(
  *, unavailable, message: "'matchedTransitionSource' is not in Vitro yet: use 'transition'."
)
extension View {
  /// Says from where another page comes.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    self
  }
}

/// How a page comes.
@available(
  *, unavailable, message: "'NavigationTransition' is not in Vitro yet: pages come by themselves."
)
public enum NavigationTransition {
  /// As the surface finds best.
  case automatic
  /// Out of another view.
  case zoom(sourceID: AnyHashable, in: Namespace.ID)
}

@available(
  *, unavailable, message: "'navigationTransition' is not in Vitro yet: pages come by themselves."
)
extension View {
  /// Says how a page comes.
  public func navigationTransition(_ style: NavigationTransition) -> some View { self }
}
