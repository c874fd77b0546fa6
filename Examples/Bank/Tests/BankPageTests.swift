import BankUI
import BrowserTesting
import Foundation
import SwiftUI
import Testing
import VitroStoreUI
import VitroUITesting

@MainActor @Suite("The bank in a browser", .serialized, .needsBrowser)
struct BankPageTests {
  @Test("Nobody is shut out", .needsAccessibilityRules)
  func rules() async throws {
    try await withPage(named: "Bank", showing: Self.makeScreen) { page in
      try await page.button("Withdraw").tap()
      try await page.textField("Amount").type("70")
      #expect(try await page.brokenRulesInEveryLook() == [])
      try await page.button("Deposit").tap()
      try await page.button("Deposit").tap()
      try await page.tab("Trading").tap()
      try await page.textField("Limit").type("9")
      try await page.button("Place order").tap()
      #expect(try await page.brokenRulesInEveryLook() == [])
    }
  }

  @Test("A page holds what its screen holds, whatever is done on it")
  func walk() async throws {
    try await Stroll("Bank", code: "BankPageTests.makeScreen($0)", showing: Self.makeScreen)
      .walk(steps: 20)
  }

  /// A bank in which the price stands still.
  private static func makeScreen(_ host: ScreenHost) -> Screen {
    let store = Store(initialState: BankFeature.State()) {
      BankFeature()
    } withDependencies: {
      $0.continuousClock = TestClock()
      $0.date = .constant(Date(timeIntervalSince1970: 1_233_446_400))
    }
    return Screen(host: host) { BankView(store: store) }
  }
}
