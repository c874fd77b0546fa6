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
