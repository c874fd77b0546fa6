import BrowserTesting
import Testing
import VitroUI
import VitroUITesting

/// A row that is not looked at again where only its action is another one acts by the newest one.
@MainActor @Suite("The newest action of a view, in a browser", .serialized, .needsBrowser)
struct NewestActionsTests {
  @Test("What is pressed, typed, handed in or held acts as its view does now")
  func acts() async throws {
    try await check(Screen { Lines() })
    try await withPage(named: "Lines", showing: { Screen(host: $0) { Lines() } }) { page in
      try await check(page)
      #expect(page.problems == [])
    }
  }

  private func check(_ surface: some TestSurface & Queryable) async throws {
    for number in 1...2 {
      try await surface.button("Next").tap()
      try await surface.button("Next").tap()
      try await surface.button("Milk").tap()
      #expect(surface.text("Milk \(2 * number)").exists)
    }
    try await surface.button("Next").tap()
    try await surface.textField("Name").type("Tea")
    try await surface.textField("Name").submit()
    #expect(surface.text("Tea 5").exists)
    try await surface.button("Next").tap()
    try await surface.text("Hold").longPress()
    #expect(surface.text("held 6").exists)
  }
}

private struct Lines: View {
  @State private var number = 0
  @State private var said = "nothing"

  var body: some View {
    let number = number
    Button("Next") { self.number += 1 }
    Text(said)
    List(0..<1, id: \.self) { _ in Line { said = "\($0) \(number)" } }
  }
}

private struct Line: View {
  let say: (String) -> Void
  @State private var name = ""

  var body: some View {
    HStack {
      Button("Milk") { say("Milk") }
      TextField("Name", text: $name).onSubmit { say(name) }
      Text("Hold").onLongPressGesture { say("held") }
    }
  }
}
