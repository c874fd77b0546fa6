import Foundation
import GRDB
import StorefrontDomain
import StorefrontServer
import StorefrontSQLite
import Testing

@Suite("A file that somebody else, or an earlier version, has written")
struct EarlierFilesTests {
  /// Opens a file of version 1 with today's storage.
  private func withVersion1(
    _ body: (_ storage: SQLiteStorage, _ path: String) async throws -> Void
  ) async throws {
    try await withFolder { folder in
      let path = folder + "/shop.sqlite"
      try Version1File.write(to: path)
      let storage = try SQLiteStorage(path: path, currency: .eur)
      try await body(storage, path)
      try storage.close()
    }
  }

  @Test("All that version 1 has stored is read as it was")
  func version1() async throws {
    try await withVersion1 { storage, _ in
      let products = try await storage.read { try $0.products() }
      #expect(products.map(\.id) == ["mug", "bowl"])
      #expect(products.map(\.price.amount.minorUnits) == [12_50, 9_90])
      let stock = try await storage.read { try $0.stock(of: "mug") }
      #expect((stock.onHand, stock.reserved) == (25, 2))
      let cart = try await storage.read { try $0.cart(of: CustomerID(berta)) }
      #expect(cart.lines.map(\.product) == ["bowl", "mug"])
      #expect(cart.lines.map(\.quantity) == [1, 3])
      let orders = try await storage.read { try $0.orders(of: CustomerID(anna)) }
      let order = try #require(orders.first)
      #expect(orders.count == 1 && order.order.id == "1001" && order.names == ["mug": "Mug"])
      #expect(order.order.total == Money(minorUnits: 29_90, .eur) && order.order.status == .placed)
      #expect(order.address?.street == "Hauptstraße 1" && order.shipping == .standard)
      #expect(order.placedAt == Date(timeIntervalSince1970: 1_795_626_098.9151313))
    }
  }

