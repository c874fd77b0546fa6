import Foundation
internal import StorefrontDomain
public import StorefrontServer
public import Testing

/// A law that every storage of a shop keeps, whatever database it has.
///
/// ```swift
/// @Test("A storage keeps the law", arguments: StorageLaw.all)
/// func law(_ law: StorageLaw) async throws {
///   try await withFolder { folder in
///     try await law.check { try SQLiteStorage(path: folder + "/shop.sqlite", currency: .eur) }
///   }
/// }
/// ```
public struct StorageLaw: Sendable, CustomTestStringConvertible {
  /// The function that opens the storage of one place, for prices in euros: empty at first, later with what
  /// was stored there.
  public typealias Place = @Sendable () async throws -> any ShopStorage

  /// The law, in a sentence.
  public let testDescription: String
  private let body: @Sendable (@escaping Place) async throws -> Void

  init(_ description: String, at body: @escaping @Sendable (@escaping Place) async throws -> Void) {
    testDescription = description
    self.body = body
  }

  /// A law of one storage that is open as long as it is looked at.
  init(_ description: String, of body: @escaping @Sendable (any ShopStorage) async throws -> Void) {
    self.init(
      description,
      at: { open in
        let storage = try await open()
        try await body(storage)
        try await storage.close()
      })
  }

  /// Expects that the storages which are opened at a place of the law's own keep it.
  public func check(_ open: @escaping Place) async throws { try await body(open) }

  /// All laws.
  public static let all: [StorageLaw] =
    values + people + orders + discounts + extremes + transactions + concurrency
}

// MARK: What was saved is read

extension StorageLaw {
  static let values: [StorageLaw] = [
    StorageLaw("A product is read with all that it has, and replaced by its identity", of: product),
    StorageLaw(
      "Products stand in the order in which they were added, also when saved again",
      of: orderOfProducts),
    StorageLaw("A picture is read byte by byte, and the next takes its place", of: picture),
    StorageLaw("A stock is read as it was saved; what never came in has none", of: stock),
    StorageLaw("A cart keeps the order of its lines, and is its visitor's own", of: cart),
    StorageLaw(
      "Orders are read as they were placed, the newest first, by who placed them",
      of: orders),
    StorageLaw("An order has come as far as it had when it was saved", of: status),
    StorageLaw("An answer is found by its key and its visitor", of: answer),
    StorageLaw("Answers from before a moment are removed, and no others", of: oldAnswers),
  ]

  @Sendable private static func picture(_ storage: any ShopStorage) async throws {
    try await storage.write { try $0.save(try .mug(12_50)) }
    #expect(try await storage.read { try $0.picture(of: "mug") } == nil)
    #expect(try await storage.read { try $0.pictureVersion(of: "mug") } == nil)
    for kind in [SentPicture.Kind.png, .jpeg] {
      let picture = SentPicture(kind: kind, stored: Data(0...255) + Data(kind.rawValue.utf8))
      try await storage.write { try $0.save(picture, of: "mug") }
      #expect(try await storage.read { try $0.picture(of: "mug") } == picture)
      #expect(try await storage.read { try $0.pictureVersion(of: "mug") } == picture.version)
    }
  }

  @Sendable private static func product(_ storage: any ShopStorage) async throws {
    var mug = try Product.mug(12_50)
    mug.brand = Brand(id: "kiln", name: try Name("The Kiln"))
    try await storage.write { [mug] in try $0.save(mug) }
    #expect(try await storage.read { try $0.product("mug") } == mug)
    (mug.price, mug.isActive, mug.brand) = (try Price(.euros(13_00)), false, nil)
    try await storage.write { [mug] in try $0.save(mug) }
    #expect(try await storage.read { try $0.products() } == [mug])
    #expect(try await storage.read { try $0.product("unicorn") } == nil)
  }

  @Sendable private static func orderOfProducts(_ storage: any ShopStorage) async throws {
    for id in ["b", "c", "a", "b"] {
      try await storage.write { try $0.save(.mug(12_50, id: ProductID(id))) }
    }
    #expect(try await storage.read { try $0.products().map(\.id) } == ["b", "c", "a"])
  }

  @Sendable private static func stock(_ storage: any ShopStorage) async throws {
    let stock = try StockItem.of(5, reserved: 2)
    try await storage.write { shop in
      try shop.save(.mug(12_50))
      try shop.save(.of(9), of: "mug")
      try shop.save(stock, of: "mug")
    }
    #expect(try await storage.read { try $0.stock(of: "mug") } == stock)
    #expect(try await storage.read { try $0.stock(of: "unicorn") } == StockItem())
  }

  @Sendable private static func cart(_ storage: any ShopStorage) async throws {
    var cart = Cart(in: .eur)
    for id in ["c", "a", "b"] { try cart.add(ProductID(id), 3, at: .euros(1_00)) }
    try await storage.write { [cart] in try $0.save(cart, of: "anna") }
    #expect(try await storage.read { try $0.cart(of: "anna") } == cart)
    #expect(try await storage.read { try $0.cart(of: "berta") } == Cart(in: .eur))
    try cart.remove("c")
    try await storage.write { [cart] in try $0.save(cart, of: "anna") }
    #expect(try await storage.read { try $0.cart(of: "anna") } == cart)
  }

