import Foundation
import VitroUI
import VitroUITesting

/// A step of a person on a page, told so that it can be done again on another one.
struct WalkStep: Equatable, Sendable {
  /// The deed of a step: an action on an element, or the browser's way back.
  enum Deed: Equatable, Sendable {
    case press, submit, dismiss, longPress, hover, openMenu, focus, blur
    case type(String)
    case choose(String)
    case adjust(Int)
    /// From one point to another, and letting go.
    case drag(x: Int, y: Int)
    /// The browser's way back.
    case goBack
    /// A change that is not the person's doing, and the seed of its choices.
    case foreign(ForeignHand, Int)
  }

  var deed: Deed
  /// Which of the pages it is done on.
  var page = 0
  var role = Role.generic
  var name = ""
  /// Which of the elements of this role and name it is.
  var index = 0

  /// Does it, and compares the page with its screen.
  ///
  /// - Returns: Whether a person could do it.
  @MainActor func take(on page: BrowserPage) async throws -> Bool {
    if deed == .goBack { return try await page.goBackIfPossible() }
    if case .foreign(let hand, let seed) = deed { return try await page.suffer(hand, seed: seed) }
    let found = page.elements([role], named: name).all
    guard found.indices.contains(index), let events = events(for: found[index]) else {
      return false
    }
    do {
      for event in events { try await page.perform(event) }
    } catch is EventError {
      return false
    } catch BrowserError.covered {
      return false
    }
    return true
  }

  private func events(for element: Element) -> [Event]? {
    let id = element.id
    switch deed {
    case .press: return [.press(id)]
    case .submit: return [.submit(id)]
    case .dismiss: return [.dismiss(id)]
    case .longPress: return [.longPress(id)]
    case .hover: return [.hover(id, true)]
    case .openMenu: return [.openMenu(id)]
    case .focus: return [.focus(id, true)]
    case .blur: return [.focus(id, false)]
    case .type(let text): return [.setValue(id, text)]
    case .adjust(let count): return [.adjust(id, count)]
    case .choose(let title):
      let option = element.options.first { $0.name == title }
      return option.map { [.setValue(id, "\($0.id.rawValue)")] }
    case .drag(let x, let y): return drag(id, CGPoint(x: x, y: y))
    case .goBack, .foreign: return nil
    }
  }

  private func drag(_ id: Element.ID, _ end: CGPoint) -> [Event] {
    let start = CGPoint(x: 5, y: 5)
    return [(start, false), (end, false), (end, true)].map { point, isEnded in
      .drag(id, Event.Drag(from: start, to: point, isEnded: isEnded))
    }
  }
}

extension Element {
  /// What can be chosen in it.
  var options: [Element] {
    role == .option ? [self] : children.flatMap(\.options)
  }
}

extension BrowserPage {
  /// Goes back where the page has been elsewhere; returns whether it has.
  fileprivate func goBackIfPossible() async throws -> Bool {
    guard try await evaluate("!!history.state?.from", as: Bool.self) else { return false }
    try await goBack()
    return true
  }
}
