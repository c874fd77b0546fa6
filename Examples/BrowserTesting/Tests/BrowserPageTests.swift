import BrowserTesting
import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite(.needsBrowser) struct BrowserPageTests {
  @Test func thePageIsSeenAsAScreenReaderWouldGetIt() async throws {
    let page = try await open(
      """
      <main><h1>Title</h1><p>Some <b>text</b></p>
      <ul aria-label="Primes"><li>2<li>3</ul>
      <button disabled>Save</button><button aria-label="Add one">+</button>
      <label>Name <input value="Blob"></label><label><input type=checkbox checked>Sure</label>
      <a href="#x">More</a><hr></main>
      """
    )
    #expect(
      page.root.outline == """
        generic
          main
            heading "Title"
            text "Some"
            text "text"
            list "Primes"
              listitem "2"
                text "2"
              listitem "3"
                text "3"
            button "Save" disabled
              text "Save"
            button "Add one"
              text "+"
            text "Name"
            textbox "Name" = Blob
            checkbox "Sure" selected
            link "More"
              text "More"
            separator

        """
    )
    #expect(page.problems.isEmpty)
  }

  @Test func aClickReachesTheElement() async throws {
    let page = try await open(
      """
      <button onclick="count.textContent++">+</button><p id=count>0</p>
      """
    )
    try await page.button("+").tap()
    try await page.button("+").tap()
    #expect(page.text("2").exists)
  }

  @Test func anElementFarBelowIsBroughtIntoView() async throws {
    let page = try await open(
      """
      <div style="height: 5000px"></div><button onclick="this.textContent = 'Hit'">Aim</button>
      """
    )
    try await page.perform(.press(page.first(.button).id))
    #expect(page.texts == ["Hit"])
  }

  @Test func textIsTypedOverWhatWasThere() async throws {
    let page = try await open(
      """
      <input aria-label="Name" value="Blob" oninput="said.textContent = this.value"><p id=said>?</p>
      """
    )
    try await page.perform(.setValue(page.first(.textbox).id, "Blob Jr. 🎉"))
    #expect(try page.first(.textbox).attributes.value == "Blob Jr. 🎉")
    #expect(page.texts == ["Blob Jr. 🎉"])
    try await page.perform(.setValue(page.first(.textbox).id, ""))
    #expect(try page.first(.textbox).attributes.value == "")
  }

  @Test func escapeDismissesADialog() async throws {
    let page = try await open(
      """
      <button>Behind</button><dialog id=sheet aria-label="Sheet"><p>Inside</p></dialog>
      <script>sheet.showModal()</script>
      """
    )
    let dialog = try page.first(.dialog)
    #expect(dialog.name == "Sheet")
    #expect(page.texts == ["Inside"])
    try await page.perform(.dismiss(dialog.id))
    #expect(page.texts == ["Behind"])
  }

  @Test func anActionWaitsUntilNothingIsPending() async throws {
    let page = try await open(
      """
      <button onclick="ask()">Ask</button><script>
      function ask() {
        const page = document.documentElement
        page.dataset.pending = 1
        setTimeout(() => { document.body.append("Answer"); page.dataset.pending = 0 }, 200)
      }
      </script>
      """
    )
    try await page.perform(.press(page.first(.button).id))
    #expect(page.texts == ["Ask", "Answer"])
  }

  @Test func anActionThatNeverComesToRestFailsAndSaysSo() async throws {
    let page = try await open(
      """
      <button onclick="document.documentElement.dataset.pending = 3">Ask</button>
      """
    )
    page.patience = .milliseconds(100)
    let button = try page.first(.button).id
    let error = await #expect(throws: BrowserError.self) { try await page.perform(.press(button)) }
    let message = error?.description ?? ""
    #expect(message.hasPrefix("The page hangs: nothing has moved for 0.1 seconds."))
    #expect(message.contains("It waits for: complete, data-pending 3"))
  }

  @Test func whoGetsOnIsWaitedForHoweverLongItTakes() async throws {
    let page = try await open(
      """
      <button onclick="work()">Work</button><script>
      function work(left = 8) {
        document.documentElement.dataset.pending = left
        if (left) setTimeout(() => { document.body.append("."); work(left - 1) }, 50)
      }
      </script>
      """
    )
    page.patience = .milliseconds(200)
    try await page.perform(.press(page.first(.button).id))
    #expect(page.texts.joined() == "Work........")
  }

  @Test func aClickThatOpensAnotherPageWaitsForIt() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let here = folder.appending(path: "here.html")
    try Data("<a href=there.html>Go</a>".utf8).write(to: here)
    try Data("<h1>There</h1>".utf8).write(to: folder.appending(path: "there.html"))
    let page = try await Browser.shared.newPage()
    try await page.open(here.absoluteString)
    try await page.perform(.press(page.first(.link).id))
    #expect(page.heading("There").exists)
    try await page.reload()
    #expect(page.heading("There").exists)
  }

  @Test func whatAPersonCouldNotDoIsRefused() async throws {
    let page = try await open(
      """
      <button id=a disabled>Disabled</button><button id=b>Covered</button>
      <div id=c style="position: fixed; inset: 0"></div>
      """
    )
    let buttons = page.root.all(.button).map(\.id)
    await #expect(throws: EventError.disabled(buttons[0])) {
      try await page.perform(.press(buttons[0]))
    }
    let error = await #expect(throws: BrowserError.self) {
      try await page.perform(.press(buttons[1]))
    }
    #expect(error?.description.contains("button \"Covered\" cannot be clicked: <div id=") == true)
    _ = try await page.evaluate("(b.remove(), true)", as: Bool.self)
    await #expect(throws: EventError.notOnScreen(buttons[1])) {
      try await page.perform(.press(buttons[1]))
    }
  }

  @Test func errorsAndPolicyViolationsAreCollected() async throws {
    let page = try await open(
      """
      <meta http-equiv="Content-Security-Policy" content="style-src 'none'">
      <p style="color: red">Red</p>
      <script>console.error("Oh", "no"); throw new Error("Thrown")</script>
      """
    )
    #expect(page.problems.contains { $0.contains("Content Security Policy") })
    #expect(page.problems.contains("Oh no"))
    #expect(page.problems.contains { $0.contains("Thrown") })
    #expect(page.problems.count == 3)
  }

  @Test func aPictureShowsTheViewportInTheColoursThatThePersonLikes() async throws {
    let page = try await open("<style>:root { color-scheme: light dark }</style>")
    let light = try await page.screenshot()
    #expect(light.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    try await page.setViewport(Viewport(width: 320, height: 200, isDark: true))
    let dark = try await page.screenshot()
    #expect([UInt8](dark[16..<24]) == [0, 0, 1, 64, 0, 0, 0, 200])
    struct Look: Decodable { var isDark: Bool }
    let script = "({ isDark: matchMedia('(prefers-color-scheme: dark)').matches })"
    #expect(try await page.evaluate(script, as: Look.self).isDark)
  }

  @Test func anAddressThatDoesNotAnswerIsAClearError() async throws {
    let page = try await Browser.shared.newPage()
    let error = await #expect(throws: BrowserError.self) {
      try await page.open("http://127.0.0.1:1/")
    }
    #expect(error?.description.contains("could not be opened: net::ERR_") == true)
    try await page.close()
  }
}

/// Opens a page with this body.
@MainActor private func open(_ html: String) async throws -> BrowserPage {
  let page = try await Browser.shared.newPage()
  let source = "<!doctype html><html lang=en><title>Test</title>\(html)"
  try await page.open("data:text/html;base64,\(Data(source.utf8).base64EncodedString())")
  return page
}

extension BrowserPage {
  fileprivate func first(_ role: Role) throws -> Element { try #require(root.all(role).first) }
  fileprivate var texts: [String] { root.all(.text).map(\.text) }
}

extension Element {
  fileprivate func all(_ role: Role) -> [Element] {
    (self.role == role ? [self] : []) + children.flatMap { $0.all(role) }
  }

  fileprivate var outline: String {
    var line = role.rawValue
    if !name.isEmpty { line += " \"\(name)\"" }
    if let value = attributes.value { line += " = \(value)" }
    if attributes.isSelected == true { line += " selected" }
    if !attributes.isEnabled { line += " disabled" }
    return line + "\n"
      + children.map(\.outline).joined().split(separator: "\n").map { "  \($0)\n" }.joined()
  }
}
