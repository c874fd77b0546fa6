import VitroUI

extension Query {
  /// One step on the way of a query: the description of the elements that it looks for there.
  struct Step {
    /// The roles of which an element has one; none where it is found by its identifier or its keys.
    var roles: [Role] = []
    var identifier: String?
    /// The element itself, with the words for it.
    var element: (id: Element.ID, words: String)?
    /// The keys that press it, as an element names them.
    var shortcut: String?
    /// The accessible name, if there is one.
    var name: String?
    /// Whether a space in the name is any space, also one at which no line breaks.
    var takesAnySpace = false
  }
}

extension Query.Step {
  /// Whether it says which element is meant, by a name, an identifier or keys.
  var isCalled: Bool {
    identifier != nil || element != nil || name != nil || shortcut != nil
  }

  /// Whether it means dialogs, or could mean one.
  var meansDialogs: Bool { roles.isEmpty && shortcut == nil || roles.contains(where: \.isModal) }

  /// Whether it means links, also those in a text.
  var meansLinks: Bool { roles.contains(.link) }

  /// Whether it means what people see or press by a key, and so also what those who listen to the
  /// screen do not hear.
  var seesHidden: Bool {
    identifier != nil || element != nil || shortcut != nil || roles.contains(.text)
  }
}

extension Query.Step: CustomStringConvertible {
  var description: String {
    let named = name.map(quoted)
    if let identifier {
      let element = "element with the identifier \(quoted(identifier))"
      return named.map { "\(element) and the name \($0)" } ?? element
    }
    if let element { return element.words }
    if let shortcut { return "element that is pressed by \(quoted(shortcut))" }
    let role = roles.first?.rawValue ?? "element"
    return named.map { "\(role) \($0)" } ?? role
  }
}

extension [Query.Step] {
  /// All of them, in words: what is meant, then what it stands in.
  var sought: String { reversed().map(\.description).joined(separator: " in ") }
}

extension Element {
  /// What a person can reach: the modal dialog where there is one, else everything.
  package var reachable: Element {
    children.last { $0.role.isModal } ?? self
  }

  /// The screen without its modal dialog: the pages and dialogs that it covers, or `nil` where there is
  /// none.
  package var covered: Element? {
    guard let front = children.lastIndex(where: \.role.isModal) else { return nil }
    var covered = self
    covered.children.remove(at: front)
    return covered
  }

  /// The elements that a step means, outermost first; this element itself only for the first step.
  ///
  /// A space at which no line breaks is meant where nothing has the name as it is written.
  func matches(for step: Query.Step, isOutermost: Bool) -> [Element] {
    let found = candidates(for: step, isOutermost: isOutermost)
    guard found.isEmpty, !step.takesAnySpace, step.name?.contains(where: \.isSpace) == true else {
      return found
    }
    var loose = step
    loose.takesAnySpace = true
    return candidates(for: loose, isOutermost: isOutermost)
  }

  private func candidates(for step: Query.Step, isOutermost: Bool) -> [Element] {
    var found: [Element] = []
    if isOutermost, isMatch(for: step) { found.append(self) }
    if step.meansLinks { found += linksOfText.filter { $0.isMatch(for: step) } }
    collect(step, into: &found)
    return found
  }

  private func collect(_ step: Query.Step, into found: inout [Element]) {
    // By index: an element is large, and is copied only where it matches.
    for index in children.indices {
      if case .generic = children[index].role, children[index].isInvisible { continue }
      if !step.seesHidden, children[index].attributes.isHidden { continue }
      if children[index].isMatch(for: step) { found.append(children[index]) }
      if step.meansLinks { found += children[index].linksOfText.filter { $0.isMatch(for: step) } }
      children[index].collect(step, into: &found)
    }
  }

  private func isMatch(for step: Query.Step) -> Bool {
    if let element = step.element {
      guard id == element.id else { return false }
    } else if let identifier = step.identifier {
      guard attributes.identifier == identifier else { return false }
    } else if let shortcut = step.shortcut {
      guard attributes.shortcut == shortcut else { return false }
    } else {
      guard step.roles.contains(role) else { return false }
    }
    // In a title of several views each text is found itself.
    let isTitleOfViews = role == .heading && step.roles.contains(.text) && attributes.text == nil
    guard let name = step.name else { return !isTitleOfViews }
    if step.takesAnySpace { return reads(name, isTitleOfViews) }
    switch role {
    case .listitem: return showsText(name) || accessibleText == name
    case .text: return attributes.text == name || self.name == name
    case .heading where isTitleOfViews: return self.name == name && !showsText(name)
    default: return self.name == name
    }
  }

  /// The links in the text of the element, each as an element of its own, which is followed in it.
  package var linksOfText: [Element] {
    attributes.linksOfText.map { run in
      let url = run.url.map { [Detail.url($0)] } ?? []
      return Element(
        id: id,
        attributes: Attributes(
          role: .link, text: run.text, isEnabled: attributes.isEnabled, actions: .follow,
          details: url))
    }
  }

  /// Whether it has a name, be its spaces of another kind.
  private func reads(_ name: String, _ isTitleOfViews: Bool) -> Bool {
    switch role {
    case .listitem: accessibleText.reads(name) || showsText { $0.reads(name) }
    case .text: attributes.text?.reads(name) == true || self.name.reads(name)
    case .heading where isTitleOfViews: self.name.reads(name) && !showsText { $0.reads(name) }
    default: self.name.reads(name)
    }
  }

  private func showsText(_ text: String) -> Bool {
    if isInvisible { return false }
    return attributes.text == text || children.contains { $0.showsText(text) }
  }

  private func showsText(_ isMeant: (String) -> Bool) -> Bool {
    if isInvisible { return false }
    return attributes.text.map(isMeant) == true || children.contains { $0.showsText(isMeant) }
  }
}

extension String {
  /// Whether it reads like a text: a space at which no line breaks, such as that of `29,90 €`, is a space.
  func reads(_ text: String) -> Bool {
    if self == text { return true }
    // Such a space has more bytes than a plain one.
    guard utf8.count != text.utf8.count, utf8.first == text.utf8.first else { return false }
    return count == text.count
      && zip(self, text).allSatisfy { $0 == $1 || $0.isSpace && $1.isSpace }
  }
}

extension Character {
  fileprivate var isSpace: Bool { " \u{A0}\u{2007}\u{2009}\u{202F}".contains(self) }
}
