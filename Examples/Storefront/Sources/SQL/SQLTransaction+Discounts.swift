internal import Foundation
internal import StorefrontDomain
internal import StorefrontServer

extension SQLTransaction {
  func code(of visitor: CustomerID) throws -> DiscountCode? {
    let code = try db.text("SELECT code FROM cartCodes WHERE visitor = ?", visitor.text)
    return try reading("cartCodes", visitor.text) { try code.map { try DiscountCode($0) } }
  }

  func save(_ code: DiscountCode?, of visitor: CustomerID) throws {
    guard let code else {
      try db.execute("DELETE FROM cartCodes WHERE visitor = ?", visitor.text)
      return
    }
    // Triggers note what comes and goes, and no replacement.
    try save(nil, of: visitor)
    try db.execute("INSERT INTO cartCodes VALUES (?, ?)", visitor.text, code.description)
  }

  func discounts() throws -> [Discount] {
    try db.rows("SELECT * FROM discounts ORDER BY code").map(discount)
  }

  func discount(_ code: DiscountCode) throws -> Discount? {
    try db.row("SELECT * FROM discounts WHERE code = ?", code.description).map(discount)
  }

  func save(_ discount: Discount) throws {
    let (percentage, amount): (Int?, Int?) =
      switch discount.benefit {
      case .percentage(let percentage): (percentage.hundredths, nil)
      case .amount(let amount): (nil, amount.minorUnits)
      }
    try db.execute("DELETE FROM discounts WHERE code = ?", discount.code.description)
    try db.execute(
      "INSERT INTO discounts VALUES (?, ?, ?, ?, ?, ?, ?, ?)", discount.code.description,
      percentage, amount, discount.minimumOrder?.minorUnits,
      discount.start, discount.end,
      discount.usageLimit, discount.timesUsed)
  }

  private func discount(_ row: SQLRow) throws -> Discount {
    try reading("discounts", try row["code"]) {
      let percentage: Int? = try row["percentage"]
      let benefit: Discount.Benefit =
        if let percentage {
          .percentage(try Percentage(hundredths: percentage))
        } else {
          .amount(Money(minorUnits: try row["amount"], currency))
        }
      return try Discount(
        DiscountCode(try row["code"]), benefit,
        minimumOrder: (try row["minimumOrder"] as Int?).map { Money(minorUnits: $0, currency) },
        from: try row["start"],
        until: try row["end"], usageLimit: try row["usageLimit"],
        timesUsed: try row["timesUsed"])
    }
  }
}
