/// Views that belong together, in a list or elsewhere, under a header.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  private let header: Parent
  private let footer: Footer
  private let content: Content
  private let isExpanded: Binding<Bool>?

  /// Groups views under a header and over a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header(), footer(), content(), isExpanded: nil)
  }

  private init(_ header: Parent, _ footer: Footer, _ content: Content, isExpanded: Binding<Bool>?) {
    self.header = header
    self.footer = footer
    self.content = content
    self.isExpanded = isExpanded
  }

  /// Groups views under a header and over a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }

  /// The views between their header and their footer.
  public var body: some View {
    if header.isNamedOnScreen, Parent.self != Text.self {
      LabeledControl(label: header) { rows($0, $1) }
    } else {
      rows(header, header.controlName)
    }
  }

  @ViewBuilder
  private func rows(_ header: some View, _ name: String) -> some View {
    if let isExpanded {
      SectionRows(
        name: name, header: DisclosureButton(isExpanded: isExpanded, label: header),
        footer: footer, content: isExpanded.wrappedValue ? content : nil)
    } else {
      SectionRows(name: name, header: header, footer: footer, content: content)
    }
  }
}

/// The views of a section, which are rows where it stands in a list.
private struct SectionRows<Header: View, Content: View, Footer: View>: RowsView {
  let name: String
  let header: Header
  let footer: Footer
  let content: Content

  var inside: Content? { content }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    let name = (header as? Text)?.string(in: environment) ?? name
    return Attributes(
      role: .group, label: name.isEmpty ? nil : name, style: Style(purpose: .section))
  }

  func makesRows(in environment: EnvironmentValues) -> Bool { environment.makesRows }

  var selection: RowSelection? { nil }
}

extension SectionRows: ListedRows {
  func makeListedNode(_ site: Site) -> Node { ListedSectionNode(self, site) }
}

extension Section where Footer == EmptyView {
  /// Groups views under a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// Groups views under a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }

  /// Groups views under a header that shows and hides them; the binding says whether they are shown.
  /// - Note: In every style of list; SwiftUI shows it in that of a sidebar.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(header(), EmptyView(), content(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView {
  /// Groups views over a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }

  /// Groups views over a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { footer })
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Groups views.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Groups views under a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) })
  }

  /// Groups views under a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }

  /// Groups views under a title that shows and hides them; the binding says whether they are shown.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, header: { Text(titleKey) })
  }

  /// Groups views under a title that shows and hides them; the binding says whether they are shown.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, header: { Text(title) })
  }
}
