import Testing
import VitroMutants
import VitroUI
import VitroUITesting

@MainActor @Suite("Mutants of a screen")
struct MutantTests {
  @Test("What the tests of a counter do not notice is told in sentences", .tags(.mutants))
  func survivors() async throws {
    let report = try await Mutants(of: ["VitroMutantsTests.CounterTests/"]).play()
    #expect(report.tests == 2 && report.mutants == 15)
    #expect(
      report.survivors.map(\.description) == [
        "No test would notice if the button “−” vanished from CounterView.",
        "No test would notice if the button “−” in CounterView were called something else.",
        "No test would notice if the button “−” in CounterView were disabled.",
        "No test would notice if the button “−” in CounterView did nothing.",
        "No test would notice if the text field “Name” in CounterView were disabled.",
        "No test would notice if the text field “Name” in CounterView did nothing.",
      ])
    #expect(report.description.hasPrefix("9 of 15 mutants were noticed (60.0 %) by 2 tests in "))
  }

  @Test("Rows of one list have the same mutants, and one of them is enough to notice them")
  func rows() async throws {
    let report = try await Mutants(of: ["VitroMutantsTests.RowTests/"]).play()
    #expect(report.mutants == 7 && report.survivors.isEmpty, "\(report)")
  }

  @Test("The buttons of a stepper are used with it")
  func steps() async throws {
    let report = try await Mutants(of: ["VitroMutantsTests.KettleTests/"]).play()
    #expect(report.survivors.isEmpty && report.mutants > 2, "\(report)")
  }

  @Test("A pattern is about the names of tests, and not about those of their files")
  func patterns() async throws {
    let report = try await Mutants(of: ["KettleTests"]).play()
    #expect(report.tests == 1)
  }

  @Test("An element of another branch is another one, whatever it is called")
  func branches() async throws {
    let report = try await Mutants(of: ["VitroMutantsTests.BranchTests/"]).play()
    #expect(
      report.survivors.map(\.description) == [
        "No test would notice if the text “On” vanished from Lamp.",
        "No test would notice if the text “On” in Lamp read something else.",
      ])
  }

  @Test("Tabs, rows that are written one by one, and choices are elements of their own")
  func siblings() async throws {
    let report = try await Mutants(of: ["VitroMutantsTests.SiblingTests/"]).play()
    let gone = report.survivors.filter { $0.change == .vanished }
    #expect(
      Set(gone.map { "\($0.role.rawValue) \($0.name)" }) == [
        "tab Second", "text Second", "listitem Number two", "text Number two", "text Side",
        "option Right",
      ], "\(report)")
  }

  @Test("A tab is the same one, whichever tabs stand before it")
  func tabsThatMove() async throws {
    let report = try await Mutants(of: ["VitroMutantsTests.OfficeTests/"]).play()
    let gone = report.survivors.filter { $0.change == .vanished && $0.role == .tab }
    #expect(gone.map(\.name) == ["Admin"], "\(report)")
  }

  @Test("A group that is called something else keeps what stands in it")
  func renamedGroup() async throws {
    let report = try await Mutants(of: ["VitroMutantsTests.GroupTests/"]).play()
    #expect(
      report.survivors.map(\.description) == [
        "No test would notice if the group “Volume” in Panel were called something else."
      ], "\(report)")
  }

  @Test("Tests that meet nothing of the application are an error")
  func nothingMet() async {
    await #expect(throws: MutantError.noMutants) {
      try await Mutants(of: ["VitroMutantsTests.InlineTests/"]).play()
    }
  }

  @Test("Where no test fits, and where one fails by itself, nothing is said")
  func errors() async {
    await #expect(throws: MutantError.noTests(["VitroMutantsTests.Nobody/"])) {
      try await Mutants(of: ["VitroMutantsTests.Nobody/"]).play()
    }
    let error = await #expect(throws: MutantError.self) {
      try await Broken.$isBroken.withValue(true) {
        try await Mutants(of: ["VitroMutantsTests.Broken/"]).play()
      }
    }
    #expect(error?.description.contains("VitroMutantsTests.Broken/fails()") == true)
  }

  @Test("Outside of a run nothing is wrong with a screen")
  func outside() async throws {
    _ = try await Mutants(of: ["VitroMutantsTests.CounterTests/"]).play()
    try await CounterTests().counts()
  }
}

