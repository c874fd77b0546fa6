import StorefrontDomain
import StorefrontServer

/// A shop as a value: what three customers and the staff may see of it after each step, by the rules alone. It knows
/// no request, no key and no mishap: each step is done once.
struct ShopModel {
  struct Purchase: Equatable {
    var number: Int
    var customer: Int
    var lines: [ProductID: Int]
    var total: Int
    var status = OrderStatus.placed
    var sent: [ProductID: Int] = [:]
    var discount: Int?

    var left: [ProductID: Int] {
      lines.reduce(into: [:]) { $0[$1.key] = $1.value - sent[$1.key, default: 0] }
    }
  }

  /// The kinds of messages that wait for a service.
  enum Message: Equatable {
    case charge(Int)
    case refund(Int)
  }

  var stock: [ProductID: (onHand: Int, reserved: Int)] = [
    Ware.mug.id: (25, 0), Ware.bowl.id: (25, 0),
  ]
  var discounts = ShopModel.firstDiscounts
  /// The discount whose code each customer has typed.
  var codes: [Int?] = [nil, nil, nil]
  var carts = Array(repeating: Cart(in: .eur), count: 3)
  var purchases: [Purchase] = []
  var outbox: [Message] = []
  /// The money that has come in, less what has gone back, in cents.
  var money = 0

  /// The discounts of a shop whose history begins: few may use them.
  static let firstDiscounts: [Discount] = [
    discountForEver("TEN", usageLimit: 3) {
      .percentage(try Percentage(hundredths: 10_00))
    },
    discountForEver("FIVE", from: Money(minorUnits: 30_00, .eur), usageLimit: 2) {
      .amount(Money(minorUnits: 5_00, .eur))
    },
  ]

  private static func discountForEver(
    _ code: String, from minimum: Money? = nil, usageLimit: Int,
    _ benefit: () throws -> Discount.Benefit
  ) -> Discount {
    do {
      return try Discount(
        DiscountCode(code), benefit(), minimumOrder: minimum, from: .distantPast,
        until: .distantFuture, usageLimit: usageLimit)
    } catch {
      fatalError("\(code): \(error)")
    }
  }

  /// Does a step; returns whether it is done rather than refused.
  mutating func take(_ operation: ShopStep.Operation) -> Bool {
    switch operation {
    case .add(let customer, let ware, let count):
      return (try? carts[customer].add(ware.id, count, at: ware.price)) != nil
    case .setQuantity(let customer, let ware, let count):
      return (try? carts[customer].setQuantity(count, of: ware.id)) != nil
    case .remove(let customer, let ware): return (try? carts[customer].remove(ware.id)) != nil
    case .setCode(let customer, let code):
      guard amount(of: discounts[code], customer) != nil else { return false }
      codes[customer] = code
      return true
    case .removeCode(let customer):
      codes[customer] = nil
      return true
    case .order(let customer): return order(customer)
    case .cancelOwn(let customer, let order):
      let own = purchases.indices.filter { purchases[$0].customer == customer }
      return own.isEmpty ? false : cancel(own[order % own.count])
    case .ship(let order): return send(order) { $0 }
    case .partOf(let order): return send(order) { min($0, 1) }
    case .handOver(let order): return handOver(order)
    case .deliver(let order): return move(order, from: .shipped, to: .delivered) { _ in }
    case .return(let order):
      return move(order, from: .delivered, to: .returned) { shop in
        let purchase = shop.purchases[order % shop.purchases.count]
        for (product, count) in purchase.lines { shop.stock[product]?.onHand += count }
        shop.outbox.append(.refund(purchase.number))
      }
    case .cancel(let order):
      return purchases.isEmpty ? false : cancel(order % purchases.count)
    case .receive(let ware, let count):
      stock[ware.id]?.onHand += count
      return true
    case .writeOff(let ware, let count): return writeOff(count, of: ware.id)
    case .work(let declines):
      work(declines: declines)
      return true
    }
  }

  private func goods(of customer: Int) -> Int {
    carts[customer].lines.reduce(0) { $0 + $1.price.minorUnits * $1.quantity }
  }

  private func amount(of discount: Discount, _ customer: Int) -> Int? {
    let goods = Money(minorUnits: goods(of: customer), .eur)
    guard case .applies(let amount) = discount.result(for: goods, at: .now) else { return nil }
    return amount.minorUnits
  }

