import Dispatch
import StorefrontDomain
import StorefrontPostgres
import StorefrontServer
import StorefrontTesting
import Synchronization
import Testing

@Suite("A shop on PostgreSQL", .needsPostgres)
struct PostgresTests {
  private static let cut = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
    """

  @Test("A change whose connection is cut is made once, on another connection")
  func cutConnection() async throws {
    try await withPostgres { place in
      let storage = try await place.open()
      let tries = Mutex(0)
      try await storage.write { shop in
        var stock = try shop.stock(of: "mug")
        try stock.receive(1)
        if tries.withLock({
          $0 += 1; return $0
        }) == 1 {
          try place.run(Self.cut)
        }
        try shop.save(stock, of: "mug")
      }
      #expect(tries.withLock(\.self) == 2)
      #expect(try await storage.read { try $0.stock(of: "mug").onHand } == 26)
      try place.run(Self.cut)
      #expect(try await storage.read { try $0.stock(of: "mug").onHand } == 26)
      try await storage.close()
    }
  }

  @Test(
    "A change that came in the way of another one is made again, also where it caught the error")
  func caughtConflict() async throws {
    try await withPostgres { place in
      let (storage, other) = (try await place.open(), try await place.open())
      let tries = Mutex(0)
      let written = DispatchSemaphore(value: 0)
      try await storage.write { shop in
        var stock = try shop.stock(of: "mug")
        if tries.withLock({
          $0 += 1; return $0
        }) == 1 {
          Task {
            try await other.write { try $0.save(.of(3), of: "mug") }
            written.signal()
          }
          written.wait()
        }
        try stock.receive(1)
        try? shop.attempt { [stock] in try shop.save(stock, of: "mug") }
      }
      #expect(tries.withLock(\.self) == 2)
      #expect(try await storage.read { try $0.stock(of: "mug").onHand } == 4)
      try await other.close()
      try await storage.close()
    }
  }

  @Test("What another process has committed is heard of, also after the connection was cut")
  func heard() async throws {
    try await withPostgres { place in
      let (storage, other) = (try await place.open(), try await place.open())
      for count in 1...3 {
        var commits = storage.commits().makeAsyncIterator()
        try await other.write { try $0.save(.of(count), of: "mug") }
        while try await storage.read({ try $0.stock(of: "mug").onHand }) != count {
          await commits.next()
        }
        await commits.next()
        try place.run(Self.cut)
      }
      try await other.close()
      try await storage.close()
    }
  }

  @Test("A change that began before another one and ends after it is told of, too")
  func lateChange() async throws {
    try await withPostgres { place in
      let storage = try await place.open()
      let before = try await storage.read { try $0.newestChange() }
      let late = try PostgresConnection(place.address, patience: 60)
      try late.run("BEGIN; UPDATE stock SET onHand = 7 WHERE product = 'mug'")
      try await storage.write { try $0.save(.of(8), of: "bowl") }
      func changes() async throws -> [String] {
        try await storage.read { try $0.changes(after: before).map(\.path) }
      }
      let newest = try await storage.read { try $0.newestChange() }
      #expect(try await changes() == [])
      var commits = storage.commits().makeAsyncIterator()
      try late.run("COMMIT")
      while try await changes().count < 2 { await commits.next() }
      #expect(try await Set(changes()) == ["products/mug", "products/bowl"])
      #expect(try await storage.read { try $0.changes(after: newest).count } == 2)
      try await storage.close()
    }
  }

  @Test("Numbers of changes that another server gave are forgotten where the database was restored")
  func restored() async throws {
    try await withPostgres { place in
      try place.run("INSERT INTO changes VALUES (4000000000000000, 'products/mug', 'x')")
      let storage = try await place.open()
      try await storage.write { try $0.save(.of(8), of: "bowl") }
      try place.run(
        """
        DO $$ BEGIN
          IF EXISTS (SELECT FROM changes WHERE owner = 'x') THEN RAISE 'It is still there.'; END IF;
        END $$
        """)
      try await storage.close()
    }
  }

  @Test("A change that has waited for its turn in vain leaves nothing behind for those after it")
  func waitedInVain() async throws {
    try await withPostgres { place in
      let storage = try await PostgresStorage(address: place.address, currency: .eur, patience: 0.2)
      let other = try PostgresConnection(place.address, patience: 60)
      try other.run("BEGIN; LOCK TABLE turns")
      // More than there are connections.
      _ = try await atOnce(0..<6) { _ in
        await #expect(throws: StorageBusyError.self) {
          try await storage.write(inTurn: true) { try $0.save(.of(3), of: "mug") }
        }
        // Reads do not wait behind them.
        let onHand = try await storage.read { try $0.stock(of: "mug").onHand }
        #expect(onHand == 25)
      }
      try other.run("COMMIT")
      for count in 1...6 {
        try await storage.write(inTurn: true) { try $0.save(.of(count), of: "mug") }
      }
      #expect(try await storage.read { try $0.stock(of: "mug").onHand } == 6)
      try await storage.close()
    }
  }

  @Test(
    "Whoever waits for a connection and is cancelled, or comes to a closed storage, hears of it")
  func cancelled() async throws {
    try await withPostgres { place in
      let storage = try await place.open()
      let other = try PostgresConnection(place.address, patience: 60)
      try other.run("BEGIN; LOCK TABLE turns")
      let waiting = (0..<6).map { count in
        Task { try await storage.write(inTurn: true) { try $0.save(.of(count), of: "mug") } }
      }
      for task in waiting { task.cancel() }
      try other.run("COMMIT")
      for task in waiting { _ = await task.result }
      try await storage.write { try $0.save(.of(9), of: "mug") }
      #expect(try await storage.read { try $0.stock(of: "mug").onHand } == 9)
      try await storage.close()
      await #expect(throws: PostgresError.self) { try await storage.read { try $0.products() } }
    }
  }

  @Test(
    "What is no address is refused, and nothing of it is told",
    arguments: [
      "mysql://shop:secret@localhost/shop", "postgres://shop:100%secret@localhost/shop",
      "postgres://shop:se/cret@localhost/shop", "postgres://shop:se@cret@localhost/shop",
      "postgres://shop:secret@[::1/shop", "postgres://shop:secret@localhost:secret/shop", "",
    ])
  func noAddress(_ address: String) async throws {
    await #expect(throws: PostgresDatabaseError.isNoAddress) {
      try await PostgresStorage(address: address, currency: .eur)
    }
  }

  @Test("A text with a character that is none is refused, and not cut off there")
  func noCharacter() async throws {
    try await withPostgres { place in
      let storage = try await place.open()
      await #expect(throws: PostgresError.self) {
        try await storage.write { try $0.save(.to("a mug"), to: "one\0two", of: "anna") }
      }
      #expect(try await storage.read { try $0.answer(to: "one", of: "anna") } == nil)
      try await storage.close()
    }
  }

  @Test(
    "A database that is another program's, or a later version's, is refused as it is",
    arguments: [
      ("CREATE TABLE customers (name TEXT)", PostgresDatabaseError.isForeign, true),
      ("INSERT INTO versions VALUES (99, now())", .isOfLaterVersion, false),
    ])
  func refused(sql: String, error: PostgresDatabaseError, isEmpty: Bool) async throws {
    try await withPostgres(isEmpty: isEmpty) { place in
      try place.run(sql)
      await #expect(throws: error) { try await place.open() }
      #expect("\(error)".hasSuffix("database."))
    }
  }

  @Test("Where there is no server, the error says so in a sentence")
  func noServer() async throws {
    let error = await #expect(throws: PostgresError.self) {
      try await PostgresStorage(
        address: "postgres://shop@/shop?host=/nowhere", currency: .eur, patience: 1)
    }
    #expect(error.map { "\($0)" }?.contains("/nowhere") == true, "\(String(describing: error))")
    #expect(error.map { "\($0)" }?.contains("\n") == false)
  }

  @Test("A newer program adds a column while an older one reads and writes, and neither notices")
  func migrated() async throws {
    try await withPostgres { place in
      let old = try await place.open()
      try await old.write { try $0.add(.of("anna", "1001")) }
      let (begun, continuation) = AsyncStream.makeStream(of: Void.self)
      let isWanted = DispatchSemaphore(value: 0)
      // It holds what it has read of for as long as the other one tries.
      let reading = Task {
        try await old.read { shop in
          let before = try shop.orders(of: "anna", before: nil, upTo: 9).count
          continuation.yield()
          isWanted.wait()
          return try before + shop.openOrders().count
        }
      }
      for await _ in begun { break }
      let (migrated, done) = AsyncStream.makeStream(of: Result<Void, any Error>.self)
      DispatchQueue(label: "newer").async {
        done.yield(
          Result {
            let newer = try PostgresConnection(place.address, patience: 3_600)
            let columns = [
              "ALTER TABLE orders ADD COLUMN note TEXT", "ALTER TABLE stock ADD COLUMN shelf TEXT",
            ]
            try PostgresMigrations(on: newer, versions: PostgresMigrations.all + [columns]).run()
          })
      }
      // Nobody else waits, although it has to.
      for count in 1...20 {
        try await old.write { try $0.save(.of(count), of: "mug") }
        #expect(try await old.read { try $0.openOrders().count } == 1)
      }
      isWanted.signal()
      #expect(try await reading.value == 2)
      for await result in migrated {
        try result.get()
        break
      }
      try await old.write { shop in
        try shop.add(.of("anna", "1002"))
        try shop.save(.of(5), of: "mug")
      }
      #expect(try await old.read { try $0.orders(of: "anna", before: nil, upTo: 9).count } == 2)
      #expect(try await old.read { try $0.stock(of: "mug").onHand } == 5)
      try await old.close()
      await #expect(throws: PostgresDatabaseError.isOfLaterVersion) { try await place.open() }
    }
  }
}
