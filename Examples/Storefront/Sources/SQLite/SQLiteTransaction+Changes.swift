import Foundation
import GRDB
import StorefrontDomain
import StorefrontServer

extension SQLiteTransaction {
  func changes(after number: Int) throws -> [ShopChange] {
    try Row.fetchAll(
      db, sql: "SELECT * FROM changes WHERE number > ? ORDER BY number", arguments: [number]
    ).map { row in
      let owner: String = row["owner"]
      return ShopChange(
        number: row["number"], path: row["path"], owner: owner.isEmpty ? nil : CustomerID(owner))
    }
  }

  func removeChanges(upTo number: Int) throws {
    try db.execute(sql: "DELETE FROM changes WHERE number <= ?", arguments: [number])
  }

  func note(_ guest: CustomerID, at moment: Date) throws {
    try db.execute(
      sql: "INSERT OR REPLACE INTO guests VALUES (?, ?)",
      arguments: [guest.text, moment.timeIntervalSince1970])
  }

  func removeGuests(before moment: Date) throws {
    let guests = try String.fetchAll(
      db, sql: "SELECT visitor FROM guests WHERE last < ? LIMIT 100",
      arguments: [moment.timeIntervalSince1970])
    for guest in guests {
      for table in ["cartLines", "cartCodes", "guests"] {
        try db.execute(sql: "DELETE FROM \(table) WHERE visitor = ?", arguments: [guest])
      }
    }
  }

  func newestChange() throws -> Int {
    try Int.fetchOne(db, sql: "SELECT seq FROM sqlite_sequence WHERE name = 'changes'") ?? 0
  }
}
