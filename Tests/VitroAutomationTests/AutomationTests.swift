import Foundation
import Testing
import VitroAutomation
import VitroPreviews

/// Commands, one after the other, on the screens of these tests.
@MainActor
struct Commands {
  let automation: Automation

  init(journal: URL? = nil) {
    automation = Automation(
      Previews.all(in: "VitroAutomationTests").map { AutomatedScreen($0) }, journal: journal)
  }

  /// Does a command as it is written; returns the answer.
  func callAsFunction(_ words: String..., on screen: String = "Shopping") async throws
    -> CommandAnswer
  {
    let command = try #require(CommandDescription.all.first { $0.name == words[0] })
    do {
      let values = try command.values(of: Array(words.dropFirst()))
      return await automation.answer(CommandRequest(command.name, screen: screen, values))
    } catch let refusal as Refusal {
      return CommandAnswer(refusal.description, status: refusal.status.rawValue)
    }
  }
}

@MainActor @Suite("Screens that are used by commands")
struct AutomationTests {
  private let run = Commands()

  @Test("A screen is read, an element a line") func look() async throws {
    let answer = try await run("look")
    #expect(
      answer.text == """
        heading "Shopping"
        button "Empty" @1
        row: text "Milk", button "Delete" @2
        row: text "Tea", button "Delete" @3
        field "New item" = "" @4
        button "Add" (disabled) @5
        link "Settings" @6
        -- Shopping
        """)
    #expect(answer.status == 0)
  }

  @Test("Controls say their names, values and choices") func controls() async throws {
    _ = try await run("press", "Settings")
    let text = try await run("look").text
    #expect(
      text == """
        button "Back to Shopping" @7
        heading "Settings"
        toggle "Airplane Mode" off @8
        slider "Volume" = "3" (0 to 10) @9
        stepper "Count: 1" = "1" @10
        picker "Size" = "Small" of "Small" | "Large" @11
        field "Day" = "2026-11-30" @12
        secure field "Password" = "" @13
        -- Settings · at /settings
        """)
  }

  @Test("An action is answered with what has changed, and how a test writes it")
  func actions() async throws {
    var text = try await run("type", "New item", "Bread").text
    #expect(
      text == """
        ~ field "New item" = "Bread" @4
        ~ button "Add" @5
        -- Shopping
        -> try await screen.textField("New item").type("Bread")
        """)
    text = try await run("press", "Add").text
    #expect(
      text == """
        + row: text "Bread", button "Delete" @7
        ~ field "New item" = "" @4
        ~ button "Add" (disabled) @5
        -- Shopping
        -> try await screen.button("Add").tap()
        """)
    text = try await run("press", "Delete", "--in", "Milk").text
    #expect(
      text == """
        - row: text "Milk", button "Delete" @2
        Usable: button "Empty" @1; row: text "Tea", button "Delete" @3; row: text "Bread", button "Delete" @7; \
        field "New item" = "" @4; button "Add" (disabled) @5; link "Settings" @6
        -- Shopping
        -> try await screen.listItem("Milk").button("Delete").tap()
        """)
  }

  @Test(
    "Every kind of control is set by a word",
    arguments: [
      ("Airplane Mode", "on", #"toggle "Airplane Mode" on"#),
      ("Volume", "7", #"slider "Volume" = "7""#),
      ("Count", "4", #"stepper "Count: 4" = "4""#),
      ("Size", "Large", #"picker "Size" = "Large""#),
      ("Day", "2027-01-15", #"field "Day" = "2027-01-15""#),
    ])
  func values(target: String, value: String, line: String) async throws {
    _ = try await run("press", "Settings")
    let answer = try await run("set", target, value)
    #expect(answer.status == 0 && answer.text.contains(line), "\(answer.text)")
  }

  @Test("A reference that has gone is refused by name, and never used again")
  func references() async throws {
    _ = try await run("look")
    _ = try await run("press", "@2")
    let answer = try await run("press", "@2")
    #expect(answer.status == 1)
    #expect(
      answer.text.hasPrefix(
        #"@2 has gone. It was button "Delete", and was seen last after action 0."#))
    #expect(answer.text.contains(#"button "Delete" @3"#))
    let again = try await run("restart").text
    #expect(!again.contains("@2\n") && again.contains(#"button "Delete" @8"#), "\(again)")
    #expect(try await run("press", "@2").text.hasPrefix("@2 has gone."))
  }

  @Test("What lies behind a dialog cannot be reached, and is there again") func dialogs()
    async throws
  {
    let answer = try await run("press", "Empty")
    #expect(
      answer.text.hasPrefix(
        """
        alert "Empty the list?"
          heading "Empty the list?"
          button "Empty it" @7
          button "Cancel" @8
        """))
    let refusal = #"button "Add" stands behind alert "Empty the list?""#
    #expect(try await run("press", "Add").text.hasPrefix(refusal))
    #expect(try await run("press", "@5").text.hasPrefix("@5 stands behind alert"))
    _ = try await run("back")
    #expect(try await run("look").text.contains(#"button "Add" (disabled) @5"#))
  }

  @Test("The answer to a dialog says what has changed on the page, and a test expects it")
  func answeredDialogs() async throws {
    _ = try await run("press", "Empty")
    let text = try await run("press", "Empty it").text
    #expect(
      text.hasPrefix(
        """
        - row: text "Milk", button "Delete" @2
        - row: text "Tea", button "Delete" @3
        - alert "Empty the list?"
        """), "\(text)")
    let test = try await run("test").text
    #expect(test.contains(#"#expect(screen.alert("Empty the list?").isAbsent)"#), "\(test)")
    #expect(test.contains(#"#expect(screen.text("Milk").isAbsent)"#), "\(test)")
  }

  @Test("Back on a page, what has changed on it meanwhile is said") func backAgain() async throws {
    _ = try await run("press", "Settings")
    _ = try await run("set", "Airplane Mode", "on")
    #expect(
      try await run("back").text.hasPrefix(
        "Back here; since it was seen last:\nNothing on the screen has changed."))
    let again = try await run("press", "Settings").text
    #expect(again.contains(#"toggle "Airplane Mode" off"#), "\(again)")
  }

  @Test("A stepper is written step by step, for its label may say the number")
  func steps() async throws {
    _ = try await run("press", "Settings")
    let text = try await run("set", "Count", "3").text
    #expect(
      text.hasSuffix(
        """
        -> try await screen.stepper("Count: 1").increment()
        try await screen.stepper("Count: 2").increment()
        """), "\(text)")
  }

  @Test("A menu that is open is left by 'back'") func menus() async throws {
    let open = try await run("press", "More", on: "Menu").text
    #expect(open.contains(#"command "Archive""#), "\(open)")
    let closed = try await run("back", on: "Menu").text
    #expect(!closed.contains("+") && closed.contains("-> "), "\(closed)")
    #expect(!(try await run("look", on: "Menu").text.contains("Archive")))
  }

  @Test("A command is written as it was said, and as it may be said") func words() throws {
    let press = CommandRequest("press", ["target": "Save it", "in": "Milk", "long": "true"])
    #expect(press.words == #"press "Save it" --in Milk --long"#)
    #expect(CommandRequest("type", ["target": "@4", "text": ""]).words == #"type @4 """#)
    #expect(CommandRequest("secret").words == "secret")
    let usages = CommandDescription.all.map(\.usage)
    #expect(usages.contains("press <target> [--in <in>] [--long]"))
    #expect(usages.contains("state [<path>]") && usages.contains("list"))
    let type = try #require(CommandDescription.all.first { $0.name == "press" })
    #expect(throws: Refusal.self) { try type.values(of: ["Save", "--in"]) }
    let sent = try JSONEncoder().encode(press)
    #expect(try JSONDecoder().decode(CommandRequest.self, from: sent).words == press.words)
    let answer = CommandAnswer("Done", status: 1)
    let received = try JSONDecoder().decode(
      CommandAnswer.self, from: try JSONEncoder().encode(answer))
    #expect(received.text == "Done" && received.status == 1)
  }

  @Test("A text may look like an option") func dashes() async throws {
    _ = try await run("type", "--", "New item", "--submit")
    #expect(try await run("look").text.contains(#"field "New item" = "--submit""#))
  }

  @Test("Time passes when it is told to, and what waits for it is said") func time() async throws {
    var text = try await run("look", on: "Egg").text
    #expect(
      text == """
        text "0 s"
        -- Egg · 1 waits for the clock: 1 s
        """)
    let answer = try await run("wait", "2500ms", on: "Egg").text
    #expect(answer.hasPrefix("~ text \"2 s\"\n-- Egg · 1 waits for the clock: 0.5 s"), "\(answer)")
    text = try await run("test", on: "Egg").text
    #expect(
      text.contains(
        """
          let clock = TestClock()
          let preview = try #require(
            Previews.all(in: "VitroAutomationTests").first { $0.name == "Egg" })
          let screen = preview.makePreviewScreen(clock: clock)
          await screen.rest()
          await clock.advance(by: .seconds(2.5))
          await screen.rest()
          #expect(screen.text("2 s").exists)
        """))
  }

  @Test("Two runs are alike, be it what a dependency makes or draws") func alike() async throws {
    var runs: [String] = []
    for _ in 0..<2 {
      let run = Commands()
      _ = try await run("press", "Draw", on: "Lots")
      runs.append(try await run("press", "Draw", on: "Lots").text)
    }
    #expect(runs[0] == runs[1] && runs[0].contains("+ text \"00000000-0000-0000-0000-0001"))
  }

  @Test("Choices side by side are a picker, and a link says where it leads") func sideBySide()
    async throws
  {
    let text = try await run("look", on: "Lots").text
    #expect(
      text.hasPrefix(
        """
        picker "Size" = "Small" of "Small" | "Large" @1
        link "Rules" to file:///rules @2
        """), "\(text)")
    #expect(try await run("set", "@1", "Large", on: "Lots").text.contains(#"= "Large" of"#))
  }

  @Test("What can be used here is not said twice") func usable() async throws {
    let answer = try await run("press", "Nothing", on: "Idle").text
    #expect(answer.contains("Usable: button \"Nothing\" @1"))
    #expect(try await !run("press", "Nothing", on: "Idle").text.contains("Usable: "))
  }

  @Test("A long list is cut, and searched") func longLists() async throws {
    let answer = try await run("look", on: "Long").text
    #expect(answer.contains("… 40 lines more") && !answer.contains("Row 60"))
    let text = try await run("look", "--find", "row 77", on: "Long").text
    #expect(
      text == "text \"Row 77\"\n-- Long")
    #expect(try await run("look", "--all", on: "Long").text.contains("Row 99"))
  }

  @Test("The text of a secure field is in no answer") func secrets() async throws {
    _ = try await run("press", "Settings")
    var answers = [try await run("set", "Password", "hunter2")]
    for command in ["look", "state", "test", "problems"] { answers.append(try await run(command)) }
    #expect(answers.allSatisfy { !$0.text.contains("hunter2") })
    #expect(answers[2].text.contains(#"SettingsPage.password = "••••••••""#))
  }

  @Test("The state of the views is read by paths") func state() async throws {
    _ = try await run("type", "New item", "Bread")
    let text = try await run("state", "ShoppingList").text
    #expect(
      text == """
        ShoppingList.items.count = 2
        ShoppingList.items[0] = "Milk"
        ShoppingList.items[1] = "Tea"
        ShoppingList.new = "Bread"
        ShoppingList.isEmptying = false
        """)
    #expect(try await run("state", "items[1]").text == #"ShoppingList.items[1] = "Tea""#)
  }

  @Test("A step is taken back, and the screen opened anew") func undo() async throws {
    _ = try await run("press", "Delete", "--in", "Milk")
    _ = try await run("press", "Delete", "--in", "Tea")
    #expect(try await run("undo").text.contains(#"row: text "Tea""#))
    #expect(!(try await run("look").text.contains("Milk")))
    #expect(try await run("restart").text.contains("Milk"))
    #expect(try await run("undo").status == 1)
  }

  @Test("A program that is built anew does again what was done") func journal() async throws {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "\(UUID().uuidString).journal")
    defer { try? FileManager.default.removeItem(at: file) }
    let former = Commands(journal: file)
    _ = try await former("press", "Delete", "--in", "Milk")
    _ = try await former("type", "New item", "Bread")
    let answer = try await Commands(journal: file)("look").text
    #expect(answer.hasPrefix("The program is new; what was done is done again (2 of 2)."))
    #expect(answer.contains(#"field "New item" = "Bread""#) && !answer.contains("Milk"))
    // No reference is ever used again, nor in another program.
    #expect(answer.contains(#"button "Empty" @13"#), "\(answer)")
  }

  @Test("What an application has written is gone when it is opened anew, also for its test")
  func home() async throws {
    let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    let screen = AutomatedScreen(application: "NotesApp", of: "Notes") {
      WindowGroup { Notes(file: home.appending(path: "notes")) }
    }
    let automation = Automation([screen], home: home)
    func text(_ command: String, _ values: [String: String] = [:]) async -> String {
      await automation.answer(CommandRequest(command, values)).text
    }
    #expect(await text("look").contains("button \"Keep\" @1"))
    #expect(await text("press", ["target": "Keep"]).contains("+ text \"Kept\""))
    let test = await text("test")
    #expect(test.contains("#expect(screen.text(\"Kept\").exists)"), "\(test)")
    #expect(await text("look").contains("Kept"))
    #expect(await !text("undo").contains("Kept"))
    #expect(await text("state", ["path": "nothing"]).hasSuffix("There is: Notes."))
  }

  @Test("A session is written as a test that the last action makes pass") func tests() async throws
  {
    _ = try await run("press", "Delete", "--in", "Milk")
    let text = try await run("test", "Milk is deleted").text
    #expect(
      text == """
        import Testing
        import VitroPreviews
        import VitroUITesting

        @testable import VitroAutomationTests

        @MainActor @Test("Milk is deleted") func milkIsDeleted() async throws {
          let preview = try #require(
            Previews.all(in: "VitroAutomationTests").first { $0.name == "Shopping" })
          let screen = preview.makePreviewScreen()
          await screen.rest()
          try await screen.listItem("Milk").button("Delete").tap()
          #expect(screen.text("Milk").isAbsent)
        }
        """)
    _ = try await run("press", "Nothing", on: "Idle")
    #expect(try await run("test", on: "Idle").text.hasPrefix("A test would not notice"))
  }

  @Test(
    "What cannot be done is refused, with what there is",
    arguments: [
      (["press", "Sttings"], 1, #"Nothing here is called "Sttings". Nearest: link "Settings""#),
      (["press", "Delete"], 1, #"2 elements are called "Delete"."#),
      (["press", "Add"], 1, #"button "Add" is disabled."#),
      (["press", "@77"], 1, "No element was ever called @77."),
      (["press", "@x"], 64, #""@x" is no reference"#),
      (["press"], 64, "'target' is missing. Write: press <target>"),
      (["press", "Add", "too", "much"], 64, "'too' is too much."),
      (["type", "Add", "x"], 1, #"button "Add" is disabled."#),
      (["type", "New item", "a\nb"], 1, #"field "New item" takes one line"#),
      (["press", "Delete", "--in", "Bread"], 1, #"Nothing here has "Bread" in it."#),
      (["back"], 1, "Nothing here leads back."),
      (["open", "/nowhere"], 1, #"Nothing here leads to "/nowhere"."#),
      (["wait", "soon"], 64, #""soon" is no time"#),
      (["undo"], 1, "Nothing has been done yet."),
      (["test"], 1, "Nothing has been done yet."),
    ])
  func refusals(words: [String], status: Int32, text: String) async throws {
    let command = try #require(CommandDescription.all.first { $0.name == words[0] })
    let answer: CommandAnswer
    do {
      let values = try command.values(of: Array(words.dropFirst()))
      answer = await run.automation.answer(
        CommandRequest(command.name, screen: "Shopping", values))
    } catch let refusal as Refusal {
      answer = CommandAnswer(refusal.description, status: refusal.status.rawValue)
    }
    #expect(answer.status == status && answer.text.hasPrefix(text), "\(answer.text)")
  }

  @Test(
    "Values that a control cannot have are refused",
    arguments: [
      ("Volume", "12", "cannot be set to 12: it goes from 0 to 10."),
      ("Volume", "loud", #""loud" is no number."#),
      ("Count", "9", "It goes no further than 5. It is at 1 as before."),
      ("Size", "Huge", #"has no choice "Huge""#),
      ("Airplane Mode", "maybe", #""maybe" is neither 'on' nor 'off'."#),
      ("Day", "tomorrow", #"cannot hold "tomorrow""#),
    ])
  func wrongValues(target: String, value: String, text: String) async throws {
    _ = try await run("press", "Settings")
    let answer = try await run("set", target, value)
    #expect(answer.status == 1 && answer.text.contains(text), "\(answer.text)")
  }

  @Test(
    "A screen that is not there, or is not the only one of its name, is named with those that are")
  func screens() async throws {
    let missing = try await run("look", on: "Shoping")
    #expect(missing.status == 2)
    #expect(missing.text.hasPrefix("There is no screen \"Shoping\". There are:\nShopping  ("))
    let twice = try await run("look", on: "Twice")
    #expect(twice.status == 2 && twice.text.contains("name one by its place"))
    let unknown = await run.automation.answer(CommandRequest("fly"))
    #expect(unknown.status == 64 && unknown.text.contains("There are: list, look"))
  }
}
