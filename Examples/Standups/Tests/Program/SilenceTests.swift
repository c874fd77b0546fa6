import BrowserTesting
import StandupsDomain
import Testing
import VitroUITesting

@MainActor @Suite("The program says nothing any more", .needsBrowser)
struct SilenceTests {
  @Test(
    "A page notices that its connection leads nowhere, though nothing has closed it, says so, and loses nothing"
  )
  func silence() async throws {
    let home = try Home([.mock(title: "Design")])
    defer { home.remove() }
    let program = try Program("standups", environment: home.environment)
    let page = try await Browser.shared.newPage()
    try await page.open("\(program.address())")
    program.pause()
    let press =
      "[...document.querySelectorAll('button,a')].find((each) => each.textContent.includes('Design')).click()"
    #expect(try await page.evaluate("(\(press), true)", as: Bool.self))
    let notice = "document.querySelector('.notice').textContent"
    let isTold = try await page.becomes(isAtRest: false) {
      try await page.evaluate(notice, as: String.self).hasPrefix("Not connected")
    }
    #expect(isTold)
    program.resume()
    #expect(try await page.becomes { page.button("Edit").exists })
    #expect(try await page.evaluate(notice, as: String.self).isEmpty)
    try await page.close()
    await program.kill()
  }
}
