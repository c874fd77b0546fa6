import StorefrontDomain
import Testing

@Suite("The stock of a product") struct StockItemTests {
  @Test("What is reserved stays on hand but is not available until it is released or shipped")
  func moved() throws {
    var item = StockItem()
    try item.receive(5)
    try item.reserve(3)
    #expect((item.onHand, item.reserved, item.available) == (5, 3, 2))
    try item.release(1)
    #expect((item.onHand, item.reserved, item.available) == (5, 2, 3))
    try item.ship(2)
    #expect((item.onHand, item.reserved, item.available) == (3, 0, 3))
  }

  @Test(
    "The last piece can be reserved; a quantity that is not there is refused and nothing changes",
    .tags(.badInput)
  )
  func refused() throws {
    var item = StockItem()
    try item.receive(3)
    try item.reserve(2)
    let before = item
    #expect(throws: StockError.notEnough(requested: 2, available: 1)) { try item.reserve(2) }
    #expect(throws: StockError.notReserved(requested: 3, reserved: 2)) { try item.release(3) }
    #expect(throws: StockError.notReserved(requested: 3, reserved: 2)) { try item.ship(3) }
    #expect(item == before)
    try item.reserve(1)
    #expect(item.available == 0)
  }

  @Test("Only a quantity above zero can be moved", .tags(.badInput), arguments: [0, -1, .min])
  func notAboveZero(_ quantity: Int) throws {
    var item = StockItem()
    try item.receive(1)
    let error = StockError.quantityNotAboveZero(quantity)
    #expect(throws: error) { try item.receive(quantity) }
    #expect(throws: error) { try item.reserve(quantity) }
    #expect(throws: error) { try item.release(quantity) }
    #expect(throws: error) { try item.ship(quantity) }
    #expect((item.onHand, item.reserved) == (1, 0))
  }

  @Test("More than can be counted is refused", .tags(.badInput))
  func overflow() throws {
    var item = StockItem()
    try item.receive(.max - 1)
    #expect(throws: StockError.tooMany(received: 2, onHand: .max - 1)) { try item.receive(2) }
    try item.receive(1)
    #expect(item.onHand == .max)
  }

  @Test(
    "No sequence of five movements out of six makes the stock negative: 7,776 are tried",
    .tags(.stockIsNeverNegative, .everyCase)
  )
  func everyCase() {
    let movements: [(inout StockItem) throws -> Void] = [
      { try $0.receive(1) }, { try $0.receive(2) }, { try $0.reserve(1) }, { try $0.reserve(2) },
      { try $0.release(1) }, { try $0.ship(1) },
    ]
    var items = [StockItem()]
    for _ in 1...5 {
      items = items.flatMap { item in
        movements.map { movement in
          var moved = item
          try? movement(&moved)
          return moved
        }
      }
    }
    #expect(items.count == 7_776)
    #expect(items.allSatisfy { 0 <= $0.reserved && $0.reserved <= $0.onHand && $0.onHand <= 10 })
    #expect(Set(items).count == 33)
  }

  @Test("What is broken is written off, but nothing that is promised")
  func writesOff() throws {
    var item = StockItem()
    try item.receive(5)
    try item.reserve(2)
    for quantity in [0, -1] {
      #expect(throws: StockError.quantityNotAboveZero(quantity)) { try item.writeOff(quantity) }
    }
    #expect(throws: StockError.notEnough(requested: 4, available: 3)) { try item.writeOff(4) }
    try item.writeOff(3)
    #expect(item.onHand == 2 && item.reserved == 2 && item.available == 0)
  }

  @Test(
    "Each error says how many there are",
    arguments: [
      (.quantityNotAboveZero(0), "0 pieces cannot be moved. Use one or more."),
      (
        .notEnough(requested: 3, available: 2),
        "Available: 2, asked for: 3. Ask for fewer."
      ),
      (
        .notReserved(requested: 3, reserved: 2),
        "Reserved: 2, asked for: 3. Reserve them first."
      ),
      (
        .tooMany(received: 2, onHand: 9),
        "2 pieces more than 9 cannot be counted. Receive fewer."
      ),
    ] as [(StockError, String)]
  )
  func sentences(_ error: StockError, _ sentence: String) {
    #expect(error.description == sentence)
  }
}
