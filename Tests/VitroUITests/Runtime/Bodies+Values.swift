import VitroUI

extension Situation {
  static let values = [
    Situation(
      "A property that a child takes runs the child too", tap: "Rename",
      runs: ["Namer": 1, "Title": 1], shows: "new"
    ) { Namer() },
    Situation(
      "A value that is made again runs nothing while its parts are equal, '==' or not",
      tap: "Again", runs: ["Copier": 1]
    ) { Copier() },
    Situation(
      "A value of which one part is another runs the child", tap: "Change",
      runs: ["Copier": 1, "Card": 1], shows: "card 1"
    ) { Copier() },
    Situation(
      "A child with another action does not run: the newest one is taken when it is pressed",
      tap: "Count", runs: ["ClosureOwner": 1]
    ) { ClosureOwner() },
    Situation(
      "A child in a container that is made again with equal contents does not run",
      tap: "Count", runs: ["Boxes": 1]
    ) { Boxes() },
    Situation(
      "A body runs once where a property and the environment change at once",
      tap: "Both", runs: ["BothOwner": 1, "BothReader": 1], shows: "new in title"
    ) { BothOwner() },
    Situation(
      "A child that is the same by its own '==' does not run, whatever it captured",
      tap: "Same", runs: ["EquatableOwner": 1], shows: "first"
    ) { EquatableOwner() },
    Situation(
      "A child that is another one by its own '==' runs", tap: "Same", "Other",
      runs: ["EquatableOwner": 1, "EquatableView<Named>": 1, "Named": 1], shows: "other"
    ) { EquatableOwner() },
  ]

  static let rows = [
    Situation(
      "One row of a hundred runs alone", tap: "Change 7", runs: ["Table": 1, "RowView": 1],
      shows: "row 7 changed"
    ) { Table() },
    Situation(
      "A new row runs alone", tap: "Insert", runs: ["Table": 1, "RowView": 1], shows: "row 100 new"
    ) { Table() },
    Situation("Rows that move do not run", tap: "Reverse", runs: ["Table": 1]) { Table() },
    Situation("A row that goes runs none", tap: "Remove", runs: ["Table": 1]) { Table() },
  ]
}

private struct EquatableOwner: View {
  @State var name = "first"
  @State var taps = 0

  var body: some View {
    Named(name: name) { [taps] in precondition(taps >= 0) }.equatable()
    Button("Same") { taps += 1 }
    Button("Other") { name = "other" }
    Text("\(taps)")
  }
}

private struct Named: View, Equatable {
  let name: String
  let action: () -> Void

  var body: some View { Text(name).onAppear(perform: action) }

  nonisolated static func == (left: Named, right: Named) -> Bool { left.name == right.name }
}

private struct Namer: View {
  @State var name = "old"
  var body: some View {
    Title(text: name)
    Title(text: "same")
    Button("Rename") { name = "new" }
  }
}

/// A value without `==`.
private struct Content {
  struct Part { var number = 0 }
  var name = "a name that is too long to be stored in place"
  var parts = (Part(), Part())
}

private struct Copier: View {
  @State var number = 0
  @State var copies = 0
  var body: some View {
    Text("copy \(copies)")
    Card(content: content)
    Button("Again") { copies += 1 }
    Button("Change") { number += 1 }
  }

  private var content: Content {
    var content = Content()
    content.name = String(content.name.reversed().reversed())
    content.parts.1.number = number
    return content
  }
}

private struct Card: View {
  let content: Content
  var body: some View { Text("card \(content.parts.1.number)") }
}

private struct ClosureOwner: View {
  @State var count = 0
  var body: some View {
    Pressable { [count] in self.count = count + 1 }
    Text("count \(count)")
  }
}

private struct Pressable: View {
  let action: @MainActor () -> Void
  var body: some View { Button("Count", action: action) }
}

private struct Boxes: View {
  @State var count = 0
  var body: some View {
    Box {
      Title(text: "inside")
      Counter()
    }
    Text("count \(count)")
    Button("Count") { count += 1 }
  }
}

private struct Box<Inside: View>: View {
  @ViewBuilder let inside: Inside
  var body: some View { inside }
}

private struct BothOwner: View {
  @State var isNew = false
  var body: some View {
    BothReader(text: isNew ? "new" : "old").font(isNew ? .title : .body)
    Button("Both") { isNew = true }
  }
}

private struct BothReader: View {
  let text: String
  @Environment(\.font) var font
  var body: some View { Text("\(text) in \(font == .title ? "title" : "body")") }
}

private struct Row: Identifiable {
  let id: Int
  var text: String
}

private struct Table: View {
  @State var rows = (0..<100).map { Row(id: $0, text: "old") }
  var body: some View {
    ForEach(rows) { RowView(row: $0) }
    Button("Change 7") { rows[7].text = "changed" }
    Button("Insert") { rows.insert(Row(id: 100, text: "new"), at: 50) }
    Button("Reverse") { rows.reverse() }
    Button("Remove") { rows.remove(at: 50) }
  }
}

private struct RowView: View {
  let row: Row
  var body: some View { Text("row \(row.id) \(row.text)") }
}

private struct Counter: View {
  var name = "+"
  @State var count = 0
  var body: some View {
    Text("\(name) \(count)")
    Button(name) { count += 1 }
  }
}

private struct Title: View {
  let text: String
  var body: some View { Text(text) }
}
