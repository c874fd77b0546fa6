import VitroUI

/// The lens through which a screen has one thing wrong with it.
@MainActor
final class MutantLens: ScreenLens {
  private let mutant: Mutant

  nonisolated init(_ mutant: Mutant) {
    self.mutant = mutant
  }

  func look(at root: Element, of screen: Screen) -> Element {
    changed(root, of: screen) ?? root
  }

  func passes(_ event: Event, to screen: Screen) -> Bool {
    guard mutant.change == .inert, Actions.thatPeopleNotice.contains(event.action) else {
      return true
    }
    return screen.place(of: event.element) != mutant.place
  }

  private func changed(_ element: Element, of screen: Screen) -> Element? {
    var element = element
    element.children = element.children.compactMap { changed($0, of: screen) }
    let isMeant = element.role == mutant.role && screen.place(of: element.id) == mutant.place
    return isMeant ? element.changed(mutant.change) : element
  }
}
