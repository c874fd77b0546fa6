import Foundation

/// A view in a box whose size is known beforehand, as far as it says; what is inside gets to know it.
@MainActor @preconcurrency
protocol SizedView: BoxView {
  /// What is known of the size inside, on a surface of a size.
  func frame(in frame: KnownFrame, on surface: CGSize) -> KnownFrame
}

extension SizedView {
  func makeNode(_ site: Site) -> Node { SizedNode(self, site) }
}

/// A view with a size.
struct FrameModifier<Content: View>: SizedView {
  let content: Content
  let frame: Look.Frame

  func frame(in frame: KnownFrame, on surface: CGSize) -> KnownFrame {
    frame.inside(self.frame, on: surface)
  }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(role: .generic, style: Style(layout: .box, looks: [.frame(frame)]))
  }
}

/// A view whose width and height are in a proportion.
struct AspectRatioModifier<Content: View>: SizedView {
  let content: Content
  let ratio: Double?
  let mode: ContentMode

  func frame(in frame: KnownFrame, on surface: CGSize) -> KnownFrame {
    guard let ratio, ratio > 0 else { return frame }
    return frame.inside(ratio, mode)
  }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(role: .generic, style: Style(layout: .box, looks: [.aspectRatio(ratio, mode)]))
  }
}

/// The place of a view with a size.
private final class SizedNode<Modifier: SizedView>: BoxNode<Modifier> {
  override func setsEnvironment(of slot: Slot) -> Bool { slot == .content }

  override func changeEnvironment(_ values: inout EnvironmentValues, of slot: Slot) {
    values.frame = view.frame(in: values.frame, on: values.surroundings(.size).size)
  }

  override func viewChanged(from old: Modifier) {
    super.viewChanged(from: old)
    updateEnvironment()
  }
}
