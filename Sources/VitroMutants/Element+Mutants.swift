import VitroUI

extension Element {
  /// What can go wrong with the element so that a person would see it.
  var possibleChanges: [Mutant.Change] {
    if attributes.isHidden || isStep { return [] }
    if role == .generic { return isUsed && attributes.isEnabled ? [.inert] : [] }
    guard role.isWorthATest else { return [] }
    let shows = !name.isEmpty || attributes.value != nil || role.isControl
    var changes: [Mutant.Change] = shows ? [.vanished] : []
    if role.isRenamed, !name.isEmpty { changes.append(.renamed) }
    if showsValue { changes.append(.emptied) }
    guard isUsed else { return changes }
    if role.isControl, attributes.isEnabled { changes.append(.disabled) }
    if attributes.isEnabled { changes.append(.inert) }
    return changes
  }

  /// The element with something wrong about it, or `nil` where it is gone.
  func changed(_ change: Mutant.Change) -> Element? {
    var element = self
    switch change {
    case .vanished: return nil
    case .disabled: element.attributes.isEnabled = false
    case .renamed: element.rename()
    case .emptied: element.attributes.emptyValue()
    case .inert: break
    }
    return element
  }

  /// Whether it is a button of a stepper, which is used as a whole.
  private var isStep: Bool {
    [.increment, .decrement].contains(attributes.style.purpose)
  }

  private var isUsed: Bool { !attributes.actions.isDisjoint(with: .thatPeopleNotice) }

  private var showsValue: Bool {
    // People see what its label says of it.
    if role == .spinbutton { return false }
    let shown = attributes.valueText ?? attributes.value ?? attributes.badge ?? ""
    return !shown.isEmpty
  }

  private mutating func rename() {
    let other = "Something else"
    if attributes.label != nil || !children.isEmpty { attributes.label = other }
    if attributes.text != nil { attributes.text = other }
    attributes.details = attributes.details.map { $0.renamed(other) }
    // A dialog, a group or a picker has a name of its own; what stands in it keeps its names.
    guard role.isNamedByContent else { return }
    for index in children.indices { children[index].rename() }
  }
}

extension Detail {
  /// The parts of a text with another text, where it has parts.
  fileprivate func renamed(_ text: String) -> Detail {
    guard case .runs(let runs) = self else { return self }
    return .runs(
      runs.map {
        var run = $0
        run.text = text
        return run
      })
  }
}

extension Attributes {
  fileprivate mutating func emptyValue() {
    value = value == nil ? nil : ""
    details.removeAll {
      switch $0 {
      case .valueText, .badge: true
      default: false
      }
    }
  }
}

extension Actions {
  /// What a person means by using something; that the keyboard is there, or the pointer, is not.
  static let thatPeopleNotice: Actions = [
    .press, .setValue, .dismiss, .adjust, .submit, .longPress, .drag, .openMenu, .perform, .follow,
    .chooseFiles,
  ]
}

extension Role {
  /// Whether it is more than a way to arrange what stands in it.
  fileprivate var isWorthATest: Bool {
    switch self {
    case .generic, .main, .banner, .toolbar, .list, .tablist, .tabpanel, .separator: false
    default: true
    }
  }

  /// Whether a person does something with it, and not with what stands in it.
  fileprivate var isControl: Bool {
    switch self {
    case .button, .link, .textbox, .searchbox, .checkbox, .switch, .combobox, .radio, .slider,
      .spinbutton, .tab, .menuitem:
      true
    default: false
    }
  }

  /// Whether its name is its own, not that of all that stands in it.
  fileprivate var isRenamed: Bool { self != .listitem && self != .radiogroup }
}
