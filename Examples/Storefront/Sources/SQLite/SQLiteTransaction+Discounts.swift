import Foundation
import GRDB
import StorefrontDomain
import StorefrontServer

extension SQLiteTransaction {
  func code(of visitor: CustomerID) throws -> DiscountCode? {
    let code = try String.fetchOne(
      db, sql: "SELECT code FROM cartCodes WHERE visitor = ?", arguments: [visitor.text])
    return try reading("cartCodes", visitor.text) { try code.map { try DiscountCode($0) } }
  }

  func save(_ code: DiscountCode?, of visitor: CustomerID) throws {
    guard let code else {
      return try db.execute(
        sql: "DELETE FROM cartCodes WHERE visitor = ?", arguments: [visitor.text])
    }
    try db.execute(
      sql: "INSERT OR REPLACE INTO cartCodes VALUES (?, ?)",
      arguments: [visitor.text, code.description])
  }

  func discounts() throws -> [Discount] {
    try Row.fetchAll(db, sql: "SELECT * FROM discounts ORDER BY code").map(discount)
  }

  func discount(_ code: DiscountCode) throws -> Discount? {
    try Row.fetchOne(
      db, sql: "SELECT * FROM discounts WHERE code = ?", arguments: [code.description]
    ).map(discount)
  }

  func save(_ discount: Discount) throws {
    let (percentage, amount): (Int?, Int?) =
      switch discount.benefit {
      case .percentage(let percentage): (percentage.hundredths, nil)
      case .amount(let amount): (nil, amount.minorUnits)
      }
    try db.execute(
      sql: "INSERT OR REPLACE INTO discounts VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
      arguments: [
        discount.code.description, percentage, amount, discount.minimumOrder?.minorUnits,
        discount.start.timeIntervalSince1970, discount.end.timeIntervalSince1970,
        discount.usageLimit, discount.timesUsed,
      ])
  }

  private func discount(_ row: Row) throws -> Discount {
    try reading("discounts", row["code"]) {
      let percentage: Int? = row["percentage"]
      let benefit: Discount.Benefit =
        if let percentage {
          .percentage(try Percentage(hundredths: percentage))
        } else {
          .amount(Money(minorUnits: row["amount"], currency))
        }
      return try Discount(
        DiscountCode(row["code"]), benefit,
        minimumOrder: (row["minimumOrder"] as Int?).map { Money(minorUnits: $0, currency) },
        from: Date(timeIntervalSince1970: row["start"]),
        until: Date(timeIntervalSince1970: row["end"]), usageLimit: row["usageLimit"],
        timesUsed: row["timesUsed"])
    }
  }
}
