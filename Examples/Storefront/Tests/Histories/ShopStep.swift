import StorefrontDomain

/// A step of a history: an operation of somebody, and what happens to it on its way.
struct ShopStep: Sendable, CustomStringConvertible {
  /// An operation; customers, codes and orders are named by a number of any size, which is taken modulo how many there are.
  enum Operation: Sendable {
    case add(customer: Int, Ware, Int)
    case setQuantity(customer: Int, Ware, Int)
    case remove(customer: Int, Ware)
    case setCode(customer: Int, Int)
    case removeCode(customer: Int)
    case order(customer: Int)
    case cancelOwn(customer: Int, order: Int)
    case ship(order: Int)
    case partOf(order: Int)
    case handOver(order: Int)
    case deliver(order: Int)
    case `return`(order: Int)
    case cancel(order: Int)
    case receive(Ware, Int)
    case writeOff(Ware, Int)
    /// The outbox is sent; the first payment of it may be declined.
    case work(declines: Bool)
  }

  /// A mishap of a request. Whoever has asked does so again, with the same key, until there is an answer.
  enum Mishap: CaseIterable, Sendable {
    case none
    /// It does not arrive the first time.
    case requestLost
    /// It is done, and nobody hears of it.
    case answerLost
    /// It is sent twice at once.
    case sentTwice
    /// The server ends before it, and is started again.
    case restart
    /// The server is killed, at some moment while it is on its way, and is started again.
    case kill
    /// All that was ever asked for arrives once more, late.
    case echoes
  }

  var operation: Operation
  var mishap: Mishap

  var description: String { mishap == .none ? "\(operation)" : "\(operation), \(mishap)" }

  /// Makes a step.
  static func random(
    _ mishaps: [Mishap], staff: Bool, using source: inout some RandomNumberGenerator
  ) -> ShopStep {
    func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &source) }
    let customer = number(0...2)
    let ware = [Ware.mug, .bowl][number(0...1)]
    let order = number(0...7)
    let operation: Operation =
      switch number(0...(staff ? 24 : 12)) {
      case 0...2: .add(customer: customer, ware, number(1...3))
      case 3: .setQuantity(customer: customer, ware, number(0...4))
      case 4: .remove(customer: customer, ware)
      case 5...7: .order(customer: customer)
      case 8...9: .cancelOwn(customer: customer, order: order)
      case 10...11: .setCode(customer: customer, number(0...1))
      case 12: .removeCode(customer: customer)
      case 13...14: .ship(order: order)
      case 15: .partOf(order: order)
      case 16: .deliver(order: order)
      case 17: .return(order: order)
      case 18: .cancel(order: order)
      case 19: .receive(ware, number(1...6))
      case 20: .writeOff(ware, number(1...6))
      case 21...22: .handOver(order: order)
      default: .work(declines: number(0...4) == 0)
      }
    let mishap = number(0...2) == 0 ? mishaps.randomElement(using: &source) : nil
    return ShopStep(operation: operation, mishap: mishap ?? .none)
  }
}
