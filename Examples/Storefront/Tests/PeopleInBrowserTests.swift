import BrowserTesting
import Foundation
import Testing
import VitroUITesting

/// A log-in over the cookies of a real browser, on the program.
@MainActor @Suite("People in a browser", .serialized, .needsBrowser)
struct PeopleInBrowserTests {
  @Test("Somebody registers, logs out and in again; the page of another tab follows")
  func registers() async throws {
    try await withProgram { page, address in
      try await page.tab("Account").tap()
      #expect(try await page.becomes { page.link("Register").exists })
      let other = try await Browser.shared.newPage(beside: page)
      other.isCompared = false
      try await other.open(address)
      try await other.tab("Account").tap()
      #expect(try await other.becomes { other.button("Log in").exists })
      try await page.link("Register").tap()
      try await page.textField("Name").type("Ada")
      try await page.textField("E-mail").type("ada@example.com")
      try await page.textField("Password").type("correct horse battery")
      try await page.button("Register").tap()
      // The other tab stays where it was.
      for page in [page, other] {
        #expect(try await page.becomes { page.listItem("Name").exists })
        #expect(page.listItem("Name").text == "Name Ada")
      }
      try await page.button("Log out").tap()
      for page in [page, other] {
        #expect(try await page.becomes { page.button("Log in").exists })
      }
      try await page.textField("E-mail").type("ada@example.com")
      try await page.textField("Password").type("correct horse battery")
      try await page.button("Log in").tap()
      #expect(try await page.becomes { page.listItem("Name").exists })
      #expect(page.listItem("Name").text == "Name Ada")
    }
  }

  /// Measured by itself, after all other tests: `Scripts/check` asks for it.
  @Test(
    "A page that listens to changes, and that nobody touches, costs the server next to nothing",
    .enabled(if: ProcessInfo.processInfo.environment["VITRO_TIMES"] != nil))
  func idle() async throws {
    try await withProgram { page, _, program in
      #expect(try await page.becomes { page.link(mug).exists })
      let before = program.processorTime
      // Wall clock: what a program costs in two seconds in which nothing happens.
      try await Task.sleep(for: .seconds(2))
      if let before, let after = program.processorTime {
        #expect(after - before < 0.5, "\(after - before) of 2 seconds")
      }
    }
  }

  @Test("A picture that staff choose in a browser is the one that is shown then")
  func picture() async throws {
    try await withProgram { page, _ in
      try await page.tab("Account").tap()
      #expect(try await page.becomes { page.link("Register").exists })
      try await page.textField("E-mail").type("admin@example.com")
      try await page.textField("Password").type("correct horse battery")
      try await page.button("Log in").tap()
      #expect(try await page.becomes { page.link("People").exists })
      try await page.tab("Catalogue").tap()
      #expect(try await page.becomes { page.button("Add product").exists })
      try await page.link(mug).tap()
      #expect(try await page.becomes { page.button("Change").exists })
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appending(path: "mug.png")
      try await page.screenshot().write(to: file)
      try await page.button("Change").tap()
      try await page.button("Choose a photo").chooseFiles(file)
      #expect(try await page.becomes { page.text("A picture is chosen").exists })
      try await page.take("picture", "form")
      try await page.button("Save").tap()
      #expect(try await page.becomes { page.button("Change").exists })
      let shown = """
        (async () => {
          const picture = [...document.images].find(({ src }) => src.includes("version="))
          await picture?.decode()
          return [picture?.naturalWidth ?? 0, innerWidth * devicePixelRatio]
        })()
        """
      let widths = try await page.evaluate(shown, as: [Double].self)
      #expect(widths[0] > 0 && widths[0] == widths[1])
      try await page.take("picture", "shown")
    }
  }

  private let mug = "Mug €12.50"

  @Test(
    "Pictures of the screens", .enabled(if: BrowserPage.takesPictures),
    arguments: ["light", "dark", "phone"])
  func pictures(look: String) async throws {
    let viewport =
      look == "phone" ? .phone : Viewport(width: 1_000, height: 760, isDark: look == "dark")
    try await withProgram(viewport) { page, address in
      for (name, path) in [
        ("filtered", "/catalogue?category=kitchen&min=20&max=40"),
        ("nothing", "/catalogue?search=unicorn&category=garden&min=5&max=9"),
        ("no-orders", "/orders"), ("no-cart", "/cart"), ("staff-only", "/office"),
        ("members-only", "/account/addresses"),
        ("forbidden", "/account/people"), ("catalogue", "/catalogue"),
      ] {
        try await page.open(address + path)
        try await page.take(name, look)
      }
      try await page.button("Price").tap()
      try await page.textField("Lowest price").type("30")
      try await page.textField("Highest price").type("20")
      try await page.take("price", look)
      try await page.button("Cancel").tap()
      try await page.tab("Account").tap()
      #expect(try await page.becomes { page.link("Register").exists })
      try await page.textField("E-mail").type("admin@example.com")
      try await page.textField("Password").type("wrong")
      try await page.button("Log in").tap()
      #expect(try await page.becomes { !page.text("Logging in").exists })
      try await page.take("log-in", look)
      try await page.link("Register").tap()
      try await page.button("Register").tap()
      try await page.take("register", look)
      try await page.button("Back to Account").tap()
      try await page.textField("Password").type("correct horse battery")
      try await page.button("Log in").tap()
      #expect(try await page.becomes { page.link("People").exists })
      try await page.tab("Catalogue").tap()
      #expect(try await page.becomes { page.button("Add product").exists })
      try await page.button("Add product").tap()
      try await page.button("Save").tap()
      try await page.take("product", look)
      try await page.button("Cancel").tap()
      try await page.tab("Account").tap()
      #expect(try await page.becomes { page.link("People").exists })
      try await page.take("account", look)
      try await page.link("People").tap()
      #expect(try await page.becomes { page.picker("Admin").exists })
      try await page.take("people", look)
      try await page.tab("Catalogue").tap()
      #expect(try await page.becomes { page.link(mug).exists })
      try await page.link(mug).tap()
      #expect(try await page.becomes { page.picker("Stars").exists })
      try await page.textField("Your review").type("Holds tea, and keeps it warm.")
      try await page.button("Send the review").tap()
      #expect(
        try await page.becomes { page.text("The stars are missing. Choose one to five.").exists })
      try await page.button("Add to cart").tap()
      #expect(try await page.becomes { page.text("1 in the cart").exists })
      try await page.take("reviews", look)
      try await page.tab("Cart").tap()
      #expect(try await page.becomes { page.button("Order").exists })
      try await page.take("cart", look)
    }
  }
}
