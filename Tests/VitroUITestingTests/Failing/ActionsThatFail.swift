import Testing
import VitroUI
import VitroUITesting

/// Actions that nobody could take, one line each: every one throws, says its line, and says why.
@MainActor @Suite("Actions that must fail")
struct ActionsThatFail {
  @Test("Nobody could do that", arguments: actions)
  func actions(_ failure: Failure) async { await failure.expect(on: Screen { Everything() }) }

  @Test("A dialog covers it", arguments: covered)
  func covered(_ failure: Failure) async throws {
    let screen = Screen { Everything() }
    try await screen.button("Ask").tap()
    await failure.expect(on: screen)
  }

  @Test("An open menu stands before it, or only the program sends it away", arguments: inFront)
  func inFront(_ failure: Failure) async throws {
    let screen = Screen { Everything() }
    try await screen.button(failure.words.contains("menu") ? "Actions" : "Edit").tap()
    await failure.expect(on: screen)
  }

  nonisolated static let actions: [Failure] = [
    fails("no button \"Ad\"") { screen in try await screen.button("Ad").tap() },
    fails("is disabled") { screen in try await screen.button("Save").tap() },
    fails("2 elements") { screen in try await screen.button("Delete").tap() },
    fails("is disabled") { screen in try await screen.button("Save").tap(count: 2) },
    fails("cannot be pressed") { screen in try await screen.text("12 items").tap() },
    fails("cannot be pressed") { screen in try await screen.image("Cart").tap() },
    fails("cannot be pressed") { screen in try await screen.gauge("Battery").tap() },
    fails("lets the pointer through") { screen in try await screen.text("Behind glass").tap() },
    fails("no textbox \"Nam\"") { screen in try await screen.textField("Nam").type("Tea") },
    fails("takes one line") { screen in try await screen.textField("Name").type("a\nb") },
    fails("cannot hold \"soon\"") { screen in try await screen.textField("Day").type("soon") },
    fails("cannot be set to a value") { screen in try await screen.button("Add").type("Tea") },
    fails("cannot be set to a value") { screen in try await screen.text("12 items").type("1") },
    fails("cannot be handed in") { screen in try await screen.button("Add").submit() },
    fails("goes from 0 to 100") { screen in try await screen.slider("Volume").set(101) },
    fails("cannot be set to a value") { screen in try await screen.stepper("Copies").set(1) },
    fails("cannot be set to a value") { screen in try await screen.toggle("Bold").set(1) },
    fails("highest value") { screen in try await screen.stepper("Copies").increment() },
    fails("lowest value") { screen in try await screen.stepper("Pages").decrement() },
    fails("no spinbutton \"Copy\"") { screen in try await screen.stepper("Copy").increment() },
    fails("step by step") { screen in try await screen.textField("Name").increment() },
    fails("step by step") { screen in try await screen.progressBar("Upload").decrement() },
    fails("no choice \"Huge\"") { screen in try await screen.picker("Size").choose("Huge") },
    fails("no choice \"Small\"") { screen in try await screen.button("Add").choose("Small") },
    fails("no combobox \"Site\"") { screen in try await screen.picker("Site").choose("Small") },
    fails("no dialog") { screen in try await screen.sheet().dismiss() },
    fails("no alertdialog") { screen in try await screen.alert("Sure?").button("No").tap() },
    fails("cannot be sent away") { screen in try await screen.list().dismiss() },
    fails("has no menu") { screen in try await screen.text("12 items").openMenu() },
    fails("for a while") { screen in try await screen.text("12 items").longPress() },
    fails("dragged") { screen in try await screen.image("Cart").drag(from: .zero, to: .zero) },
    fails("not notice the pointer") { screen in try await screen.image("Cart").hover() },
    fails("where the keyboard is") { screen in try await screen.textField("Name").focus() },
    fails("where the keyboard is") { screen in try await screen.button("Add").blur() },
    fails("no action") { screen in try await screen.text("Milk").performAction(named: "Eat") },
    fails("no button \"Ad\"") { screen in _ = try screen.button("Ad").element() },
    fails("2 elements") { screen in _ = try screen.button("Delete").element() },
  ]

  nonisolated static let covered: [Failure] = [
    fails("behind alertdialog") { screen in try await screen.button("Add").tap() },
    fails("behind alertdialog") { screen in try await screen.link("Terms").tap() },
    fails("behind alertdialog") { screen in try await screen.listItem("Milk").tap() },
    fails("behind alertdialog") { screen in try await screen.textField("Name").type("Tea") },
    fails("behind alertdialog") { screen in try await screen.textField("Note").focus() },
    fails("behind alertdialog") { screen in try await screen.slider("Volume").set(10) },
    fails("behind alertdialog") { screen in try await screen.stepper("Copies").decrement() },
    fails("behind alertdialog") { screen in try await screen.picker("Size").choose("Large") },
    fails("behind alertdialog") { screen in try await screen.text("Milk").longPress() },
    fails("behind alertdialog") { screen in try await screen.group("Danger").button().tap() },
    fails("behind alertdialog") { screen in #expect(screen.list().isAbsent) },
    fails("behind alertdialog") { screen in #expect(screen.listItem("Milk").isAbsent) },
    fails("behind alertdialog") { screen in #expect(screen.element(id: "summary").isAbsent) },
    fails("behind alertdialog") { screen in #expect(screen.element(shortcut: "s").isAbsent) },
    fails("behind alertdialog") { screen in #expect(!screen.tab("Inbox").exists) },
    fails("behind alertdialog") { screen in #expect(screen.listItem().count == 0) },
    fails("behind alertdialog") { screen in #expect(screen.tab().all.isEmpty) },
    fails("behind alertdialog") { screen in #expect(!screen.button("Add").isEnabled) },
    fails("behind alertdialog") { screen in #expect(!screen.toggle("Bold").isSelected) },
    fails("behind alertdialog") { screen in #expect(!screen.button("More").isExpanded) },
    fails("behind alertdialog") { screen in #expect(!screen.textField("Note").isFocused) },
    fails("behind alertdialog") { screen in #expect(screen.textField("Name").value == nil) },
    fails("behind alertdialog") { screen in #expect(screen.text("Milk").text == nil) },
    fails("behind alertdialog") { screen in #expect(screen.listItem.text("Milk").isAbsent) },
    fails("one alertdialog") { screen in #expect(screen.alert("Sure?").isAbsent) },
    fails("no button \"Yes\"") { screen in #expect(screen.alert("Sure?").button("Yes").exists) },
  ]

  nonisolated static let inFront: [Failure] = [
    fails("of an open menu") { screen in try await screen.button("Add").tap() },
    fails("of an open menu") { screen in try await screen.textField("Name").type("Tea") },
    fails("cannot be sent away") { screen in try await screen.sheet().dismiss() },
    fails("behind dialog") { screen in try await screen.button("Edit").tap() },
  ]
}
