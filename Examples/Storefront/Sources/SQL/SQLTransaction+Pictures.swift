internal import Foundation
internal import StorefrontDomain
internal import StorefrontServer

extension SQLTransaction {
  func picture(of product: ProductID) throws -> SentPicture? {
    let row = try db.row("SELECT type, data FROM pictures WHERE product = ?", product.text)
    guard let row else { return nil }
    return try reading("pictures", product.text) {
      let type: String = try row["type"]
      guard let kind = SentPicture.Kind(rawValue: type) else {
        throw UnknownValue(type, "type of pictures")
      }
      return SentPicture(kind: kind, stored: try row["data"])
    }
  }

  func pictureVersion(of product: ProductID) throws -> String? {
    try db.text("SELECT version FROM pictures WHERE product = ?", product.text)
  }

  func save(_ picture: SentPicture, of product: ProductID) throws {
    try db.execute(
      """
      INSERT INTO pictures VALUES (?, ?, ?, ?)
      ON CONFLICT (product) DO UPDATE SET version = excluded.version, type = excluded.type,
        data = excluded.data
      """, product.text, picture.version, picture.kind.rawValue, picture.data)
  }
}
