import Foundation

/// A picture that a closure draws.
///
/// ```swift
/// Canvas { context, size in
///   context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.teal))
/// }
/// .accessibilityLabel("A pond")
/// ```
///
/// It takes all the room that it gets; the size is the surface's, as in a ``GeometryReader``. State
/// that the closure reads lets it draw again. A test sees the picture as the `Drawing` of the element.
/// - Note: The surface draws when it wants to; `opaque`, `colorMode` and `rendersAsynchronously`
///   have no effect.
public struct Canvas: View {
  private let label: String?
  private let renderer: (inout GraphicsContext, CGSize) -> Void
  @Environment(\.proposedSize) private var proposedSize
  @Environment(\.self) private var environment
  @State private var measured: CGSize?

  /// Draws a picture; the surface decides about colours, and draws when it wants to.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(label: nil, renderer: renderer)
  }

  /// Draws a picture with views that it can resolve as symbols.
  /// - Note: The views are left out; `resolveSymbol(id:)` finds none.
  public init<Symbols: View>(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.init(label: nil, renderer: renderer)
  }

  /// Draws a picture that is called by a label.
  package init(label: String?, renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {
    self.label = label
    self.renderer = renderer
  }

  /// The picture.
  public var body: some View {
    DrawnPicture(label: label, drawing: drawing(in: measured ?? proposedSize)) { measured = $0 }
  }

  private func drawing(in size: CGSize) -> Drawing {
    let recorder = Recorder()
    var context = GraphicsContext(recorder: recorder, environment: environment, size: size)
    renderer(&context, size)
    return Drawing(layers: recorder.layers, size: size)
  }
}

/// The mode in which the colours of a drawing are mixed.
/// - Note: Has no effect; the surface decides.
public enum ColorRenderingMode: Hashable, Sendable {
  /// As screens usually do.
  case nonLinear
  /// In proportion to the light.
  case linear
  /// In proportion to the light, beyond what a screen can show.
  case extendedLinear
}

/// The element of a picture that is drawn.
private struct DrawnPicture: ElementView {
  let label: String?
  let drawing: Drawing
  let measured: (CGSize) -> Void

  var inside: EmptyView? { nil }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(
      role: .image, label: label, actions: .measure, style: Style(looks: environment.looks),
      details: [.drawing(drawing)])
  }

  func handle(_ event: Event, in environment: EnvironmentValues) {
    if case .measure(_, let size) = event, size.isLength { measured(size) }
  }
}
