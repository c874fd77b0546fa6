import Foundation
import GRDB
import StorefrontDomain
import StorefrontServer

extension SQLiteTransaction {
  func picture(of product: ProductID) throws -> SentPicture? {
    let row = try Row.fetchOne(
      db, sql: "SELECT type, data FROM pictures WHERE product = ?", arguments: [product.text])
    guard let row else { return nil }
    return try reading("pictures", product.text) {
      let type: String = row["type"]
      guard let kind = SentPicture.Kind(rawValue: type) else {
        throw UnknownValue(type, "type of pictures")
      }
      return SentPicture(kind: kind, stored: row["data"])
    }
  }

  func pictureVersion(of product: ProductID) throws -> String? {
    try String.fetchOne(
      db, sql: "SELECT version FROM pictures WHERE product = ?", arguments: [product.text])
  }

  func save(_ picture: SentPicture, of product: ProductID) throws {
    try db.execute(
      sql: "INSERT OR REPLACE INTO pictures VALUES (?, ?, ?, ?)",
      arguments: [product.text, picture.version, picture.kind.rawValue, picture.data])
  }
}
