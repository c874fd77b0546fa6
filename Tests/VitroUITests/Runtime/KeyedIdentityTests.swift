import Foundation
import Observation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Identity of what comes from data")
struct KeyedIdentityTests {
  /// How many edits each seed stands for: 25,000 in all, and as many as one likes with a variable.
  private static let edits =
    ProcessInfo.processInfo.environment["VITRO_EDITS"].flatMap(Int.init) ?? 2_500

  @Test("Whatever happens to sections and rows, each keeps what belongs to it", arguments: 0..<10)
  func edits(seed: Int) throws {
    var random = Numbers(seed: UInt64(seed))
    let outline = TestedOutline(isList: seed.isMultiple(of: 2))
    for number in 0..<KeyedIdentityTests.edits {
      try outline.edit(using: &random)
      try #require(outline.patched == outline.shown, "edit \(number)")
      try #require(outline.notes == outline.shownNotes, "edit \(number)")
      // To mount a screen takes longer than all the rest.
      if number.isMultiple(of: 10) { try #require(outline.looksFresh, "edit \(number)") }
    }
  }
}

/// An outline on a screen; beside it what a surface that is told the patches has, and what people
/// have written into the rows.
@MainActor private final class TestedOutline {
  private let isList: Bool
  private let model = Model()
  private let screen: Screen
  private(set) var patched: Element
  private(set) var shown: Element
  private var written: [Place: String] = [:]
  private var lastNumber = 0

  init(isList: Bool) {
    self.isList = isList
    let model = model
    screen = Screen { OutlineView(model: model, isList: isList) }
    shown = screen.root
    patched = shown
    screen.onPatches = { [unowned self] in for patch in $0 { patched.apply(patch) } }
  }

  /// Changes the data, or writes into a row; what was written in a place that is gone is gone.
  func edit(using random: inout Numbers) throws {
    if random.next(4) == 0 {
      try write(using: &random)
    } else {
      model.sections.edit(using: &random)
      let places = model.sections.places
      written = written.filter { places.contains($0.key) }
    }
    shown = screen.root
  }

  /// What should stand in the rows, in order.
  var notes: [String] { model.sections.places.map { written[$0] ?? "" } }

  var shownNotes: [String] { shown.notes }

  /// Whether a screen that is mounted now shows the same, apart from what was written.
  var looksFresh: Bool {
    let model = Model()
    model.sections = self.model.sections
    let isList = isList
    return shown.looks(like: Screen { OutlineView(model: model, isList: isList) }.root)
  }

  private func write(using random: inout Numbers) throws {
    let places = model.sections.places
    guard !places.isEmpty else { return }
    let index = random.next(places.count)
    lastNumber += 1
    written[places[index]] = "\(lastNumber)"
    try screen.send(.setValue(shown.fields[index], "\(lastNumber)"))
    // A surface shows what was typed without being told.
    patched.apply(.setValue(shown.fields[index], "\(lastNumber)"))
  }
}

/// The place of a row: of two with the same id, the second one is another place.
private struct Place: Hashable {
  var section: Key
  var row: Key

  struct Key: Hashable {
    var id: Int
    var occurrence: Int
  }
}

private struct OutlineSection: Identifiable {
  var id: Int
  var title: String
  var rows: [OutlineRow]
}

private struct OutlineRow: Identifiable {
  var id: Int
  var name: String
}

@Observable @MainActor private final class Model {
  var sections: [OutlineSection] = []
}

private struct OutlineView: View {
  let model: Model
  let isList: Bool

  var body: some View {
    if isList {
      List { sections }
    } else {
      sections
    }
  }

  private var sections: some View {
    ForEach(model.sections) { section in
      Section(section.title) {
        ForEach(section.rows) { RowView(row: $0) }
      }
    }
  }
}

private struct RowView: View {
  let row: OutlineRow
  @State private var note = ""

  var body: some View {
    TextField(row.name, text: $note)
    if row.id.isMultiple(of: 3) { Text(row.name) }
  }
}

private extension [OutlineSection] {
  private static let mostSections = 2

  var places: [Place] {
    zip(self, keys).flatMap { section, key in
      section.rows.keys.map { Place(section: key, row: $0) }
    }
  }

  mutating func edit(using random: inout Numbers) {
    let number = random.next(1_000)
    guard !isEmpty, random.next(3) > 0 else { return editSections(number, using: &random) }
    let index = random.next(count)
    if random.next(6) == 0 {
      moveRow(to: index, using: &random)
    } else {
      self[index].rows.edit(number, using: &random)
    }
  }

  private mutating func editSections(_ number: Int, using random: inout Numbers) {
    switch random.next(6) {
    case 0, 1:
      guard count < Self.mostSections else { return }
      let rows = (0..<random.next(3)).map { OutlineRow(id: $0, name: "row \($0)") }
      let section = OutlineSection(id: number % 5, title: "section \(number)", rows: rows)
      insert(section, at: random.next(count + 1))
    case 2 where !isEmpty: remove(at: random.next(count))
    case 3 where !isEmpty: append(remove(at: random.next(count)))
    case 4 where !isEmpty: self[random.next(count)].title = "section \(number)"
    default: reverse()
    }
  }

  private mutating func moveRow(to index: Int, using random: inout Numbers) {
    let source = random.next(count)
    guard let row = self[source].rows.popLast() else { return }
    self[index].rows.insert(row, at: random.next(self[index].rows.count + 1))
  }
}

private extension [OutlineRow] {
  mutating func edit(_ number: Int, using random: inout Numbers) {
    let row = OutlineRow(id: number % 7, name: "row \(number)")
    switch random.next(7) {
    case 0, 1: if count < 3 { insert(row, at: random.next(count + 1)) }
    case 2 where !isEmpty: remove(at: random.next(count))
    case 3 where !isEmpty: self[random.next(count)].name = row.name
    case 4 where !isEmpty: self[random.next(count)] = row
    case 5 where count > 1: swapAt(random.next(count), random.next(count))
    case 6 where !isEmpty: insert(remove(at: random.next(count)), at: 0)
    default: reverse()
    }
  }
}

private extension Array where Element: Identifiable, Element.ID == Int {
  var keys: [Place.Key] {
    var occurrences: [Int: Int] = [:]
    return map { element in
      defer { occurrences[element.id, default: 0] += 1 }
      return Place.Key(id: element.id, occurrence: occurrences[element.id, default: 0])
    }
  }
}

private extension VitroUI.Element {
  var fields: [ID] {
    role == .textbox ? [id] : children.flatMap(\.fields)
  }

  var notes: [String] {
    role == .textbox ? [attributes.value ?? ""] : children.flatMap(\.notes)
  }

  /// Whether the other tree has the same attributes, but for what was written.
  func looks(like other: VitroUI.Element) -> Bool {
    var attributes = attributes
    if role == .textbox { attributes.value = other.attributes.value }
    return attributes == other.attributes && children.count == other.children.count
      && zip(children, other.children).allSatisfy { $0.looks(like: $1) }
  }
}
