import Foundation
internal import StorefrontDomain
import StorefrontServer
import Testing

extension StorageLaw {
  static let discounts: [StorageLaw] = [
    StorageLaw("A discount is read as it was written, and replaced by its code", of: discount),
    StorageLaw(
      "A code is its visitor's own, and an order keeps the one that it has used", of: code),
  ]

  @Sendable private static func discount(_ storage: any ShopStorage) async throws {
    let moment = Date(timeIntervalSince1970: 1_795_608_000.5)
    let whole = try Discount(
      DiscountCode("A1B"), .amount(.euros(5_00)), from: moment, until: moment + 1, usageLimit: 1)
    let second = try Discount(
      DiscountCode("B2C"), .percentage(Percentage(hundredths: 12_50)), minimumOrder: .euros(50_00),
      from: moment, until: moment + 60, usageLimit: 7, timesUsed: 3)
    var used = second
    used.use()
    try await storage.write { [used] shop in
      for discount in [second, whole, used] { try shop.save(discount) }
    }
    #expect(try await storage.read { try $0.discounts() } == [whole, used])
    #expect(try await storage.read { try $0.discount(DiscountCode("A1B")) } == whole)
    #expect(try await storage.read { try $0.discount(DiscountCode("B2D")) } == nil)
  }

  @Sendable private static func code(_ storage: any ShopStorage) async throws {
    let code = try DiscountCode("SUMMER25")
    var order = try PlacedOrder.of("anna", "1001")
    order.discountCode = code
    try await storage.write { [order] shop in
      try shop.save(code, of: "anna")
      try shop.add(order)
      try shop.add(.of("berta", "1002"))
    }
    #expect(try await storage.read { try $0.code(of: "anna") } == code)
    #expect(try await storage.read { try $0.code(of: "berta") } == nil)
    #expect(try await storage.read { try $0.order("1001") } == order)
    #expect(try await storage.read { try $0.order("1002")?.discountCode } == nil)
    try await storage.write { try $0.save(DiscountCode?.none, of: "anna") }
    #expect(try await storage.read { try $0.code(of: "anna") } == nil)
  }
}
