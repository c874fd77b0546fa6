import Foundation
public import StorefrontDomain

/// The steps of an order, each with what belongs to it: the goods, the money, the letter, the history.
extension ShopTransaction {
  /// Adds an order that was just placed, and asks for its money.
  func place(_ placed: PlacedOrder) throws {
    let order = placed.order
    try add(placed)
    try add(.init(placed.placedAt, .customer, .placed), to: order.id)
    try add(
      OutboxMessage(key: "charge-\(order.id)", order: order.id, wish: .charge(order.total)))
  }

  /// Moves an order on.
  ///
  /// - Throws: An `OrderError` where that cannot happen now.
  func move(
    _ placed: PlacedOrder, by event: OrderEvent, _ actor: OrderHistory.Actor, at moment: Date
  ) throws {
    var order = placed.order
    let before = order.status
    try order.handle(event)
    try save(order.status, of: order.id)
    try add(.init(moment, actor, .event(event)), to: order.id)
    switch event {
    case .pay where !placed.shipping.needsAddress:
      try write("is ready", "You can pick it up.", of: placed)
    case .pay: try write("is paid", "We send it as soon as we can.", of: placed)
    case .ship where !placed.shipping.needsAddress: break
    case .ship: try write("is on its way", "All of it has been sent.", of: placed)
    case .deliver: break
    case .cancel:
      for line in order.lines {
        try changeStock(of: line.product) { try $0.release(line.quantity) }
      }
      if let code = placed.discountCode, var discount = try discount(code) {
        discount.giveBack()
        try save(discount)
      }
      // Money that is on its way is given back when it has come.
      if before == .paid { try refund(order) }
      let reason = try history(of: order.id).ending.map { "\($0) " } ?? ""
      try write("is cancelled", "\(reason)You pay nothing for it.", of: placed)
    case .return:
      for line in order.lines {
        try changeStock(of: line.product) { try $0.receive(line.quantity) }
      }
      try refund(order)
      try write("is back", "You get your money back.", of: placed)
    }
  }

  /// Takes the outcome of a message that was sent.
  func take(_ outcome: Outcome, of message: OutboxMessage, at moment: Date) throws {
    guard let placed = try order(message.order) else { return }
    switch outcome {
    case .sent: break
    case .charged where placed.order.status == .placed:
      try move(placed, by: .pay, .payment, at: moment)
    case .charged:
      // It was cancelled while the money was on its way.
      try refund(placed.order)
    case .declined(let reason):
      try add(.init(moment, .payment, .declined(reason)), to: message.order)
      if placed.order.status == .placed { try move(placed, by: .cancel, .payment, at: moment) }
    case .refunded(let amount):
      try add(.init(moment, .payment, .refunded(amount)), to: message.order)
    }
  }

  private func refund(_ order: Order) throws {
    try add(OutboxMessage(key: "refund-\(order.id)", order: order.id, wish: .refund(order.total)))
  }

  /// Writes to the person that an order is for; else to the customer, where they have an account.
  private func write(_ news: String, _ words: String, of placed: PlacedOrder) throws {
    let (id, customer) = (placed.order.id, try account(placed.order.customer)?.customer)
    guard let name = placed.contact?.name ?? customer?.name,
      let email = placed.contact?.email ?? customer?.email
    else { return }
    let mail = Mail(
      to: email.description, subject: "Your order \(id) \(news)",
      text: "\(name), your order \(id) \(news). \(words)")
    let key = "mail-\(id)-\(news.replacing(" ", with: "-"))"
    try add(OutboxMessage(key: key, order: id, wish: .mail(mail)))
  }

  /// Takes the goods of a parcel out of the warehouse.
  func send(_ shipment: Shipment, of order: OrderID) throws {
    try add(shipment, of: order)
    for line in shipment.lines {
      try changeStock(of: line.product) { try $0.ship(line.quantity) }
    }
  }

  /// Gives the customer all of an order that they pick up.
  ///
  /// - Throws: An `OrderError` where that cannot happen now, a ``Problem`` where it is sent in parcels.
  func handOver(
    _ placed: PlacedOrder, _ actor: OrderHistory.Actor, at moment: Date
  ) throws {
    guard !placed.shipping.needsAddress else {
      throw Problem(.conflict, "The order is sent. Pack a parcel.", field: "event")
    }
    let order = placed.order
    let lines = try order.lines.map { try ShipmentLine($0.product, $0.quantity) }
    try move(placed, by: .ship, actor, at: moment)
    try send(Shipment(handedOver: ShipmentID("\(order.id)-1"), lines: lines), of: order.id)
    guard let shipped = try self.order(order.id) else { return }
    try move(shipped, by: .deliver, actor, at: moment)
  }

  /// Takes pieces off the books that are broken or gone. Where they were promised, the newest orders of which nothing
  /// has been sent are cancelled, one after the other.
  ///
  /// - Throws: A `StockError` where that is not enough.
  func writeOff(
    _ quantity: Int, of product: ProductID, _ actor: OrderHistory.Actor, at moment: Date
  ) throws {
    for placed in try unsentOrders(of: product) where try stock(of: product).available < quantity {
      let name = placed.names[product] ?? product.text
      try add(.init(moment, actor, .outOfStock(name)), to: placed.order.id)
      try move(placed, by: .cancel, actor, at: moment)
    }
    try changeStock(of: product) { try $0.writeOff(quantity) }
  }

  /// Changes the stock of a product.
  public func changeStock(of product: ProductID, _ change: (inout StockItem) throws -> Void) throws
  {
    var stock = try stock(of: product)
    try change(&stock)
    try save(stock, of: product)
  }
}
