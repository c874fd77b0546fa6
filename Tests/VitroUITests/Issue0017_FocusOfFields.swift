import Observation
import Testing
import VitroUI
import VitroUITesting

/// What a program knows of the keyboard by `@FocusState` is where a person would type.
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
      }
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
