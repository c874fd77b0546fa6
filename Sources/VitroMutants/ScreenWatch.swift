import Testing
import VitroUI

/// A test as its source tells it apart from others: its file, line and column.
struct TestPlace: Hashable, Sendable {
  let fileID: String
  let line: Int
  let column: Int

  init(_ location: SourceLocation) {
    fileID = location.fileID
    line = location.line
    column = location.column
  }

  init(fileID: String, line: Int, column: Int) {
    self.fileID = fileID
    self.line = line
    self.column = column
  }
}

/// The lens that changes nothing, and writes down which elements each test meets.
@MainActor
final class ScreenWatch: ScreenLens {
  /// The mutants of what was met, in the order in which it was met first.
  private(set) var mutants: [Mutant] = []
  /// The tests that met the element of each mutant.
  private(set) var tests: [Mutant: Set<TestPlace>] = [:]

  nonisolated init() {}

  func look(at root: Element, of screen: Screen) -> Element {
    if let test = Test.current { note(root, of: screen, in: TestPlace(test.sourceLocation)) }
    return root
  }

  func passes(_ event: Event, to screen: Screen) -> Bool { true }

  private func note(_ element: Element, of screen: Screen, in test: TestPlace) {
    if element.isInvisible { return }
    let changes = element.possibleChanges
    if !changes.isEmpty, let place = screen.place(of: element.id) {
      for change in changes {
        let mutant = Mutant(
          change: change, role: element.role, name: element.name, view: place.view, place: place)
        if tests[mutant] == nil { mutants.append(mutant) }
        tests[mutant, default: []].insert(test)
      }
    }
    for child in element.children { note(child, of: screen, in: test) }
  }
}
