import VitroUI

/// A page that shows something else than what its screen holds.
public struct PageTruth: Error, Equatable, Sendable, CustomStringConvertible {
  /// Where the two differ, both sides of each.
  public let differences: [String]
  /// What the page has complained of.
  public let problems: [String]

  /// The differences, a line for each side, and at most so many that they can be read.
  public var description: String {
    let shown = differences.prefix(12).joined(separator: "\n")
    let more = differences.count > 12 ? "\n… and \(differences.count - 12) more" : ""
    let complaints =
      problems.isEmpty ? "" : "\nThe page complains: " + problems.joined(separator: "\n")
    return "The page does not show what the screen holds.\n\(shown)\(more)\(complaints)"
  }
}

/// What a page and a screen differ in, by the element that each difference is about.
@MainActor
func differences(of page: [PageElement], from screen: Element) -> [(id: Int, text: String)] {
  let modal = screen.children.last { $0.role.isModal }
  let elements = screen.flattened(in: 0, behind: modal?.id)
  let places = zip(elements.map(\.place), page.map { Place(id: $0.id, parent: $0.parent) })
  if let index = Array(places).firstIndex(where: { $0 != $1 }) ?? lengths(elements, page) {
    return [(0, order(elements, page, at: index))]
  }
  return zip(elements, page).flatMap { element, page in
    element.element.untruths(in: page, isSeen: element.isSeen).map { fact in
      (
        page.id,
        """
        \(fact.name) of \(element.element.sign)
          the screen: \(fact.expected)
          the page:   \(fact.found)
        """
      )
    }
  }
}

private func lengths(_ elements: [Placed], _ page: [PageElement]) -> Int? {
  elements.count == page.count ? nil : min(elements.count, page.count)
}

/// What stands in which order, from where the two part.
@MainActor
private func order(_ elements: [Placed], _ page: [PageElement], at index: Int) -> String {
  let screen = elements.dropFirst(index).prefix(6).map {
    "\($0.element.sign) in \($0.place.parent)"
  }
  let found = page.dropFirst(index).prefix(6).map {
    "\($0.role) \"\($0.name)\" (\($0.id)) in \($0.parent)"
  }
  return """
    order, from element number \(index + 1)
      the screen: \(screen.joined(separator: ", "))
      the page:   \(found.joined(separator: ", "))
    """
}

private struct Place: Equatable {
  var id: Int
  var parent: Int
}

private struct Placed {
  var element: Element
  var place: Place
  /// Whether people see or hear of what it stands in.
  var isSeen: Bool
}

extension Element {
  /// All elements in reading order; those beside a modal dialog are not seen.
  fileprivate func flattened(in parent: Int, behind modal: ID?) -> [Placed] {
    [Placed(element: self, place: Place(id: id.rawValue, parent: parent), isSeen: true)]
      + children.flatMap {
        $0.flattened(in: id.rawValue, isSeen: modal == nil || $0.id == modal)
      }
  }

  private func flattened(in parent: Int, isSeen: Bool) -> [Placed] {
    [Placed(element: self, place: Place(id: id.rawValue, parent: parent), isSeen: isSeen)]
      + children.flatMap { $0.flattened(in: id.rawValue, isSeen: isSeen && !isUnseen) }
  }

  /// The element in a few words.
  fileprivate var sign: String {
    name.isEmpty
      ? "\(role.rawValue) (\(id.rawValue))" : "\(role.rawValue) \"\(name)\" (\(id.rawValue))"
  }
}
