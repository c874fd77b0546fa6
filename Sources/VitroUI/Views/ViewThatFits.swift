/// The first of several views.
/// - Note: Shows the first view always: whether it fits only the surface knows, after it has been
///   shown. A browser makes it fit as it can.
public struct ViewThatFits<Content: View>: View {
  private let content: Content

  /// Shows the first of several views.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The first view.
  public var body: some View {
    (content as? any ViewList)?.first ?? AnyView(content)
  }
}

/// Several views, the first of which can be asked for.
@MainActor
private protocol ViewList {
  var first: AnyView? { get }
}

extension TupleView: ViewList {
  fileprivate var first: AnyView? {
    for view in repeat each content { return AnyView(view) }
    return nil
  }
}
