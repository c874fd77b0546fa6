import VitroUI

/// Elements of a screen, looked for by role and accessible name each time something is asked.
///
/// A query is strict: what it is asked, or told to do, is about exactly one element, else it fails,
/// with an outline of the screen and the nearest matches.
///
/// ```swift
/// try await screen.button("+").tap()
/// #expect(screen.text("1").exists)
/// try await screen.listItem("7").button("Delete 7").tap()
/// ```
@MainActor
public struct Query {
  struct Step: Equatable {
    var roles: [Role]
    var name: String?
  }

  let surface: any TestSurface
  let steps: [Step]

  /// Whether exactly one such element is there.
  public var exists: Bool { matches.count == 1 }

  /// How many such elements are there.
  public var count: Int { matches.count }

  /// Whether there is one such element, and a person can use it.
  public var isEnabled: Bool { only?.attributes.isEnabled ?? false }

  /// Whether there is one such element, and it is chosen.
  public var isSelected: Bool { only?.attributes.isSelected ?? false }

  /// The accessible name of the only such element, or `nil`.
  public var name: String? { only?.name }

  /// The text in the only such element, or `nil`.
  public var text: String? { only?.text }

  /// What the only such text field holds, or `nil`.
  public var value: String? { only?.attributes.value }

  /// All such elements, in reading order.
  public var all: [Element] { matches }

  /// The only such element; throws when there is none, or more than one.
  public func element() throws -> Element {
    let found = matches
    guard found.count == 1, let element = found.first else { throw failure(found) }
    return element
  }

  private var only: Element? {
    let found = matches
    return found.count == 1 ? found.first : nil
  }

  private var matches: [Element] {
    guard let first = steps.first else { return [] }
    return steps.dropFirst().reduce(surface.root.reachable.matches(for: first, isOutermost: true)) {
      scopes, step in
      scopes.flatMap { $0.matches(for: step, isOutermost: false) }
    }
  }

  private func failure(_ found: [Element]) -> QueryError {
    QueryError(steps: steps, found: found, screen: surface.root.reachable)
  }
}

extension Query {
  /// Presses the element like a person: it must be the only one, and enabled.
  public func tap() async throws {
    try await perform { .press($0) }
  }

  /// Replaces what is in a text field, like a person who types.
  public func type(_ text: String) async throws {
    try await perform { .setValue($0, text) }
  }

  /// Sends a sheet or an alert away, as Escape does.
  public func dismiss() async throws {
    try await perform { .dismiss($0) }
  }

  func perform(_ event: (Element.ID) -> Event) async throws {
    let element = try element()
    guard element.attributes.isEnabled else {
      throw QueryError(
        steps: steps, found: [element], screen: surface.root.reachable, isDisabled: true)
    }
    try await surface.perform(event(element.id))
  }
}

extension Query: CustomStringConvertible {
  /// What was looked for and what was found; it is what a failed expectation prints.
  public nonisolated var description: String {
    MainActor.assumeIsolated {
      QueryError(steps: steps, found: matches, screen: surface.root.reachable).description
    }
  }
}

extension Element {
  /// What a person can reach: the modal dialog where there is one, else everything.
  var reachable: Element {
    children.last { $0.role.isModal } ?? self
  }

  /// The elements that a step means, outermost first; this element itself only for the first step.
  func matches(for step: Query.Step, isOutermost: Bool) -> [Element] {
    var found: [Element] = []
    if isOutermost, isMatch(for: step) { found.append(self) }
    collect(step, into: &found)
    return found
  }

  private func collect(_ step: Query.Step, into found: inout [Element]) {
    // By index: an element is large, and is copied only where it matches.
    for index in children.indices {
      if children[index].isMatch(for: step) { found.append(children[index]) }
      children[index].collect(step, into: &found)
    }
  }

  private func isMatch(for step: Query.Step) -> Bool {
    guard step.roles.contains(role) else { return false }
    guard let name = step.name else { return true }
    return role == .listitem ? showsText(name) : self.name == name
  }

  private func showsText(_ text: String) -> Bool {
    attributes.text == text || children.contains { $0.showsText(text) }
  }
}
