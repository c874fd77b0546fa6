import Foundation
import StorefrontDomain
import StorefrontTesting
import Testing

/// A history: steps that customers and staff take one after the other, each with what happens to it.
struct ShopHistory: CustomStringConvertible {
  var steps: [ShopStep]

  var description: String {
    steps.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n")
  }

  /// Plays it in a shop that nobody has been in; returns the first difference to what the rules say, if any.
  @MainActor
  func difference(in place: some HistoryPlace) async throws -> String? {
    var model = ShopModel()
    var asked: [HistoryRequest] = []
    for (number, step) in steps.enumerated() {
      let before = model
      let isDone = model.take(step.operation)
      guard let request = HistoryRequest(step.operation, in: before, key: "step \(number)") else {
        if case .work(let declines) = step.operation { try await place.work(declines: declines) }
        if let difference = await differences(from: model, in: place) {
          return "After step \(number + 1): \(difference)"
        }
        continue
      }
      asked.append(request)
      switch step.mishap {
      case .none, .requestLost: break
      case .answerLost: _ = await place.ask(request)
      case .sentTwice:
        async let first = place.ask(request)
        async let second = place.ask(request)
        _ = await (first, second)
      case .restart: try await place.restart()
      case .kill: try await place.askAndKill(request)
      case .echoes: for request in asked { _ = await place.ask(request) }
      }
      guard let answer = await place.ask(request) else {
        return "After step \(number + 1): nobody answers."
      }
      if (200..<300).contains(answer.status) != isDone || answer.status >= 500 {
        let word = isDone ? "done" : "refused"
        return "Step \(number + 1) is to be \(word): \(answer.status) \(answer.text)"
      }
      if let difference = await differences(from: model, in: place) {
        return "After step \(number + 1): \(difference)"
      }
    }
    return nil
  }

  /// The first thing that somebody sees and should not.
  @MainActor
  private func differences(from model: ShopModel, in place: some HistoryPlace) async -> String? {
    for (customer, visitor) in HistoryRequest.customers.enumerated() {
      let cart = await place.ask(HistoryRequest("cart", as: visitor))?.read(SeenCart.self)
      let seen = cart?.lines.map { "\($0.quantity) × \($0.product)" }
      let expected = model.carts[customer].lines.map { "\($0.quantity) × \($0.product)" }
      if seen != expected {
        return "the cart of \(customer) is \(seen ?? []), not \(expected)"
      }
      let code = model.codes[customer].map { "\(model.discounts[$0].code)" }
      let discount = model.discount(of: customer)
      if cart?.code != code || cart?.discount?.minorUnits != discount {
        return "the code of \(customer) is \(cart?.code ?? "none") for "
          + "\(cart?.discount?.minorUnits ?? 0), not \(code ?? "none") for \(discount ?? 0)"
      }
      let orders = await place.ask(HistoryRequest("orders", as: visitor))?.read([SeenOrder].self)
      let seenOrders = orders?.map { "\($0.id) \(place.known($0.status))" }
      let expectedOrders = model.purchases.reversed().filter { $0.customer == customer }
        .map { "\($0.number) \(place.known("\($0.status)"))" }
      if seenOrders != expectedOrders {
        return "the orders of \(customer) are \(seenOrders ?? []), not \(expectedOrders)"
      }
    }
    let question = HistoryRequest("office/stock", as: HistoryRequest.admin)
    let stock = await place.ask(question)?.read([SeenStock].self) ?? []
    for ware in [Ware.mug, .bowl] {
      let seen = stock.first { $0.product == ware.id.text }
      let expected = model.stock[ware.id] ?? (0, 0)
      if seen?.onHand != expected.onHand || seen?.reserved != expected.reserved {
        return "the stock of \(ware.id) is \(seen?.onHand ?? -1), \(seen?.reserved ?? -1) of it "
          + "reserved, not \(expected)"
      }
    }
    return await place.problem(with: model)
  }

  /// The shortest history that can be made of this one by leaving steps out and that still fails.
  @MainActor
  func shortest(_ fails: (ShopHistory) async throws -> Bool) async throws -> ShopHistory {
    var shortest = self
    var size = steps.count / 2
    while size > 0 {
      var start = 0
      while start < shortest.steps.count {
        var shorter = shortest
        shorter.steps.removeSubrange(start..<min(start + size, shorter.steps.count))
        if try await fails(shorter) { shortest = shorter } else { start += size }
      }
      size /= 2
    }
    for index in shortest.steps.indices {
      var plainer = shortest
      plainer.steps[index].mishap = .none
      if try await fails(plainer) { shortest = plainer }
    }
    return shortest
  }
}

private struct SeenCart: Decodable {
  struct Line: Decodable {
    var product: String
    var quantity: Int
  }
  struct Amount: Decodable { var minorUnits: Int }
  var lines: [Line]
  var code: String?
  var discount: Amount?
}

private struct SeenOrder: Decodable {
  var id: String
  var status: String
}

private struct SeenStock: Decodable {
  var product: String
  var onHand: Int
  var reserved: Int
}

extension TestShop.Answer {
  fileprivate func read<Value: Decodable>(_ type: Value.Type) -> Value? {
    try? JSONDecoder().decode(type, from: Data(text.utf8))
  }
}

/// The generator of random numbers of a seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
