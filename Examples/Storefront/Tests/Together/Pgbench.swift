import BrowserTesting
import Foundation
import Testing

/// PostgreSQL's own load, with the statements that the shop sends for the same deeds and nothing around them.
enum Pgbench {
  private static let path = "/usr/bin/pgbench"
  static let isThere = FileManager.default.isExecutableFile(atPath: path)

  /// The statements of a look at a product.
  static let look = """
    \\set p random(1, 12)
    BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
    SELECT * FROM products WHERE id = \(product);
    SELECT onHand, reserved FROM stock WHERE product = \(product);
    SELECT version FROM pictures WHERE product = \(product);
    COMMIT;
    """

  /// The statements of a purchase: of the line in the cart, of the order, and of the outbox. Where one comes in the way of
  /// others, pgbench begins with the first again.
  static let purchase = """
    \\set p random(1, 12)
    \\set k random(1, 1000000000000)
    BEGIN ISOLATION LEVEL SERIALIZABLE;
    SELECT * FROM answers WHERE visitor = \(visitor) AND key = 'l' || :k;
    SAVEPOINT s1;
    SELECT customer FROM logIns WHERE visitor = \(visitor) AND since >= 0;
    INSERT INTO guests VALUES (\(visitor), 1) ON CONFLICT (visitor) DO UPDATE SET last = excluded.last;
    SELECT * FROM products WHERE id = \(product);
    SELECT * FROM cartLines WHERE visitor = \(visitor) ORDER BY position;
    DELETE FROM cartLines WHERE visitor = \(visitor);
    INSERT INTO cartLines VALUES (\(visitor), 0, \(product), 1, 1250, 'EUR');
    SELECT * FROM cartLines WHERE visitor = \(visitor) ORDER BY position;
    SELECT * FROM products WHERE id = \(product);
    SELECT version FROM pictures WHERE product = \(product);
    SELECT code FROM cartCodes WHERE visitor = \(visitor);
    SELECT code FROM cartCodes WHERE visitor = \(visitor);
    RELEASE s1;
    INSERT INTO answers VALUES (\(visitor), 'l' || :k, 'x', 2000000000, 200, 'cart')
      ON CONFLICT DO NOTHING;
    COMMIT;
    BEGIN ISOLATION LEVEL SERIALIZABLE;
    LOCK TABLE turns IN EXCLUSIVE MODE;
    SELECT * FROM answers WHERE visitor = \(visitor) AND key = 'o' || :k;
    SAVEPOINT s1;
    SELECT customer FROM logIns WHERE visitor = \(visitor) AND since >= 0;
    INSERT INTO guests VALUES (\(visitor), 1) ON CONFLICT (visitor) DO UPDATE SET last = excluded.last;
    SELECT * FROM accounts WHERE customer = \(visitor);
    SELECT * FROM cartLines WHERE visitor = \(visitor) ORDER BY position;
    SELECT COALESCE(MAX(orderNumber(id)), 1000) + 1 AS n FROM orders \\gset
    SELECT onHand, reserved FROM stock WHERE product = \(product);
    SELECT * FROM products WHERE id = \(product);
    SELECT code FROM cartCodes WHERE visitor = \(visitor);
    UPDATE stock SET reserved = reserved + 1 WHERE product = \(product);
    INSERT INTO orders VALUES ('' || :n, \(visitor), 1, 'placed', 'pickup', 0, 'EUR', '', '', '', '',
      NULL, 200, NULL, NULL, NULL);
    INSERT INTO orderLines VALUES ('' || :n, 0, \(product), 'x', 1, 1250, 0);
    INSERT INTO orderDeeds VALUES ('' || :n, (SELECT COUNT(*) FROM orderDeeds WHERE orderID = '' || :n), 1,
      'customer', NULL, 'placed', NULL, NULL, NULL);
    INSERT INTO outbox (key, orderID, wish, amount, currency) VALUES ('' || :n, '' || :n, 'charge', 1250, 'EUR');
    DELETE FROM cartLines WHERE visitor = \(visitor);
    SELECT * FROM orderDeeds WHERE orderID = '' || :n ORDER BY position;
    SELECT * FROM shipments WHERE orderID = '' || :n ORDER BY rowid;
    SELECT version FROM pictures WHERE product = \(product);
    RELEASE s1;
    INSERT INTO answers VALUES (\(visitor), 'o' || :k, 'x', 2000000000, 201, 'receipt');
    COMMIT;
    BEGIN ISOLATION LEVEL SERIALIZABLE;
    LOCK TABLE turns IN EXCLUSIVE MODE;
    UPDATE outbox SET attempts = attempts + 1, leasedUntil = 2000000000 WHERE number = (
      SELECT number FROM outbox WHERE leasedUntil NOT BETWEEN 1000000000 AND 3000000000
      ORDER BY wish = 'mail', number LIMIT 1 FOR UPDATE SKIP LOCKED);
    COMMIT;
    SELECT * FROM outbox WHERE key = '' || :n;
    SELECT * FROM orders WHERE id = '' || :n;
    SELECT * FROM orderLines WHERE orderID = '' || :n ORDER BY position;
    BEGIN ISOLATION LEVEL SERIALIZABLE;
    LOCK TABLE turns IN EXCLUSIVE MODE;
    DELETE FROM outbox WHERE key = '' || :n;
    SELECT * FROM orders WHERE id = '' || :n;
    SELECT * FROM orderLines WHERE orderID = '' || :n ORDER BY position;
    UPDATE orders SET status = 'paid' WHERE id = '' || :n;
    INSERT INTO orderDeeds VALUES ('' || :n, (SELECT COUNT(*) FROM orderDeeds WHERE orderID = '' || :n), 1,
      'payment', NULL, 'pay', NULL, NULL, NULL);
    SELECT * FROM accounts WHERE customer = \(visitor);
    COMMIT;
    """

  private static let product = """
    (ARRAY['mug', 'teapot', 'bowl', 'knife', 'board', 'apron', 'notebook', 'pen', 'ink', 'candle', 'seeds', 'gloves'])[\
    CAST(:p AS INT)]
    """
  private static let visitor = "'B' || CAST(:client_id AS INT)"

  /// Sends statements for some seconds, from as many connections as two programs have; returns how long each round took.
  static func run(_ script: String, at folder: String, seconds: Int) async throws -> [Duration] {
    let place = FileManager.default.temporaryDirectory.path + "/pgbench-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: place) }
    // A statement is a line there, unless it goes on in the next.
    try script.write(toFile: place + "/script", atomically: true, encoding: .utf8)
    let status = try await Program(
      path: path,
      arguments: [
        "-h", folder, "-U", "shop", "-n", "-M", "prepared", "-c", "16", "-j", "2", "-T",
        "\(seconds)",
        "--max-tries", "1000", "-l", "--log-prefix", place + "/log", "-f", place + "/script",
        "shop",
      ], environment: ["PGOPTIONS": "-c enable_seqscan=off -c jit=off"]
    ).end()
    #expect(status == 0)
    return try FileManager.default.contentsOfDirectory(atPath: place).filter { $0.hasPrefix("log") }
      .flatMap {
        try String(contentsOfFile: place + "/" + $0, encoding: .utf8).split(separator: "\n")
      }
      .compactMap { line in
        let words = line.split(separator: " ")
        return words.count > 2 ? Int(words[2]).map { .microseconds($0) } : nil
      }
  }
}
