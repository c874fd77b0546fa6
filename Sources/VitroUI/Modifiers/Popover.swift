import Foundation

/// The anchor of a popover: the rectangle or the point that a page beside something points to.
/// - Note: Has no effect; the surface decides.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle.
  public enum Source: Sendable {
    /// All of the view.
    case bounds
    /// A part of it.
    case rect(CGRect)
  }

  /// A rectangle.
  case rect(Source)
  /// A point.
  case point(UnitPoint)
}

extension View {
  /// Shows a page beside the view while `isPresented` is true; sending it away sets it to false.
  /// - Note: Where it points to is left to the surface.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modal(.popover, isPresented, nil, content)
  }

  /// Shows a page beside the view for an item while there is one; sending it away sets it to `nil`.
  /// - Note: Where it points to is left to the surface.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modal(.popover, item, nil, content)
  }
}
