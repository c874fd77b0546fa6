import Foundation
import Testing
import VitroConcurrency
import VitroExplorer
import VitroUI
import VitroUITesting

@MainActor @Suite("A walk through all screens")
struct ScreenExploringTests {
  @Test("Every screen is met once, by the fewest actions")
  func walk() async throws {
    var met: [Int] = []
    let walk = try await ScreenExplorer { ExploredScreen(Screen { Wizard() }) }
      .explore { met.append($0.metCount) }
    #expect(walk.states.count == 4 && walk.depth == 3 && met == [2, 3, 4, 4])
    #expect(walk.transitionCount == 6)
    #expect(walk.states.map { $0.outline.contains("Step 3") } == [false, false, true, false])
  }

  @Test("A control without a name is found behind two others", .tags(.everyScreenIsVisited))
  func names() async throws {
    let error = try await counterexample { Wizard(fault: .noName) }
    #expect(error.rule == "Each control can be told by its name")
    #expect(error.events == [.press(.button, "Next"), .press(.button, "Next")])
    #expect(error.detail?.contains("An element that is button") == true)
  }

  @Test("A page that nobody comes back from is found")
  func wayBack() async throws {
    let error = try await counterexample { Wizard(fault: .noWayBack) }
    #expect(error.rule == "There is a way back to “Step 1”")
    #expect(error.events == Array(repeating: .press(.button, "Next"), count: 3))
    #expect(error.states.last?.outline.contains("Step 4") == true)
  }

