/// The access of a navigation stack to the path that somebody else keeps, to read it and to write it.
@MainActor
struct PathAccess {
  let read: () -> [AnyHashable]
  let write: ([AnyHashable]) -> Void
  let canHold: (AnyHashable) -> Bool
}

/// The place of a navigation stack.
///
/// Its pages are the first one, one for each value of the path, and, above any of these, pages that
/// views push for themselves.
final class StackNode: Node {
  /// A page that has to be there, and those that were pushed onto it.
  struct Floor {
    var value: AnyHashable?
    var pages: [PageNode]
  }

  let destinations = Destinations()
  /// The stack of the next column, where links of this one lead to.
  weak var next: StackNode? {
    didSet {
      next?.destinations.outer = destinations
      next?.previous = self
    }
  }
  /// The stack of the column before, whose links lead here.
  private(set) weak var previous: StackNode?
  private(set) var path: PathAccess?
  private var ownPath: [AnyHashable] = []
  private(set) var floors: [Floor] = []
  /// What its pages are called in the path of a URL.
  var names = PageNames()

  init<Root: View>(_ root: Root, _ path: PathAccess?, _ site: Site) {
    self.path = path
    super.init(site)
    graph.addWaypoint(self)
    destinations.onChange = { [weak self] in self?.destinationChanged($0) }
    let page = makePage(isRoot: true)
    floors = [Floor(pages: [page])]
    page.mount(root)
    refresh()
  }

  /// All pages, the first one included.
  var pages: [PageNode] { floors.flatMap(\.pages) }
  private var values: [AnyHashable] { floors.compactMap(\.value) }

  override func collect(into elements: inout [ElementNode]) {
    pages.last?.collect(into: &elements)
  }

  func update<Root: View>(_ root: Root, _ path: PathAccess?) {
    self.path = path
    floors[0].pages[0].update(root)
    refresh()
  }

  override func update<NewView: View>(_ new: NewView) {
    (new as? any StackView)?.update(self)
  }

  override func refresh() {
    guard let path else { return }
    arrange(tracking { path.read() })
  }

  override func didUnmount() {
    graph.removeWaypoint(self)
  }

  func page(below page: PageNode) -> PageNode? {
    let pages = pages
    return pages.firstIndex { $0 === page }.flatMap { $0 > 0 ? pages[$0 - 1] : nil }
  }

  func page(above page: PageNode) -> PageNode? {
    let pages = pages
    return pages.firstIndex { $0 === page }
      .flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
  }

  /// The place that says what the page of a value is.
  func maker(of page: PageNode) -> Node? {
    floors.first { $0.pages.first === page }?.value.flatMap { destinations.owner(of: $0) }
  }

  /// Whether a place stands on none of the pages from one upwards: what is above gives no page below.
  func isBelow(_ place: Node, _ page: PageNode) -> Bool {
    !pages.drop { $0 !== page }.contains { place.isMade(in: $0) }
  }

  private func makePage(isRoot: Bool = false, leadsBack: Bool = false) -> PageNode {
    PageNode(
      in: self, isRoot: isRoot, leadsBack: leadsBack, site(.content))
  }
}

extension StackNode {
  /// Leads to a value, on top of all pages; in the next column, where there is one, in their place.
  func go(to value: AnyHashable, from place: Node) {
    let stack = next ?? self
    guard stack.path?.canHold(value) ?? true else {
      return graph.report(.notInPath("\(type(of: value.base))"), at: place)
    }
    let path = stack.path?.read() ?? stack.ownPath
    if next != nil { stack.removePushedPages() }
    stack.setPath(next == nil ? path + [value] : [value])
  }

  /// Puts a page on top of all; in the next column, where there is one, in their place.
  func push<Content: View>(_ view: Content, for owner: Node) -> PageNode {
    let stack = next ?? self
    if next != nil {
      stack.removePushedPages()
      stack.setPath([])
    }
    return stack.add(view, for: owner, leadsBack: next == nil)
  }

