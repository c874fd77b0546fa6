import Foundation
import Testing
import VitroUI
import VitroUITesting

/// A kind of label that is more than a text.
private enum LabelKind: CaseIterable, Sendable {
  case text, symbol, row, padded, ownView, branch, date, image, group

  @MainActor
  @ViewBuilder
  func label(_ name: String) -> some View {
    switch self {
    case .text: Text(name)
    case .symbol: Label(name, systemImage: "star")
    case .row:
      HStack {
        Image(systemName: "star").accessibilityHidden(true)
        Text(name).bold()
      }
    case .padded: Text(name).padding().foregroundStyle(.red)
    case .ownView: OwnLabel(name: name)
    case .branch: if name.isEmpty { EmptyView() } else { Text(name) }
    case .date: Text(verbatim: name)
    case .image: Image("Star", label: Text(name))
    case .group:
      Group {
        Text(name)
        EmptyView()
      }
    }
  }
}

private struct OwnLabel: View {
  let name: String

  var body: some View { HStack { Text(name) } }
}

/// A control with a label of a kind, which changes.
private struct Controls: View {
  let kind: LabelKind
  @State private var name = "Flavour"
  @State private var number = 1.0
  @State private var text = ""
  @State private var date = Date(timeIntervalSinceReferenceDate: 0)
  @State private var color = Color.red

  private var label: some View { kind.label(name) }

  var body: some View {
    Picker(selection: $number) {
      Text("One").tag(1.0)
    } label: {
      label
    }
    .accessibilityIdentifier("picker")
    Picker(selection: $number) {
      Text("One").tag(1.0)
    } label: {
      label
    }
    .pickerStyle(.segmented).accessibilityIdentifier("segmented")
    Slider(value: $number) { label }.accessibilityIdentifier("slider")
    Slider(value: $number) {
      label
    } minimumValueLabel: {
      Text("least")
    } maximumValueLabel: {
      Text("most")
    }
    .accessibilityIdentifier("slider between")
    DatePicker(selection: $date) { label }.accessibilityIdentifier("date")
    DatePicker(selection: $date) { label }.labelsHidden().accessibilityIdentifier("hidden date")
    ColorPicker(selection: $color) { label }.accessibilityIdentifier("colour")
    Group {
      ProgressView(value: 0.5) { label }.accessibilityIdentifier("progress")
      Gauge(value: 0.5) { label }.accessibilityIdentifier("gauge")
      Stepper(value: $number) { label }.accessibilityIdentifier("stepper")
      Toggle(isOn: .constant(true)) { label }.accessibilityIdentifier("toggle")
      TextField(text: $text) { label }.accessibilityIdentifier("field")
      SecureField(text: $text) { label }.accessibilityIdentifier("secure")
      LabeledContent {
        Slider(value: $number).accessibilityIdentifier("content")
      } label: {
        label
      }
    }
    Group {
      GroupBox {
        Text("inside")
      } label: {
        label
      }
      .accessibilityIdentifier("box")
      ControlGroup {
        Button("inside") {}
      } label: {
        label
      }
      .accessibilityIdentifier("controls")
      Section {
        Text("inside")
      } header: {
        label
      }
      .accessibilityIdentifier("section")
      Menu {
        Button("inside") {}
      } label: {
        label
      }
      .accessibilityIdentifier("menu")
      Button {
        name = "Colour"
      } label: {
        label
      }
      .accessibilityIdentifier("button")
    }
  }
}

@MainActor @Suite("Controls are called what their labels show")
struct LabelNameTests {
  private static let controls = [
    "picker", "segmented", "slider", "slider between", "date", "hidden date", "colour", "progress",
    "gauge", "stepper", "toggle", "field", "secure", "content", "box", "controls", "section",
    "menu",
    "button",
  ]

  @Test(
    "Each control with each kind of label, also when the label changes",
    arguments: LabelKind.allCases)
  fileprivate func names(_ kind: LabelKind) async throws {
    let screen = Screen { List { Controls(kind: kind) } }
    for control in Self.controls {
      #expect(screen.element(id: control).name == "Flavour", "\(control)")
    }
    try await screen.element(id: "button").tap()
    for control in Self.controls {
      #expect(screen.element(id: control).name == "Colour", "\(control)")
    }
  }

  @Test("A menu's list of commands is called by its label")
  func menu() async throws {
    let screen = Screen {
      Menu {
        Button("inside") {}
      } label: {
        HStack { Text("More") }
      }
    }
    try await screen.button("More").tap()
    #expect(screen.elements([.menu], named: "More").exists)
  }

  @Test("A value in words may be more than a text")
  func valueText() {
    let screen = Screen {
      Gauge(value: 0.5) {
        HStack { Text("Speed") }
      } currentValueLabel: {
        HStack {
          Text("5")
          Text("km/h")
        }
      }
      ProgressView(value: 0.5) {
        Text("Load")
      } currentValueLabel: {
        VStack { Text("half") }
      }
    }
    let values = screen.root.all.compactMap(\.attributes.valueText)
    #expect(values == ["5 km/h", "half"])
  }

  @Test("A label with state of its own names its control, as it is shown")
  func ownState() async throws {
    let screen = Screen {
      GroupBox {
        Text("inside")
      } label: {
        Counting()
      }
    }
    #expect(screen.group("Count 0").exists)
    try await screen.button("Count 0").tap()
    #expect(screen.group("Count 1").exists)
  }

  @Test("A label is written as is usual where it stands")
  func locale() {
    let screen = Screen {
      Group {
        Slider(value: .constant(0.5)) { Text(1234.5, format: .number) }
        Section(
          content: { Text("inside") }, header: { Text(1234.5, format: .number) })
      }
      .environment(\.locale, Locale(identifier: "de_DE"))
    }
    #expect(screen.slider("1.234,5").exists && screen.group("1.234,5").exists)
  }

  @Test(
    "What is said of a control counts more than its label; in a label that is not seen nothing appears"
  )
  func said() async {
    var appeared = 0
    let screen = Screen {
      Slider(value: .constant(0.5)) {
        HStack { Text("Label").onAppear { appeared += 1 } }
      }
      .accessibilityLabel("Said")
    }
    await screen.rest()
    #expect(screen.slider("Said").exists && appeared == 0)
    #expect(!screen.root.outline.contains("Label"))
  }
}

private struct Counting: View {
  @State private var count = 0

  var body: some View { Button("Count \(count)") { count += 1 } }
}
