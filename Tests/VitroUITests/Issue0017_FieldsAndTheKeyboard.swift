import Foundation
import Testing
import VitroUI
import VitroUITesting

/// A field has the keyboard in memory where a person would have it.
@MainActor @Suite("Fields, and where the keyboard is")
struct FieldsAndTheKeyboard {
  @Test("In a dialog a person types, wherever the keyboard was before")
  func typingInADialog() async throws {
    let screen = Screen { Searching() }
    try await screen.searchField("Find").type("x")
    try await screen.button("Add").tap()
    try await screen.sheet.textField("Name").type("Ann")
    #expect(screen.sheet.textField("Name").value == "Ann")
  }

  @Test("A press on a field is one on what is there once it has the keyboard")
  func fieldThatChanges() async throws {
    let screen = Screen { Growing() }
    try await screen.textField("Name").tap()
    #expect(screen.text("Tapped 1").exists)
  }

  @Test("The keyboard is at a search field until it goes elsewhere")
  func searchField() async throws {
    let screen = Screen {
      NavigationStack {
        TextField("Other", text: .constant("")).searchable(text: .constant(""), prompt: "Find")
      }
    }
    try await screen.searchField("Find").tap()
    #expect(screen.searchField("Find").isFocused)
    try await screen.textField("Other").type("x")
    #expect(!screen.searchField("Find").isFocused)
  }

  @Test("A search field that was ended or disabled does not take the keyboard back")
  func searchFieldThatWasEnded() async throws {
    for end in ["Present", "Disable"] {
      let screen = Screen { TwoFields() }
      try await screen.button("Present").tap()
      try await screen.searchField("Find").type("x")
      #expect(screen.searchField("Find").isFocused)
      try await screen.button(end).tap()
      try await screen.textField("Name").type("Blob")
      try await screen.button(end).tap()
      #expect(!screen.searchField("Find").isFocused && screen.textField("Name").isFocused)
    }
  }

  @Test("A footer that is not there any more is not shown, and comes back")
  func footerThatGoes() async throws {
    let screen = Screen { Naming() }
    #expect(screen.text("A name is needed").exists)
    try await screen.textField("Name").type("Blob")
    #expect(screen.text("A name is needed").isAbsent)
    try await screen.textField("Name").type("")
    #expect(screen.text("A name is needed").exists)
  }

  @Test("A field for a number shows what is typed until it is left or handed in")
  func draft() async throws {
    let screen = Screen { Amounts() }
    let field = screen.textField("Amount")
    let steps = [("1", 1.0), ("1.", 1), ("1.5", 1.5), ("1.50", 1.5), ("", 1.5), ("2.00", 2)]
    for (typed, amount) in steps {
      try await field.type(typed)
      #expect(field.value == typed && screen.text("\(amount)").exists)
    }
    try await field.submit()
    #expect(field.value == "2")
    try await field.type("many")
    try await screen.textField("Note").type("x")
    #expect(field.value == "2")
  }

  @Test("What the program sets takes the place of what was typed")
  func programInDraft() async throws {
    let screen = Screen { Amounts() }
    try await screen.textField("Amount").type("3.0")
    try await screen.button("Add").tap()
    #expect(screen.textField("Amount").value == "4")
  }

  @Test("A field for a number that nobody can type into shows the number, and has no keyboard")
  func draftOfADisabledField() async throws {
    let screen = Screen { Amounts() }
    try await screen.textField("Amount").type("3.0")
    #expect(screen.textField("Amount").isFocused)
    try await screen.toggle("Fixed").tap()
    try await screen.toggle("Fixed").tap()
    #expect(screen.textField("Amount").value == "3" && !screen.textField("Amount").isFocused)
  }

  @Test("A field for a number says where the keyboard is like any other")
  func focusOfADraft() async throws {
    let screen = Screen { Amounts() }
    try await screen.textField("Count").type("07")
    #expect(screen.textField("Count").isFocused && screen.text("Counting").exists)
    try await screen.textField("Amount").type("1.0")
    #expect(screen.textField("Amount").isFocused && screen.textField("Count").value == "7")
    #expect(!screen.textField("Count").isFocused && screen.text("Counting").isAbsent)
  }

