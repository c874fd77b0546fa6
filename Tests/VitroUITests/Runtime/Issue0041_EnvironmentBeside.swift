import Foundation
import Testing
import VitroUI
import VitroUITesting

/// Tests of the environment: what it says reaches what stands beside the content of a view.
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

  @Test(
    "The buttons of a row are disabled with the list, and say what they do in the reader's language"
  )
  func controlsOfRows() async throws {
    let screen = Screen { Baskets() }
    for name in ["Delete Apple", "Move Apple down"] { #expect(screen.button(name).isEnabled) }
    try await screen.toggle("Disabled").tap()
    for name in ["Delete Apple", "Move Apple down"] { #expect(!screen.button(name).isEnabled) }
    try await screen.toggle("German").tap()
    for name in ["Apple löschen", "Apple nach unten"] { #expect(!screen.button(name).isEnabled) }
  }

  @Test("Tabs are disabled with their view, and are called what their labels say now")
  func tabs() async throws {
    let screen = Screen { Tabbed() }
    #expect(screen.tab("one half").isEnabled)
    try await screen.toggle("Disabled").tap()
    try await screen.toggle("German").tap()
    #expect(!screen.tab("ein halb").isEnabled)
  }
}

private struct Baskets: View {
  @State private var isDisabled = false
  @State private var isGerman = false
  @State private var fruits = ["Apple", "Pear"]

  var body: some View {
    Toggle("Disabled", isOn: $isDisabled)
    Toggle("German", isOn: $isGerman)
    List {
      ForEach(fruits, id: \.self) { Text($0) }
        .onDelete { fruits.remove(atOffsets: $0) }
        .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
    }
    .disabled(isDisabled)
    .environment(\.locale, Locale(identifier: isGerman ? "de" : "en"))
  }
}

private struct Tabbed: View {
  @State private var isDisabled = false
  @State private var isGerman = false

  var body: some View {
    Toggle("Disabled", isOn: $isDisabled)
    Toggle("German", isOn: $isGerman)
    TabView {
      Text("Page").tabItem { Half() }
    }
    .disabled(isDisabled)
    .environment(\.locale, Locale(identifier: isGerman ? "de" : "en"))
  }
}

private struct Half: View {
  @Environment(\.locale) private var locale

  var body: some View { Text(locale.identifier == "de" ? "ein halb" : "one half") }
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
