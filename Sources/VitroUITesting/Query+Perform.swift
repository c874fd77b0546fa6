import VitroUI

extension Query {
  /// What the nearest element offers that takes one of several actions, or `nil` where none does.
  func target(of actions: Actions) throws -> Actions? {
    let element = try only()
    let around = (surface.root.reachable.path(to: element.id) ?? []) + [element]
    return around.last { !$0.attributes.actions.isDisjoint(with: actions) }?.attributes.actions
  }

  /// Does something to the element like a person, who could be meaning what it stands in.
  func perform(_ action: Actions, _ event: (Element.ID) -> Event) async throws {
    await surface.begin()
    var element = try usable()
    if action == .press, element.takesText {
      try await directKeyboard(at: element)
      if try self.target(of: .press) == nil { return }
      // What the keyboard is directed at may become another element.
      element = try usable()
    }
    var target = try target(of: action, at: element)
    if target.takesKeyboard(with: action) {
      try await takeKeyboard(from: target.id)
      target = try self.target(of: action, at: try usable())
    }
    let event = target.followed(by: action) ?? event(target.id)
    if let reason = target.refusal(of: event) { throw failure([target], reason) }
    try await act(event)
  }

  /// The only such element on a screen that has come to rest once.
  func begun() async throws -> Element {
    await surface.begin()
    return try only()
  }

  private func usable() throws -> Element {
    let element = try only()
    guard element.attributes.isEnabled else { throw failure([element], .isDisabled) }
    return element
  }

  /// What takes an action at an element, if a person can reach it.
  private func target(of action: Actions, at element: Element) throws -> Element {
    let target =
      element.followed(by: action) == nil
      ? surface.root.reachable.target(of: action, at: element) : element
    guard let target else {
      let opensChoice = action == .press && element.attributes.files != nil
      throw failure([element], opensChoice ? .opensFileChoice : .cannot(action))
    }
    guard target.attributes.isEnabled else { throw failure([target], .isDisabled) }
    if action.isOfPointer { try pointerReaches(target) }
    return target
  }

  /// Lets a person do something; a problem that it shows says where it was written.
  func act(_ event: Event) async throws {
    do {
      try await surface.perform(event)
    } catch var problem as Problem {
      problem.cause = place?.short
      throw problem
    }
  }

  /// Throws where the pointer goes through an element to what is behind, or would only close an open
  /// menu.
  func pointerReaches(_ element: Element) throws {
    if surface.root.letsPointerThrough(at: element.id) == true {
      throw failure([element], .ignoresPointer)
    }
    // Most screens have none, and can say so.
    guard (surface as? Screen)?.hasMenu != false, let menu = surface.root.reachable.openMenu,
      menu.isOutside(element.id)
    else { return }
    throw failure([element], .isOutsideOfMenu)
  }
}

extension Actions {
  /// Whether a person does it with a finger or a mouse.
  fileprivate var isOfPointer: Bool {
    !isDisjoint(with: [.press, .longPress, .drag, .hover, .openMenu, .setValue, .adjust])
  }
}

extension Element {
  /// Whether the keyboard is directed at it when something is done to it. A press leaves it where it is.
  fileprivate func takesKeyboard(with action: Actions) -> Bool {
    (role == .combobox || role == .slider) && !action.isDisjoint(with: [.setValue, .adjust])
  }

  /// What a press on a link in a text is.
  fileprivate func followed(by action: Actions) -> Event? {
    guard role == .link, action == .press, attributes.actions.contains(.follow) else { return nil }
    return attributes.url.map { .follow(id, $0) }
  }

  /// What takes an action at an element in this one: the element itself, what it stands in, or the
  /// only thing that could be meant in it.
  fileprivate func target(of action: Actions, at element: Element) -> Element? {
    if element.attributes.actions.contains(action) { return element }
    if let outer = path(to: element.id)?.last(where: { $0.attributes.actions.contains(action) }) {
      return outer
    }
    guard element.role.passesActionsOn else { return nil }
    let inner = element.takers(of: action)
    return inner.count == 1 ? inner.first : nil
  }

  /// Whether the pointer goes through an element in this one, or `nil` where it is not in this one.
  fileprivate func letsPointerThrough(at id: ID) -> Bool? {
    if self.id == id { return ignoresPointer }
    for index in children.indices {
      guard let isThrough = children[index].letsPointerThrough(at: id) else { continue }
      return isThrough || ignoresPointer
    }
    return nil
  }

  private var ignoresPointer: Bool { attributes.style.looks.contains(.ignoresPointer) }

  /// The elements around one in this one, outermost first, or `nil` where it is not in this one.
  package func path(to id: ID) -> [Element]? {
    if self.id == id { return [] }
    for index in children.indices {
      if let path = children[index].path(to: id) { return [self] + path }
    }
    return nil
  }

  /// The outermost elements inside that take an action, without the controls that a list or a swipe
  /// gives to a row.
  private func takers(of action: Actions) -> [Element] {
    children.filter { !$0.isInvisible && !$0.isOfSwipe }.flatMap { child -> [Element] in
      switch child.attributes.style.purpose {
      case .delete, .select, .moveUp, .moveDown: []
      case _ where child.takesText: []
      default: child.attributes.actions.contains(action) ? [child] : child.takers(of: action)
      }
    }
  }
}

extension Element {
  /// Whether it is one of the buttons that a row shows when it is swiped.
  fileprivate var isOfSwipe: Bool {
    attributes.style.variant?.split(separator: " ").contains("swipe") == true
  }

  /// What stands around the menu in this one that is open in front of all else: its button and itself.
  fileprivate var openMenu: Element? {
    for index in children.indices.reversed() {
      if let found = children[index].openMenu { return found }
      if case .menu = children[index].role { return self }
    }
    return nil
  }

  /// Whether an element stands neither in the open menu of this one nor is what closes it.
  fileprivate func isOutside(_ id: ID) -> Bool {
    children.allSatisfy { child in
      switch child.role {
      case .menu: child.path(to: id) == nil
      default: child.id != id || child.attributes.isExpanded != true
      }
    }
  }
}

extension Role {
  /// Whether a person who means the element could mean what stands in it.
  var passesActionsOn: Bool {
    switch self {
    case .generic, .listitem, .group: true
    default: false
    }
  }
}
