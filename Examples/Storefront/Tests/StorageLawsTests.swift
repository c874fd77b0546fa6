import GRDB
import StorefrontPostgres
import StorefrontSQLite
import StorefrontTesting
import Testing

@Suite("A storage of a shop")
struct StorageLawsTests {
  @Test("Keeps the law, in SQLite", arguments: StorageLaw.all)
  func law(_ law: StorageLaw) async throws {
    try await withFolder { folder in
      try await law.check {
        // A law that a write waits for nobody ends with the patience where it is broken.
        try SQLiteStorage(path: folder + "/shop.sqlite", currency: .eur, patience: 60)
      }
    }
  }

  @Test("Keeps the law, in PostgreSQL", .needsPostgres, arguments: StorageLaw.all)
  func lawOfPostgres(_ law: StorageLaw) async throws {
    try await withPostgres(isEmpty: true) { place in
      try await law.check {
        try await PostgresStorage(address: place.address, currency: .eur, patience: 60)
      }
    }
  }

  @Test("Nobody can write a stock that is below nothing, or promised twice")
  func negativeStock() async throws {
    try await withFolder { folder in
      let path = folder + "/shop.sqlite"
      let storage = try SQLiteStorage(path: path, currency: .eur)
      try await storage.seed(pieces: 5)
      let other = try DatabaseQueue(path: path)
      for wrong in ["onHand = -1", "reserved = -1", "reserved = 6"] {
        #expect(throws: DatabaseError.self) {
          try other.write { try $0.execute(sql: "UPDATE stock SET \(wrong)") }
        }
      }
      #expect(try await storage.read { try $0.stock(of: "mug").available } == 5)
      try other.close()
      try storage.close()
    }
  }

  @Test("Old answers are found by an index, however many there are")
  func index() async throws {
    try await withFolder { folder in
      let path = folder + "/shop.sqlite"
      try SQLiteStorage(path: path, currency: .eur).close()
      let other = try DatabaseQueue(path: path)
      let sql = "EXPLAIN QUERY PLAN DELETE FROM answers WHERE givenAt < 1"
      let plan = try await other.read { try Row.fetchOne($0, sql: sql)?["detail"] as String? }
      #expect(plan?.contains("INDEX answersByMoment (givenAt") == true, "\(plan ?? "")")
      try other.close()
    }
  }
}