  @Sendable private static func orders(_ storage: any ShopStorage) async throws {
    let orders = try ShippingMethod.Kind.allCases.enumerated().map { day, kind in
      try PlacedOrder.of("anna", "\(day)", at: 1_000 * Double(day) + 0.25, by: kind)
    }
    // Two of one moment: the one that was added later is the newer.
    let twin = try PlacedOrder.of("anna", "9", at: 2_000.25)
    try await storage.write { shop in for order in orders + [twin] { try shop.add(order) } }
    let read = try await storage.read { try $0.orders(of: "anna") }
    #expect(read == ([twin] + orders.reversed()))
    #expect(try await storage.read { try $0.orders(of: "berta") } == [])
  }

  @Sendable private static func status(_ storage: any ShopStorage) async throws {
    let ways: [[OrderEvent]] = [
      [], [.cancel], [.pay], [.pay, .ship], [.pay, .ship, .deliver],
      [.pay, .ship, .deliver, .return],
    ]
    for way in ways {
      var order = try PlacedOrder.of("anna", "\(way.count)\(way.first == .cancel)")
      for event in way { try order.order.handle(event) }
      try await storage.write { [order] in try $0.add(order) }
      let read = try await storage.read { try $0.orders(of: "anna").first }
      #expect(read == order)
    }
  }

  @Sendable private static func answer(_ storage: any ShopStorage) async throws {
    let answer = StoredAnswer.to("a mug", at: 1_000.5)
    try await storage.write { try $0.save(answer, to: "1", of: "anna") }
    #expect(try await storage.read { try $0.answer(to: "1", of: "anna") } == answer)
    #expect(try await storage.read { try $0.answer(to: "2", of: "anna") } == nil)
    #expect(try await storage.read { try $0.answer(to: "1", of: "berta") } == nil)
  }

  @Sendable private static func oldAnswers(_ storage: any ShopStorage) async throws {
    try await storage.write { shop in
      for second in 1...4 {
        try shop.save(.to("a mug", at: Double(second)), to: "\(second)", of: "anna")
      }
      try shop.removeAnswers(before: Date(timeIntervalSince1970: 3))
    }
    let left = try await storage.read { shop in
      try ["1", "2", "3", "4"].filter { try shop.answer(to: $0, of: "anna") != nil }
    }
    #expect(left == ["3", "4"])
  }
}

extension StorageLaw {
  static let extremes: [StorageLaw] = [
    StorageLaw("Texts come back byte by byte, in whatever script, and are never SQL", of: texts),
    StorageLaw("The largest amounts come back", of: amounts),
  ]

  @Sendable private static func texts(_ storage: any ShopStorage) async throws {
    let texts = [
      "Becher 🫖👩‍👩‍👧", "كوب من الخزف", "e\u{301} and é", "'; DROP TABLE products; --",
      #""quoted" \ and % _ ?1 :id"#, "two\nlines\tand a tab",
      String(repeating: "ß", count: 200),
    ]
    for (index, text) in texts.enumerated() {
      let visitor = CustomerID(text)
      let name = String(text.prefix(Name.maximumLength))
      let mug = Product(
        id: ProductID(text), name: try Name(name), description: text,
        price: try Price(.euros(1)), category: Category(id: "a", name: try Name(name)))
      let order = try PlacedOrder.of(visitor, "\(index)", text: text)
      try await storage.write { shop in
        try shop.save(mug)
        try shop.add(order)
      }
      let (read, orders) = try await storage.read { shop in
        (try shop.product(mug.id), try shop.orders(of: visitor))
      }
      #expect(read?.description.utf8.elementsEqual(text.utf8) == true)
      #expect(read?.name.description.utf8.elementsEqual(name.utf8) == true)
      #expect(orders.first?.address?.street.utf8.elementsEqual(text.utf8) == true)
      #expect(orders.first?.names["mug"]?.utf8.elementsEqual(text.utf8) == true)
    }
    #expect(try await storage.read { try $0.products().count } == texts.count)
  }

  @Sendable private static func amounts(_ storage: any ShopStorage) async throws {
    let most = Int.max
    let mug = try Product.mug(most)
    let order = try PlacedOrder.of("anna", "1", cents: most)
    var cart = Cart(in: .eur)
    try cart.add("mug", 99, at: .euros(most))
    try await storage.write { [cart] shop in
      try shop.save(mug)
      try shop.save(.of(most, reserved: most), of: "mug")
      try shop.save(cart, of: "anna")
      try shop.add(order)
    }
    let stock = try StockItem.of(most, reserved: most)
    #expect(try await storage.read { try $0.product("mug") } == mug)
    #expect(try await storage.read { try $0.stock(of: "mug") } == stock)
    #expect(try await storage.read { try $0.cart(of: "anna") } == cart)
    #expect(try await storage.read { try $0.orders(of: "anna") } == [order])
  }
}
