import Testing
import VitroUI

/// The lens through which the screens of each test have one thing wrong with them.
@MainActor
final class MutantLens: ScreenLens {
  private let mutants: [TestPlace: Mutant]
  /// The mutant of the test that looked last. Tests run one after the other, and what looks from a task of its own
  /// does not know its test.
  private var last: Mutant?

  nonisolated init(_ mutants: [TestPlace: Mutant]) {
    self.mutants = mutants
  }

  func look(at root: Element, of screen: Screen) -> Element {
    guard let mutant else { return root }
    return changed(root, of: screen, by: mutant) ?? root
  }

  func passes(_ event: Event, to screen: Screen) -> Bool {
    guard let mutant, mutant.change == .inert, Actions.thatPeopleNotice.contains(event.action)
    else { return true }
    return screen.place(of: event.element) != mutant.place
  }

  private var mutant: Mutant? {
    if let test = Test.current { last = mutants[TestPlace(test.sourceLocation)] }
    return last
  }

  private func changed(_ element: Element, of screen: Screen, by mutant: Mutant) -> Element? {
    var element = element
    element.children = element.children.compactMap { changed($0, of: screen, by: mutant) }
    let isMeant = element.role == mutant.role && screen.place(of: element.id) == mutant.place
    return isMeant ? element.changed(mutant.change) : element
  }
}
