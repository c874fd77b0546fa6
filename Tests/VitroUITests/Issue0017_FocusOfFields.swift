import Observation
import Testing
import VitroUI
import VitroUITesting

/// Tests of `@FocusState`: what a program knows of the keyboard by it is where a person would type.
@MainActor @Suite("What focused says of fields, and where it sends the keyboard")
struct FocusOfFields {
  @Test("A disabled field leaves the keyboard to others that stand for the same value")
  func disabledNeighbour() async throws {
    let screen = Screen { Neighbours() }
    try await screen.textField("Name").tap()
    #expect(screen.text("Focused: yes").exists && screen.textField("Name").isFocused)
    try await screen.textField("Town").tap()
    #expect(screen.text("In town: yes").exists && screen.textField("Town").isFocused)
    try await screen.button("To town").tap()
    #expect(screen.text("In town: yes").exists && !screen.textField("Name").isFocused)
  }

  @Test("A field that comes into a group of fields leaves the keyboard where it is")
  func growingGroup() async throws {
    let screen = Screen { Grouped() }
    try await screen.textField("Name").type("B")
    #expect(screen.textField("Nick").exists && screen.text("Editing: yes").exists)
    #expect(screen.textField("Name").isFocused)
    try await screen.button("Done").tap()
    #expect(screen.text("Editing: no").exists && !screen.textField("Name").isFocused)
  }

  @Test("Of the fields that stand for one value one has the keyboard")
  func oneOfAGroup() async throws {
    let screen = Screen { Grouped() }
    try await screen.textField("Name").type("B")
    try await screen.textField("Nick").tap()
    #expect(screen.textField("Nick").isFocused && !screen.textField("Name").isFocused)
    #expect(screen.text("Editing: yes").exists)
    try await screen.textField("Name").tap()
    #expect(screen.textField("Name").isFocused && !screen.textField("Nick").isFocused)
    try await screen.button("Done").tap()
    #expect(!screen.textField("Name").isFocused && !screen.textField("Nick").isFocused)
    try await screen.button("Edit").tap()
    #expect(screen.textField("Name").isFocused && !screen.textField("Nick").isFocused)
  }

  @Test("A person may go from field to field of one value, and a surface may say only where to")
  func arrivalInAGroup() async throws {
    let screen = Screen { Grouped() }
    try await screen.textField("Name").type("B")
    let (name, nick) = try (screen.textField("Name").element(), screen.textField("Nick").element())
    for (here, there) in [(nick, name), (name, nick)] {
      try screen.send(.focus(here.id, true))
      #expect(try screen.first { $0.id == here.id }.attributes.isFocused)
      #expect(try !screen.first { $0.id == there.id }.attributes.isFocused)
    }
  }

  @Test("A field that goes while it has the keyboard takes the focus with it")
  func fieldThatGoes() async throws {
    let screen = Screen { Grouped() }
    try await screen.textField("Name").type("B")
    try await screen.textField("Nick").tap()
    try await screen.button("Clear").tap()
    #expect(screen.textField("Nick").isAbsent && screen.text("Editing: no").exists)
    #expect(!screen.textField("Name").isFocused)
  }

  @Test("A field that goes leaves the keyboard to none that comes after it")
  func fieldBeforeOthers() async throws {
    let screen = Screen { Mails() }
    try await screen.textField("Mail 1").tap()
    #expect(screen.text("Editing: yes").exists)
    try await screen.button("Remove 1").tap()
    #expect(screen.text("Editing: no").exists && !screen.textField("New mail").isFocused)
    #expect(!screen.textField("Mail 2").isFocused)
  }

  @Test("A field that is disabled while it has the keyboard takes the focus with it")
  func fieldThatIsDisabled() async throws {
    let screen = Screen { Mails() }
    try await screen.textField("New mail").tap()
    try await screen.toggle("Locked").tap()
    #expect(screen.text("Editing: no").exists && !screen.textField("Mail 1").isFocused)
    try await screen.toggle("Locked").tap()
    #expect(screen.text("Editing: no").exists && !screen.textField("New mail").isFocused)
  }

