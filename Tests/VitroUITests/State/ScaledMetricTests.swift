import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Numbers that grow with letters")
struct ScaledMetricTests {
  @Test("It grows with the letters around, and is as written at the usual size")
  func scale() {
    let screen = Screen {
      Measured(name: "as always")
      Measured(name: "small").dynamicTypeSize(.xSmall)
      Measured(name: "large").dynamicTypeSize(.accessibility5)
    }
    #expect(screen.text("as always: 34, 17").exists)
    #expect(screen.text("small: 28, 14").exists)
    #expect(screen.text("large: 106, 53").exists)
  }

  @Test("A size that becomes another one runs the body")
  func change() async throws {
    let screen = Screen { Changing() }
    #expect(screen.text("letters: 34, 17").exists)
    try await screen.button("Larger").tap()
    #expect(screen.text("letters: 38, 19").exists)
  }
}

private struct Measured: View {
  let name: String
  @ScaledMetric private var width = 34.0
  @ScaledMetric(relativeTo: .title) private var height: CGFloat = 17

  var body: some View { Text("\(name): \(Int(width.rounded())), \(Int(height.rounded()))") }
}

private struct Changing: View {
  @State private var size = DynamicTypeSize.large

  var body: some View {
    Measured(name: "letters").dynamicTypeSize(size)
    Button("Larger") { size = .xLarge }
  }
}
