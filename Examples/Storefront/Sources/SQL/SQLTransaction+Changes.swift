internal import Foundation
internal import StorefrontDomain
internal import StorefrontServer

extension SQLTransaction {
  func changes(after number: Int) throws -> [ShopChange] {
    try db.rows(db.dialect.changesAfter, number).map { row in
      let owner: String = try row["owner"]
      return ShopChange(
        number: try row["number"], path: try row["path"],
        owner: owner.isEmpty ? nil : CustomerID(owner))
    }
  }

  func removeChanges(upTo number: Int) throws {
    try db.execute("DELETE FROM changes WHERE number <= ?", number)
  }

  func note(_ guest: CustomerID, at moment: Date) throws {
    try db.execute(
      """
      INSERT INTO guests VALUES (?, ?) ON CONFLICT (visitor) DO UPDATE SET last = excluded.last
      """, guest.text, moment)
  }

  func removeGuests(before moment: Date) throws {
    let guests = try db.texts("SELECT visitor FROM guests WHERE last < ? LIMIT 100", moment)
    for guest in guests {
      for table in ["cartLines", "cartCodes", "guests"] {
        try db.execute("DELETE FROM \(table) WHERE visitor = ?", guest)
      }
    }
  }

  func newestChange() throws -> Int {
    try db.number(db.dialect.newestChange) ?? 0
  }
}
