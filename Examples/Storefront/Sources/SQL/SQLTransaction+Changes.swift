internal import Foundation
internal import StorefrontDomain
internal import StorefrontServer

extension SQLTransaction {
  func changes(after number: Int, upTo limit: Int) throws -> [ShopChange] {
    try db.rows(db.dialect.changesAfter, number, limit).map { row in
      let owner: String = try row["owner"]
      return ShopChange(
        number: try row["number"], path: try row["path"],
        owner: owner.isEmpty ? nil : CustomerID(owner))
    }
  }

  func removeChanges(upTo number: Int) throws {
    let last = try db.number(
      "SELECT MAX(number) FROM changes WHERE number <= ? AND path <> ''", number)
    guard let last else { return }
    try db.execute("DELETE FROM changes WHERE number <= ?", number)
    try db.execute(
      """
      INSERT INTO changes (number, path, owner) VALUES (?, '', '')
      ON CONFLICT (path, owner) DO UPDATE SET number = excluded.number
      """, last)
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
