/// The pages on the first one say where the screen is.
extension StackNode: Waypoint {
  var isActive: Bool { pages.last?.isShown ?? false }

  var keepsPerson: Bool { pages.last?.keepsPerson ?? false }

  var segments: [String] {
    floors.flatMap { floor in
      floor.pages.filter { !$0.isRoot }.map { page in
        if page.segment == nil {
          page.segment = name(page === floor.pages.first ? floor.value : nil, page.title)
        }
        return page.segment ?? ""
      }
    }
  }

  var reachableCount: Int { pages.filter { !$0.isRoot }.prefix(while: \.isReachable).count }

  /// What the page for a value is called, if a link from here leads to that page when it is meant by
  /// this name.
  func linkedSegment(of value: AnyHashable) -> String? {
    guard path?.canHold(value) ?? true, let way = link(where: { $0.leads(to: value) }) else {
      return nil
    }
    let known = names.segment(of: value).map { [$0] }
    let candidates = known ?? [Segment.of(value.base), way.titleSegment].compactMap { $0 }
    return candidates.first { link(named: $0)?.leads(to: value) == true }
  }

  /// A link that can be pressed on the page on top, or else in the column before.
  private func link(where isMeant: (any PageLink) -> Bool) -> (any PageLink)? {
    pages.last?.link(where: isMeant) ?? previous?.pages.last?.link(where: isMeant)
  }

  private func link(named segment: String) -> (any PageLink)? {
    pages.last?.link(named: segment) ?? previous?.pages.last?.link(named: segment)
  }

  /// Only a page that can be come back to needs a name that no other one has had.
  private func name(_ value: AnyHashable?, _ title: String?) -> String {
    if let value, path?.canHold(value) == false, let segment = Segment.of(value.base) {
      return segment
    }
    return names.name(value, title)
  }

  func keep(_ wanted: ArraySlice<String>) -> Int? {
    let own = segments
    let common = zip(own, wanted).prefix { $0 == $1 }.count
    guard common < own.count else { return common }
    pop(pages[common + 1])
    return nil
  }

  func enter(_ segment: String) -> Bool {
    guard let top = pages.last else { return false }
    let stack = next ?? self
    if let value = stack.names.value(segment), stack.path?.canHold(value) ?? true {
      go(to: value, from: top)
      return true
    }
    guard let link = top.link(named: segment) else { return false }
    if let value = link.value { stack.names.set(segment, value) }
    link.follow()
    return true
  }
}
