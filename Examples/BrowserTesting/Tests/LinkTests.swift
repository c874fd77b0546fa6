import BrowserTesting
import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Links to addresses", .serialized, .needsBrowser)
struct LinkTests {
  @Test("A link asks the application where that wants to be asked, in memory and in a browser")
  func asked() async throws {
    try await follow(on: Screen { Leaving() })
    try await withPage(named: "Links", showing: { Screen(host: $0) { Leaving() } }) { page in
      try await follow(on: page)
      let path = try await page.path()
      #expect(path == "/" && page.problems == [])
    }
  }

  private func follow(on surface: some TestSurface & Queryable) async throws {
    try await surface.link("terms").tap()
    #expect(surface.text("Taken: https://example.com/terms").exists)
    try await surface.link("settings").tap()
    #expect(surface.text("Taken: app:settings").exists)
    try await surface.link("Imprint").tap()
    #expect(surface.text("Taken: https://example.com/imprint").exists)
    #expect(surface.link("Help").exists && !surface.link("Help").isEnabled)
    await #expect(throws: (any Error).self) { try await surface.link("Help").tap() }
    #expect(surface.text("Taken: https://example.com/imprint").exists)
  }

  @Test("A link to a page has the sign of one in a list, and nowhere else")
  func sign() async throws {
    try await withPage(named: "Links", showing: { Screen(host: $0) { Leading() } }) { page in
      let signs = try await page.evaluate(
        """
        [...document.querySelectorAll("[role=link]")].map((link) => [
          link.textContent, getComputedStyle(link, "::after").content,
        ])
        """, as: [[String]].self)
      #expect(signs == [["In a list", "\"\""], ["Elsewhere", "none"]])
    }
  }

  @Test(
    "A link to a page has its address, is followed within the page, and elsewhere where a person wants that"
  )
  func pages() async throws {
    let memory = Screen { Leading() }
    try await withPage(named: "Links", showing: { Screen(host: $0) { Leading() } }) { page in
      for name in ["In a list", "Elsewhere"] {
        #expect(page.link(name).address == memory.link(name).address)
      }
      let address = try await page.evaluate(
        "[...document.querySelectorAll('a')].map((link) => link.href)[1]", as: String.self)
      #expect(address.hasSuffix("/elsewhere"))
      // The last listener hears who else has taken the click.
      let clicks = """
        (() => {
          const left = []
          document.addEventListener("click", (event) => {
            left.push(!event.defaultPrevented)
            event.preventDefault()
          })
          const link = document.querySelectorAll("a")[1]
          for (const key of ["ctrlKey", "metaKey", "shiftKey"]) {
            link.dispatchEvent(new MouseEvent("click", { [key]: true, bubbles: true, cancelable: true }))
          }
          return left
        })()
        """
      #expect(try await page.evaluate(clicks, as: [Bool].self) == [true, true, true])
      #expect(try await page.path() == "/")
      try await page.link("Elsewhere").tap()
      #expect(try await page.path() == "/elsewhere" && page.text("There").exists)
      try await page.goBack()
      #expect(page.link("Elsewhere").exists && page.problems == [])
    }
    try await withPage(
      named: "Links", at: "/elsewhere", showing: { Screen(host: $0) { Leading() } }
    ) { page in
      #expect(page.text("There").exists)
    }
  }

  @Test("A link in the label of a button is a word of the button")
  func label() async throws {
    try await withPage(named: "Links", showing: { Screen(host: $0) { Leaving() } }) { page in
      #expect(page.link("rules").isAbsent)
      try await page.button("Accept the rules").tap()
      #expect(page.text("Taken: rules").exists && page.problems == [])
    }
  }

  @Test("A disabled link leads nowhere, and what nobody asks about is left to the browser")
  func hrefs() async throws {
    try await withPage(named: "Links", showing: { Screen(host: $0) { Leaving() } }) { page in
      let script = """
        (() => {
          const left = []
          document.addEventListener("click", (event) => {
            if (!event.defaultPrevented) left.push(event.target.textContent)
            event.preventDefault()
          })
          for (const link of document.querySelectorAll("a[href]")) link.click()
          return left.join()
        })()
        """
      let left = try await page.evaluate(script, as: String.self)
      #expect(left == "Free,left")
    }
  }
}

private struct Leaving: View {
  @State private var taken = "nothing"

  var body: some View {
    VStack {
      Group {
        Text("Read the [terms](https://example.com/terms) or the [settings](app:settings).")
        Link("Imprint", destination: site.appending(path: "imprint"))
      }
      .environment(
        \.openURL,
        OpenURLAction {
          taken = $0.absoluteString
          return .handled
        })
      Button {
        taken = "rules"
      } label: {
        Text("Accept the [rules](https://example.com/rules)")
      }
      Link("Help", destination: site).disabled(true)
      Link("Free", destination: site)
      Text("This is [left](https://example.com/left) to the browser")
      Text("Taken: \(taken)")
    }
  }

  private let site = URL(string: "https://example.com") ?? URL(filePath: "/")
}

private struct Leading: View {
  var body: some View {
    NavigationStack {
      VStack {
        List { NavigationLink("In a list") { Text("There") } }
        NavigationLink("Elsewhere") { Text("There") }
      }
    }
  }
}
