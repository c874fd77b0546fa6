import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Styles of one's own for controls that the surface knows")
struct StyleBodyTests {
  @Test("A style of switches makes other views of them, and sets their value")
  func toggle() async throws {
    let screen = Screen { Switches() }
    #expect(screen.text("Sound").exists && screen.text("is off").exists)
    try await screen.button("Turn").tap()
    #expect(screen.text("is on").exists)
    try await screen.toggle("Inside").tap()
    #expect(screen.text("is off").exists)
    #expect(screen.toggle("Named").exists)
  }

  @Test("A style of text fields has the field itself to put somewhere")
  func textField() async throws {
    let screen = Screen { Fields() }
    #expect(screen.image("Person").exists)
    try await screen.textField("Name").type("Ada")
    #expect(screen.text("Hello, Ada").exists)
  }

  @Test("Styles of boxes, of values with labels and of hidden views have their parts")
  func parts() async throws {
    let screen = Screen { Parts() }
    #expect(screen.text("Box: ").exists && screen.text("in the box").exists)
    #expect(screen.group("Inner: ").text("within").exists)
    #expect(screen.text("Value: ").exists && screen.text("42").exists)
    #expect(screen.text("hidden").count == 0)
    try await screen.button("More").tap()
    #expect(screen.text("hidden").exists)
    try await screen.button("Details").tap()
    #expect(screen.text("unfolded").exists)
  }

  @Test("A style of gauges knows how far the value is between the limits")
  func gauge() {
    let screen = Screen {
      Gauge(value: 15, in: 10...20) {
        Text("Speed")
      } currentValueLabel: {
        Text("15 km/h")
      } minimumValueLabel: {
        Text("slow")
      } maximumValueLabel: {
        Text("fast")
      }
      .gaugeStyle(Percent())
      Gauge(value: 0.5) { Text("Plain") }.gaugeStyle(.accessoryCircular)
    }
    #expect(screen.text("50 %").exists && screen.text("15 km/h").exists)
    #expect(screen.text("slow").exists && screen.text("fast").exists)
    #expect(screen.elements([.meter], named: "Plain").exists)
  }

  @Test("The surface's own gauge stands between the labels of its limits")
  func limits() {
    let screen = Screen {
      Gauge(value: 3, in: 0...10) {
        Text("Fuel")
      } currentValueLabel: {
        Text("3")
      } minimumValueLabel: {
        Text("E")
      } maximumValueLabel: {
        Text("F")
      }
    }
    #expect(screen.text("E").exists && screen.text("F").exists)
    #expect(screen.elements([.meter], named: "Fuel").exists)
  }
}

private struct Turning: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    Text(configuration.isOn ? "is on" : "is off")
    Button("Turn") { configuration.isOn.toggle() }
    Toggle("Inside", isOn: configuration.$isOn)
  }
}

private struct Switches: View {
  @State private var isOn = false

  var body: some View {
    Toggle("Sound", isOn: $isOn).toggleStyle(Turning())
    Toggle("Named", image: "Star", isOn: $isOn).toggleStyle(.switch)
  }
}

private struct Framed: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    HStack {
      Image(systemName: "person")
      configuration
    }
  }
}

private struct Fields: View {
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $name).textFieldStyle(Framed())
    Text("Hello, \(name)")
  }
}

private struct Boxed: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
      GroupBox(label: Text("Inner: ")) { Text("within") }
    }
  }
}

private struct Valued: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
    }
  }
}

private struct Folded: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button("More") { configuration.isExpanded.toggle() }
    if configuration.isExpanded { configuration.content }
  }
}

private struct Parts: View {
  var body: some View {
    GroupBox(label: Text("Box: ")) { Text("in the box") }.groupBoxStyle(Boxed())
    LabeledContent("Value: ", value: "42").labeledContentStyle(Valued())
    DisclosureGroup("Hide") { Text("hidden") }.disclosureGroupStyle(Folded())
    DisclosureGroup("Details") { Text("unfolded") }.disclosureGroupStyle(.automatic)
      .groupBoxStyle(.automatic).labeledContentStyle(.automatic)
  }
}

private struct Percent: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    Text("\(Int(configuration.value * 100)) %")
    configuration.currentValueLabel
    configuration.minimumValueLabel
    configuration.maximumValueLabel
  }
}
