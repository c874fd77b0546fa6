/// A view that moves from one frame to the next.
/// - Note: Shows the initial value; the frames do not follow each other.
public struct KeyframeAnimator<Value, Content: View>: View {
  private let initialValue: Value
  private let content: (Value) -> Content

  /// Moves again and again.
  public init<Frames: Keyframes>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Frames
  ) where Frames.Value == Value {
    self.initialValue = initialValue
    self.content = content
  }

  /// Moves each time that a value changes.
  public init<Frames: Keyframes>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Frames
  ) where Frames.Value == Value {
    self.initialValue = initialValue
    self.content = content
  }

  /// The view with the initial value.
  public var body: some View { content(initialValue) }
}

extension View {
  /// Moves the view again and again.
  /// - Note: Shows the initial value; the frames do not follow each other.
  public func keyframeAnimator<Value, Content: View, Frames: Keyframes>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Self, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Frames
  ) -> some View where Frames.Value == Value {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(self, $0) },
      keyframes: keyframes)
  }

  /// Moves the view each time that a value changes.
  /// - Note: Shows the initial value; the frames do not follow each other.
  public func keyframeAnimator<Value, Content: View, Frames: Keyframes>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Self, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Frames
  ) -> some View where Frames.Value == Value {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(self, $0) },
      keyframes: keyframes)
  }
}
