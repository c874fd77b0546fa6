import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Controls")
struct ControlTests {
  @Test("A switch for several values is on where all of them are, and sets all of them")
  func sources() async throws {
    let screen = Screen { Lights() }
    #expect(!screen.toggle("All").isSelected)
    try await screen.toggle("All").tap()
    #expect(screen.toggle("Kitchen").isSelected && screen.toggle("Hall").isSelected)
    try await screen.toggle("Hall").tap()
    #expect(!screen.toggle("All").isSelected && screen.toggle("Kitchen").isSelected)
    try await screen.toggle("All").tap()
    try await screen.toggle("All").tap()
    #expect(!screen.toggle("Kitchen").isSelected && !screen.toggle("Hall").isSelected)
  }

  @Test("A switch is turned on and off, and says which")
  func toggle() async throws {
    let screen = Screen { Preferences() }
    let sound = screen.toggle("Sound")
    #expect(sound.isSelected && screen.text("loud").exists)
    try await sound.tap()
    #expect(!sound.isSelected && screen.text("silent").exists)
    #expect(!screen.toggle("Vibration").isEnabled)
    #expect(screen.toggle("Light On").exists)
  }

  @Test("A form has its controls in rows, in sections")
  func form() async throws {
    let screen = Screen { Preferences() }
    #expect(screen.listItem().count == 6)
    #expect(screen.group("Account").textField().count == 2)
    #expect(screen.group("Account").text("Version").exists)
    #expect(screen.group("Account").text("1.2").exists)
  }

  @Test("A secure field takes what is typed, and no message prints it")
  func secure() async throws {
    let screen = Screen { Preferences() }
    try await screen.textField("Password").type("secret")
    #expect(screen.textField("Password").value == "secret")
    #expect(screen.text("6 characters").exists)
    #expect(screen.root.outline.contains(#"textbox "Password" = "••••••••""#))
    #expect(!screen.root.outline.contains("secret"))
  }

  @Test(
    "A control beside a label is called by it; a field's own title is what it says while it is empty"
  )
  func labeledContent() async throws {
    let screen = Screen { Labeled() }
    try await screen.textField("Note").type("Ann")
    #expect(screen.textField("Note").value == "Ann" && screen.toggle("Sync").exists)
    let field = try screen.textField("Note").element()
    #expect(field.attributes.details.contains(.placeholder("For whom")))
    #expect(screen.textField("From").exists && screen.textField("To").exists)
  }

}

private struct Preferences: View {
  @State var hasSound = true
  @State var name = ""
  @State var password = ""

  var body: some View {
    Form {
      Toggle("Sound", isOn: $hasSound)
      Toggle("Vibration", isOn: .constant(false)).disabled(true)
      Toggle(isOn: $hasSound) {
        Text("Light")
        Text("On")
      }
      Section("Account") {
        TextField("Name", text: $name)
        SecureField("Password", text: $password)
        LabeledContent("Version", value: "1.2")
      }
    }
    Text(hasSound ? "loud" : "silent")
    Text("\(password.count) characters")
  }
}

private struct Lights: View {
  struct Light: Identifiable {
    let id: String
    var isOn: Bool
  }

  @State private var lights = [
    Light(id: "Kitchen", isOn: true), Light(id: "Hall", isOn: false),
  ]

  var body: some View {
    Toggle("All", sources: $lights, isOn: \.isOn)
    ForEach($lights) { $light in Toggle(light.id, isOn: $light.isOn) }
  }
}

private struct Labeled: View {
  @State private var name = ""
  @State private var isOn = false

  var body: some View {
    LabeledContent("Note") { TextField("For whom", text: $name) }
    LabeledContent("Sync") { Toggle("", isOn: $isOn) }
    LabeledContent("Time") {
      TextField("From", text: .constant(""))
      TextField("To", text: .constant(""))
    }
  }
}
