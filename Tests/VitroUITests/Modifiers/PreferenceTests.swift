import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Preferences")
struct PreferenceTests {
  @Test("Values are handed up in order, and each change is told")
  func order() async throws {
    let screen = Screen { Heights() }
    #expect(screen.text("told: 1, 2").exists)
    try await screen.button("Grow").tap()
    #expect(screen.text("told: 1, 2, 3").exists)
    try await screen.button("Raise").tap()
    #expect(screen.text("told: 2, 2, 3").exists)
    try await screen.button("Clear").tap()
    #expect(screen.text("told: ").exists)
  }

  @Test("A value outside takes the place of those inside")
  func outside() {
    let screen = Screen {
      Text("a").preference(key: HeightKey.self, value: [1])
        .preference(key: HeightKey.self, value: [2])
        .overlayPreferenceValue(HeightKey.self) { Text("over \($0)") }
    }
    #expect(screen.text("over [2]").exists)
  }
}

private struct HeightKey: PreferenceKey {
  static var defaultValue: [Int] { [] }
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

private struct Heights: View {
  @State var heights = [1, 2]
  @State var told: [Int] = []

  var body: some View {
    VStack {
      ForEach(Array(heights.enumerated()), id: \.offset) { _, height in
        Text("row").preference(key: HeightKey.self, value: [height])
      }
    }
    .onPreferenceChange(HeightKey.self) { told = $0 }
    Text("told: " + told.map { "\($0)" }.joined(separator: ", "))
    Button("Grow") { heights.append(3) }
    Button("Raise") { heights[0] = 2 }
    Button("Clear") { heights = [] }
  }
}
