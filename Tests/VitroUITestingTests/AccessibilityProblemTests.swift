import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("What nobody can make out by listening")
struct AccessibilityProblemTests {
  @Test("A control without a name is told with its place, and with what to do")
  func noName() {
    let screen = Screen { List { Button("") {} } }
    #expect(
      screen.accessibilityProblems.map(\.description) == [
        "An element that is button in list > listitem has no name. To fix: give it a title, or "
          + "'.accessibilityLabel(_:)'."
      ])
  }

  @Test("Fields, switches, sliders, pickers and links need a name")
  func controls() {
    let screen = Screen {
      TextField("", text: .constant("Value"))
      Toggle("", isOn: .constant(true))
      Slider(value: .constant(0.5))
      Picker("", selection: .constant(1)) { Text("One").tag(1) }
      NavigationLink("") { Text("Page") }
    }
    #expect(
      screen.accessibilityProblems.map(\.role) == [.textbox, .switch, .slider, .combobox, .link])
  }

  @Test("A label is a name, but for one of spaces")
  func label() {
    let named = element(.slider, label: "Volume")
    let blank = element(.slider, label: " ")
    #expect(named.accessibilityProblems == [])
    #expect(blank.accessibilityProblems.map(\.kind) == [.noName])
  }

  @Test("A picture needs a name, unless it is hidden or in what has one")
  func pictures() {
    #expect(
      element(.image).accessibilityProblems.map(\.description) == [
        "An element that is img has no name. To fix: give it '.accessibilityLabel(_:)', or "
          + "'.accessibilityHidden(true)' if it says nothing."
      ])
    #expect(element(.image, details: [.hidden]).accessibilityProblems == [])
    let button = element(.button, label: "Delete", children: [element(.image)])
    #expect(button.accessibilityProblems == [])
  }

  @Test("Controls beside each other that are called the same cannot be told apart")
  func sameName() {
    let screen = Screen {
      HStack {
        Button("Star") {}
        Button("Star") {}.padding()
        Button("Other") {}
        Text("Star")
      }
    }
    #expect(
      screen.accessibilityProblems.map(\.description) == [
        "2 elements beside each other are button \"Star\". To fix: say which is which with "
          + "'.accessibilityLabel(_:)'."
      ])
  }

  @Test("Controls of different rows may be called the same")
  func rows() {
    let screen = Screen {
      List {
        ForEach(["Ann", "Bob"], id: \.self) { name in
          HStack {
            Text(name)
            Button("Call") {}
          }
        }
      }
    }
    #expect(screen.accessibilityProblems == [])
  }

  private func element(
    _ role: Role, label: String? = nil, details: [Detail] = [], children: [Element] = []
  ) -> Element {
    Element(
      id: Element.ID(rawValue: 1),
      attributes: Attributes(role: role, label: label, details: details), children: children)
  }
}
