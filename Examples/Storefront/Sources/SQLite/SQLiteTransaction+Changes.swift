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

  func newestChange() throws -> Int {
    try Int.fetchOne(db, sql: "SELECT seq FROM sqlite_sequence WHERE name = 'changes'") ?? 0
  }
}
