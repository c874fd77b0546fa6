/// Something to press that leads to another page of the navigation stack around it.
public struct NavigationLink<Label: View, Destination: View>: ElementView {
  let destination: () -> Destination
  private let label: Label

  /// Makes a link with a label of your own.
  public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.destination = destination
    self.label = label()
  }

  var inside: Label? { label is Text ? nil : label }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    Attributes(
      role: .link, text: (label as? Text)?.string,
      isEnabled: environment.isEnabled && environment.page != nil, actions: .press,
      style: Style(font: environment.font?.name))
  }

  func makeNode(_ site: Site) -> Node { LinkNode(self, site) }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a title.
  public init(
    _ title: some StringProtocol, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }
}

/// The place of a link, and the page that it has led to.
private final class LinkNode<Label: View, Destination: View>:
  ViewElementNode<NavigationLink<Label, Destination>>
{
  private weak var page: PageNode?

  override func update<NewView: View>(_ new: NewView) {
    super.update(new)
    if let page, page.isMounted { page.update(view.destination()) }
  }

  override func handle(_ event: Event) {
    page = environment.page?.stack.push(view.destination())
  }

  override func unmount() {
    super.unmount()
    if let page, page.isMounted { page.stack.pop(page) }
  }
}