  @Test(
    "A sheet that nobody can leave is found, whatever stands beneath it",
    .tags(.everyScreenIsVisited))
  func sheet() async throws {
    let error = try await #require(throws: ScreenExplorer.Counterexample.self) {
      try await ScreenExplorer { ExploredScreen(Screen { Trap() }) }.explore()
    }
    #expect(error.events == [.press(.button, "Open")])
    #expect(
      error.description.hasPrefix(
        "“There is a way back to “Home”” cannot be reached any more after 1 action:"))
  }

  @Test("A view that never comes to rest is found")
  func rest() async throws {
    let error = try await counterexample { Wizard(fault: .restless) }
    #expect(error.rule == "All is well with the views" && error.events.count == 1)
    #expect(error.detail?.contains("never") == true)
  }

  @Test("A sentence of one's own is held against every screen")
  func always() async throws {
    let error = try await #require(throws: ScreenExplorer.Counterexample.self) {
      try await ScreenExplorer { ExploredScreen(Screen { Wizard() }) }
        .always("There is no third step") { !$0.text("Step 3").exists }
        .explore()
    }
    #expect(error.events.count == 2 && error.detail == nil)
  }

  @Test("A goal that can be lost is found, with the shortest way to lose it")
  func goal() async throws {
    let error = try await #require(throws: ScreenExplorer.Counterexample.self) {
      try await ScreenExplorer { ExploredScreen(Screen { Once() }) }
        .goal("The gift can be taken") { $0.button("Take").exists }
        .explore()
    }
    #expect(error.rule == "The gift can be taken")
    #expect(error.events == [.press(.button, "Throw away")])
  }

  @Test(
    "The test that a counterexample is written as fails for it, and passes when it is mended",
    .tags(.everyScreenIsVisited))
  func replay() async throws {
    let error = try await counterexample { Wizard(fault: .noName) }
    #expect(
      error.description.hasSuffix(".replay([.press(.button, \"Next\"), .press(.button, \"Next\")])")
    )
    await #expect(throws: ScreenExplorer.Counterexample.self) {
      try await ScreenExplorer { ExploredScreen(Screen { Wizard(fault: .noName) }) }
        .replay([.press(.button, "Next"), .press(.button, "Next")])
    }
    let screen = try await ScreenExplorer { ExploredScreen(Screen { Wizard() }) }
      .replay([.press(.button, "Next"), .press(.button, "Next")])
    #expect(screen.text("Step 3").exists)
  }

  @Test("Texts are typed, options chosen, steps adjusted, toggles turned, dialogs sent away")
  func fields() async throws {
    let walk = try await ScreenExplorer(typing: ["", "Blob"]) {
      ExploredScreen(Screen { Fields() })
    }
    .explore()
    // Two texts, three sizes, three counts, two ways of a toggle, and the sheet over each.
    #expect(walk.states.count == 72)
  }

  @Test(
    "A field is handed in, an element pressed for a while, its menu opened, what it offers by a name done",
    arguments: ["submitted", "held", "chosen", "offered"])
  func hands(word: String) async throws {
    let explorer = ScreenExplorer(typing: ["a"]) { ExploredScreen(Screen { Hands() }) }
      .always("Nothing is done") { !$0.text(word).exists }
    let error = try await #require(throws: ScreenExplorer.Counterexample.self) {
      try await explorer.explore()
    }
    await #expect(throws: ScreenExplorer.Counterexample.self) {
      try await explorer.replay(error.events)
    }
  }

  @Test("Presses at random find what is wrong, and leave out what it does not need")
  func sample() async throws {
    let error = try await #require(throws: ScreenExplorer.Counterexample.self) {
      try await ScreenExplorer { ExploredScreen(Screen { Wizard(fault: .noName) }) }
        .sample(20, length: 30, seed: 1)
    }
    #expect(error.events == [.press(.button, "Next"), .press(.button, "Next")])
    try await ScreenExplorer { ExploredScreen(Screen { Wizard() }) }
      .sample(5, length: 30, seed: 1)
  }

  @Test("A button that does nothing is told, and the ways that press everything are printed")
  func coverage() async throws {
    let walk = try await ScreenExplorer { ExploredScreen(Screen { Once() }) }.explore()
    #expect(walk.isExhaustive && walk.idleEvents == [#".press(.button, "Take")"#])
    #expect(try walk.replays() == [#".replay([.press(.button, "Throw away")])"#])
  }

  @Test("Several of one name are told apart by their place")
  func places() async throws {
    let error = try await #require(throws: ScreenExplorer.Counterexample.self) {
      try await ScreenExplorer { ExploredScreen(Screen { Twins() }) }
        .always("The second is never pressed") { !$0.text("second").exists }
        .explore()
    }
    #expect(error.events == [.press(.button, "Press", 1)])
  }

  @Test("Events of the world come at any time")
  func events() async throws {
    let error = try await #require(throws: ScreenExplorer.Counterexample.self) {
      try await ScreenExplorer {
        let clock = TestClock()
        return ExploredScreen(
          Screen { Clock(clock: clock) },
          events: ["a second passes": { await clock.advance(by: .seconds(1)) }])
      }
      .always("It never rings") { !$0.text("Ring").exists }
      .explore()
    }
    #expect(
      error.events == [
        .press(.button, "Start"), .event("a second passes"), .event("a second passes"),
      ])
  }

  @Test("With a key the walk goes on from where it is, and meets the same screens")
  func key() async throws {
    let plain = try await ScreenExplorer { ExploredScreen(Screen { Fields() }) }.explore()
    let keyed = try await ScreenExplorer {
      let screen = Screen { Fields() }
      return ExploredScreen(screen, identifiedBy: { screen.root.outline })
    }
    .explore()
    #expect(Set(keyed.states.map(\.outline)) == Set(plain.states.map(\.outline)))
    #expect(keyed.transitionCount == plain.transitionCount)
    #expect(keyed.eventCount < plain.eventCount && keyed.depth == plain.depth)
  }

  @Test("A key that leaves out what is behind a screen is told")
  func wrongKey() async throws {
    let error = try await #require(throws: ExplorationError.self) {
      try await ScreenExplorer {
        let screen = Screen { Hidden() }
        return ExploredScreen(screen, identifiedBy: { screen.root.outline })
      }
      .explore()
    }
    #expect(
      error.description.contains(
        "have led to another state when they happened again: .replay([.press("))
  }

  @Test("More screens than the limit are an error, and a depth is an end")
  func limits() async throws {
    let explorer = ScreenExplorer { ExploredScreen(Screen { Endless() }) }
    await #expect(throws: ExplorationError.tooManyStates(limit: 5)) {
      try await explorer.explore(limit: 5)
    }
    #expect(try await explorer.explore(depth: 7).states.count == 8)
  }

  @Test("A trap tells the way that leads to it")
  func trap() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      try await ScreenExplorer { ExploredScreen(Screen { Wizard(fault: .trap) }) }.explore()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(".replay([.press(.button, \"Next\"), .press(.button, \"Next\")])"))
  }

  private func counterexample(
    _ content: @escaping @MainActor () -> Wizard
  ) async throws -> ScreenExplorer.Counterexample {
    try await #require(throws: ScreenExplorer.Counterexample.self) {
      try await ScreenExplorer { ExploredScreen(Screen { content() }) }.explore()
    }
  }
}

