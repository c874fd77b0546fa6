extension View {
  /// Shows changes of this view as a motion when a value has changed.
  /// - Note: Any change of the view moves, not only that of the value.
  public func animation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> some View {
    MotionModifier(content: self, animation: animation)
  }

  /// Shows changes of this view as a motion.
  public func animation(_ animation: Animation?) -> some View {
    MotionModifier(content: self, animation: animation)
  }

  /// Shows changes that a closure makes to this view as a motion.
  public func animation<Changed: View>(
    _ animation: Animation?, @ViewBuilder body: (Self) -> Changed
  ) -> some View {
    MotionModifier(content: body(self), animation: animation)
  }

  /// Says how this view comes and goes.
  /// - Note: Has no effect; the view comes and goes in the surface's own way.
  public func transition(_ transition: AnyTransition) -> some View { self }

  /// Says how this view comes and goes.
  /// - Note: Has no effect; the view comes and goes in the surface's own way.
  public func transition<Way: Transition>(_ transition: Way) -> some View { self }

  /// Says how what this view shows passes over.
  /// - Note: Has no effect; it passes over in the surface's own way.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Says something about changes of this view.
  /// - Note: Has no effect; the closure is not called.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }

  /// Says something about changes of this view when a value has changed.
  /// - Note: Has no effect; the closure is not called.
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    self
  }

  /// Says something about changes that a closure makes to this view.
  /// - Note: The first closure is not called.
  public func transaction<Changed: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (Self) -> Changed
  ) -> some View {
    body(self)
  }

  /// Moves the view as one, whatever its parts do.
  /// - Note: Has no effect; a browser moves what it can.
  public func geometryGroup() -> some View { self }

  /// Lets this view pass over into another one.
  /// - Note: Has no effect; both views come and go by themselves.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    self
  }
}

/// The geometric properties that two views share while they pass over into each other.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: UInt32

  /// Makes the set with these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The place and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

private struct MotionModifier<Content: View>: BoxView {
  let content: Content
  let animation: Animation?

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(
      role: .generic,
      style: Style(layout: .box, looks: animation.map { [$0.look] } ?? []))
  }
}