  /// Takes a page, and all above it, off the stack; the first page stays.
  func pop(_ page: PageNode) {
    guard let place = place(of: page), place != (0, 0) else { return }
    if place.page == 0 { return setPath(Array(values.prefix(place.floor - 1))) }
    let isCovered = place.floor + 1 < floors.count
    let gone = Array(floors[place.floor].pages[place.page...])
    floors[place.floor].pages.removeSubrange(place.page...)
    end(gone)
    if isCovered { setPath(Array(values.prefix(place.floor))) }
    pagesChanged()
  }

  private func add<Content: View>(_ view: Content, for owner: Node, leadsBack: Bool) -> PageNode {
    let page = makePage(leadsBack: leadsBack)
    page.owner = owner
    floors[floors.count - 1].pages.append(page)
    page.mount(view)
    pagesChanged()
    return page
  }

  private func removePushedPages() {
    if floors[0].pages.count > 1 { pop(floors[0].pages[1]) }
  }

  private func setPath(_ values: [AnyHashable]) {
    if let path {
      path.write(values)
      // Whatever has become of it is what is shown.
      setNeedsRefresh()
    } else {
      ownPath = values
      arrange(values)
    }
  }

  /// Only the page on top is seen.
  private func pagesChanged() {
    let pages = pages
    arrangeContent(pages)
    for page in pages { page.isAside = page !== pages.last }
    structureChanged()
  }

  private func place(of page: PageNode) -> (floor: Int, page: Int)? {
    for (floor, element) in floors.enumerated() {
      if let page = element.pages.firstIndex(where: { $0 === page }) { return (floor, page) }
    }
    return nil
  }
}

extension StackNode {
  /// Pages of values that are where they were stay.
  private func arrange(_ values: [AnyHashable]) {
    let old = Array(floors.dropFirst())
    func isSame(_ index: Int) -> Bool {
      index < old.count && index < values.count
        && old[index].value?.isSame(as: values[index]) == true
    }
    guard old.count != values.count || !values.indices.allSatisfy(isSame) else { return }
    floors.removeSubrange(1...)
    end(old.indices.filter { !isSame($0) }.flatMap { old[$0].pages })
    for (index, value) in values.enumerated() {
      if isSame(index) { floors.append(old[index]) } else { add(value) }
    }
    removeOrphans()
    for page in pages { page.setNeedsBanner() }
    pagesChanged()
  }

  private func add(_ value: AnyHashable) {
    let segment = linkedSegment(of: value)
    let page = makePage(leadsBack: floors.count > 1 || destinations.outer == nil)
    if let segment {
      names.set(segment, value)
      page.segment = segment
      page.isReachable = true
    }
    floors.append(Floor(value: value, pages: [page]))
    page.mount(destinations.page(for: value))
    graph.afterUpdate { [weak self, weak page] in
      guard let self, let page, page.isMounted, !destinations.contains(value) else { return }
      graph.report(.noDestination("\(type(of: value.base))"), at: page)
    }
  }

  /// Pages of owners that went with another page go too.
  private func removeOrphans() {
    for page in pages where page.onPop != nil && page.owner?.isMounted != true { pop(page) }
  }

  private func end(_ gone: [PageNode]) {
    for page in gone.reversed() { page.unmount() }
    for page in gone where page.owner?.isMounted == true { page.onPop?() }
  }

  private func destinationChanged(_ type: ObjectIdentifier) {
    for floor in floors {
      if let value = floor.value, value.kind == type {
        floor.pages[0].update(destinations.page(for: value))
      }
    }
    next?.destinationChanged(type)
  }
}

extension AnyHashable {
  /// The type of what is in it.
  var kind: ObjectIdentifier { ObjectIdentifier(type(of: base)) }

  /// Whether it is the same value of the same type: numbers of two types may be equal.
  func isSame(as other: AnyHashable) -> Bool { kind == other.kind && self == other }
}
