import GRDB

/// A file as version 1 of the shop left it: dumped from one that its program had written, with two of its
/// products. Anna has ordered two mugs, and Berta has a bowl and three mugs in her cart.
enum Version1File {
  /// Writes the file.
  static func write(to path: String) throws {
    var configuration = Configuration()
    configuration.journalMode = .wal
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.write { try $0.execute(sql: sql) }
    try queue.close()
  }

  private static let sql = #"""
    CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
    INSERT INTO grdb_migrations VALUES ('1');
    CREATE TABLE products (
      id TEXT NOT NULL PRIMARY KEY, position INTEGER NOT NULL, name TEXT NOT NULL,
      description TEXT NOT NULL, price INTEGER NOT NULL, currency TEXT NOT NULL,
      categoryID TEXT NOT NULL, category TEXT NOT NULL, brandID TEXT, brand TEXT,
      isActive INTEGER NOT NULL) STRICT;
    INSERT INTO products VALUES (
      'mug', 1, 'Mug', 'Stoneware, glazed by hand. Holds 350 ml.',
      1250, 'EUR', 'kitchen', 'Kitchen', NULL, NULL, 1);
    INSERT INTO products VALUES (
      'bowl', 3, 'Bowl', 'Ash wood, oiled. For salad, or for apples.',
      990, 'EUR', 'kitchen', 'Kitchen', NULL, NULL, 1);
    CREATE TABLE stock (
      product TEXT NOT NULL PRIMARY KEY REFERENCES products (id),
      onHand INTEGER NOT NULL, reserved INTEGER NOT NULL,
      CHECK (0 <= reserved AND reserved <= onHand)) STRICT;
    INSERT INTO stock VALUES ('bowl', 25, 0);
    INSERT INTO stock VALUES ('mug', 25, 2);
    CREATE TABLE cartLines (
      visitor TEXT NOT NULL, position INTEGER NOT NULL, product TEXT NOT NULL,
      quantity INTEGER NOT NULL, price INTEGER NOT NULL, currency TEXT NOT NULL,
      PRIMARY KEY (visitor, product)) STRICT, WITHOUT ROWID;
    INSERT INTO cartLines VALUES ('BBBBBBBBBBBBBBBBBBBBBB', 0, 'bowl', 1, 990, 'EUR');
    INSERT INTO cartLines VALUES ('BBBBBBBBBBBBBBBBBBBBBB', 1, 'mug', 3, 1250, 'EUR');
    CREATE TABLE orders (
      id TEXT NOT NULL PRIMARY KEY, visitor TEXT NOT NULL, placedAt REAL NOT NULL,
      status TEXT NOT NULL, shipping TEXT NOT NULL, shippingCost INTEGER NOT NULL,
      currency TEXT NOT NULL, street TEXT NOT NULL, postalCode TEXT NOT NULL,
      city TEXT NOT NULL, country TEXT NOT NULL) STRICT;
    INSERT INTO orders VALUES (
      '1001', 'AAAAAAAAAAAAAAAAAAAAAA', 1795626098.9151313, 'placed',
      'standard', 490,'EUR', 'Hauptstraße 1', '10115', 'Berlin', 'Germany');
    CREATE TABLE orderLines (
      orderID TEXT NOT NULL REFERENCES orders (id), position INTEGER NOT NULL,
      product TEXT NOT NULL, name TEXT NOT NULL, quantity INTEGER NOT NULL,
      unitPrice INTEGER NOT NULL, discount INTEGER NOT NULL,
      PRIMARY KEY (orderID, position)) STRICT, WITHOUT ROWID;
    INSERT INTO orderLines VALUES ('1001', 0, 'mug', 'Mug', 2, 1250, 0);
    CREATE TABLE answers (
      visitor TEXT NOT NULL, key TEXT NOT NULL, request TEXT NOT NULL,
      status INTEGER NOT NULL, body BLOB NOT NULL,
      PRIMARY KEY (visitor, key)) STRICT, WITHOUT ROWID;
    INSERT INTO answers VALUES (
      'AAAAAAAAAAAAAAAAAAAAAA', 'one',
      'POST /api/v1/cart/lines {"product":"mug","quantity":2}',
      200,
      CAST('{"lines":[{"name":"Mug","price":{"currency":"EUR","minorUnits":1250},"product":"mug"' ||
      ',"quantity":2,"total":{"currency":"EUR","minorUnits":2500}}],"shipping":[{"cost":{"c' ||
      'urrency":"EUR","minorUnits":490},"kind":"standard","total":{"currency":"EUR","minorU' ||
      'nits":2990}},{"cost":{"currency":"EUR","minorUnits":1290},"kind":"express","total":{' ||
      '"currency":"EUR","minorUnits":3790}},{"cost":{"currency":"EUR","minorUnits":0},"kind' ||
      '":"pickup","total":{"currency":"EUR","minorUnits":2500}}],"subtotal":{"currency":"EU' ||
      'R","minorUnits":2500}}' AS BLOB));
    INSERT INTO answers VALUES (
      'AAAAAAAAAAAAAAAAAAAAAA', 'two',
      'POST /api/v1/orders {"address":{"city":"Berlin","country":"Germany","postalCode":"10' ||
      '115","street":"Hauptstraße 1"},"shipping":"standard","total":{"currency":"EUR","mino' ||
      'rUnits":2990}}',
      201,
      CAST('{"address":{"city":"Berlin","country":"Germany","postalCode":"10115","street":"Haupt' ||
      'straße 1"},"id":"1001","lines":[{"name":"Mug","price":{"currency":"EUR","minorUnits"' ||
      ':1250},"product":"mug","quantity":2,"total":{"currency":"EUR","minorUnits":2500}}],"' ||
      'placedAt":"2026-11-25T17:01:38Z","shipping":"standard","shippingCost":{"currency":"E' ||
      'UR","minorUnits":490},"status":"placed","total":{"currency":"EUR","minorUnits":2990}' ||
      '}' AS BLOB));
    INSERT INTO answers VALUES (
      'BBBBBBBBBBBBBBBBBBBBBB', 'one',
      'POST /api/v1/cart/lines {"product":"bowl","quantity":1}',
      200,
      CAST('{"lines":[{"name":"Bowl","price":{"currency":"EUR","minorUnits":990},"product":"bowl' ||
      '","quantity":1,"total":{"currency":"EUR","minorUnits":990}}],"shipping":[{"cost":{"c' ||
      'urrency":"EUR","minorUnits":490},"kind":"standard","total":{"currency":"EUR","minorU' ||
      'nits":1480}},{"cost":{"currency":"EUR","minorUnits":1290},"kind":"express","total":{' ||
      '"currency":"EUR","minorUnits":2280}},{"cost":{"currency":"EUR","minorUnits":0},"kind' ||
      '":"pickup","total":{"currency":"EUR","minorUnits":990}}],"subtotal":{"currency":"EUR' ||
      '","minorUnits":990}}' AS BLOB));
    CREATE INDEX ordersOfVisitor ON orders (visitor, placedAt);
    """#
}
