import VitroUI

extension Query {
  /// Whether there is one such element, and a person can use it.
  public var isEnabled: Bool { only?.attributes.isEnabled ?? false }

  /// Whether there is one such element, and it is chosen.
  public var isSelected: Bool { only?.attributes.isSelected ?? false }

  /// Whether there is one such element, and what is hidden in it is shown.
  public var isExpanded: Bool { only?.attributes.isExpanded ?? false }

  /// Whether there is one such element, and the keyboard is directed at it.
  public var isFocused: Bool { only?.attributes.isFocused ?? false }

  /// The accessible name of the only such element, or `nil`.
  public var name: String? { only?.name }

  /// The text in the only such element, or `nil`.
  public var text: String? { only?.text }

  /// What the only such element holds, or `nil`: what is typed into a field, the number of a slider,
  /// the title of what is chosen in a picker, the badge of a tab.
  public var value: String? { only?.shownValue }

  /// What happens when the only such element is used, in a sentence, or `nil`.
  public var hint: String? { only?.attributes.hint }

  /// The identifier of the only such element, or `nil`.
  public var identifier: String? { only?.attributes.identifier }
}

extension Element {
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
