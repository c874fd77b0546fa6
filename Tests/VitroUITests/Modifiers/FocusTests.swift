import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("The focus of the keyboard")
struct FocusTests {
  @Test("Who types into a field directs the keyboard at it, and away from the others")
  func typing() async throws {
    let screen = Screen { Login() }
    try await screen.textField("Email").type("ada")
    #expect(screen.text("email").exists && screen.textField("Email").isFocused)
    try await screen.textField("Password").type("secret")
    #expect(screen.text("password").exists && !screen.textField("Email").isFocused)
    try await screen.textField("Password").blur()
    #expect(screen.text("nowhere").exists && !screen.textField("Password").isFocused)
  }

  @Test("Who types into a field that does not want to know takes the keyboard from one that does")
  func plainField() async throws {
    let screen = Screen { Plain() }
    try await screen.textField("Known").tap()
    #expect(screen.text("typing").exists)
    try await screen.textField("Plain").type("x")
    #expect(screen.text("resting").exists && !screen.textField("Known").isFocused)
    try await screen.textField("Known").tap()
    try await screen.textField("Plain").tap()
    #expect(screen.text("resting").exists)
  }

  @Test("Whether a field has the keyboard that does not say so is no question")
  func unknown() async throws {
    let screen = Screen { Plain() }
    withKnownIssue {
      _ = screen.textField("Plain").isFocused
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains("(give it '.focused')")
    }
  }

  @Test("A field that is disabled has not the keyboard")
  func disabled() async throws {
    let screen = Screen { Plain() }
    try await screen.textField("Known").tap()
    try await screen.button("Lock").tap()
    #expect(screen.text("resting").exists && !screen.textField("Known").isFocused)
  }

  @Test("The program directs the keyboard, and each time the number grows")
  func program() async throws {
    let screen = Screen { Login() }
    try await screen.textField("Email").submit()
    #expect(screen.textField("Password").isFocused)
    let first = screen.root.request("Password")
    try await screen.textField("Email").focus()
    try await screen.textField("Email").submit()
    #expect(screen.root.request("Password") == first.map { $0 + 1 })
  }

  @Test("A field that goes takes the keyboard with it")
  func disappearing() async throws {
    let screen = Screen { Login() }
    try await screen.textField("Password").focus()
    try await screen.button("Hide").tap()
    #expect(screen.text("nowhere").exists)
  }

  @Test("A field that nobody sees any more has not the keyboard", arguments: ["Other", "On"])
  func covered(way: String) async throws {
    let screen = Screen { Covered() }
    try await screen.textField("Name").focus()
    #expect(screen.text("typing").exists)
    if way == "On" { try await screen.link("On").tap() } else { try await screen.tab(way).tap() }
    #expect(screen.text("resting").exists)
    try await screen.button(way == "On" ? "Back" : "Return").tap()
    #expect(!screen.textField("Name").isFocused && screen.text("resting").exists)
    try await screen.textField("Name").tap()
    #expect(screen.textField("Name").isFocused && screen.text("typing").exists)
  }

  @Test("A state of one field is true while it has the keyboard, in a view inside too")
  func condition() async throws {
    let screen = Screen { Search() }
    #expect(screen.textField("Search").isFocused && screen.text("searching").exists)
    try await screen.button("Cancel").tap()
    #expect(!screen.textField("Search").isFocused && screen.text("resting").exists)
    try await screen.textField("Other").type("x")
    try await screen.textField("Search").focus()
    #expect(screen.text("searching").exists)
    try await screen.textField("Other").focus()
    #expect(screen.text("resting").exists)
  }

  @Test("A view that is no field takes the keyboard where it is focusable")
  func focusable() async throws {
    let screen = Screen { Search() }
    try await screen.text("Card").focus()
    #expect(screen.text("on the card").exists)
  }
}

private struct Login: View {
  enum Field { case email, password }
  @State var email = ""
  @State var password = ""
  @State var isHidden = false
  @FocusState private var field: Field?

  var body: some View {
    Text(field.map { "\($0)" } ?? "nowhere")
    TextField("Email", text: $email)
      .focused($field, equals: .email)
      .onSubmit { field = .password }
    if !isHidden {
      SecureField("Password", text: $password).focused($field, equals: .password)
    }
    Button("Hide") { isHidden = true }
  }
}

private struct Plain: View {
  @State private var isLocked = false
  @FocusState private var isTyping: Bool

  var body: some View {
    Text(isTyping ? "typing" : "resting")
    TextField("Known", text: .constant("")).focused($isTyping).disabled(isLocked)
    TextField("Plain", text: .constant(""))
    Button("Lock") { isLocked = true }
  }
}

private struct Covered: View {
  @State private var page = "Field"
  @FocusState private var isTyping: Bool

  var body: some View {
    Text(isTyping ? "typing" : "resting")
    TabView(selection: $page) {
      NavigationStack {
        TextField("Name", text: .constant("")).focused($isTyping)
        NavigationLink("On") { Text("Further on") }
      }
      .tabItem { Text("Field") }.tag("Field")
      Button("Return") { page = "Field" }.tabItem { Text("Other") }.tag("Other")
    }
  }
}

private struct Search: View {
  @FocusState var isSearching: Bool
  @FocusState var isOther: Bool
  @FocusState var isOnCard: Bool

  var body: some View {
    Text(isSearching ? "searching" : "resting")
    SearchField(isFocused: $isSearching)
    TextField("Other", text: .constant("")).focused($isOther)
    Button("Cancel") { isSearching = false }
      .defaultFocus($isSearching, true)
    Text("Card").focusable().focused($isOnCard)
    if isOnCard { Text("on the card") }
  }
}

private struct SearchField: View {
  @FocusState.Binding var isFocused: Bool

  var body: some View {
    TextField("Search", text: .constant("")).focused($isFocused)
  }
}

extension Element {
  /// How often the program has wanted the keyboard at the field with a name.
  fileprivate func request(_ name: String) -> Int? {
    if self.name == name {
      for case .focused(let number) in attributes.details { return number }
    }
    return children.lazy.compactMap { $0.request(name) }.first
  }
}
