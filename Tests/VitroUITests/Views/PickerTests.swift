import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Pickers")
struct PickerTests {
  @Test("A value is chosen by the number of its option, and nothing else chooses")
  func choosing() throws {
    let screen = Screen { Drinks() }
    let picker = try screen.first(.combobox)
    #expect(picker.attributes.value == "Tea" && picker.children.count == 3)
    for bad in ["", "Tea", "-1", "\(picker.id.rawValue)", "99999", "1.5"] {
      try screen.send(.setValue(picker.id, bad))
      #expect(screen.text("tea").exists)
    }
    try screen.send(.setValue(picker.id, "\(picker.children[1].id.rawValue)"))
    #expect(screen.text("milk").exists)
    #expect(
      try screen.first(.combobox).children.map(\.attributes.isSelected) == [false, true, false])
  }

  @Test("An optional choice takes tags of its values, and the tag of none")
  func optional() throws {
    let screen = Screen { Drinks() }
    let picker = try screen.first(.combobox)
    try screen.send(.setValue(picker.id, "\(picker.children[2].id.rawValue)"))
    #expect(screen.text("nothing").exists)
    #expect(try screen.first(.combobox).attributes.value == "None")
  }

  @Test("Segments are chosen by a tap; the ids of a 'ForEach' are tags")
  func segments() async throws {
    let screen = Screen { Segments() }
    #expect(
      screen.root.all.filter { $0.role == .radio }.map(\.name) == ["one 0", "one 1", "one 2"])
    let last = try screen.first { $0.role == .radio && $0.name == "one 2" }
    try screen.send(.press(last.id))
    #expect(screen.text("chosen: 2").exists)
    #expect(try screen.first { $0.id == last.id }.attributes.isSelected == true)
  }

  @Test("One that is disabled takes nothing, and neither do its options")
  func disabled() throws {
    let screen = Screen { Drinks().disabled(true) }
    let picker = try screen.first(.combobox)
    let option = picker.children[1].id
    #expect(throws: EventError.disabled(picker.id)) {
      try screen.send(.setValue(picker.id, "\(option.rawValue)"))
    }
    #expect(throws: EventError.disabled(option)) { try screen.send(.press(option)) }
  }

  @Test("A picker that gets another style while it is there is another kind of element")
  func restyled() async throws {
    let screen = Screen {
      Kept(false) { isOpen in
        Kept(1) { choice in
          Styled(isOpen: isOpen.wrappedValue, choice: choice)
          Text("chose \(choice.wrappedValue)")
        }
        Button("Restyle") { isOpen.wrappedValue.toggle() }
      }
    }
    try await screen.picker("Size").choose("Two")
    #expect(try screen.picker("Size").element().role == .combobox)
    try await screen.button("Restyle").tap()
    #expect(try screen.picker("Size").element().role == .radiogroup)
    #expect(screen.picker("Size").value == "Two")
    try await screen.picker("Size").choose("One")
    #expect(screen.text("chose 1").exists)
    try await screen.button("Restyle").tap()
    #expect(try screen.picker("Size").element().role == .combobox)
    #expect(screen.picker("Size").value == "One")
  }

  private struct Styled: View {
    let isOpen: Bool
    @Binding var choice: Int

    var body: some View {
      Picker("Size", selection: $choice) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
      .pickerStyle(Named(name: isOpen ? "segmented" : "menu"))
    }
  }

  private struct Named: PickerStyle {
    let name: String?
  }
}

private struct Drinks: View {
  @State private var drink: String? = "tea"

  var body: some View {
    Picker("Drink", selection: $drink) {
      Text("Tea").tag("tea")
      Text("Milk").tag("milk" as String?)
      Text("None").tag(nil as String?)
      Text("Not to be chosen")
    }
    Text(verbatim: drink ?? "nothing")
  }
}

private struct Segments: View {
  @State private var number = 0

  var body: some View {
    Picker("Number", selection: $number) {
      ForEach(0..<3) { Text("one \($0)") }
    }
    .pickerStyle(.segmented)
    Text("chosen: \(number)")
  }
}
