import BankDomain
import BankUI
import Foundation
import Testing
import VitroTesting

@MainActor @Suite("The feature of a bank")
struct BankFeatureTests {
  private let clock = TestClock()
  private let noon = Date(timeIntervalSince1970: 1_233_446_400)

  private func makeStore(_ bank: Bank = .ofNewCustomer) -> TestStoreOf<BankFeature> {
    TestStore(initialState: BankFeature.State(bank)) {
      BankFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date = .constant(noon)
      $0.withRandomNumberGenerator = .init(Falling())
    }
  }

  @Test("An order trades in the second in which the price reaches its limit, at that price")
  func trade() async throws {
    var bank = Bank.ofNewCustomer
    try bank.deposit(.cents(100_00), on: noon)
    try bank.invest(.cents(100_00), on: noon)
    let store = makeStore(bank)
    await store.send(.binding(.set(\.limit, "9.50"))) { $0.limit = "9.50" }
    await store.send(.placeOrderButtonTapped) {
      try $0.bank.order(.buy, 1, at: .cents(9_50), on: noon)
    }
    let task = await store.send(.appeared)
    for price in [9_80, 9_60, 9_40] {
      await clock.advance(by: .seconds(1))
      await store.receive(\.ticked) { try $0.bank.priceTicked(.cents(price), on: noon) }
    }
    #expect(store.state.bank.depot.orders.map(\.status) == [.traded(at: .cents(9_40), on: noon)])
    #expect(store.state.bank.depot.cash.balance == .cents(90_60))
    await task.cancel()
  }

  @Test("What the bank refuses is said, and forgotten when it is done")
  func refused() async {
    let store = makeStore()
    await store.send(.withdrawButtonTapped) {
      $0.accountProblem = "Enter an amount, such as 12.50."
    }
    await store.send(.binding(.set(\.amount, "200"))) {
      ($0.amount, $0.accountProblem) = ("200", nil)
    }
    await store.send(.withdrawButtonTapped) {
      $0.accountProblem =
        "There is not enough money: 100.00 can be withdrawn. Pay in more first."
    }
    await store.send(.depositButtonTapped) {
      try $0.bank.deposit(.cents(200_00), on: noon)
      ($0.amount, $0.accountProblem) = ("", nil)
    }
  }

  @Test("The price stays above zero, however far it falls")
  func price() async throws {
    var bank = Bank.ofNewCustomer
    try bank.priceTicked(.cents(25), on: noon)
    let store = makeStore(bank)
    let task = await store.send(.appeared)
    for price in [5, 1, 1] {
      await clock.advance(by: .seconds(1))
      await store.receive(\.ticked) { try $0.bank.priceTicked(.cents(price), on: noon) }
    }
    await task.cancel()
  }
}

/// Of all steps that a price may take it takes the lowest.
private struct Falling: RandomNumberGenerator {
  func next() -> UInt64 { 1 << 58 }
}
