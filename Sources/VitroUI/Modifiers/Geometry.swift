import Foundation

extension View {
  /// Does something with what a closure makes of the view's size, when the surface has measured it
  /// and it is another value than before.
  /// - Note: Sizes are measured; where a view stands only the surface knows.
  public func onGeometryChange<Value: Equatable & Sendable>(
    for type: Value.Type, of transform: @escaping @Sendable (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    GeometryWatcher(content: self, transform: transform) { action($1) }
  }

  /// Does something with what a closure makes of the view's size, before and now, when the surface
  /// has measured it and it is another value than before.
  /// - Note: Sizes are measured; where a view stands only the surface knows.
  public func onGeometryChange<Value: Equatable & Sendable>(
    for type: Value.Type, of transform: @escaping @Sendable (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    GeometryWatcher(content: self, transform: transform, action: action)
  }

  /// Gives the view's coordinates a name.
  /// - Note: Has no effect; where a view stands only the surface knows.
  public func coordinateSpace(name: some Hashable) -> some View { self }

  /// Gives the view's coordinates a name.
  /// - Note: Has no effect; where a view stands only the surface knows.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }

  /// Gives the view all room of what is around it, in some directions.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    frame(
      maxWidth: axes.contains(.horizontal) ? .infinity : nil,
      maxHeight: axes.contains(.vertical) ? .infinity : nil, alignment: alignment)
  }

  /// Gives the view some of several equal parts of the room around it, as far as frames or the
  /// screen say how large that is.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  /// Gives the view a part of the room around it, as far as frames or the screen say how large
  /// that is.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (_ length: CGFloat, _ axis: Axis) -> CGFloat
  ) -> some View {
    RelativeFrame(content: self, axes: axes, alignment: alignment, length: length)
  }
}

/// A view whose size is watched; it stands in a box that hugs it.
private struct GeometryWatcher<Content: View, Value: Equatable & Sendable>: View {
  let content: Content
  let transform: @Sendable (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
  @State private var last: Value?

  var body: some View {
    MeasuringBox(content: content) { size in
      let value = transform(GeometryProxy(size: size))
      let old = last
      last = value
      if value != old { action(old ?? value, value) }
    }
  }
}

private struct MeasuringBox<Content: View>: BoxView {
  let content: Content
  let measured: (CGSize) -> Void

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(role: .generic, actions: .measure, style: Style(layout: .box))
  }

  func handle(_ event: Event, in environment: EnvironmentValues) {
    if case .measure(_, let size) = event, size.isLength { measured(size) }
  }
}

/// A view in a part of the room around it.
private struct RelativeFrame<Content: View>: View {
  let content: Content
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
  @Environment(\.proposedSize) private var room

  var body: some View {
    content.frame(
      width: axes.contains(.horizontal) ? max(length(room.width, .horizontal), 0) : nil,
      height: axes.contains(.vertical) ? max(length(room.height, .vertical), 0) : nil,
      alignment: alignment)
  }
}
