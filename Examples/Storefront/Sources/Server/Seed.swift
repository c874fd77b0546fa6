import StorefrontDomain

extension ShopStorage {
  /// Fills a shop that has nothing yet with its first products, and so many pieces of each.
  public func seed(pieces: Int = 25, in currency: Currency = .eur) async throws {
    try await write { shop in
      guard try shop.products().isEmpty else { return }
      for (id, name, category, cents, words) in products {
        let group = Category(id: CategoryID(category.lowercased()), name: try Name(category))
        let price = try Price(Money(minorUnits: cents, currency))
        let product = Product(
          id: ProductID(id), name: try Name(name), description: words, price: price, category: group
        )
        try shop.save(product)
        var stock = StockItem()
        try stock.receive(pieces)
        try shop.save(stock, of: product.id)
      }
    }
  }
}

extension ShopServer {
  /// Lets somebody in as an admin, who gives the others their roles; where there is one with this address, they
  /// keep their password.
  public func addAdmin(email: String, password: String) async throws {
    let form = RegistrationForm(name: "Admin", email: email, password: password)
    let customer = try form.customer(id: CustomerID(.randomIdentity()))
    let known = try await storage.read { try $0.account(withEmail: email) }
    if let known, known.role == .admin, try await passwords.verify(password, known.password) {
      return
    }
    let hash = try await passwords.hash(password)
    try await storage.write { shop in
      let account = try shop.account(withEmail: email)
      let owner = account?.customer ?? customer
      // Whoever has registered the address meanwhile, or knows an earlier password, is let out.
      for browser in try shop.visitors(loggedInAs: owner.id, since: .distantPast) {
        try shop.logIn(nil, with: browser, at: now())
      }
      try shop.save(Account(customer: owner, role: .admin, password: hash))
    }
  }
}

private let products = [
  ("mug", "Mug", "Kitchen", 12_50, "Stoneware, glazed by hand. Holds 350 ml."),
  ("teapot", "Teapot", "Kitchen", 38_00, "Cast iron with a sieve of steel, for a litre of tea."),
  ("bowl", "Bowl", "Kitchen", 9_90, "Ash wood, oiled. For salad, or for apples."),
  (
    "knife", "Kitchen knife", "Kitchen", 54_00,
    "A blade of 18 cm that can be ground for a lifetime."
  ),
  ("board", "Cutting board", "Kitchen", 27_00, "Beech, end grain, with a groove for juice."),
  ("apron", "Apron", "Kitchen", 22_00, "Linen, washed before it was sewn."),
  ("lamp", "Desk lamp", "Study", 79_00, "Turns, tilts, and warms its light towards the evening."),
  ("notebook", "Notebook", "Study", 6_50, "160 pages that lie flat, dotted."),
  ("pen", "Fountain pen", "Study", 31_00, "Steel nib, medium. Fills from a bottle."),
  ("ink", "Ink", "Study", 8_20, "Blue-black, 50 ml, fit for documents."),
  ("clock", "Wall clock", "Study", 42_00, "Silent, 25 cm, with all twelve numbers."),
  ("shelf", "Shelf", "Study", 119_00, "Oak, three boards, without a screw."),
  ("blanket", "Blanket", "Bedroom", 68_00, "Wool of one flock, 140 by 200 cm."),
  ("pillow", "Pillow", "Bedroom", 24_00, "Filled with buckwheat hulls."),
  ("candle", "Candle", "Bedroom", 7_80, "Beeswax. Burns for 20 hours."),
  ("slippers", "Slippers", "Bedroom", 29_00, "Felt, with soles of leather."),
  ("watering-can", "Watering can", "Garden", 33_00, "Zinc, 5 litres, pours fine or all at once."),
  ("spade", "Hand spade", "Garden", 18_00, "Forged in one piece. The handle is ash."),
  ("gloves", "Garden gloves", "Garden", 14_00, "Goatskin, for roses."),
  ("seeds", "Meadow seeds", "Garden", 4_90, "Thirty native flowers for ten square metres."),
]
