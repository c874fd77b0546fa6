import VitroUI

extension Situation {
  static let places = [
    Situation(
      "A sheet that closes runs nothing where nobody else reads its item", tap: "Open", "Close",
      runs: [:]
    ) { Presenter() },
    Situation(
      "Another payload of the same case keeps the state in it", tap: "Show first", "+",
      "Other payload", runs: ["Destinations": 1, "Page": 1], shows: "first 2", "+ 1"
    ) { Destinations() },
    Situation(
      "Another case begins anew", tap: "Show first", "+", "Show second",
      runs: ["Destinations": 1, "Page": 1, "Counter": 1], shows: "second 1", "+ 0"
    ) { Destinations() },
    Situation(
      "What goes and comes back begins anew", tap: "+", "Switch", "Switch",
      runs: ["Switched": 1, "Counter": 1], shows: "+ 0"
    ) { Switched() },
    Situation(
      "What stands beside something that goes keeps its state", tap: "stays", "Switch",
      runs: ["Switched": 1], shows: "stays 1"
    ) { Switched() },
    Situation(
      "Another id begins anew", tap: "+", "Other id", runs: ["Identified": 1, "Counter": 1],
      shows: "+ 0"
    ) { Identified() },
    Situation(
      "The same id keeps the state", tap: "+", "Same id", runs: ["Identified": 1], shows: "+ 1"
    ) { Identified() },
    Situation(
      "A view whose type is hidden keeps its state while the type is the same", tap: "+", "Rename",
      runs: ["Erased": 1, "Counter": 1], shows: "new 1"
    ) { Erased() },
    Situation(
      "A view whose type is hidden begins anew when the type is another one", tap: "+",
      "Other type", "Other type", runs: ["Erased": 1, "Counter": 1], shows: "+ 0"
    ) { Erased() },
  ]
}

private struct Presenter: View {
  @State var row: Row?
  var body: some View {
    Button("Open") { row = Row(id: 1, text: "shown") }
      .sheet(item: $row) { RowSheet(row: $0) }
  }
}

private struct Row: Identifiable {
  let id: Int
  var text: String
}

private struct RowSheet: View {
  let row: Row
  @Environment(\.dismiss) var dismiss
  var body: some View {
    Text(row.text)
    Button("Close") { dismiss() }
  }
}

private struct Destinations: View {
  enum Destination {
    case first(Int)
    case second(Int)
  }

  @State var destination: Destination?
  var body: some View {
    switch destination {
    case .first(let number): Page(text: "first \(number)")
    case .second(let number): Page(text: "second \(number)")
    case nil: Text("nowhere")
    }
    Button("Show first") { destination = .first(1) }
    Button("Other payload") { destination = .first(2) }
    Button("Show second") { destination = .second(1) }
  }
}

private struct Page: View {
  let text: String
  var body: some View {
    Text(text)
    Counter()
  }
}

private struct Switched: View {
  @State var isOn = true
  var body: some View {
    if isOn { Counter() }
    Counter(name: "stays")
    Button("Switch") { isOn.toggle() }
  }
}

private struct Identified: View {
  @State var id = 0
  @State var unrelated = 0
  var body: some View {
    Counter().id(id)
    Text("\(unrelated)")
    Button("Other id") { id += 1 }
    Button("Same id") { unrelated += 1 }
  }
}

private struct Erased: View {
  @State var name = "+"
  @State var isTitle = false
  var body: some View {
    isTitle ? AnyView(Title(text: name)) : AnyView(Counter(name: name))
    Button("Rename") { name = "new" }
    Button("Other type") { isTitle.toggle() }
  }
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
