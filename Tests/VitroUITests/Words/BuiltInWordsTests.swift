import Foundation
import Testing
import VitroUITesting

@testable import VitroUI

@MainActor @Suite("The library's own words")
struct BuiltInWordsTests {
  private func screen(_ locale: String, @ViewBuilder _ content: () -> some View) -> Screen {
    Screen(surroundings: Surroundings(locale: Locale(identifier: locale)), content: content)
  }

  @Test("A person who reads German reads them in German")
  func german() async throws {
    let screen = screen("de_CH") { Shelf() }
    #expect(screen.button("Aktualisieren").exists && screen.searchField("Suchen").exists)
    #expect(screen.button("Tea löschen").exists && screen.button("Tea nach oben").isAbsent)
    try await screen.button("Bearbeiten").tap()
    #expect(screen.button("Coffee nach oben").exists && screen.button("Fertig").exists)
    try await screen.button("Menge erhöhen").tap()
    try await screen.button("Wegwerfen").tap()
    #expect(screen.dialog("Sure?").button("Abbrechen").exists)
  }

  @Test("The way back says where it leads, in the language of the person")
  func back() async throws {
    let screen = screen("de_DE") { Shelf() }
    try await screen.link("More").tap()
    #expect(screen.button("Zurück zu Shelf").exists)
    screen.surroundings.locale = Locale(identifier: "en_US")
    try await screen.button("Back to Shelf").tap()
    #expect(screen.button("Refresh").exists && screen.searchField("Search").exists)
    #expect(screen.button("Delete Tea").exists && screen.button("Increment Menge").exists)
    #expect(screen.button("Edit").exists)
  }

  @Test("What is not found, and what a symbol is called, is said in German too")
  func symbols() {
    let screen = screen("de_DE") {
      ContentUnavailableView.search(text: "%@ Tee")
      Image(systemName: "trash.fill")
      RenameButton()
    }
    #expect(screen.text("Keine Ergebnisse für „%@ Tee“").exists)
    #expect(screen.image("Löschen").exists && screen.button("Umbenennen").exists)
  }

  @Test("An application that speaks one language has them in it, and formats of the locale")
  func only() {
    let english = screen("de_DE") {
      VStack {
        EditButton()
        Text(0.5, format: .number)
      }
      .builtInWords(.only("en"))
    }
    #expect(english.button("Edit").exists && english.text("0,5").exists)
    #expect(english.words.language == "en")
    let danish = screen("de_DE") { EditButton().builtInWords(.only("da", [.edit: "Rediger"])) }
    #expect(danish.button("Rediger").exists && danish.words.language == "da")
  }

  @Test("A language that nobody has added is English")
  func unknown() {
    #expect(screen("fr_FR") { EditButton() }.button("Edit").exists)
  }

  @Test("An application adds a language, and its own word for something")
  func added() {
    let french = BuiltInWords("fr", [.edit: "Modifier"])
    let swiss = BuiltInWords("fr-CH", [.edit: "Éditer"])
    let own = BuiltInWords("de", [.edit: "Ändern"])
    let content = { Pair().builtInWords(french).builtInWords(swiss).builtInWords(own) }
    #expect(screen("fr_FR", content).button("Modifier").exists)
    #expect(screen("fr_FR", content).searchField("Search").exists)
    #expect(screen("fr_CH", content).button("Éditer").exists)
    #expect(screen("de_DE", content).button("Ändern").exists)
    #expect(screen("de_DE", content).searchField("Suchen").exists)
    #expect(screen("fr_CH", content).words[.edit] == "Éditer")
  }

  @Test("Who reads a language that runs from right to left gets the screen so")
  func direction() {
    let arabic = BuiltInWords("ar", [.edit: "تحرير"])
    let view = DirectionView().builtInWords(arabic)
    #expect(screen("ar_EG") { view }.text("rightToLeft").exists)
    #expect(screen("ar_EG") { DirectionView() }.text("leftToRight").exists)
    #expect(screen("en_US") { view }.text("leftToRight").exists)
  }

  @Test("German has every word, with a name where English has one")
  func complete() {
    for word in BuiltInWords.Word.allCases {
      let text = BuiltInWords.german.words[word]
      #expect(text?.contains("%@") == word.rawValue.contains("%@"), "\(word)")
    }
  }
}

private struct Shelf: View {
  @State private var goods = ["Tea", "Coffee"]
  @State private var count = 1
  @State private var isAsking = false
  @State private var search = ""

  var body: some View {
    NavigationStack {
      List {
        ForEach(goods, id: \.self) { Text($0) }.onDelete { _ in }.onMove { _, _ in }
        Stepper("Menge", value: $count)
        Button("Wegwerfen") { isAsking = true }
        NavigationLink("More") { Text("All of it").navigationTitle("More") }
      }
      .navigationTitle("Shelf")
      .toolbar { EditButton() }
      .searchable(text: $search)
      .refreshable {}
      .confirmationDialog("Sure?", isPresented: $isAsking) { Button("Yes") {} }
    }
  }
}

private struct Pair: View {
  @State private var search = ""

  var body: some View {
    NavigationStack { EditButton().searchable(text: $search) }
  }
}

private struct DirectionView: View {
  @Environment(\.layoutDirection) private var direction

  var body: some View { Text(verbatim: "\(direction)") }
}
