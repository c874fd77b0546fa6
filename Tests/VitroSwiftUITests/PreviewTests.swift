import SwiftUI
import Testing
import VitroUITesting

/// A view as people write them, with its previews.
private struct Greeting: View {
  @Environment(\.salutation) private var salutation
  let name: String

  var body: some View { Text("\(salutation), \(name)") }
}

extension EnvironmentValues {
  @Entry fileprivate var salutation = "Hello"
}

#Preview("Greeting") {
  @Previewable @State var name = "Blob"
  Greeting(name: name)
  TextField("Name", text: $name)
}

private struct Greeting_Previews: PreviewProvider {
  static var previews: some View { Greeting(name: "Provided") }
}

@MainActor @Suite("Previews of files that import SwiftUI")
struct PreviewTests {
  let previews = Previews.all(in: "VitroSwiftUITests")

  @Test("Both kinds are found")
  func found() {
    #expect(previews.map(\.name) == ["Greeting", "Greeting"])
    #expect(previews.map(\.file) == ["", "PreviewTests.swift"])
  }

  @Test("A preview is alive")
  func alive() async throws {
    let screen = try #require(previews.last).makeScreen()
    try await screen.textField("Name").type("Blob Jr.")
    #expect(screen.text("Hello, Blob Jr.").exists)
  }
}
