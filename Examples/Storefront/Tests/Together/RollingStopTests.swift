import BrowserTesting
import Foundation
import StorefrontDomain
import StorefrontHTTP
import Testing
import VitroUITesting

@MainActor
@Suite("One program after the other is brought a newer version", .enabled(if: ShopTogether.isThere))
struct RollingStopTests {
  /// Longer than the proxy takes to notice.
  private static let limits = ["shutdownDelay=1.5"]

  @Test("No customer of the API sees an error")
  func api() async throws {
    try await ShopTogether.run(.twoPostgres, Self.limits) { shop in
      try await shop.stockUp()
      let buying = (0..<20).map { number in
        Task { try await Client(number: number, of: shop).buyUntilCancelled() }
      }
      for number in 0..<2 { try await shop.restartProgram(number, Self.limits) }
      for task in buying { task.cancel() }
      var count = 0
      for task in buying {
        let history = try await task.value
        #expect(history.retries == 0)
        count += history.orders.count
      }
      print("\(count) orders beside two restarts, nothing asked again")
    }
  }

  @Test("A page comes back by itself, at its address, with its cart and its log-in", .needsBrowser)
  func page() async throws {
    try await ShopTogether.run(.twoPostgres, Self.limits) { shop in
      let page = try await Browser.shared.newPage(Viewport())
      page.isCompared = false
      try await page.open(shop.address.appending(path: "account/register").absoluteString)
      #expect(try await page.becomes { page.textField("Name").exists })
      try await page.textField("Name").type("Ada")
      try await page.textField("E-mail").type("ada@example.com")
      try await page.textField("Password").type(PersonForm.password)
      try await page.button("Register").tap()
      #expect(try await page.becomes { page.listItem("Name").exists })
      try await page.open(shop.address.appending(path: "catalogue/mug").absoluteString)
      try await page.button("Add to cart").tap()
      for count in 1...2 {
        let session = try await page.session
        try await shop.restartProgram(shop.programOfPage(), Self.limits)
        #expect(try await page.becomes(isAtRest: false) { try await page.session != session })
        #expect(try await page.becomes { page.text("\(count) in the cart").exists })
        try await page.button("Add to cart").tap()
      }
      #expect(try await page.becomes { page.text("3 in the cart").exists })
      #expect(try await page.path() == "/catalogue/mug")
      try await page.tab("Account").tap()
      #expect(try await page.becomes { page.listItem("Name").exists })
      #expect(page.listItem("Name").text == "Name Ada")
      try await page.close()
    }
  }

  @Test("What is changed through one program is seen on a page of the other", .needsBrowser)
  func hearing() async throws {
    try await ShopTogether.run { shop in
      let pages = try await shop.pagesOfEach()
      for page in pages { #expect(try await page.becomes { page.text("In stock").exists }) }
      let storage = try await shop.openStorage()
      try await storage.write { shop in try shop.save(StockItem(), of: "mug") }
      try await storage.close()
      for page in pages { #expect(try await page.becomes { page.text("Sold out").exists }) }
      for page in pages { try await page.close() }
    }
  }
}

extension BrowserPage {
  /// The name of its session.
  fileprivate var session: String {
    get async throws {
      try await evaluate(
        "document.querySelector('meta[name=vitro]')?.content ?? ''", as: String.self)
    }
  }
}

extension ShopTogether {
  /// A page of each program, at the mug, in browsers of their own.
  @MainActor
  fileprivate func pagesOfEach() async throws -> [BrowserPage] {
    var pages: [BrowserPage] = []
    for port in programPorts {
      let page = try await Browser.shared.newPage(Viewport())
      page.isCompared = false
      try await page.open("http://127.0.0.1:\(port)/catalogue/mug")
      pages.append(page)
    }
    return pages
  }
}
