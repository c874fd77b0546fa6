import BrowserTesting
import Foundation
import Testing
import VitroUI
import VitroUITesting

/// The cases that people have reported of live pages, one each; the lab walks through the rest of their kinds.
@MainActor @Suite("Cases of foreign hands on a page", .serialized, .needsBrowser)
struct ForeignHandTests {
  @Test("A text in a translator's element shows the next number, and nothing beside it")
  func translator() async throws {
    try await withLab { page in
      // Who has a page translated reads something else than its screen holds.
      page.isCompared = false
      for count in 1...3 {
        let wrap = """
          for (const element of document.querySelectorAll("main p, main span")) {
            const font = document.createElement("font")
            if (element.childElementCount === 0) {
              font.append(`«${element.textContent}»`)
              element.replaceChildren(font)
            }
          }
          """
        try await run(wrap, on: page)
        try await page.button("More").tap()
        let shown = "document.querySelector('main p').textContent"
        #expect(try await page.evaluate(shown, as: String.self) == "\(count)")
      }
    }
  }

  @Test("Rows come where they belong though an extension has put an element before them")
  func extensions() async throws {
    try await withLab { page in
      try await run(
        "document.querySelector('[aria-label=Name]').after(document.createElement('x-foreign'))",
        on: page)
      for name in ["Add", "Add first", "Turn round", "Add"] { try await page.button(name).tap() }
      let names = page.elements([.button], named: nil).all.map(\.name).filter {
        $0.hasPrefix("Remove")
      }
      #expect(
        names == [
          "Remove Row 4", "Remove Three", "Remove Two", "Remove One", "Remove Row 5",
          "Remove Row 6",
        ])
    }
  }

  @Test(
    "What has gone leaves the keyboard to its neighbour, past what an extension has put between")
  func refuge() async throws {
    try await withLab { page in
      let put = """
        for (const element of document.querySelectorAll("main [id^=v]:not(input,textarea,select,option)")) {
          if (/^v\\d+$/.test(element.id)) element.after(document.createElement("x-foreign"))
        }
        """
      try await run(put, on: page)
      try await page.button("Remove Two").tap()
      #expect(page.button("Remove Three").isFocused)
    }
  }

  @Test("A menu opens at its button though an extension has put an element after that")
  func menu() async throws {
    try await withPage(named: "Menu", showing: { Screen(host: $0) { MenuPage() } }) { page in
      try await run(
        "document.querySelector('main button').after(document.createElement('x-foreign'))", on: page
      )
      try await page.button("Actions").tap()
      let script = """
        (() => {
          const [button, menu] = ["main button", "[role=menu]"].map((name) =>
            document.querySelector(name).getBoundingClientRect())
          return [Math.round(menu.left - button.left), Math.round(menu.top - button.bottom)]
        })()
        """
      #expect(try await page.evaluate(script, as: [Int].self) == [0, 6])
      #expect(page.problems == [])
    }
  }

  @Test("What a password manager fills in two fields is what is sent")
  func passwordManager() async throws {
    try await withLab { page in
      let fill = """
        for (const [name, value] of [["Name", "ann"], ["Secret", "egg"]]) {
          const field = document.querySelector(`[aria-label=${name}]`)
          field.value = value
          field.dispatchEvent(new Event("change", { bubbles: true }))
        }
        """
      try await run(fill, on: page)
      try await page.button("Send").tap()
      #expect(page.text("ann|||egg|").exists)
    }
  }

  @Test("What a script fills in without a word is what is sent, by a press and by Enter")
  func silence() async throws {
    try await withLab { page in
      try await run("document.querySelector('[aria-label=Notes]').value = 'n'", on: page)
      try await page.button("Send").tap()
      #expect(page.text("||||n").exists)
      try await run("document.querySelector('[aria-label=Name]').value = 'bob'", on: page)
      try await page.textField("Name").submit()
      #expect(page.text("bob||||n").exists)
    }
  }

  @Test("What is typed and pressed before the script is there has been typed and pressed")
  func early() async throws {
    try await withLab { page in
      try await page.reload {
        let act = """
          const field = document.querySelector("[aria-label=Name]")
          const press = (name) => [...document.querySelectorAll("button")]
            .find((button) => button.textContent === name).click()
          field.focus()
          field.value = "ann"
          press("Send")
          field.value = "anna"
          press("More")
          """
        try await run(act, on: page)
      }
      #expect(page.text("ann||||").exists && page.text("1").exists)
      #expect(page.textField("Name").value == "anna" && page.textField("Name").isFocused)
      try await page.button("Send").tap()
      #expect(page.text("anna||||").exists)
    }
  }

  @Test(
    "A text that is composed reaches a model that rewrites it as a whole",
    arguments: ["Loud", "Short"])
  func composition(_ name: String) async throws {
    try await withLab { page in
      try await page.textField(name).type("ab")
      try await page.compose(["n", "ni", "nih", "niha", "nihao"], endingWith: "你好")
      #expect(page.textField(name).value == (name == "Loud" ? "AB你好" : "ab你好"))
      #expect(try await sent(by: page).filter { $0.contains("ni") } == [])
    }
  }

  @Test("What was typed is put back when a session is over; passwords are not")
  func sessionIsOver() async throws {
    try await withLab { page in
      for name in ["Name", "Notes"] { try await page.textField(name).type(name.lowercased()) }
      try await page.textField("Secret").type("egg")
      #expect(try await page.suffer(.endSession, seed: 1))
      #expect(page.textField("Name").value == "name" && page.textField("Secret").value == "")
      try await page.button("Send").tap()
      #expect(page.text("name||||notes").exists)
      #expect(try await notice(of: page) == "")
    }
  }

  @Test("What was typed where no field is any more is said to be lost, until the person goes on")
  func lost() async throws {
    try await withLab { page in
      try await page.button("Sheet").tap()
      try await page.textField("In the sheet").type("much")
      #expect(try await page.suffer(.endSession, seed: 1))
      let words = "This page had to begin anew. What you had typed is lost."
      #expect(try await notice(of: page) == words)
      try await page.textField("Name").type("again")
      #expect(try await notice(of: page) == "")
    }
  }

  @Test("Half a letter, a view taller than all screens and nonsense end no connection")
  func unread() async throws {
    try await withPage(named: "Tall", showing: { Screen(host: $0) { Tall() } }) { page in
      try await run("window.first = wire.socket", on: page)
      let half = """
        const field = document.querySelector("[aria-label=Name]")
        field.value = "a\\ud83d"
        field.dispatchEvent(new InputEvent("input", { bubbles: true }))
        """
      try await run(half, on: page)
      try await page.button("More").tap()
      #expect(page.text("1, a\u{FFFD}, 100000 high").exists)
      let spoil = """
        const send = wire.socket.send.bind(wire.socket)
        wire.socket.send = (data) => {
          wire.socket.send = send
          send(data.replace("[1,", "[99,"))
        }
        """
      try await run(spoil, on: page)
      try await page.button("More").tap()
      #expect(page.text("1, a\u{FFFD}, 100000 high").exists)
      try await page.button("More").tap()
      #expect(page.text("2, a\u{FFFD}, 100000 high").exists)
      #expect(try await page.evaluate("window.first === wire.socket", as: Bool.self))
      #expect(
        page.problems == ["The server could not read what was said: the message is not an event"])
    }
  }

  private func withLab(_ body: @MainActor (BrowserPage) async throws -> Void) async throws {
    try await withPage(named: "Lab", showing: { Screen(host: $0) { LabView() } }) { page in
      try await body(page)
      #expect(page.problems == [])
    }
  }

  private func run(_ script: String, on page: BrowserPage) async throws {
    _ = try await page.evaluate("(() => { \(script)\nreturn true })()", as: Bool.self)
  }

  private func sent(by page: BrowserPage) async throws -> [String] {
    try await page.evaluate("wire.sent", as: [String].self)
  }

  private func notice(of page: BrowserPage) async throws -> String {
    try await page.evaluate("document.querySelector('.notice').textContent", as: String.self)
  }
}

private struct MenuPage: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("A page with a menu")
      Menu("Actions") { Button("Copy") {} }
    }
    .padding(80)
  }
}

private struct Tall: View {
  @State private var count = 0
  @State private var name = ""
  @State private var height = 0.0

  var body: some View {
    ScrollView {
      Text("\(count), \(name), \(Int(height)) high")
      TextField("Name", text: $name)
      Button("More") { count += 1 }
      GeometryReader { proxy in
        Text("Here").onAppear { height = proxy.size.height }
          .onChange(of: proxy.size.height) { height = proxy.size.height }
      }
      .frame(height: 200_000)
    }
  }
}