/// Four steps, one after the other.
private struct Wizard: View {
  enum Fault { case noName, noWayBack, restless, trap }

  var fault: Fault?
  @State private var step = 1

  var body: some View {
    VStack {
      Text("Step \(step)").accessibilityAddTraits(.isHeader)
      if step < 4 { Button("Next") { next() } }
      if step > 1, !(step == 4 && fault == .noWayBack) { Button("Back") { step -= 1 } }
      if step == 3, fault == .noName { Button("") {} }
      if step == 2, fault == .restless { Restless() }
    }
  }

  private func next() {
    if step == 2, fault == .trap { fatalError("Nobody comes to step 3.") }
    step += 1
  }
}

private struct Restless: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)").task(id: count) { count += 1 }
  }
}

/// A gift that can be thrown away.
private struct Once: View {
  @State private var isThere = true

  var body: some View {
    if isThere {
      Button("Take") {}
      Button("Throw away") { isThere = false }
    } else {
      Text("Gone")
    }
  }
}

private struct Fields: View {
  @State private var name = ""
  @State private var size = "S"
  @State private var count = 0
  @State private var isOn = false
  @State private var isSheetShown = false

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Picker("Size", selection: $size) {
        ForEach(["S", "M", "L"], id: \.self) { Text($0) }
      }
      Stepper("Count \(count)", value: $count, in: 0...2)
      Toggle("On", isOn: $isOn)
      Button("Show") { isSheetShown = true }
    }
    .sheet(isPresented: $isSheetShown) { Text("A sheet") }
  }
}

private struct Hands: View {
  @State private var name = ""
  @State private var done = "nothing"

  var body: some View {
    Text(done)
    TextField("Name", text: $name).onSubmit { done = "submitted" }
    Text("Stone").onLongPressGesture { done = "held" }
    Text("Menu").contextMenu { Button("Choose") { done = "chosen" } }
    Text("Box").accessibilityAction(named: "Offer") { done = "offered" }
  }
}

private struct Twins: View {
  @State private var pressed = ""

  var body: some View {
    VStack {
      HStack { Button("Press") { pressed = "first" } }
      HStack {
        Text(pressed)
        Button("Press") { pressed = "second" }
      }
    }
  }
}

private struct Clock: View {
  let clock: TestClock
  @State private var seconds: Int?

  var body: some View {
    VStack {
      Text(seconds.map { $0 == 0 ? "Ring" : "\($0)" } ?? "Stopped")
      Button("Start") { if seconds == nil { seconds = 2 } }
    }
    .task(id: seconds) {
      guard let left = seconds, left > 0 else { return }
      if (try? await clock.sleep(for: .seconds(1))) != nil { seconds = left - 1 }
    }
  }
}

/// A page that does not show all that it knows.
private struct Hidden: View {
  @State private var count = 0
  @State private var isShown = false

  var body: some View {
    VStack {
      Text(isShown ? "\(count)" : "?")
      Button("Count") { if count < 3 { count += 1 } }
      Button(isShown ? "Hide" : "Show") { isShown.toggle() }
    }
  }
}

private struct Endless: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      Button("More") { count += 1 }
    }
  }
}

/// A page with a sheet that has no way out.
private struct Trap: View {
  @State private var isOpen = false

  var body: some View {
    NavigationStack { Button("Open") { isOpen = true }.navigationTitle("Home") }
      .sheet(isPresented: $isOpen) { Text("No way out").interactiveDismissDisabled() }
  }
}
