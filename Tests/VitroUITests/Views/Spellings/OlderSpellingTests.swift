import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("How older programs say things")
struct OlderSpellingTests {
  @Test("A field tells when the keyboard comes and goes, and when what is typed is handed in")
  func editing() async throws {
    let screen = Screen { Editing() }
    try await screen.textField("Both").type("x")
    try await screen.textField("Both").submit()
    #expect(screen.text("text 1 handed in").exists)
    try await screen.textField("Both").blur()
    #expect(screen.text("keyboard true, false").exists)
    try await screen.textField("Title").submit()
    try await screen.textField("Secret").submit()
    #expect(screen.text("text 3 handed in").exists)
  }

  @Test("A field for a value is called by a text that is no literal, too")
  func titles() {
    let title = "Amount"
    let screen = Screen {
      TextField(title, value: .constant(1.5), format: .number)
      TextField(title + " 2", value: .constant(nil as Double?), format: .number)
      TextField(title + " 3", value: .constant(3), formatter: NumberFormatter())
      TextField(title + " 4", value: .constant(4), formatter: NumberFormatter()) { _ in
      } onCommit: {
      }
    }
    #expect(screen.textField("Amount").value == "1.5" && screen.textField("Amount 2").exists)
    #expect(screen.textField("Amount 3").exists && screen.textField("Amount 4").value == "4")
  }

  @Test("A slider has its label at the end")
  func slider() {
    let screen = Screen {
      Slider(value: .constant(0.5), in: 0...1, onEditingChanged: { _ in }) { Text("One") }
      Slider(value: .constant(0.5), in: 0...1, step: 0.1, onEditingChanged: { _ in }) {
        Text("Two")
      }
      Slider(
        value: .constant(0.5), in: 0...1, minimumValueLabel: Text("low"),
        maximumValueLabel: Text("high")
      ) { Text("Three") }
      Slider(
        value: .constant(0.5), in: 0...1, step: 0.1, minimumValueLabel: Text("least"),
        maximumValueLabel: Text("most")
      ) { Text("Four") }
    }
    for name in ["One", "Two", "Three", "Four"] { #expect(screen.slider(name).exists) }
    #expect(screen.text("low").exists && screen.text("most").exists)
  }

  @Test("A link with a title is followed by its tag, or while something is true")
  func links() async throws {
    let screen = Screen { NavigationStack { Links() } }
    try await screen.link("Tagged").tap()
    #expect(screen.text("tagged page").exists)
    try await screen.button("Back").tap()
    try await screen.link("While").tap()
    #expect(screen.text("page meanwhile").exists)
  }

  @Test("What is said to those who listen stands in one modifier")
  func accessibility() {
    let screen = Screen {
      Text("x")
        .accessibility(label: Text("Name"))
        .accessibility(value: Text("3"))
        .accessibility(hint: Text("Does it."))
        .accessibility(identifier: "id")
        .accessibility(addTraits: .isHeader)
        .accessibility(removeTraits: .isImage)
        .accessibility(sortPriority: 1)
        .accessibility(inputLabels: [])
        .accessibility(hidden: false)
      Text("y").accessibilityLabel("Why", isEnabled: true)
      Text("z").accessibilityLabel("Zed", isEnabled: false)
        .accessibilityTextContentType(.plain).accessibilityCustomContent("A", "B")
        .accessibilityDirectTouch().accessibilityScrollAction { _ in }
        .accessibilityActivationPoint(.center)
    }
    let element = screen.element(id: "id")
    #expect(element.name == "Name" && element.value == "3" && element.hint == "Does it.")
    #expect(screen.text("Why").exists && screen.text("z").exists)
  }
}

private struct Editing: View {
  @State private var text = ""
  @State private var keyboard: [Bool] = []
  @State private var count = 0

  var body: some View {
    let title = "Title"
    TextField("Both", text: $text, onEditingChanged: { keyboard.append($0) }) { count += 1 }
    TextField(title, text: $text, onCommit: { count += 1 })
    TextField("Changed", text: $text, onEditingChanged: { keyboard.append($0) })
    SecureField("Secret", text: $text, onCommit: { count += 1 })
    Text("text \(count) handed in")
    Text("keyboard \(keyboard.map { "\($0)" }.joined(separator: ", "))")
  }
}

private struct Links: View {
  @State private var tag: String?
  @State private var isActive = false

  var body: some View {
    NavigationLink("Tagged", tag: "a", selection: $tag) { Text("tagged page") }
    NavigationLink("While", isActive: $isActive) { Text("page meanwhile") }
  }
}
