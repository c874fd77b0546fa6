import Foundation

/// Views that are made for the size of the room that they get, all of which it takes.
///
/// The size is the one that the surface has measured. Until it tells one, and in a test that sends no
/// `Event.measure`, it is that of the nearest `frame(width:height:)` around, and in the directions in
/// which no frame says it, that of the screen.
public struct GeometryReader<Content: View>: View {
  /// The views for a size.
  public var content: (GeometryProxy) -> Content
  @Environment(\.proposedSize) private var proposedSize
  @State private var measured: CGSize?

  /// Makes views for the size of their room.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// The views, from the upper leading corner.
  public var body: some View {
    MeasuredBox(
      content: ZStack(alignment: .topLeading) {
        content(GeometryProxy(size: measured ?? proposedSize))
      },
      alignment: .topLeading
    ) { measured = $0 }
  }
}

/// The geometry of a view's room, as far as it is known.
public struct GeometryProxy: Equatable, Sendable {
  /// The size in points.
  public let size: CGSize

  /// The room at the edges that is not for content.
  /// - Note: None; the surface keeps that room itself.
  public var safeAreaInsets: EdgeInsets { EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// The rectangle of the view.
  /// - Note: Where the view stands only the surface knows; the origin is that of the view itself in
  ///   every space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    CGRect(origin: .zero, size: size)
  }

  /// The rectangle of the view.
  /// - Note: Where the view stands only the surface knows; the origin is that of the view itself in
  ///   every space.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }

  /// The rectangle of a view around this one that has a name.
  /// - Note: Always `nil`; only the surface knows it.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { nil }
}

/// A box that takes all room that there is, and is told how much that is.
private struct MeasuredBox<Content: View>: ElementView {
  let content: Content
  let alignment: Alignment
  let measured: (CGSize) -> Void

  var inside: Content? { content }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    var frame = Look.Frame()
    (frame.maxWidth, frame.maxHeight) = (.infinity, .infinity)
    frame.alignment = alignment
    return Attributes(
      role: .generic, actions: .measure, style: Style(layout: .box, looks: [.frame(frame)]))
  }

  func handle(_ event: Event, in environment: EnvironmentValues) {
    if case .measure(_, let size) = event, size.isLength { measured(size) }
  }
}

extension CGSize {
  /// Whether it can be the size of something.
  var isLength: Bool { width.isFinite && height.isFinite && width >= 0 && height >= 0 }
}
