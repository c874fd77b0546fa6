import VitroUI

extension Query {
  /// Does what the element offers by a name to those who use it without seeing it, as a view says
  /// with `accessibilityAction(named:_:)`.
  ///
  /// ```swift
  /// try await screen.listItem("Milk").performAction(named: "Archive")
  /// ```
  public func performAction(named name: String) async throws {
    let element = try await begun()
    guard element.attributes.isEnabled else { throw failure([element], .isDisabled) }
    let offers = surface.root.reachable.offers(at: element)
    let meant = offers.filter { $0.attributes.offers.contains(name) }
    guard let target = meant.last, meant.count == 1 || !target.isInside(element) else {
      throw failure([element], .noSuchOffer(name, among: offers.flatMap(\.attributes.offers)))
    }
    guard target.attributes.isEnabled else { throw failure([target], .isDisabled) }
    try await act(.perform(target.id, name))
  }

  /// Does what the element offers for a kind of action, as a view says with
  /// `accessibilityAction(_:_:)`; the default one is a press.
  public func performAction(_ kind: AccessibilityActionKind) async throws {
    if kind == .default { try await tap() } else { try await performAction(named: kind.name) }
  }
}

extension Element {
  /// What offers something at an element in this one: what stands in the element where that could be
  /// meant, then what it stands in, from the outermost.
  fileprivate func offers(at element: Element) -> [Element] {
    let around = (path(to: element.id) ?? []) + [element]
    let inside = element.role.passesActionsOn ? element.offersInside : []
    return inside + around.filter { !$0.attributes.offers.isEmpty }
  }

  private var offersInside: [Element] {
    children.filter { !$0.isInvisible }
      .flatMap { ($0.attributes.offers.isEmpty ? [] : [$0]) + $0.offersInside }
  }

  fileprivate func isInside(_ other: Element) -> Bool {
    other.id != id && other.path(to: id) != nil
  }
}
