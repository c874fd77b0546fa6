import BankDomain
import BankUI
import Foundation
import SwiftUI
import Testing
import VitroStoreUI
import VitroUITesting

@MainActor @Suite("The bank on the screen")
struct BankScreenTests {
  private let clock = TestClock()

  private func makeScreen(_ bank: Bank = .ofNewCustomer) -> Screen {
    let store = Store(initialState: BankFeature.State(bank)) {
      BankFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date = .constant(Self.date)
      $0.withRandomNumberGenerator = .init(Falling())
    }
    return Screen { BankView(store: store).environment(\.locale, Locale(identifier: "en_US")) }
  }

  private func move(_ amount: String, _ button: String, on screen: Screen) async throws {
    try await screen.textField("Amount").type(amount)
    try await screen.button(button).tap()
  }

  @Test("Who takes out more than there is pays a fee, once a day")
  func overdraft() async throws {
    let screen = makeScreen()
    try await move("50", "Deposit", on: screen)
    try await move("60", "Withdraw", on: screen)
    try await move("10", "Withdraw", on: screen)
    #expect(screen.listItem("Balance").text == "Balance -25.00")
    #expect(screen.listItem("Overdraft fee").text?.hasSuffix(" -5.00") == true)
    #expect(screen.textField("Amount").value == "")
  }

  @Test("A new customer finds an empty account, and a market in which nothing is ordered")
  func empty() async throws {
    let screen = makeScreen()
    #expect(screen.heading("Account").exists && screen.heading("Statement").exists)
    #expect(screen.listItem("Can be withdrawn").text == "Can be withdrawn 100.00")
    #expect(screen.text("Nothing has been booked yet.").exists)
    let notice = "This bank is a demonstration: it forgets everything when its page is loaded anew."
    #expect(screen.text(notice).exists)
    let terms = "A withdrawal below 0.00 costs 5.00, once a day. It goes down to -100.00."
    #expect(screen.text(terms).exists)
    try await screen.tab("Trading").tap()
    for title in ["Trading", "VITRO", "New order", "Orders"] {
      #expect(screen.heading(title).exists)
    }
    #expect(screen.listItem("Price").text == "Price 10.00")
    #expect(screen.text("Nothing has been ordered yet.").exists)
    try await screen.tab("Account").tap()
    #expect(screen.heading("Account").exists)
  }

  @Test("So many shares are sold at the price, which is better than their limit")
  func sale() async throws {
    var bank = Bank.ofNewCustomer
    try bank.deposit(.cents(50_00), on: Self.date)
    try bank.invest(.cents(50_00), on: Self.date)
    try bank.order(.buy, 4, at: .cents(10_00), on: Self.date)
    try bank.priceTicked(.cents(10_00), on: Self.date)
    let screen = makeScreen(bank)
    try await screen.tab("Trading").tap()
    try await screen.picker("Side").choose("Sell")
    #expect(screen.picker("Side").value == "Sell" && screen.text("Shares: 1").exists)
    try await screen.button("Increment Shares: 1").tap()
    try await screen.stepper("Shares: 2").increment()
    try await screen.stepper("Shares: 3").decrement()
    try await order("9.50", on: screen)
    #expect(screen.text("Sell 2 at 9.50").exists)
    await clock.advance(by: .seconds(1))
    await screen.rest()
    #expect(screen.text("traded at 9.80").exists)
    #expect(screen.listItem("Shares").text == "Shares 2")
    #expect(screen.listItem("Free money").text == "Free money 29.60")
    try await screen.picker("Side").choose("Buy")
    try await screen.button("Decrement Shares: 2").tap()
    try await order("9", on: screen)
    #expect(screen.picker("Side").value == "Buy" && screen.text("Buy 1 at 9.00").exists)
  }

  @Test("Money goes to the depot and back, and the statement says when")
  func depot() async throws {
    let screen = makeScreen()
    try await move("1,250", "Deposit", on: screen)
    try await move("1000", "Move to the depot", on: screen)
    #expect(screen.listItem("Free in the depot").text == "Free in the depot 1,000.00")
    try await move("900", "Move to the account", on: screen)
    #expect(screen.listItem("Free in the depot").text == "Free in the depot 100.00")
    #expect(screen.listItem("Balance").text == "Balance 1,150.00")
    let date = try #require(screen.listItem("From the depot").text)
    #expect(date.hasPrefix("From the depot Feb 1, 2009") && date.hasSuffix(" 900.00"))
    try await move("100.01", "Move to the account", on: screen)
    #expect(
      screen.text(
        "There is not enough money in the depot: 100.00 is free. Move less, or cancel an order."
      ).exists)
  }

  @Test("A field keeps its name when something is typed in it")
  func labels() async throws {
    let screen = makeScreen()
    #expect(screen.textField("Amount").value == "" && screen.text("Amount").exists)
    try await screen.textField("Amount").type("12")
    #expect(screen.textField("Amount").value == "12" && screen.text("Amount").exists)
  }

  @Test("What cannot be done is said where it was typed")
  func refused() async throws {
    let screen = makeScreen()
    try await move("a lot", "Deposit", on: screen)
    #expect(screen.text("Enter an amount, such as 12.50.").exists)
    #expect(screen.textField("Amount").value == "a lot")
    try await screen.textField("Amount").type("1")
    #expect(screen.text("Enter an amount, such as 12.50.").isAbsent)
    try await move("100.01", "Withdraw", on: screen)
    let refusal = "There is not enough money: 100.00 can be withdrawn. Pay in more first."
    #expect(screen.text(refusal).exists)
    try await move("100", "Withdraw", on: screen)
    #expect(screen.text(refusal).isAbsent)
    #expect(screen.accessibilityProblems == [])
  }

  @Test("An order trades in the second in which the price has fallen to its limit")
  func trade() async throws {
    let screen = makeScreen()
    try await move("20", "Deposit", on: screen)
    try await move("20", "Move to the depot", on: screen)
    try await screen.tab("Trading").tap()
    try await order("9.60", on: screen)
    #expect(screen.text("Buy 1 at 9.60").exists && screen.text("open").exists)
    await clock.advance(by: .milliseconds(1_900))
    await screen.rest()
    #expect(screen.text("9.80").exists && screen.text("open").exists)
    await clock.advance(by: .milliseconds(100))
    await screen.rest()
    #expect(screen.text("9.60").exists && screen.text("traded at 9.60").exists)
    #expect(screen.listItem("Shares").text == "Shares 1")
    #expect(screen.listItem("Free money").text == "Free money 10.40")
  }

  @Test("An order that is cancelled gives its money free")
  func cancelled() async throws {
    let screen = makeScreen()
    try await move("20", "Deposit", on: screen)
    try await move("20", "Move to the depot", on: screen)
    try await screen.tab("Trading").tap()
    try await order("9", on: screen)
    #expect(screen.listItem("Free money").text == "Free money 11.00")
    try await screen.button("Cancel order 1").tap()
    #expect(screen.text("cancelled").exists && screen.button("Cancel order 1").isAbsent)
    #expect(screen.listItem("Free money").text == "Free money 20.00")
  }

  private func order(_ limit: String, on screen: Screen) async throws {
    try await screen.textField("Limit").type(limit)
    try await screen.button("Place order").tap()
  }

  private static let date = Date(timeIntervalSince1970: 1_233_446_400)
}

/// Of all steps that a price may take it takes the lowest.
private struct Falling: RandomNumberGenerator {
  func next() -> UInt64 { 1 << 58 }
}
