// Dates and built-in words are in the language of the person who looks at the screen.
import Foundation
import Testing
import VitroStoreUI
import VitroUITesting

@MainActor @Suite("Languages") struct Languages {
  private let moment = Date(timeIntervalSince1970: 1_700_000_000)

  @Test("A date is the person's") func date() {
    let tokyo = Surroundings(
      locale: Locale(identifier: "de_DE"), timeZone: TimeZone(identifier: "Asia/Tokyo") ?? .gmt)
    let screen = Screen(surroundings: tokyo) { Text(moment, style: .date) }
    #expect(screen.text("15. November 2023").exists)
  }
}

private struct FrenchApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView()
        .builtInWords(
          BuiltInWords("fr", [.back: "Retour", .backTo: "Retour à %@", .cancel: "Annuler"]))
    }
  }
}

private struct ContentView: View {
  var body: some View { Text("Bonjour") }
}
