import BrowserTesting
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("The stylesheet in a browser", .serialized, .needsBrowser)
struct StylesheetTests {
  @Test("No rule is dropped because its selector is not understood")
  func selectors() async throws {
    try await withPage(named: "Empty", showing: { Screen(host: $0) { Text("Empty") } }) { page in
      let selectors = try await page.evaluate(Self.notUnderstood, as: [String].self)
      #expect(selectors == [])
    }
  }

  /// The selectors of the page's stylesheet that are none to the browser; those for other browsers stand in
  /// rules of their own.
  private static let notUnderstood = """
    (async () => {
      const link = document.querySelector('link[rel="stylesheet"]')
      const text = (await (await fetch(link.href)).text()).replace(/\\/\\*[^]*?\\*\\//g, '')
      const sheet = text.replace(/@(keyframes|property)[^{]*\\{([^{}]*\\{[^{}]*\\})*[^{}]*\\}/g, '')
      return [...sheet.matchAll(/([^{};]+)\\{/g)].map(match => match[1].trim())
        .filter(prelude => !prelude.startsWith('@') && !prelude.includes('-moz-'))
        .filter(prelude => !isUnderstood(prelude))
      function isUnderstood(selector) {
        try { new CSSStyleSheet().insertRule(selector + '{}'); return true } catch { return false }
      }
    })()
    """
}
