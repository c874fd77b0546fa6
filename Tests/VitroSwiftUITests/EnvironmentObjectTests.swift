import SwiftUI
import Testing
import VitroUITesting

@MainActor @Suite("Environment objects")
struct EnvironmentObjectTests {
  @Test("An object comes down through several levels, and only who reads it runs again")
  func levels() {
    let model = Counter()
    let screen = Screen { Level1().environmentObject(model) }
    _ = screen.bodyEvaluations()
    model.count = 1
    model.count = 2
    #expect(screen.bodyEvaluations() == ["Level3": 1])
    #expect(screen.text("deep 2").exists)
  }

  @Test("A field writes to a property")
  func binding() async throws {
    let model = Counter()
    let screen = Screen { Level1().environmentObject(model) }
    try await screen.textField("Name").type("Ada")
    #expect(model.name == "Ada")
    #expect(screen.textField("Name").value == "Ada")
  }

  @Test("The nearest object counts")
  func nearest() {
    let (outer, inner) = (Counter(), Counter())
    inner.count = 5
    let screen = Screen { Level1().environmentObject(inner).environmentObject(outer) }
    #expect(screen.text("deep 5").exists)
  }

  @Test("Where another object is put in, that one is followed, and the first no longer")
  func replaced() async throws {
    let (first, second) = (Counter(), Counter())
    second.count = 2
    let screen = Screen { Swapper(first: first, second: second) }
    try await screen.button("Swap").tap()
    #expect(screen.text("deep 2").exists)
    _ = screen.bodyEvaluations()
    first.count = 9
    #expect(screen.bodyEvaluations() == [:])
    second.count = 3
    #expect(screen.text("deep 3").exists)
  }

  @Test("The same object in a new value of the view around is nothing new")
  func sameObject() async throws {
    let screen = Screen { Swapper(first: Counter(), second: Counter()) }
    _ = screen.bodyEvaluations()
    try await screen.button("Rename").tap()
    #expect(screen.bodyEvaluations() == ["Swapper": 1])
  }

  @Test("A view that does not read it needs no object")
  func unread() {
    #expect(Screen { Careless() }.text("careless").exists)
  }

  @Test("Where the object is missing, the message names its type and says what to write")
  func missing() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = Screen { Level1() } }
      })
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("No Counter in the environment."))
    #expect(message.contains("Add '.environmentObject(Counter(…))' to a view around"))
  }
}

private struct Level1: View {
  var body: some View { Level2() }
}

private struct Level2: View {
  var body: some View { VStack { Level3() } }
}

private struct Level3: View {
  @EnvironmentObject var model: Counter
  var body: some View {
    Text("deep \(model.count)")
    TextField("Name", text: $model.name)
  }
}

private struct Careless: View {
  @EnvironmentObject var model: Counter
  var body: some View { Text("careless") }
}

private struct Swapper: View {
  let first: Counter
  let second: Counter
  @State var isSwapped = false
  @State var name = ""
  var body: some View {
    Text(name)
    Level1().environmentObject(isSwapped ? second : first)
    Button("Swap") { isSwapped = true }
    Button("Rename") { name = "renamed" }
  }
}
