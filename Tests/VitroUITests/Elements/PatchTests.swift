import Observation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Patches")
struct PatchTests {
  @Test("A change of a text is one patch, and nothing else is sent")
  func onePatch() throws {
    let screen = Screen { CounterView() }
    var patches: [Patch] = []
    screen.onPatches = { patches += $0 }
    let text = try screen.text("0").element()
    try screen.send(.press(screen.button("+").element().id))
    #expect(patches == [.setText(text.id, "1")])
  }

  @Test("Whatever happens to rows, the patched tree is the tree that is shown", arguments: 0..<40)
  func patchedTreeIsTheTree(seed: Int) throws {
    var random = Numbers(seed: UInt64(seed))
    let model = Rows()
    model.ids = (0..<random.next(8)).map { $0 }
    let screen = Screen { RowsView(model: model) }
    var copy = screen.root
    screen.onPatches = { patches in for patch in patches { copy.apply(patch) } }
    for _ in 0..<20 {
      model.edit(using: &random)
      let shown = screen.root
      try #require(copy == shown)
    }
    let fresh = Screen { RowsView(model: model) }
    #expect(copy.outline == fresh.root.outline)
  }

  @Test("Two rows change places with one move")
  func move() {
    let model = Rows()
    model.ids = [1, 3, 5]
    let screen = Screen { RowsView(model: model) }
    var patches: [Patch] = []
    _ = screen.root
    screen.onPatches = { patches += $0 }
    model.ids = [3, 5, 1]
    _ = screen.root
    #expect(patches.count == 1)
  }

  @Test("What a person typed is not sent back to where it was typed")
  func noEcho() throws {
    let screen = Screen { FieldView() }
    var patches: [Patch] = []
    screen.onPatches = { patches += $0 }
    let field = try screen.textField("Name").element()
    try screen.send(.setValue(field.id, "a"))
    #expect(patches == [])
    try screen.send(.setValue(field.id, "b!"))
    #expect(patches == [.setValue(field.id, "b")])
  }

  @Test("State follows its row wherever the row moves")
  func stateFollows() throws {
    let model = Rows()
    model.ids = [1, 2, 3]
    let screen = Screen { RowsView(model: model) }
    try screen.send(.press(screen.listItem("row 1").button("+").element().id))
    model.ids = [3, 2, 1]
    #expect(screen.listItem("row 1").text("1").exists)
    #expect(screen.text("0").count == 2)
  }
}

@Observable @MainActor private final class Rows {
  var ids: [Int] = []

  func edit(using random: inout Numbers) {
    switch random.next(5) {
    case 0: ids.insert((ids.max() ?? 0) + 1, at: random.next(ids.count + 1))
    case 1 where !ids.isEmpty: ids.remove(at: random.next(ids.count))
    case 2 where ids.count > 1: ids.swapAt(random.next(ids.count), random.next(ids.count))
    case 3: ids.reverse()
    default: ids.append(ids.first ?? 0)
    }
  }
}

private struct RowsView: View {
  let model: Rows
  var body: some View {
    List {
      ForEach(model.ids, id: \.self) { id in
        HStack {
          Text("row \(id)")
          CounterView()
        }
        if id.isMultiple(of: 2) { Text("even") }
      }
      .onDelete { model.ids.remove(atOffsets: $0) }
    }
  }
}

private struct CounterView: View {
  @State var count = 0
  var body: some View {
    HStack {
      Text("\(count)")
      Button("+") { count += 1 }
    }
  }
}

private struct FieldView: View {
  @State var name = ""
  var body: some View {
    TextField("Name", text: Binding(get: { name }, set: { name = $0.filter(\.isLetter) }))
  }
}
