import Testing
import VitroUI
import VitroUITesting

/// Rows that come, go, move and read the same.
@MainActor @Suite("Changes of rows")
struct ChangesOfRowsTests {
  @Test("A row that comes or goes is written with the one before it", arguments: rows)
  func rows(_ change: Change) async throws {
    let screen = Screen { Rows(rows: Array(change.before), next: Array(change.after)) }
    try await expect(screen.list(), changes: change.text) { try await screen.button("Go").tap() }
  }

  nonisolated static let rows: [Change] = [
    Change("AB", "AXB", "  list", "    listitem > text \"A\"", "+   listitem", "+     text \"X\""),
    // Before all others.
    Change("AB", "XAB", "  list", "+   listitem", "+     text \"X\"", "    listitem > text \"A\""),
    Change("AB", "B", "  list", "-   listitem", "-     text \"A\""),
    // Moved.
    Change(
      "ABC", "BCA", "  list", "-   listitem", "-     text \"A\"", "    listitem > text \"C\"",
      "+   listitem", "+     text \"A\""),
    // Nothing stays of its text alone.
    Change("ABC", "AXC", "  list > listitem", "-   text \"B\"", "+   text \"X\""),
    // The same.
    Change(
      "AAB", "AAXB", "  list", "    listitem > text \"A\" (2 of 2)", "+   listitem",
      "+     text \"X\""),
    Change(
      "AAB", "AXAB", "  list", "    listitem > text \"A\" (1 of 2)", "+   listitem",
      "+     text \"X\""),
    Change(
      "AAA", "AA", "  list", "    listitem > text \"A\" (2 of 2)", "-   listitem",
      "-     text \"A\""),
    // All of them.
    Change("A", "", "- list", "-   listitem", "-     text \"A\""),
    Change("AB", "AB"),
  ]

  struct Change: Sendable, CustomTestStringConvertible {
    let before: String
    let after: String
    let text: String

    init(_ before: String, _ after: String, _ lines: String...) {
      (self.before, self.after, text) = (before, after, lines.joined(separator: "\n"))
    }

    var testDescription: String { "\(before) to \(after)" }
  }

  /// An outline of texts, and of groups or rows of such: all of up to four lines, from each to each other.
  @Test("No text stands for two changes", arguments: [Role.group, .listitem])
  func unique(_ role: Role) {
    let all = (0...4).flatMap { forests(of: $0, role) }.map { box(.generic, $0) }
    #expect(all.count == 121)
    for before in all {
      let texts = Set(all.map { $0.changes(since: before) })
      #expect(texts.count == all.count, "\(before.outline)")
      #expect(before.changes(since: before).isEmpty)
    }
  }

  private func forests(of count: Int, _ role: Role) -> [[Element]] {
    if count == 0 { return [[]] }
    return (1...count).flatMap { first in
      trees(of: first, role).flatMap { tree in
        forests(of: count - first, role).map { [tree] + $0 }
      }
    }
  }

  private func trees(of count: Int, _ role: Role) -> [Element] {
    if count == 1 { return ["A", "B"].map { box(.text, text: $0) } }
    return forests(of: count - 1, role).map { box(role, $0) }
  }

  private func box(_ role: Role, _ children: [Element] = [], text: String? = nil) -> Element {
    Element(
      id: Element.ID(rawValue: 0), attributes: Attributes(role: role, text: text),
      children: children)
  }
}

private struct Rows: View {
  @State var rows: [Character]
  let next: [Character]

  var body: some View {
    List { ForEach(rows.indices, id: \.self) { Text(verbatim: "\(rows[$0])") } }
    Button("Go") { rows = next }
  }
}
