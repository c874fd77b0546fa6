import Foundation

/// What is given to others when they want it.
@available(
  *, unavailable, message: "'NSItemProvider' is not in Vitro yet: give and take text with a Button."
)
open class NSItemProvider {
  /// Gives nothing.
  public init() {}

  /// Gives an object.
  public init(object: Any) {}

  /// Gives what is in a file.
  public init?(contentsOf fileURL: URL?) {}
}

/// What is about to be dropped.
@available(
  *, unavailable, message: "'DropInfo' is not in Vitro yet: use 'onMove', or Buttons that move."
)
public struct DropInfo {}

/// Takes what is dropped.
@available(
  *, unavailable, message: "'DropDelegate' is not in Vitro yet: use 'onMove', or Buttons that move."
)
@MainActor @preconcurrency
public protocol DropDelegate {}

@available(
  *, unavailable, message: "'onDrag' is not in Vitro yet: use 'onMove', or a DragGesture."
)
extension View {
  /// Lets people drag the view.
  public func onDrag(_ data: () -> NSItemProvider) -> some View { self }

  /// Lets people drag the view, with what is seen meanwhile.
  public func onDrag<Preview: View>(
    _ data: () -> NSItemProvider, @ViewBuilder preview: () -> Preview
  ) -> some View {
    self
  }
}

@available(
  *, unavailable, message: "'onDrop' is not in Vitro yet: use 'onMove', or Buttons that move."
)
extension View {
  /// Takes what is dropped.
  public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?, perform action: ([NSItemProvider]) -> Bool
  ) -> some View {
    self
  }

  /// Takes what is dropped, and is told where.
  public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?,
    perform action: ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    self
  }

  /// Takes what is dropped.
  @_disfavoredOverload
  public func onDrop(
    of types: [String], isTargeted: Binding<Bool>?, perform action: ([NSItemProvider]) -> Bool
  ) -> some View {
    self
  }

  /// Takes what is dropped.
  public func onDrop(of types: [UTType], delegate: any DropDelegate) -> some View { self }
}

@available(
  *, unavailable, message: "'draggable' is not in Vitro yet: use 'onMove', or a DragGesture."
)
extension View {
  /// Lets people drag the view.
  public func draggable<Item>(_ payload: @autoclosure () -> Item) -> some View { self }

  /// Lets people drag the view, with what is seen meanwhile.
  public func draggable<Item, Preview: View>(
    _ payload: @autoclosure () -> Item, @ViewBuilder preview: () -> Preview
  ) -> some View {
    self
  }
}

@available(
  *, unavailable,
  message: "'dropDestination' is not in Vitro yet: use 'onMove', or Buttons that move."
)
extension View {
  /// Takes what is dropped.
  public func dropDestination<Item>(
    for type: Item.Type, action: ([Item], CGPoint) -> Bool,
    isTargeted: (Bool) -> Void = { _ in }
  ) -> some View {
    self
  }
}

@available(
  *, unavailable,
  message: "'dropDestination' is not in Vitro yet: use 'onMove', or Buttons that move."
)
extension DynamicViewContent {
  /// Takes what is dropped between rows.
  public func dropDestination<Item>(
    for type: Item.Type, action: ([Item], Int) -> Void
  ) -> some View {
    self
  }
}
