import Testing
import VitroUI
import VitroUITesting

/// What the environment says reaches what stands beside the content of a view.
@MainActor @Suite struct EnvironmentBeside {
  @Test("Buttons in a header, a footer and a tool are disabled with the view, and again enabled")
  func disabled() async throws {
    let screen = Screen { Switchable() }
    for name in ["Header", "Footer", "Tool"] { #expect(screen.button(name).isEnabled) }
    try await screen.toggle("Disabled").tap()
    for name in ["Header", "Footer", "Tool"] { #expect(!screen.button(name).isEnabled) }
    try await screen.toggle("Disabled").tap()
    for name in ["Header", "Footer", "Tool"] { #expect(screen.button(name).isEnabled) }
  }

  @Test("A colour scheme reaches them, too")
  func colorScheme() async throws {
    let screen = Screen { Switchable() }
    #expect(screen.text("Header is light").exists && screen.text("Tool is light").exists)
    try await screen.toggle("Dark").tap()
    #expect(screen.text("Header is dark").exists && screen.text("Tool is dark").exists)
  }
}

private struct Switchable: View {
  @State private var isDisabled = false
  @State private var isDark = false

  var body: some View {
    Toggle("Disabled", isOn: $isDisabled)
    Toggle("Dark", isOn: $isDark)
    NavigationStack {
      List {
        Section {
          Text("Row")
        } header: {
          Button("Header") {}
          Scheme(name: "Header")
        } footer: {
          Button("Footer") {}
        }
      }
      .toolbar {
        Button("Tool") {}
        Scheme(name: "Tool")
      }
    }
    .disabled(isDisabled)
    .environment(\.colorScheme, isDark ? .dark : .light)
  }
}

private struct Scheme: View {
  let name: String
  @Environment(\.colorScheme) private var colorScheme

  var body: some View { Text("\(name) is \(colorScheme == .dark ? "dark" : "light")") }
}