  @Test("A change of version 1 that comes again is answered as it was, and not done again")
  func answers() async throws {
    try await withVersion1 { storage, _ in
      let server = try ShopServer(storage)
      let order = #"""
        {"total": {"minorUnits": 2990, "currency": "EUR"}, "shipping": "standard", "address": {
        "street": "Hauptstraße 1", "postalCode": "10115", "city": "Berlin", "country": "Germany"}}
        """#
      let answer = try await server.ask("POST", "orders", order, key: "two")
      #expect(answer.status == 201 && answer.text.contains(#""placedAt":"2026-11-25T17:01:38Z""#))
      let line = try await server.ask(
        "POST", "cart/lines", #"{"product": "mug", "quantity": 2}"#, key: "one")
      #expect(
        line.status == 200
          && line.text.contains(#""subtotal":{"currency":"EUR","minorUnits":2500}"#))
      let other = try await server.ask(
        "POST", "cart/lines", #"{"product": "mug", "quantity": 3}"#, key: "one")
      #expect(other.status == 422)
      let (orders, cart) = try await storage.read {
        (try $0.orders(of: CustomerID(anna)), try $0.cart(of: CustomerID(anna)))
      }
      #expect(orders.count == 1 && cart.lines == [])
    }
  }

  @Test("The answers of version 1 are kept a day longer, as digests")
  func purge() async throws {
    try await withVersion1 { storage, path in
      let file = try DatabaseQueue(path: path)
      let digests = try await file.read {
        try String.fetchSet($0, sql: "SELECT request FROM answers")
      }
      #expect(digests.count == 3 && digests.allSatisfy { $0.utf8.count < 24 })
      let tomorrow = Date.now + ShopServer.answerLifetime + 60
      let server = try ShopServer(storage, now: { tomorrow })
      let line = #"{"product": "mug", "quantity": 2}"#
      #expect(try await server.ask("POST", "cart/lines", line, key: "one").status == 200)
      let left = try await file.read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM answers") }
      #expect(left == 1)
      try file.close()
    }
  }

  @Test("What version 1 has stored is sold, under the next number")
  func sale() async throws {
    try await withVersion1 { storage, _ in
      let server = try ShopServer(storage)
      let order = #"""
        {"total": {"minorUnits": 4740, "currency": "EUR"}, "shipping": "pickup", "address": {
        "street": "Hauptstraße 1", "postalCode": "10115", "city": "Berlin", "country": "Germany"}}
        """#
      let answer = try await server.ask("POST", "orders", order, key: "three", as: berta)
      #expect(answer.status == 201 && answer.text.contains(#""id":"1002""#))
      #expect(try await storage.read { try $0.stock(of: "mug").available } == 20)
    }
  }

  /// Expects that a file is refused, and stays what it was, byte by byte.
  private func expectRefusal(
    _ error: (String) -> SQLiteFileError, sourceLocation: SourceLocation = #_sourceLocation,
    of write: (String) throws -> Void
  ) async throws {
    try await withFolder { folder in
      let path = folder + "/shop.sqlite"
      try write(path)
      let bytes = FileManager.default.contents(atPath: path)
      #expect(throws: error(path), sourceLocation: sourceLocation) {
        try SQLiteStorage(path: path, currency: .eur)
      }
      #expect(FileManager.default.contents(atPath: path) == bytes, sourceLocation: sourceLocation)
      #expect("\(error(path))".contains(path), sourceLocation: sourceLocation)
    }
  }

  @Test("A file of a later version is refused")
  func later() async throws {
    try await expectRefusal(SQLiteFileError.isOfLaterVersion) { path in
      try SQLiteStorage(path: path, currency: .eur).close()
      let queue = try DatabaseQueue(path: path)
      try queue.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('a later one')") }
      try queue.close()
    }
  }

  @Test("A file that is no database is refused")
  func text() async throws {
    try await expectRefusal(SQLiteFileError.isNoDatabase) { path in
      try Data("Dear Anna, the mugs have arrived.".utf8).write(to: URL(fileURLWithPath: path))
    }
  }

  @Test("Another program's database is refused")
  func foreign() async throws {
    try await expectRefusal(SQLiteFileError.isForeign) { path in
      let queue = try DatabaseQueue(path: path)
      try queue.write { try $0.execute(sql: "CREATE TABLE products (id INTEGER)") }
      try queue.close()
    }
  }

  @Test("A folder is refused")
  func folder() async throws {
    try await expectRefusal(SQLiteFileError.isFolder) { path in
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    }
  }

  @Test("A file in a folder that is not there is refused")
  func nowhere() async throws {
    try await withFolder { folder in
      let path = folder + "/nowhere/shop.sqlite"
      #expect(throws: SQLiteFileError.noFolder(path)) {
        try SQLiteStorage(path: path, currency: .eur)
      }
    }
  }

  @Test("A file that cannot be written is refused", .enabled(if: geteuid() != 0, "root writes all"))
  func readOnly() async throws {
    try await expectRefusal(SQLiteFileError.isReadOnly) { path in
      try Version1File.write(to: path)
      try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: path)
    }
  }

  @Test("An empty file becomes a shop's")
  func empty() async throws {
    try await withFolder { folder in
      let path = folder + "/shop.sqlite"
      try Data().write(to: URL(fileURLWithPath: path))
      let storage = try SQLiteStorage(path: path, currency: .eur)
      try await storage.seed()
      #expect(try await storage.read { try $0.products().count } == 20)
      try storage.close()
    }
  }

  @Test("A file that is made is its owner's only, with those beside it, in whatever folder")
  func rights() async throws {
    try await withFolder { folder in
      try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder)
      let storage = try SQLiteStorage(path: folder + "/shop.sqlite", currency: .eur)
      try await storage.seed()
      for name in ["shop.sqlite", "shop.sqlite-wal", "shop.sqlite-shm"] {
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600, "\(name)")
      }
      try storage.close()
    }
  }
}
