import BankDomain
import Foundation
import StorefrontBank
import StorefrontDomain
import StorefrontServer
import StorefrontTesting
import Synchronization
import Testing

/// The laws of the services outside, kept by the bank of the program and by the twin of the tests.
@Suite("The bank, and its twin")
struct ServicesTests {
  private func payment(_ key: String, _ cents: Int, by customer: CustomerID = "anna")
    -> ShopServices.Payment
  {
    ShopServices.Payment(
      key: key, customer: customer, amount: StorefrontDomain.Money(minorUnits: cents, .eur))
  }

  private func bank() throws -> PlayBank {
    PlayBank(
      terms: try BankDomain.Terms(overdraftLimit: .cents(50_00), overdraftFee: .cents(5_00)),
      deposit: .cents(100_00), now: { TestShop.now })
  }

  @Test("The same key moves money once, and is answered as the first time")
  func once() async throws {
    let (bank, twin) = (try bank(), RecordingServices())
    for services in [.bank(bank) { _, _ in }, twin.services] {
      for _ in 1...3 {
        #expect(try await services.charge(payment("charge-1", 30_00)) == .accepted)
      }
      for _ in 1...3 { try await services.refund(payment("refund-1", 10_00)) }
    }
    #expect(try await bank.balance(of: "anna") == 80_00)
    #expect(twin.charged.map(\.amount.minorUnits) == [30_00])
    #expect(twin.refunded.map(\.amount.minorUnits) == [10_00])
  }

  @Test("What was declined stays declined under its key, and costs nothing")
  func declined() async throws {
    let (bank, twin) = (try bank(), RecordingServices())
    twin.behave(.declined("There is not enough money."))
    for services in [.bank(bank) { _, _ in }, twin.services] {
      let first = try await services.charge(payment("charge-1", 150_01))
      guard case .declined(let reason) = first else {
        Issue.record("It was accepted.")
        continue
      }
      #expect(reason.hasPrefix("There is not enough money"))
      try await services.refund(payment("refund-0", 500_00))
      #expect(try await services.charge(payment("charge-1", 150_01)) == first)
      #expect(try await services.charge(payment("charge-2", 150_01)) == .accepted)
    }
  }

  @Test("The bank's accounts are each customer's own, with an overdraft that costs a fee")
  func accounts() async throws {
    let bank = try bank()
    #expect(try await bank.charge(payment("1", 120_00)) == .accepted)
    #expect(try await bank.balance(of: "anna") == -25_00)
    #expect(try await bank.balance(of: "berta") == 100_00)
    let declined = try await bank.charge(payment("2", 25_01))
    #expect(
      declined == .declined("There is not enough money in your account at the bank."))
  }

  @Test("A clock that is set back, or was far ahead, stops no money", arguments: [-3_600.0, 3.2e8])
  func clock(difference: Double) async throws {
    let moment = Mutex(TestShop.now)
    let bank = PlayBank(
      terms: try BankDomain.Terms(overdraftLimit: .cents(0), overdraftFee: .cents(0)),
      deposit: .cents(100_00), now: { moment.withLock { $0 } })
    #expect(try await bank.charge(payment("1", 10_00)) == .accepted)
    moment.withLock { $0 += difference }
    #expect(try await bank.charge(payment("2", 10_00)) == .accepted)
    moment.withLock { $0 = TestShop.now }
    #expect(try await bank.charge(payment("3", 10_00)) == .accepted)
    try await bank.refund(payment("1", 10_00))
    #expect(try await bank.charge(payment("4", 10_00, by: "berta")) == .accepted)
    #expect(try await bank.balance(of: "anna") == 80_00)
  }

  @Test("A program's bank has a thousand for everybody, and five hundred more")
  func standard() async throws {
    let bank = try PlayBank.standard()
    #expect(try await bank.charge(payment("1", 1_500_01)) != .accepted)
    #expect(try await bank.charge(payment("2", 1_500_00)) == .accepted)
    #expect(try await bank.balance(of: "anna") == -505_00)
  }
}
