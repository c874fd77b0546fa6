import Observation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Rows of data that come, go and move")
struct RowOrderFamilyTests {
  @Test(
    "Each place keeps its state: of several with one id the first, the second, and so on",
    arguments: 0..<60)
  func family(_ seed: Int) async throws {
    var generator = SeededGenerator(state: UInt64(seed) &+ 3)
    let list = Letters()
    let screen = Screen { LettersView(list: list) }
    // The serial number that a place has got, by its letter and how many of that stand before it.
    var known: [Place: String] = [:]
    for _ in 0..<40 {
      list.change(withTwins: seed.isMultiple(of: 2), using: &generator)
      await screen.rest()
      let rows = screen.root.all.filter { $0.role == .listitem }.map(\.text)
      var counts: [Int: Int] = [:]
      let places = list.all.map { letter in
        defer { counts[letter, default: 0] += 1 }
        return Place(letter: letter, occurrence: counts[letter, default: 0])
      }
      try #require(rows.count == places.count)
      for (row, place) in zip(rows, places) {
        #expect(row.hasPrefix("\(place.letter) "))
        if let former = known[place] { #expect(row == former) }
      }
      #expect(Set(rows).count == rows.count)
      known = Dictionary(uniqueKeysWithValues: zip(places, rows))
    }
  }
}

private struct Place: Hashable {
  let letter: Int
  let occurrence: Int
}

@MainActor @Observable
private final class Letters {
  private(set) var all = [1, 2, 3]

  func change(withTwins: Bool, using generator: inout SeededGenerator) {
    var new = all
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let index = Int.random(in: 0...new.count, using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0, 1:
        let letter = Int.random(in: 0..<12, using: &generator)
        if withTwins || !new.contains(letter) { new.insert(letter, at: index) }
      case 2: if index < new.count { new.remove(at: index) }
      case 3: new.reverse()
      case 4: if index < new.count { new.append(new.remove(at: index)) }
      default: new.shuffle(using: &generator)
      }
    }
    all = new
  }
}

private struct LettersView: View {
  let list: Letters

  var body: some View {
    List(list.all, id: \.self) { LetterRow(letter: $0) }
  }
}

private struct LetterRow: View {
  let letter: Int
  @State private var serial = Serial.next()

  var body: some View { Text("\(letter) \(serial)") }
}

@MainActor
private enum Serial {
  private static var last = 0

  static func next() -> Int {
    last += 1
    return last
  }
}