  /// The cents that a customer's code takes off their cart, if it takes any.
  func discount(of customer: Int) -> Int? {
    codes[customer].flatMap { amount(of: discounts[$0], customer) }
  }

  func total(of customer: Int) -> Int {
    let left = goods(of: customer) - (discount(of: customer) ?? 0)
    return left + (Self.picksUp(customer) || left >= 50_00 ? 0 : 4_90)
  }

  /// Whether a customer picks up what they have ordered; it is sent to the others.
  static func picksUp(_ customer: Int) -> Bool { customer == 2 }

  func available(_ product: ProductID) -> Int {
    stock[product].map { $0.onHand - $0.reserved } ?? 0
  }

  private mutating func order(_ customer: Int) -> Bool {
    let lines = carts[customer].lines
    guard !lines.isEmpty, lines.allSatisfy({ $0.quantity <= available($0.product) }) else {
      return false
    }
    for line in lines { stock[line.product]?.reserved += line.quantity }
    let number = 1_001 + purchases.count
    purchases.append(
      Purchase(
        number: number, customer: customer,
        lines: lines.reduce(into: [:]) { $0[$1.product] = $1.quantity },
        total: total(of: customer),
        discount: discount(of: customer).flatMap { _ in codes[customer] }))
    if let used = purchases.last?.discount {
      discounts[used].use()
      codes[customer] = nil
    }
    carts[customer] = Cart(in: .eur)
    outbox.append(.charge(number))
    return true
  }

  private mutating func cancel(_ index: Int) -> Bool {
    let purchase = purchases[index]
    guard [.placed, .paid].contains(purchase.status), purchase.sent.isEmpty else { return false }
    for (product, count) in purchase.lines { stock[product]?.reserved -= count }
    if purchase.status == .paid { outbox.append(.refund(purchase.number)) }
    if let used = purchase.discount { discounts[used].giveBack() }
    purchases[index].status = .cancelled
    return true
  }

  private mutating func send(_ order: Int, _ part: (Int) -> Int) -> Bool {
    guard !purchases.isEmpty else { return false }
    let index = order % purchases.count
    guard purchases[index].status == .paid, !Self.picksUp(purchases[index].customer) else {
      return false
    }
    for (product, left) in purchases[index].left where left > 0 {
      let count = part(left)
      stock[product]?.onHand -= count
      stock[product]?.reserved -= count
      purchases[index].sent[product, default: 0] += count
    }
    if purchases[index].left.values.allSatisfy({ $0 == 0 }) { purchases[index].status = .shipped }
    return true
  }

  private mutating func handOver(_ order: Int) -> Bool {
    guard !purchases.isEmpty else { return false }
    let index = order % purchases.count
    guard purchases[index].status == .paid, Self.picksUp(purchases[index].customer) else {
      return false
    }
    for (product, count) in purchases[index].lines {
      stock[product]?.onHand -= count
      stock[product]?.reserved -= count
    }
    (purchases[index].sent, purchases[index].status) = (purchases[index].lines, .delivered)
    return true
  }

  private mutating func move(
    _ order: Int, from old: OrderStatus, to new: OrderStatus, _ change: (inout ShopModel) -> Void
  ) -> Bool {
    guard !purchases.isEmpty, purchases[order % purchases.count].status == old else { return false }
    purchases[order % purchases.count].status = new
    change(&self)
    return true
  }

  private mutating func writeOff(_ count: Int, of product: ProductID) -> Bool {
    var shop = self
    for index in purchases.indices.reversed() where shop.available(product) < count {
      if purchases[index].lines[product] != nil { _ = shop.cancel(index) }
    }
    guard shop.available(product) >= count else { return false }
    shop.stock[product]?.onHand -= count
    self = shop
    return true
  }

  private mutating func work(declines: Bool) {
    var mayDecline = declines
    while !outbox.isEmpty {
      switch outbox.removeFirst() {
      case .charge(let number):
        let index = number - 1_001
        if mayDecline {
          if purchases[index].status == .placed { _ = cancel(index) }
        } else {
          money += purchases[index].total
          if purchases[index].status == .placed {
            purchases[index].status = .paid
          } else {
            outbox.append(.refund(number))
          }
        }
      case .refund(let number): money -= purchases[number - 1_001].total
      }
      mayDecline = false
    }
  }
}
