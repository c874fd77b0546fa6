extension Element {
  /// What a person who listens to the screen hears of the element and everything in it, one space
  /// between neighbours: texts, the names of pictures and the values of fields.
  ///
  /// It leaves out what is hidden or invisible, what nobody else is to read, the controls that a row or
  /// a stepper adds to what stands in it, and other buttons, unless there is nothing else.
  public var accessibleText: String {
    if children.isEmpty, attributes.label == nil, attributes.value == nil {
      return attributes.text ?? ""
    }
    var parts: [String] = []
    for child in children { child.collectAccessibleText(into: &parts, withButtons: false) }
    if parts.isEmpty {
      for child in children { child.collectAccessibleText(into: &parts, withButtons: true) }
    }
    if let text = attributes.text, !text.isEmpty { parts.insert(text, at: 0) }
    if role.holdsValue || parts.isEmpty { parts = [attributes.spoken ?? ""] }
    return parts.joined(separator: " ")
  }

  private func collectAccessibleText(into parts: inout [String], withButtons: Bool) {
    if role == .button, !withButtons { return }
    if attributes.isHidden || isInvisible { return }
    if attributes.style.purpose?.isOfContainer == true { return }
    // A menu that is open lies over what it belongs to.
    if role == .menu { return }
    if role.holdsValue || attributes.label != nil {
      if let spoken = attributes.spoken, !spoken.isEmpty { parts.append(spoken) }
      return
    }
    if let text = attributes.text, !text.isEmpty { parts.append(text) }
    for child in children { child.collectAccessibleText(into: &parts, withButtons: withButtons) }
  }
}

extension Attributes {
  /// What is heard of the element in place of what stands in it: the value of a field, else a label.
  fileprivate var spoken: String? {
    guard role.holdsValue else { return label }
    if style.purpose == .secure { return nil }
    let value = valueText ?? value
    return value?.isEmpty == false ? value : label
  }
}

extension Role {
  /// Whether a name that is made of what stands inside takes the value in place of the name.
  fileprivate var holdsValue: Bool {
    switch self {
    // A stepper is called by its label, which often says what it holds.
    case .spinbutton: false
    case .textbox, .searchbox, .combobox, .slider, .progressbar, .meter: true
    default: false
    }
  }
}

extension Style.Purpose {
  /// Whether a container has added the element to what stands in it.
  fileprivate var isOfContainer: Bool {
    switch self {
    case .delete, .moveUp, .moveDown, .select, .increment, .decrement: true
    default: false
    }
  }
}

extension Element {
  /// The title of the first page in it that has one.
  var firstTitle: String? {
    let isTitle = role == .heading || attributes.label != nil
    if isTitle, attributes.style.purpose == .title { return name }
    for child in children {
      if let title = child.firstTitle { return title }
    }
    return nil
  }
}
