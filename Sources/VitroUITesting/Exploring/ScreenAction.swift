import VitroUI

/// An action on a screen that is explored: of a person, or an event of the world around it.
public enum ScreenAction: Hashable, Sendable {
  /// A press of an element, by its role and its accessible name; of several, by its place among them.
  case press(Role, String, Int = 0)
  /// A value that is set: the text of a field, the number of an option.
  case set(Role, String, Int = 0, to: String)
  /// A step further, or back.
  case adjust(Role, String, Int = 0, by: Int)
  /// A dialog that is sent away, by Escape or a press beside it.
  case dismiss(Role, String, Int = 0)
  /// A field that is handed in, by the Return key.
  case submit(Role, String, Int = 0)
  /// A press that lasts.
  case longPress(Role, String, Int = 0)
  /// The menu of an element is asked for: a click with the other button.
  case openMenu(Role, String, Int = 0)
  /// An action that an element offers by a name, such as those of assistive technologies.
  case perform(Role, String, Int = 0, named: String)
  /// An event of the world, by its name in ``ExploredScreen``.
  case event(String)
}

extension ScreenAction: CustomStringConvertible {
  /// The action as Swift code.
  public var description: String {
    switch self {
    case .press(let role, let name, let place): ".press(\(code(role, name, place)))"
    case .set(let role, let name, let place, let text):
      ".set(\(code(role, name, place)), to: \(text.debugDescription))"
    case .adjust(let role, let name, let place, let count):
      ".adjust(\(code(role, name, place)), by: \(count))"
    case .dismiss(let role, let name, let place): ".dismiss(\(code(role, name, place)))"
    case .submit(let role, let name, let place): ".submit(\(code(role, name, place)))"
    case .longPress(let role, let name, let place): ".longPress(\(code(role, name, place)))"
    case .openMenu(let role, let name, let place): ".openMenu(\(code(role, name, place)))"
    case .perform(let role, let name, let place, let offer):
      ".perform(\(code(role, name, place)), named: \(offer.debugDescription))"
    case .event(let name): ".event(\(name.debugDescription))"
    }
  }

  private func code(_ role: Role, _ name: String, _ place: Int) -> String {
    ".\(role), \(name.debugDescription)" + (place == 0 ? "" : ", \(place)")
  }
}

/// The actions that a screen offers, each with the event that it is.
struct ScreenOffers {
  private(set) var all: [(action: ScreenAction, event: Event)] = []
  private var counts: [ScreenAction: Int] = [:]
  private let texts: [String]

  /// - Parameters:
  ///   - root: The elements of the screen.
  ///   - texts: The texts that are typed into fields.
  init(_ root: Element, texts: [String]) {
    self.texts = texts
    visit(root.reachable)
  }

  private mutating func visit(_ element: Element) {
    if element.isInvisible { return }
    let actions = element.attributes.actions
    if !actions.isEmpty, element.attributes.isEnabled { add(element, actions) }
    for index in element.children.indices { visit(element.children[index]) }
  }

  private mutating func add(_ element: Element, _ actions: Actions) {
    let (id, role, name) = (element.id, element.role, element.name)
    if actions.contains(.press), element.attributes.files == nil {
      add(.press(id)) { .press(role, name, $0) }
    }
    if actions.contains(.submit) { add(.submit(id)) { .submit(role, name, $0) } }
    if actions.contains(.longPress) { add(.longPress(id)) { .longPress(role, name, $0) } }
    if actions.contains(.openMenu) { add(.openMenu(id)) { .openMenu(role, name, $0) } }
    for offer in element.attributes.offers {
      add(.perform(id, offer)) { .perform(role, name, $0, named: offer) }
    }
    if actions.contains(.dismiss) { add(.dismiss(id)) { .dismiss(role, name, $0) } }
    if actions.contains(.adjust) {
      for count in [1, -1] where element.refusal(of: .adjust(id, count)) == nil {
        add(.adjust(id, count)) { .adjust(role, name, $0, by: count) }
      }
    }
    guard actions.contains(.setValue) else { return }
    let values = role == .combobox ? element.children.indices.map { "\($0)" } : texts
    for value in values
    where value != element.attributes.value && element.refusal(of: .setValue(id, value)) == nil {
      add(.setValue(id, value)) { .set(role, name, $0, to: value) }
    }
  }

  private mutating func add(_ event: Event, _ action: (Int) -> ScreenAction) {
    let place = counts[action(0), default: 0]
    counts[action(0)] = place + 1
    all.append((action(place), event))
  }
}
