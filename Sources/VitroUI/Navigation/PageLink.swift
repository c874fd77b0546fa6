/// The place of a link that leads to a page.
@MainActor
protocol PageLink: ElementNode {
  /// What it leads to, where that is a value.
  var value: AnyHashable? { get }
  /// The text that stands for that in the path of a URL, if one does.
  var valueSegment: String? { get }
  /// Does what a press on it does.
  func follow()
  /// Sets the path of the URL at which a new screen shows what it leads to; `nil` where none does.
  func setAddress(_ address: String?)
}

extension PageLink {
  /// What its title is in the path of a URL.
  var titleSegment: String? {
    Segment.slug(attributes.text ?? (isShown ? snapshot().accessibleText : ""))
  }

  /// Its name in the path of a URL: by its title only where the views in it are up to date.
  func segment(isNamed: Bool) -> String? {
    valueSegment ?? title(isNamed: isNamed)
  }

  /// Its title in the path of a URL: what views in it make of that only where they are up to date.
  func title(isNamed: Bool) -> String? {
    isNamed ? titleSegment : attributes.text.flatMap(Segment.slug)
  }

  /// Whether it leads to the page for a value.
  func leads(to goal: AnyHashable) -> Bool { value?.isSame(as: goal) == true }
}

extension Node {
  /// The links that stand here and below.
  var links: [any PageLink] {
    var found: [any PageLink] = []
    collectLinks(into: &found)
    return found
  }

  private func collectLinks(into links: inout [any PageLink]) {
    if let link = self as? any PageLink { links.append(link) }
    for child in childrenBehindDialogs { child.collectLinks(into: &links) }
  }
}

extension PageNode {
  /// The link on the page that the path of a URL means, where it can be pressed: by what it leads to, or else by its
  /// title.
  func link(named segment: String) -> (any PageLink)? {
    link { $0.valueSegment == segment } ?? link { $0.titleSegment == segment }
  }

  /// The first of such links on the page that can be pressed where the page is shown.
  func link(where isMeant: (any PageLink) -> Bool) -> (any PageLink)? {
    links.first { ($0.isShown || !isShown) && $0.attributes.isEnabled && isMeant($0) }
  }
}
