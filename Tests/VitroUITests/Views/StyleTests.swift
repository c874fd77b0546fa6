import Testing
import VitroUI
import VitroUITesting

/// A style of an application's own has properties like a view's.
@MainActor @Suite("What a style knows of the place of its control")
struct StyleTests {
  @Test("An equal style that is made again runs nothing inside; another one does")
  func equalStyle() async throws {
    let screen = Screen { Filling() }
    _ = screen.bodyEvaluations()
    try await screen.button("Count").tap()
    #expect(screen.bodyEvaluations() == ["Filling": 1])
    try await screen.button("Count").tap()
    #expect(screen.bodyEvaluations().keys.contains { $0.hasPrefix("ButtonStyleBody") })
    #expect(screen.text("large").exists)
  }

  @Test("A style of buttons sees whether the button is enabled, also when that changes")
  func button() async throws {
    let screen = Screen { Buttons() }
    #expect(screen.text("Save, enabled, light").exists)
    try await screen.toggle("Locked").tap()
    #expect(screen.text("Save, disabled, light").exists)
    screen.surroundings.colorScheme = .dark
    await screen.rest()
    #expect(screen.text("Save, disabled, dark").exists)
  }

  @Test("A style of buttons has state of its own for each button")
  func state() async throws {
    let screen = Screen {
      VStack {
        Button("One") {}
        Button("Two") {}
      }
      .buttonStyle(Counting())
    }
    for _ in 1...2 { try await screen.button("Count One").tap() }
    #expect(screen.text("2 presses").exists && screen.text("0 presses").exists)
  }

  @Test("A view shows the style that it is given, be that a case of an enum or an object")
  func otherStyle() async throws {
    let screen = Screen { Choosing() }
    #expect(screen.text("thin").exists && screen.text("first").exists)
    try await screen.button("Change").tap()
    #expect(screen.text("bold").exists && screen.text("second").exists)
  }

  @Test("Styles of labels and of progress see the environment of their place")
  func labelAndProgress() async throws {
    let screen = Screen { Shown() }
    #expect(screen.text("label light").exists && screen.text("progress light").exists)
    screen.surroundings.colorScheme = .dark
    await screen.rest()
    #expect(screen.text("label dark").exists && screen.text("progress dark").exists)
  }
}

private struct Buttons: View {
  @State private var isLocked = false

  var body: some View {
    Button {
    } label: {
      Text("Save")
    }
    .buttonStyle(Telling(name: "Save"))
    .disabled(isLocked)
    Toggle("Locked", isOn: $isLocked)
  }
}

private struct Telling: ButtonStyle {
  let name: String
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var colorScheme

  func makeBody(configuration: Configuration) -> some View {
    let scheme = colorScheme == .dark ? "dark" : "light"
    Text("\(name), \(isEnabled ? "enabled" : "disabled"), \(scheme)")
  }
}

private struct Counting: PrimitiveButtonStyle {
  @State private var count = 0

  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("\(count) presses")
      Button {
        count += 1
        configuration.trigger()
      } label: {
        HStack {
          Text("Count")
          configuration.label
        }
      }
      .buttonStyle(.plain)
    }
  }
}

private struct Choosing: View {
  @State private var isChanged = false

  var body: some View {
    Styled(style: isChanged ? Weight.bold : .thin)
    Styled(style: isChanged ? Named("second") : Named("first"))
    Button("Change") { isChanged = true }
  }
}

private struct Styled<Style: ButtonStyle>: View {
  let style: Style

  var body: some View { Button("Styled") {}.buttonStyle(style) }
}

private enum Weight: ButtonStyle {
  case thin, bold

  func makeBody(configuration: Configuration) -> some View { Text(self == .thin ? "thin" : "bold") }
}

private final class Named: ButtonStyle {
  private let name: String

  init(_ name: String) { self.name = name }

  func makeBody(configuration: Configuration) -> some View { Text(name) }
}

private struct Shown: View {
  var body: some View {
    Label("Star", systemImage: "star").labelStyle(Schemed())
    ProgressView(value: 0.5).progressViewStyle(SchemedProgress())
  }
}

private struct Schemed: LabelStyle {
  @Environment(\.colorScheme) private var colorScheme

  func makeBody(configuration: Configuration) -> some View {
    Text(colorScheme == .dark ? "label dark" : "label light")
  }
}

private struct SchemedProgress: ProgressViewStyle {
  @Environment(\.colorScheme) private var colorScheme

  func makeBody(configuration: Configuration) -> some View {
    Text(colorScheme == .dark ? "progress dark" : "progress light")
  }
}

extension StyleTests {
  @Test("A style that shows the control again, with something around it, ends")
  func again() {
    let screen = Screen { Again() }
    #expect(screen.text("Title").exists)
    #expect(screen.elements([.progressbar], named: nil).count == 1)
    #expect(screen.elements([.button], named: "Press").count > 0)
  }
}

private struct Again: View {
  private struct FramedLabel: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { Label(configuration).padding() }
  }

  private struct FramedProgress: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      ProgressView(configuration).padding()
    }
  }

  private struct FramedButton: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Button(configuration).padding() }
  }

  @State private var count = 0

  var body: some View {
    Label("Title", systemImage: "star").labelStyle(FramedLabel())
    ProgressView("Way", value: 0.5).progressViewStyle(FramedProgress())
    Button("Press") { count += 1 }.buttonStyle(FramedButton())
    Text("pressed \(count)")
  }
}

private struct Filling: View {
  @State private var count = 0

  var body: some View {
    Button("Count") { count += 1 }
    FilledRow()
      .buttonStyle(Filled(padding: [4, 8], name: count < 2 ? "small" : "large"))
  }
}

private struct FilledRow: View {
  var body: some View { Button("Filled") {} }
}

private struct Filled: ButtonStyle {
  let padding: [CGFloat]
  let name: String

  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label.padding(padding[0])
      Text(name)
    }
  }
}