  @Test("Of fields that all want the keyboard one gets it, and the others know that")
  func manyWishes() async {
    let screen = Screen { ForEach(0..<3) { Eager(number: $0) } }
    await screen.rest()
    #expect((0..<3).filter { screen.textField("Field \($0)").isFocused } == [2])
    #expect(screen.text("Focused: yes").count == 1)
  }

  @Test("The first of a group has the keyboard, however often a program asks for it")
  func firstOfAGroup() async throws {
    let screen = Screen { Mails() }
    for _ in 1...3 {
      try await screen.button("Edit").tap()
      #expect(screen.textField("Mail 1").isFocused && !screen.textField("New mail").isFocused)
      try await screen.button("Done").tap()
    }
  }

  @Test("Who types in a sheet has taken the keyboard from the field behind it")
  func fieldBehindASheet() async throws {
    let screen = Screen { Grouped() }
    try await screen.textField("Name").tap()
    #expect(screen.text("Editing: yes").exists)
    try await screen.button("Open").tap()
    try await screen.sheet.textField("Amount").tap()
    try await screen.sheet.button("Close").tap()
    #expect(screen.text("Editing: no").exists && !screen.textField("Name").isFocused)
  }

  @Test("Focus that is set behind a sheet is nowhere when the sheet has gone")
  func wishBehindASheet() async throws {
    let screen = Screen { Grouped() }
    try await screen.button("Open").tap()
    try await screen.sheet.button("Focus behind").tap()
    try await screen.sheet.button("Close").tap()
    #expect(screen.text("Editing: no").exists && !screen.textField("Name").isFocused)
  }

  @Test("A surface may say only where the keyboard goes")
  func arrivalElsewhere() async throws {
    let screen = Screen { ForEach(0..<3) { Eager(number: $0) } }
    await screen.rest()
    for number in [0, 1, 0, 2] {
      try screen.send(.focus(screen.textField("Field \(number)").element().id, true))
      #expect((0..<3).filter { screen.textField("Field \($0)").isFocused } == [number])
      #expect(screen.text("Focused: yes").count == 1)
    }
  }

  @Test("A field that takes the place of one with the keyboard has it")
  func fieldThatIsReplaced() async throws {
    let screen = Screen { Replaced() }
    try await screen.textField("Name").tap()
    try await screen.button("Other").tap()
    #expect(screen.textField("Company").isFocused && screen.text("Editing: yes").exists)
  }

  @Test("Focus that is set behind a sheet leaves the keyboard in the sheet")
  func behindASheet() async throws {
    let screen = Screen { Grouped() }
    try await screen.button("Open").tap()
    try await screen.sheet.textField("Amount").type("1.0")
    try await screen.sheet.button("Focus behind").tap()
    #expect(screen.sheet.textField("Amount").isFocused)
    #expect(screen.sheet.textField("Amount").value == "1.0")
  }

  @Test("Focus may be set in the step in which a view inside enables its field")
  func enabledInside() async throws {
    let screen = Screen { Loading() }
    #expect(screen.text("Focused: no").exists)
    try await screen.button("Load").tap()
    #expect(screen.text("Focused: yes").exists && screen.textField("Name").isFocused)
  }

  @Test(
    "Focus that a program sets to a disabled field is nowhere, and does not come later",
    arguments: [false, true])
  func focusOfADisabledField(_ isDisabledInside: Bool) async throws {
    let screen = Screen { Locked(isDisabledInside: isDisabledInside) }
    try await screen.button("Focus").tap()
    #expect(screen.text("Focused: no").exists)
    try await screen.toggle("Unlocked").tap()
    #expect(!screen.textField("Name").isFocused)
    try await screen.button("Focus").tap()
    #expect(screen.textField("Name").isFocused && screen.text("Focused: yes").exists)
    try await screen.toggle("Unlocked").tap()
    #expect(screen.text("Focused: no").exists)
  }

