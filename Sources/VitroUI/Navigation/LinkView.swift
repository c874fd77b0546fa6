/// The element of a link to another page, which people press.
struct LinkView<Label: View>: ElementView, StyledControl {
  let label: Label
  /// What it leads to, where that is a value.
  var value: AnyHashable?
  let isPossible: Bool
  let action: (PageNode, Node) -> Void

  func makeNode(_ site: Site) -> Node {
    site.environment.buttonStyle == nil ? LinkNode(self, site) : StyledNode(self, site)
  }

  var inside: Label? { label.isPlainTitle ? nil : label }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    var style = label is Text ? environment.textStyle : Style(font: environment.font?.name)
    style.variant = environment.controls.button
    return Attributes(
      role: .link, text: label.plainTitle(in: environment),
      isEnabled: environment.isEnabled && isPossible && environment.page != nil, actions: .press,
      style: style)
  }

  func styled(in environment: EnvironmentValues) -> StyledLink<Label> {
    let button = Button(action: {}, label: { label })
    return StyledLink(link: self, content: environment.buttonStyle?(button) ?? AnyView(label))
  }
}

/// A link that a style of the application has made.
struct StyledLink<Label: View>: ElementView {
  let link: LinkView<Label>
  let content: AnyView

  var inside: AnyView? { content }

  func makeNode(_ site: Site) -> Node { LinkNode(self, site) }

  func attributes(in environment: EnvironmentValues) -> Attributes {
    var attributes = link.attributes(in: environment)
    attributes.text = nil
    attributes.style.variant = "plain"
    return attributes
  }
}

/// A view that leads from a page to another one.
@MainActor @preconcurrency
protocol Leading: ElementView {
  var value: AnyHashable? { get }
  func go(from page: PageNode, at place: Node)
}

extension LinkView: Leading {
  func go(from page: PageNode, at place: Node) { action(page, place) }
}

extension StyledLink: Leading {
  var value: AnyHashable? { link.value }

  func go(from page: PageNode, at place: Node) { link.action(page, place) }
}

private final class LinkNode<Content: Leading>: ViewElementNode<Content>, PageLink {
  private var known: (value: AnyHashable, segment: String?)?
  private var address: String?
  private weak var page: PageNode?
  private var isTakingAddress = false

  override init(_ view: Content, _ site: Site) {
    super.init(view, site)
    page = environment.page
    if isMounted { page?.addresses.add(self) }
  }

  var value: AnyHashable? { view.value }

  var valueSegment: String? {
    guard let value else { return nil }
    if let known, known.value.isSame(as: value) { return known.segment }
    let segment = Segment.of(value.base)
    known = (value, segment)
    return segment
  }

  override func update<NewView: View>(_ new: NewView) {
    let old = value
    super.update(new)
    if value != old { page?.addresses.linksChanged() }
  }

  override func setAttributes(_ new: Attributes) {
    let wasEnabled = attributes.isEnabled
    super.setAttributes(new.leading(to: address))
    if attributes.isEnabled != wasEnabled { page?.addresses.linksChanged() }
  }

  override func contentChanged() {
    if isMounted, !isTakingAddress, valueSegment == nil { page?.addresses.linksChanged() }
  }

  override func didUnmount() {
    super.didUnmount()
    page?.addresses.remove(self)
  }

  override func handle(_ event: Event) { follow() }

  func follow() { environment.page.map { view.go(from: $0, at: self) } }

  func setAddress(_ new: String?) {
    guard new != address else { return }
    address = new
    isTakingAddress = true
    super.setAttributes(attributes.leading(to: new))
    isTakingAddress = false
  }
}

extension Attributes {
  fileprivate func leading(to address: String?) -> Attributes {
    guard address != self.address else { return self }
    var new = self
    new.details.removeAll { if case .address = $0 { true } else { false } }
    if let address { new.details.append(.address(address)) }
    return new
  }
}