@MainActor @Suite("A counter, some of whose parts nobody tests")
struct CounterTests {
  @Test func counts() async throws {
    let screen = Screen { CounterView() }
    try await screen.button("+").tap()
    #expect(screen.text("1").exists)
  }

  @Test func showsTheName() {
    #expect(Screen { CounterView() }.textField("Name").value == "Blob")
  }
}

@MainActor @Suite("Rows of which one is tested")
struct RowTests {
  @Test func deletes() async throws {
    let screen = Screen { Fruits() }
    try await screen.listItem("Banana").button("Eat").tap()
    #expect(screen.listItem("Apple").exists && screen.listItem("Banana").isAbsent)
  }
}

@MainActor @Suite("A lamp that is tested while it is off")
struct BranchTests {
  @Test func isOff() async throws {
    let screen = Screen { Lamp() }
    #expect(screen.text("Off").exists)
    try await screen.button("Switch").tap()
    #expect(screen.text("Off").isAbsent)
  }
}

@Suite("A test that fails where it is asked to")
struct Broken {
  @TaskLocal static var isBroken = false

  @Test func fails() { #expect(!Broken.isBroken) }
}

private struct CounterView: View {
  @State private var count = 0
  @State private var name = "Blob"

  var body: some View {
    Text("\(count)")
    Button("+") { count += 1 }
    Button("−") { count -= 1 }
    TextField("Name", text: $name)
  }
}

private struct Fruits: View {
  @State private var names = ["Apple", "Banana"]

  var body: some View {
    List {
      ForEach(names, id: \.self) { name in
        HStack {
          Text(name)
          Button("Eat") { names.removeAll { $0 == name } }
        }
      }
    }
  }
}

private struct Lamp: View {
  @State private var isOn = false

  var body: some View {
    if isOn { Text("On") } else { Text("Off") }
    Button("Switch") { isOn.toggle() }
  }
}

@MainActor @Suite("Elements beside each other of which one is tested")
struct SiblingTests {
  @Test func first() async throws {
    let screen = Screen { Siblings() }
    try await screen.tab("First").tap()
    #expect(screen.tab("First").isSelected && screen.text("Number one").exists)
    try await screen.picker("Side").choose("Left")
  }
}

@MainActor @Suite("Tabs of which the first is there for some only")
struct OfficeTests {
  @Test(arguments: [false, true]) func home(isAdmin: Bool) async throws {
    let screen = Screen { Office(isAdmin: isAdmin) }
    try await screen.tab("Home").tap()
    #expect(screen.text("At home").exists)
  }
}

private struct Office: View {
  let isAdmin: Bool

  var body: some View {
    TabView {
      if isAdmin { Text("Accounts").tabItem { Text("Admin") } }
      Text("At home").tabItem { Text("Home") }
    }
  }
}

private struct Siblings: View {
  @State private var side = "Left"

  var body: some View {
    TabView {
      List {
        Text("Number one")
        Text("Number two")
        Picker("Side", selection: $side) {
          Text("Left").tag("Left")
          Text("Right").tag("Right")
        }
      }
      .tabItem { Text("First") }
      Text("Nothing").tabItem { Text("Second") }
    }
  }
}

@MainActor @Suite("A group whose name nobody tests")
struct GroupTests {
  @Test func pressed() async throws {
    let screen = Screen { Panel() }
    try await screen.button("Louder").tap()
    #expect(screen.text("1").exists && screen.button("Louder").isEnabled)
  }
}

private struct Panel: View {
  @State private var volume = 0

  var body: some View {
    VStack {
      Button("Louder") { volume += 1 }
      Text("\(volume)")
    }
    .accessibilityElement(children: .contain).accessibilityLabel("Volume")
  }
}

@MainActor @Suite("A screen that is no view of its own")
struct InlineTests {
  @Test func hello() {
    #expect(Screen { Text("Hello") }.text("Hello").exists)
  }
}
