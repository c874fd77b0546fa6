import BankDomain
import BankUI
import Foundation
import Testing
import VitroExplorer

/// Whatever a customer does within some days, in every order.
@Suite("The bank, explored")
struct BankExploringTests {
  @Test("No money comes from nowhere or goes astray, and no balance falls below what was agreed on")
  func money() throws {
    let walk = try Explorer(
      from: [World()], identifiedBy: \.key, events: { _ in Deed.allCases }
    ) { world, deed in
      world.apply(deed)
    }
    .always("No balance is below the limit and one fee") {
      $0.bank.account.balance >= .cents(-105_00)
    }
    .always("A balance is the sum of its statement") { world in
      [world.bank.account, world.bank.depot.cash].allSatisfy { account in
        account.statement.reduce(0) { $0 + $1.amount.cents } == account.balance.cents
      }
    }
    .always("Nothing is bought on credit, and no share is sold that is not there") {
      $0.bank.depot.freeMoney >= .zero && $0.bank.depot.freeShares(of: $0.bank.stock) >= 0
    }
    .never("Money comes from nowhere or goes astray") { before, deed, after in
      let came = after.wealth - before.wealth
      let fee = after.fees - before.fees
      return switch deed {
      case .deposit: came != 50_00
      case .withdraw: came != 0 && came != -80_00 - fee
      case .invest: came != -fee
      case .divest, .order, .sell, .tomorrow: came != 0
      case .low: after.wealth(at: 9_00) != before.wealth(at: 9_00)
      case .high: after.wealth(at: 11_00) != before.wealth(at: 11_00)
      }
    }
    .explore(depth: 9)
    #expect(walk.transitionCount > 5_000)
    let kinds: [BankDomain.Transaction.Kind] = [.withdrawal, .overdraftFee]
    for kind in kinds {
      #expect(try walk.way { $0.bank.account.statement.contains { $0.kind == kind } } != nil)
    }
    #expect(try walk.way { $0.sold > 0 } != nil)
  }
}

/// An act of the customer, a price of the market, or the next day.
private enum Deed: CaseIterable, Sendable {
  case deposit, withdraw, invest, divest, order, sell, low, high, tomorrow
}

/// A bank on some day.
private struct World: Hashable, Sendable {
  var bank = Bank.ofNewCustomer
  var day = 0

  /// The price at which all orders trade, or a better one.
  static let limit = Money.cents(10_00)

  struct Key: Hashable {
    let day: Int
    let balances: [Money]
    let shares: Int
    let open: [LimitOrder.Side]
    let paidFeeToday: Bool
  }

  /// What decides what can come next.
  var key: Key {
    Key(
      day: day, balances: [bank.account.balance, bank.depot.cash.balance],
      shares: bank.depot.shares(of: bank.stock),
      open: bank.depot.orders.filter { $0.status == .open }.map(\.order.side),
      paidFeeToday: bank.account.statement.contains { $0.kind == .overdraftFee && $0.date == date })
  }

  var date: Date { Date(timeIntervalSince1970: 86_400 * Double(day)) }
  var wealth: Int { bank.account.balance.cents + bank.depot.cash.balance.cents }
  /// The money and what the shares are worth at a price.
  func wealth(at price: Int) -> Int { wealth + bank.depot.shares(of: bank.stock) * price }
  var sold: Int { bank.depot.orders.count { $0.order.side == .sell && $0.status != .open } }
  var fees: Int {
    bank.account.statement.filter { $0.kind == .overdraftFee }.reduce(0) { $0 - $1.amount.cents }
  }

  /// What the bank refuses does not happen.
  mutating func apply(_ deed: Deed) {
    switch deed {
    case .deposit: try? bank.deposit(.cents(50_00), on: date)
    case .withdraw: try? bank.withdraw(.cents(80_00), on: date)
    case .invest: try? bank.invest(.cents(30_00), on: date)
    case .divest: try? bank.divest(.cents(20_00), on: date)
    case .order: try? bank.order(.buy, 2, at: World.limit, on: date)
    case .sell: try? bank.order(.sell, 1, at: World.limit, on: date)
    case .low: try? bank.priceTicked(.cents(9_00), on: date)
    case .high: try? bank.priceTicked(.cents(11_00), on: date)
    case .tomorrow: day += 1
    }
  }
}
