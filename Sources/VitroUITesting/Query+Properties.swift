import VitroUI

/// What is asked of the only element that a query means. Where there is none, or more than one,
/// nothing is known of it: the test fails and shows what is there, whatever it expected.
extension Query {
  /// Whether a person can use the element.
  public var isEnabled: Bool { property(\.attributes.isEnabled) ?? false }

  /// Whether the element is chosen; what cannot be chosen is not. A view that is all there is in a row
  /// of a list is chosen where its row is.
  public var isSelected: Bool {
    property { $0.isChosen ?? surface.root.reachable.row(of: $0)?.isChosen ?? false } ?? false
  }

  /// Whether what is hidden in the element is shown; where nothing can be hidden in it, the test fails.
  public var isExpanded: Bool {
    guard let element = property({ $0 }) else { return false }
    if let isExpanded = element.attributes.isExpanded { return isExpanded }
    failure([element], .cannotBeExpanded).report()
    return false
  }

  /// Whether the keyboard is directed at the element. In memory the test fails that asks a field which
  /// does not say so, since it has no `focused`; a browser knows it of all.
  public var isFocused: Bool {
    guard let element = property({ $0 }) else { return false }
    let attributes = element.attributes
    let isKnown = attributes.isFocused || attributes.actions.contains(.focus)
    if element.takesText, !isKnown, surface is Screen {
      failure([element], .doesNotSayFocus).report()
    }
    return attributes.isFocused
  }

  /// The accessible name of the element.
  public var name: String? { property(\.name) }

  /// The text in the element.
  public var text: String? { property(\.text) }

  /// What the element holds, or `nil` where it holds nothing: what is typed into a field, the number
  /// of a slider, the title of what is chosen in a picker, the badge of a tab.
  public var value: String? { property(\.shownValue) ?? nil }

  /// What happens when the element is used, in a sentence, or `nil` where nobody says so.
  public var hint: String? { property(\.attributes.hint) ?? nil }

  /// The identifier of the element, or `nil` where it has none.
  public var identifier: String? { property(\.attributes.identifier) ?? nil }

  private func property<Value>(_ read: (Element) -> Value) -> Value? {
    do throws(QueryError) {
      return read(try asking(only))
    } catch {
      error.report()
      return nil
    }
  }
}

extension Element {
  /// Whether the element is chosen, a row by the box that its list gives it; `nil` where nothing says.
  fileprivate var isChosen: Bool? {
    if let isSelected = attributes.isSelected { return isSelected }
    guard role == .listitem else { return nil }
    return children.first(where: \.isBoxOfRow)?.attributes.isSelected
  }

  /// The row in this element of which another one is all the content.
  fileprivate func row(of element: Element) -> Element? {
    guard let path = path(to: element.id), let row = path.lastIndex(where: { $0.role == .listitem })
    else { return nil }
    let boxes = path[(row + 1)...]
    // What a list and its swipes give to a row stands around the content.
    let content = path[row].children.first { !$0.isBoxOfRow }
    guard content?.id == (boxes.first ?? element).id else { return nil }
    return boxes.allSatisfy { $0.children.count == 1 } ? path[row] : nil
  }

  private var isBoxOfRow: Bool { attributes.style.purpose == .select }

  /// What the element holds, as people would say it.
  var shownValue: String? {
    switch role {
    case .radiogroup: attributes.value ?? children.lazy.compactMap(\.chosenRadio).first
    case .tab: attributes.badge ?? attributes.value
    default: attributes.valueText ?? attributes.value ?? attributes.badge
    }
  }

  private var chosenRadio: String? {
    if role == .radio { return attributes.isSelected == true ? name : nil }
    return children.lazy.compactMap(\.chosenRadio).first
  }
}
