import VitroUI

/// What is asked of the only element that a query means. Where there is none, or more than one,
/// nothing is known of it: the test fails and shows what is there, whatever it expected.
extension Query {
  /// Whether the element is enabled. A person may still not reach it, where a menu is open or another view lies
  /// before it: using it says so.
  public var isEnabled: Bool { property(\.attributes.isEnabled) ?? false }

  /// Whether the element is chosen. A view that is all there is in a row of a list is chosen where its row is;
  /// of what nobody can choose, such as another text, a field or a row of a list without a selection, the
  /// test fails.
  public var isSelected: Bool {
    guard let element = property({ $0 }) else { return false }
    if let isChosen = element.isChosen ?? surface.root.reachable.row(of: element)?.isChosen {
      return isChosen
    }
    if element.isNeverChosen { failure([element], .cannotBeSelected).report() }
    return false
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
  /// of a slider or a stepper, the title of what is chosen in a picker, the badge of a tab. Of a stepper
  /// that knows no number, since it is made of actions, and of a toggle, the test fails.
  public var value: String? {
    guard let element = property({ $0 }) else { return nil }
    if let value = element.shownValue { return value }
    switch element.role {
    case .spinbutton: failure([element], .saysNoValue).report()
    case .switch, .checkbox: failure([element], .isOnOrOff).report()
    default: break
    }
    return nil
  }

  /// What happens when the element is used, in a sentence, or `nil` where nobody says so.
  public var hint: String? { property(\.attributes.hint) ?? nil }

  /// Why what the field holds is wrong, in a sentence, or `nil` where nobody says that it is.
  public var invalidReason: String? { property(\.attributes.invalidReason) ?? nil }

  /// Whether the field says that it must not be left empty.
  public var isRequired: Bool { property(\.attributes.isRequired) ?? false }

  /// The address of the page that a link leads to: the path of a URL at which a new screen shows it, such as
  /// `/catalogue/mug`; `nil` where a new screen does not find it.
  public var address: String? { property(\.attributes.address) ?? nil }

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
  /// Whether nobody can choose it: people read it or look at it and do nothing with it, or it holds a
  /// value, or is a row without a box or a mark for that.
  fileprivate var isNeverChosen: Bool {
    switch role {
    case .text, .heading, .image: !attributes.actions.contains(.press)
    case .textbox, .searchbox, .slider, .spinbutton, .combobox, .progressbar, .meter, .list,
      .listitem:
      true
    default: false
    }
  }

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
  package var shownValue: String? {
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