  @Test("A draft ends where the program sends the keyboard elsewhere, and one element has it")
  func draftAndProgram() async throws {
    let screen = Screen { Amounts() }
    try await screen.textField("Count").type("07")
    try await screen.button("Done").tap()
    #expect(screen.textField("Count").value == "7" && !screen.textField("Count").isFocused)
    try await screen.textField("Amount").type("1.0")
    try await screen.button("Go on").tap()
    #expect(screen.textField("Count").isFocused && !screen.textField("Amount").isFocused)
    #expect(screen.textField("Amount").value == "1")
  }

  @Test("A list that is chosen from, a slider and a date take the keyboard from a field")
  func controlsThatTakeTheKeyboard() async throws {
    let screen = Screen { Choosing() }
    let deeds: [(String, () async throws -> Void)] = [
      ("a list", { try await screen.picker("Size").choose("Large") }),
      ("a slider", { try await screen.slider("Width").set(3) }),
      ("a slider's step", { try await screen.slider("Width").increment() }),
      ("a date", { try await screen.textField("Day").type("2026-12-24") }),
    ]
    for (name, take) in deeds {
      try await screen.textField("Name").type("Blob")
      #expect(screen.textField("Name").isFocused)
      try await take()
      #expect(!screen.textField("Name").isFocused, "\(name)")
    }
    try await screen.textField("Name").tap()
    try await screen.stepper("Count").increment()
    #expect(screen.textField("Name").isFocused)
  }
}

private struct Amounts: View {
  @State private var amount = 0.0
  @State private var count = 1
  @State private var note = ""
  @State private var isFixed = false
  @FocusState private var isCounting: Bool

  var body: some View {
    Form {
      TextField("Amount", value: $amount, format: .number).disabled(isFixed)
      TextField("Count", value: $count, format: .number).focused($isCounting)
      TextField("Note", text: $note)
      Button("Add") { amount += 1 }
      Button("Done") { isCounting = false }
      Button("Go on") { isCounting = true }
      Toggle("Fixed", isOn: $isFixed)
      Text("\(amount)")
      if isCounting { Text("Counting") }
    }
    .environment(\.locale, Locale(identifier: "en_US"))
  }
}

private struct Choosing: View {
  @State private var name = ""
  @State private var size = "Small"
  @State private var width = 1.0
  @State private var count = 0
  @State private var day = Date(timeIntervalSince1970: 0)
  @FocusState private var isNaming: Bool

  var body: some View {
    TextField("Name", text: $name).focused($isNaming)
    Picker("Size", selection: $size) {
      ForEach(["Small", "Large"], id: \.self) { Text($0) }
    }
    Slider(value: $width, in: 0...10, step: 1) { Text("Width") }
    Stepper("Count", value: $count)
    DatePicker("Day", selection: $day, displayedComponents: .date)
  }
}

private struct Searching: View {
  @State private var text = ""
  @State private var name = ""
  @State private var asks = false

  var body: some View {
    NavigationStack {
      Button("Add") { asks = true }
        .searchable(text: $text, prompt: "Find")
        .sheet(isPresented: $asks) { TextField("Name", text: $name) }
    }
  }
}

private struct Growing: View {
  @FocusState private var isFocused: Bool
  @State private var taps = 0

  var body: some View {
    Text("Tapped \(taps)")
    Group {
      if isFocused {
        TextField("Name", text: .constant("large")).onTapGesture { taps += 1 }
      } else {
        TextField("Name", text: .constant("small"))
      }
    }
    .focused($isFocused)
  }
}

private struct TwoFields: View {
  @State private var text = ""
  @State private var name = ""
  @State private var isSearching = false
  @State private var isDisabled = false
  @FocusState private var isNaming: Bool

  var body: some View {
    NavigationStack {
      VStack {
        Text("Found").searchable(text: $text, isPresented: $isSearching, prompt: "Find")
          .disabled(isDisabled)
        TextField("Name", text: $name).focused($isNaming)
        Button("Present") { isSearching.toggle() }
        Button("Disable") { isDisabled.toggle() }
      }
    }
  }
}

private struct Naming: View {
  @State private var name = ""

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $name)
      } footer: {
        if name.isEmpty { Text("A name is needed") }
      }
    }
  }
}
