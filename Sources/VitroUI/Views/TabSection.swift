/// Pages of a tab view that belong together.
/// - Note: The tabs stand among the others; the header is left out.
public struct TabSection<Header: View, Content: View>: View {
  private let content: Content

  /// Groups pages under a header of your own.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
  }

  /// The pages.
  public var body: some View { content }
}

extension TabSection where Header == Text {
  /// Groups pages under a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Groups pages under a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension TabSection where Header == EmptyView {
  /// Groups pages.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}
