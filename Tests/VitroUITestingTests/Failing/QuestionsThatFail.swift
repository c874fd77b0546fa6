import Testing
import VitroUI
import VitroUITesting

/// Expectations that are wrong, one line each: every one fails at its line, and says what is there.
@MainActor @Suite("Expectations that must fail")
struct QuestionsThatFail {
  @Test("What is not there is asked for", arguments: missing)
  func missing(_ failure: Failure) async { await failure.expect(on: Screen { Everything() }) }

  @Test("What is there is expected to be absent", arguments: present)
  func present(_ failure: Failure) async { await failure.expect(on: Screen { Everything() }) }

  @Test("What is there is in another state, or holds something else", arguments: states)
  func states(_ failure: Failure) async { await failure.expect(on: Screen { Everything() }) }

  @Test("What is meant is not clear, or no question", arguments: unclear)
  func unclear(_ failure: Failure) async { await failure.expect(on: Screen { Everything() }) }

  @Test("There are more, fewer, or in another order", arguments: counts)
  func counts(_ failure: Failure) async { await failure.expect(on: Screen { Everything() }) }

  nonisolated static let missing: [Failure] = [
    fails("no text \"12 itmes\"") { screen in #expect(screen.text("12 itmes").exists) },
    fails("no heading \"Grocery\"") { screen in #expect(screen.heading("Grocery").exists) },
    fails("no img \"Card\"") { screen in #expect(screen.image("Card").exists) },
    fails("no button \"Ad\"") { screen in #expect(screen.button("Ad").exists) },
    fails("no link \"Term\"") { screen in #expect(screen.link("Term").exists) },
    fails("no textbox \"Nam\"") { screen in #expect(screen.textField("Nam").exists) },
    fails("no searchbox \"Fin\"") { screen in #expect(screen.searchField("Fin").exists) },
    fails("no checkbox \"Red\"") { screen in #expect(screen.checkbox("Red").exists) },
    fails("no switch \"Bald\"") { screen in #expect(screen.toggle("Bald").exists) },
    fails("no slider \"Loud\"") { screen in #expect(screen.slider("Loud").exists) },
    fails("no spinbutton \"Copy\"") { screen in #expect(screen.stepper("Copy").exists) },
    fails("no combobox \"Site\"") { screen in #expect(screen.picker("Site").exists) },
    fails("no progressbar \"Load\"") { screen in #expect(screen.progressBar("Load").exists) },
    fails("no meter \"Butter\"") { screen in #expect(screen.gauge("Butter").exists) },
    fails("no tab \"In\"") { screen in #expect(screen.tab("In").exists) },
    fails("no menu.") { screen in #expect(screen.menu().exists) },
    fails("no menuitem \"Copy\"") { screen in #expect(screen.menuItem("Copy").exists) },
    fails("no listitem \"Milch\"") { screen in #expect(screen.listItem("Milch").exists) },
    fails("no group \"Dagger\"") { screen in #expect(screen.group("Dagger").exists) },
    fails("no dialog.") { screen in #expect(screen.sheet().exists) },
    fails("no alertdialog \"Sure?\"") { screen in #expect(screen.alert("Sure?").exists) },
    fails("identifier \"sum\"") { screen in #expect(screen.element(id: "sum").exists) },
    fails("pressed by \"ctrl+x\"") { screen in #expect(screen.element(shortcut: "x").exists) },
    fails("no button \"Ad\"") { screen in #expect(!screen.button("Ad").isEnabled) },
    fails("no switch \"Bald\"") { screen in #expect(!screen.toggle("Bald").isSelected) },
    fails("no tab \"In\"") { screen in #expect(!screen.tab("In").isSelected) },
    fails("no button \"Mere\"") { screen in #expect(!screen.button("Mere").isExpanded) },
    fails("no textbox \"Not\"") { screen in #expect(!screen.textField("Not").isFocused) },
    fails("no textbox \"Nam\"") { screen in #expect(screen.textField("Nam").value != "Tea") },
    fails("no slider \"Loud\"") { screen in #expect(screen.slider("Loud").value != "0") },
    fails("no spinbutton \"Copy\"") { screen in #expect(screen.stepper("Copy").value == nil) },
    fails("no combobox \"Site\"") { screen in #expect(screen.picker("Site").value == nil) },
    fails("no meter \"Butter\"") { screen in #expect(screen.gauge("Butter").value == nil) },
    fails("no text \"Total\"") { screen in #expect(screen.text("Total").text != "0") },
    fails("no link \"Term\"") { screen in #expect(screen.link("Term").name == nil) },
    fails("no button \"Ad\"") { screen in #expect(screen.button("Ad").hint == nil) },
    fails("no button \"Ad\"") { screen in #expect(screen.button("Ad").identifier == nil) },
    fails("no group \"Dagger\"") { screen in #expect(screen.group("Dagger").text().isAbsent) },
    fails("no listitem \"Tea\"") { screen in #expect(screen.listItem("Tea").button().isAbsent) },
    fails("no alertdialog") { screen in #expect(screen.alert().button("Yes").isAbsent) },
    fails("no dialog") { screen in #expect(screen.sheet().listItem().count == 0) },
    fails("no menu") { screen in #expect(screen.menu().button().all.isEmpty) },
  ]

  nonisolated static let present: [Failure] = [
    fails("one text \"12 items\"") { screen in #expect(screen.text("12 items").isAbsent) },
    fails("one heading \"Groceries\"") { screen in #expect(screen.heading("Groceries").isAbsent) },
    fails("one img \"Cart\"") { screen in #expect(screen.image("Cart").isAbsent) },
    fails("one button \"Save\"") { screen in #expect(screen.button("Save").isAbsent) },
    fails("one button \"Share\"") { screen in #expect(screen.toolbar.button("Share").isAbsent) },
    fails("one link \"Terms\"") { screen in #expect(screen.link("Terms").isAbsent) },
    fails("one textbox \"Name\"") { screen in #expect(screen.textField("Name").isAbsent) },
    fails("one searchbox \"Find\"") { screen in #expect(screen.searchField("Find").isAbsent) },
    fails("one switch \"Read\"") { screen in #expect(screen.toggle("Read").isAbsent) },
    fails("one switch \"Sent\"") { screen in #expect(screen.toggle("Sent").isAbsent) },
    fails("one slider \"Volume\"") { screen in #expect(screen.slider("Volume").isAbsent) },
    fails("one spinbutton \"Copies\"") { screen in #expect(screen.stepper("Copies").isAbsent) },
    fails("one combobox \"Size\"") { screen in #expect(screen.picker("Size").isAbsent) },
    fails("one progressbar") { screen in #expect(screen.progressBar("Upload").isAbsent) },
    fails("one meter \"Battery\"") { screen in #expect(screen.gauge("Battery").isAbsent) },
    fails("one tab \"Outbox\"") { screen in #expect(screen.tab("Outbox").isAbsent) },
    fails("one list.") { screen in #expect(screen.list().isAbsent) },
    fails("one listitem \"Bread\"") { screen in #expect(screen.listItem("Bread").isAbsent) },
    fails("one group \"Danger\"") { screen in #expect(screen.group("Danger").isAbsent) },
    fails("identifier \"summary\"") { screen in #expect(screen.element(id: "summary").isAbsent) },
    fails("pressed by \"ctrl+s\"") { screen in #expect(screen.element(shortcut: "s").isAbsent) },
    fails("one text \"Small print\"") { screen in #expect(!screen.text("Small print").exists) },
  ]

  nonisolated static let states: [Failure] = [
    fails("button \"Save\" (disabled)") { screen in #expect(screen.button("Save").isEnabled) },
    fails("one button \"Add\"") { screen in #expect(!screen.button("Add").isEnabled) },
    fails("one switch \"Sent\"") { screen in #expect(screen.toggle("Sent").isSelected) },
    fails("one switch \"Bold\"") { screen in #expect(!screen.toggle("Bold").isSelected) },
    fails("one switch \"Read\"") { screen in #expect(!screen.toggle("Read").isSelected) },
    fails("one tab \"Outbox\"") { screen in #expect(screen.tab("Outbox").isSelected) },
    fails("one listitem \"Bread\"") { screen in #expect(screen.listItem("Bread").isSelected) },
    fails("one text \"Milk\"") { screen in #expect(!screen.text("Milk").isSelected) },
    fails("one button \"More\"") { screen in #expect(!screen.button("More").isExpanded) },
    fails("one button \"Actions\"") { screen in #expect(screen.button("Actions").isExpanded) },
    fails("one textbox \"Note\"") { screen in #expect(screen.textField("Note").isFocused) },
    fails("→ \"Milk\"") { screen in #expect(screen.textField("Name").value == "Tea") },
    fails("→ \"1970-01-01\"") { screen in #expect(screen.textField("Day").value == "1970-01-02") },
    fails("→ \"20\"") { screen in #expect(screen.slider("Volume").value == "30") },
    fails("→ \"2\"") { screen in #expect(screen.stepper("Copies").value == "3") },
    fails("→ \"2\"") { screen in #expect(screen.stepper("Copies").value == nil) },
    fails("→ \"Small\"") { screen in #expect(screen.picker("Size").value == "Large") },
    fails("→ \"0.25\"") { screen in #expect(screen.progressBar("Upload").value == "0.5") },
    fails("→ \"0.5\"") { screen in #expect(screen.gauge("Battery").value == "0.25") },
    fails("→ \"3\"") { screen in #expect(screen.tab("Inbox").value == nil) },
    fails("→ \"12 items\"") { screen in #expect(screen.element(id: "summary").text == "11 items") },
    fails("→ \"Adds one\"") { screen in #expect(screen.button("Add").hint == nil) },
    fails("→ \"summary\"") { screen in #expect(screen.text("12 items").identifier == nil) },
    fails("→ \"Groceries\"") { screen in #expect(screen.heading("Groceries").name == "Grocery") },
    fails("→ \"Groceries\"") { screen in #expect(screen.title == "Grocery") },
  ]

  nonisolated static let unclear: [Failure] = [
    fails("2 elements") { screen in #expect(screen.button("Delete").exists) },
    fails("2 elements") { screen in #expect(screen.button("Delete").isAbsent) },
    fails("2 elements") { screen in #expect(screen.button("Delete").isEnabled) },
    fails("3 elements") { screen in #expect(screen.toggles().isSelected) },
    fails("elements that are button") { screen in #expect(screen.button().exists) },
    fails("neither chosen nor not") { screen in #expect(!screen.text("12 items").isSelected) },
    fails("neither chosen nor not") { screen in #expect(!screen.image("Cart").isSelected) },
    fails("neither chosen nor not") { screen in #expect(!screen.textField("Name").isSelected) },
    fails("neither chosen nor not") { screen in #expect(!screen.slider("Volume").isSelected) },
    fails("neither chosen nor not") { screen in #expect(!screen.stepper("Copies").isSelected) },
    fails("neither chosen nor not") { screen in #expect(!screen.picker("Size").isSelected) },
    fails("neither chosen nor not") { screen in #expect(!screen.gauge("Battery").isSelected) },
    fails("neither chosen nor not") { screen in #expect(!screen.list().isSelected) },
    fails("is on or off") { screen in #expect(screen.toggle("Bold").value == nil) },
    fails("is on or off") { screen in #expect(screen.toggle("Sent").value != "1") },
    fails("neither open nor closed") { screen in #expect(!screen.button("Add").isExpanded) },
    fails("neither open nor closed") { screen in #expect(!screen.listItem("Milk").isExpanded) },
    fails("does not say where") { screen in #expect(!screen.textField("Name").isFocused) },
    fails("does not say its value") { screen in #expect(screen.stepper("Pages").value == nil) },
    fails("does not say its value") { screen in #expect(screen.stepper("Pages").value != "0") },
  ]

  nonisolated static let counts: [Failure] = [
    fails("count → 2") { screen in #expect(screen.listItem().count == 3) },
    fails("count → 2") { screen in #expect(screen.button("Delete").count == 1) },
    fails("count → 0") { screen in #expect(screen.menuItem().count == 1) },
    fails("Bread") { screen in #expect(screen.list.text().all.map(\.text) == ["Bread", "Milk"]) },
    fails("Inbox") { screen in #expect(screen.tab().all.map(\.name) == ["Outbox", "Inbox"]) },
    fails("Erase") { screen in #expect(screen.group("Danger").outline == "group") },
    fails("Milk") { screen in #expect(screen.list().outline == "list") },
    fails("Groceries") { screen in #expect(screen.root.outline == "main") },
    fails("disabled") { screen in #expect(!screen.root.outline.contains("Save\" (disabled)")) },
    fails("2 elements beside") { screen in #expect(screen.accessibilityProblems.isEmpty) },
  ]
}

extension Query {
  /// The outlines of all that it means.
  fileprivate var outline: String { all.map(\.outline).joined(separator: "\n") }
}

extension Queryable {
  /// A toggle of either style.
  @MainActor fileprivate var toggles: Query { elements([.switch, .checkbox], named: nil) }
}
