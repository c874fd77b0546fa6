/// The addresses of the links on a page: the paths of URLs at which a new screen shows what they lead to.
///
/// A link has one where a new screen finds its page, and the link there by its name.
@MainActor
final class LinkAddresses {
  /// The only thing that a name means on the page, if it is only one.
  fileprivate enum Meaning {
    case value(AnyHashable)
    case link(Element.ID)
    case several
  }

  private unowned let page: PageNode
  private var links: [Element.ID: any PageLink] = [:]
  private var isWaiting = false

  /// Makes the addresses of a page without links.
  init(on page: PageNode) { self.page = page }

  func add(_ link: any PageLink) {
    links[link.id] = link
    linksChanged()
  }

  func remove(_ link: any PageLink) {
    if links.removeValue(forKey: link.id) != nil { linksChanged() }
  }

  /// The goal, the title or the availability of a link has changed.
  func linksChanged() {
    guard !isWaiting, page.isMounted, !links.isEmpty else { return }
    isWaiting = true
    // Before the surface is told of what has come, where that is known by then; else when all is named.
    page.graph.beforeActions { [weak page] in
      guard let page, page.isMounted, page.stack.hasNames(upTo: page) else { return }
      page.addresses.setAddresses(isNamed: false)
    }
    page.graph.setNeedsNames(page)
  }

  /// Gives each link its address, when the page and all below it have their names.
  func update() {
    isWaiting = false
    if page.isMounted { setAddresses(isNamed: true) }
  }

  /// - Parameter isNamed: Whether what stands in the links is up to date, so that they can be called by it.
  private func setAddresses(isNamed: Bool) {
    let way = page.stack.way(to: page)
    let names = way == nil ? [:] : links.compactMapValues { $0.segment(isNamed: isNamed) }
    let meanings = meanings(of: names, isNamed: isNamed)
    // The first one, where a name means several things.
    var firsts: [String: any PageLink] = [:]
    for case (let name, .several) in meanings where isNamed {
      firsts[name] = page.link(named: name)
    }
    // A title may be that of a link whose own is not known yet.
    let hasAllTitles = isNamed || links.allSatisfy { $1.title(isNamed: false) != nil }
    for (id, link) in links where isNamed || names[id] != nil {
      guard hasAllTitles || link.valueSegment != nil else { continue }
      var address = way.flatMap { way in names[id].map { Location(way + [$0]).path } }
      if let name = names[id], case .several = meanings[name] {
        // Which one is meant is known when all are named.
        guard isNamed else { continue }
        if firsts[name]?.leadsAs(link) != true { address = nil }
      }
      link.setAddress(leads(link) ? address : nil)
    }
  }

  private func leads(_ link: any PageLink) -> Bool {
    guard link.attributes.isEnabled else { return false }
    return link.value.map { page.stack.leads(to: $0) } ?? true
  }

  /// The only thing that each name means, by the values and, where a link is called by that, by the titles.
  private func meanings(of names: [Element.ID: String], isNamed: Bool) -> [String: Meaning] {
    var meanings: [String: Meaning] = [:]
    let hasTitles = links.contains { $1.valueSegment == nil }
    for (id, link) in links {
      let meaning = link.value.map { Meaning.value($0) } ?? .link(link.id)
      let title = hasTitles && link.valueSegment != nil ? link.title(isNamed: isNamed) : nil
      for name in Set([names[id], title].compactMap(\.self)) {
        if let other = meanings[name], !other.isSame(as: meaning) {
          meanings[name] = .several
        } else {
          meanings[name] = meaning
        }
      }
    }
    return meanings
  }
}

extension PageLink {
  /// Whether it leads where another one does.
  fileprivate func leadsAs(_ other: any PageLink) -> Bool {
    self === other || value.map { other.leads(to: $0) } == true
  }
}

extension LinkAddresses.Meaning {
  fileprivate func isSame(as other: LinkAddresses.Meaning) -> Bool {
    switch (self, other) {
    case (.value(let one), .value(let other)): one.isSame(as: other)
    case (.link(let one), .link(let other)): one == other
    default: false
    }
  }
}

extension StackNode {
  /// The names of all that leads a new screen to a page of the stack, if that finds it.
  fileprivate func way(to page: PageNode) -> [String]? {
    // An application that takes addresses itself finds every page.
    let isFree = !graph.urlHandlers.isEmpty
    var way: [String] = []
    for waypoint in graph.waypoints where !waypoint.isInDialog {
      guard waypoint === self ? !page.isOfUnchosenTab : waypoint.isActive else { continue }
      let own = waypoint.segments
      if waypoint === self {
        let depth = pages.prefix { $0 !== page }.count
        return isFree || reachableCount >= depth ? way + own.prefix(depth) : nil
      }
      guard isFree || waypoint.reachableCount == own.count else { return nil }
      way += own
    }
    return nil
  }

  /// Whether a page and those below it have names already.
  fileprivate func hasNames(upTo page: PageNode) -> Bool {
    pages.prefix { $0 !== page }.dropFirst().allSatisfy { $0.segment != nil }
      && (page.isRoot || page.segment != nil)
  }

  /// Whether a link on one of its pages leads to a value.
  fileprivate func leads(to value: AnyHashable) -> Bool {
    let stack = next ?? self
    return stack.path?.canHold(value) ?? true && stack.destinations.contains(value)
  }
}
