import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Steppers")
struct StepperTests {
  @Test("The buttons go up and down, and are disabled at the ends")
  func buttons() async throws {
    let screen = Screen { Counter(value: 4, bounds: 0...5) }
    try await screen.button("Increment Count").tap()
    #expect(screen.text("5").exists && !screen.button("Increment Count").isEnabled)
    try await screen.button("Decrement Count").tap()
    #expect(screen.text("4").exists)
  }

  @Test("Many steps at once stop at the ends", arguments: [(Int.max, 5), (Int.min, 0), (-2, 2)])
  func adjusting(count: Int, expected: Int) throws {
    let screen = Screen { Counter(value: 4, bounds: 0...5) }
    try screen.send(.adjust(screen.first(.spinbutton).id, count))
    #expect(screen.text("\(expected)").exists)
  }

  @Test("The largest number is the last one, and a step that is too large leads to the end")
  func overflow() async throws {
    let screen = Screen { Counter(value: Int.max - 3, bounds: 0...Int.max, step: 5) }
    try await screen.button("Increment Count").tap()
    #expect(screen.text("\(Int.max)").exists)
    #expect(!screen.button("Increment Count").isEnabled)
  }

  @Test("A value outside of the bounds steps to the nearest within them")
  func outside() async throws {
    let screen = Screen { Counter(value: 40, bounds: 0...5) }
    try await screen.button("Decrement Count").tap()
    #expect(screen.text("4").exists)
  }

  @Test("A label that is hidden is what the stepper is called all the same")
  func labels() {
    let screen = Screen {
      VStack {
        Stepper("Hidden", value: .constant(1)).labelsVisibility(.hidden)
        Stepper("Shown", value: .constant(1)).labelsVisibility(.visible)
        Stepper("Usual", value: .constant(1)).labelsVisibility(.automatic)
      }
      .labelsHidden()
    }
    #expect(screen.button("Increment Hidden").exists && screen.button("Increment Usual").exists)
    #expect(screen.text("Hidden").isAbsent && screen.text("Usual").isAbsent)
    #expect(screen.text("Shown").exists)
  }

  @Test("A person's steps are told before they are taken, and after; a program's are not")
  func editing() async throws {
    var story: [String] = []
    let screen = Screen {
      Kept(4) { value in
        Stepper("Count", value: value, in: 0...5) { story.append("\($0) at \(value.wrappedValue)") }
        Button("Reset") { value.wrappedValue = 0 }
      }
    }
    try await screen.button("Increment Count").tap()
    try await screen.stepper("Count").decrement()
    try await screen.button("Reset").tap()
    #expect(story == ["true at 4", "false at 5", "true at 5", "false at 4"])
  }

  @Test("Steps that are actions are told too, and what has no action cannot be taken")
  func actions() async throws {
    var story: [String] = []
    let screen = Screen {
      Stepper("Count", onIncrement: { story.append("up") }, onDecrement: nil) {
        story.append("\($0)")
      }
    }
    try await screen.button("Increment Count").tap()
    #expect(story == ["true", "up", "false"] && !screen.button("Decrement Count").isEnabled)
  }

  @Test("A stepper is called what its label shows, also where that alone changes")
  func labelAlone() async throws {
    let screen = Screen { Moods() }
    #expect(screen.stepper("In calm").exists)
    for _ in 1...2 {
      var patches: [Patch] = []
      screen.onPatches = { patches += $0 }
      try await screen.button("Change").tap()
      screen.onPatches = nil
      // The surface is told in the same update.
      #expect(patches.count == 4)
    }
    #expect(screen.stepper("In calm").exists && screen.button("Increment In calm").exists)
    try await screen.button("Change").tap()
    #expect(screen.stepper("In wild").exists && screen.button("Increment In wild").exists)
  }
}

private struct Counter: View {
  @State var value: Int
  let bounds: ClosedRange<Int>
  var step = 1

  var body: some View {
    Stepper("Count", value: $value, in: bounds, step: step)
    Text(verbatim: "\(value)")
  }
}

private struct MoodKey: EnvironmentKey { static var defaultValue: String { "calm" } }

extension EnvironmentValues {
  fileprivate var mood: String {
    get { self[MoodKey.self] }
    set { self[MoodKey.self] = newValue }
  }
}

private struct Moods: View {
  @State private var mood = "calm"
  @State private var count = 1

  var body: some View {
    Button("Change") { mood = mood == "calm" ? "wild" : "calm" }
    Stepper(value: $count) { MoodText() }.environment(\.mood, mood)
  }
}

private struct MoodText: View {
  @Environment(\.mood) private var mood

  var body: some View { Text("In \(mood)") }
}
