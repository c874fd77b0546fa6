import BrowserTesting
import Foundation
import Testing

@MainActor @Suite("The rules of axe-core", .needsBrowser, .needsAccessibilityRules)
struct AccessibilityRulesTests {
  @Test("A rule that a page breaks is told with its places, unless it is left out")
  func broken() async throws {
    let page = try await open("<button></button><p style='color: #bbb'>Faint</p>")
    let rules = try await page.brokenRules()
    #expect(rules.map(\.id) == ["button-name", "color-contrast"])
    #expect(rules.last?.places.first?.element.contains("Faint") == true)
    #expect(try await page.brokenRules(except: ["color-contrast"]).map(\.id) == ["button-name"])
  }

  @Test("A page that keeps all rules breaks none")
  func kept() async throws {
    let page = try await open("<button>Save</button>")
    #expect(try await page.brokenRules() == [])
  }

  private func open(_ content: String) async throws -> BrowserPage {
    let page = try await Browser.shared.newPage()
    let html = "<html lang=en><title>Page</title><main><h1>Page</h1>\(content)</main></html>"
    let data = Data("<!doctype html>\(html)".utf8).base64EncodedString()
    try await page.open("data:text/html;base64,\(data)")
    return page
  }
}