  @Test("Focus may be set to a field in the step that makes it usable", arguments: [false, true])
  func focusOfAFieldThatIsEnabled(_ isDisabledInside: Bool) async throws {
    let screen = Screen { Locked(isDisabledInside: isDisabledInside) }
    try await screen.button("Unlock and focus").tap()
    #expect(screen.textField("Name").isFocused && screen.text("Focused: yes").exists)
  }
}

private struct Neighbours: View {
  @FocusState private var isFocused: Bool
  @FocusState private var isInTown: Bool

  var body: some View {
    VStack {
      TextField("ID", text: .constant("")).disabled(true)
      TextField("Name", text: .constant(""))
    }
    .focused($isFocused)
    TextField("Country", text: .constant("")).disabled(true).focused($isInTown)
    TextField("Town", text: .constant("")).focused($isInTown)
    Text("Focused: \(isFocused ? "yes" : "no")")
    Text("In town: \(isInTown ? "yes" : "no")")
    Button("To town") { isInTown = true }
  }
}

private struct Grouped: View {
  @FocusState private var isEditing: Bool
  @State private var name = ""
  @State private var amount = 0.0
  @State private var isOpen = false

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      if !name.isEmpty { TextField("Nick", text: .constant("")) }
    }
    .focused($isEditing)
    Text("Editing: \(isEditing ? "yes" : "no")")
    Button("Done") { isEditing = false }
    Button("Edit") { isEditing = true }
    Button("Clear") { name = "" }
    Button("Open") { isOpen = true }
      .sheet(isPresented: $isOpen) {
        TextField("Amount", value: $amount, format: .number)
        Button("Focus behind") { isEditing = true }
        Button("Close") { isOpen = false }
      }
  }
}

private struct Mails: View {
  @FocusState private var isEditing: Bool
  @State private var mails = [1, 2]
  @State private var isLocked = false

  var body: some View {
    Form {
      ForEach(mails, id: \.self) { TextField("Mail \($0)", text: .constant("")) }
      TextField("New mail", text: .constant("")).disabled(isLocked)
    }
    .focused($isEditing)
    Text("Editing: \(isEditing ? "yes" : "no")")
    Toggle("Locked", isOn: $isLocked)
    Button("Remove 1") { mails = [2] }
    Button("Edit") { isEditing = true }
    Button("Done") { isEditing = false }
  }
}

private struct Eager: View {
  let number: Int
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Field \(number)", text: .constant("")).focused($isFocused)
      .onAppear { isFocused = true }
    Text("Focused: \(isFocused ? "yes" : "no")")
  }
}

private struct Replaced: View {
  @FocusState private var isEditing: Bool
  @State private var isCompany = false

  var body: some View {
    Group {
      if isCompany {
        TextField("Company", text: .constant(""))
      } else {
        TextField("Name", text: .constant(""))
      }
    }
    .focused($isEditing)
    Text("Editing: \(isEditing ? "yes" : "no")")
    Button("Other") { isCompany.toggle() }
  }
}

@Observable @MainActor private final class LoadModel {
  var isLoading = true
}

private struct Loading: View {
  @State private var model = LoadModel()
  @FocusState private var isFocused: Bool

  var body: some View {
    LoadedField(model: model).focused($isFocused).onAppear { isFocused = true }
    Text("Focused: \(isFocused ? "yes" : "no")")
    Button("Load") {
      model.isLoading = false
      isFocused = true
    }
  }
}

private struct LoadedField: View {
  let model: LoadModel

  var body: some View { TextField("Name", text: .constant("")).disabled(model.isLoading) }
}

private struct Locked: View {
  let isDisabledInside: Bool
  @State private var name = ""
  @State private var isUnlocked = false
  @FocusState private var isNaming: Bool

  var body: some View {
    TextField("Name", text: $name).disabled(isDisabledInside && !isUnlocked).focused($isNaming)
      .disabled(!isDisabledInside && !isUnlocked)
    Text("Focused: \(isNaming ? "yes" : "no")")
    Toggle("Unlocked", isOn: $isUnlocked)
    Button("Focus") { isNaming = true }
    Button("Unlock and focus") {
      isNaming = true
      isUnlocked = true
    }
  }
}
