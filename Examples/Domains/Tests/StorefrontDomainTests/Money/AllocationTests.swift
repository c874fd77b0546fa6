import StorefrontDomain
import Testing

@Suite("An amount divided over lines") struct AllocationTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let amount: Int, weights: [Int], shares: [Int]
    init(_ amount: Int, over weights: [Int], _ shares: [Int]) {
      (self.amount, self.weights, self.shares) = (amount, weights, shares)
    }
    var testDescription: String { "\(amount) cents over \(weights) → \(shares)" }
    static let table = [
      Example(100, over: [1, 1, 1], [34, 33, 33]),
      Example(101, over: [1, 1, 1], [34, 34, 33]),
      Example(-100, over: [1, 1, 1], [-34, -33, -33]),
      Example(100, over: [1, 5], [17, 83]),
      Example(10, over: [3, 0, 1], [8, 0, 2]),
      Example(0, over: [3, 1], [0, 0]),
      Example(1, over: [1, 2, 1], [0, 1, 0]),
      Example(.max, over: [1], [.max]),
      Example(.min, over: [7], [.min]),
      Example(.max, over: [.max - 1, 1], [.max - 1, 1]),
    ]
  }

  @Test(
    "Left-over cents go to the largest remainders, among equals to the earlier lines",
    arguments: Example.table
  )
  func shares(_ example: Example) throws {
    #expect(try eur(example.amount).divided(over: example.weights) == example.shares.map(eur))
  }

  @Test(
    "No cent is lost or made, whatever the amount and the weights",
    .tags(.centsAreNeverLost, .everyCase))
  func everyCase() throws {
    var count = 0
    for amount in -20...20 {
      for code in 1..<125 {
        let weights = [code % 5, code / 5 % 5, code / 25]
        let shares = try eur(amount).divided(over: weights).map(\.minorUnits)
        let fair = zip(shares, weights).allSatisfy {
          abs($0 * weights.reduce(0, +) - amount * $1) < weights.reduce(0, +)
        }
        if shares.reduce(0, +) == amount, fair { count += 1 }
      }
    }
    #expect(count == 5_084)
  }

  @Test(
    "Without a line of any weight there is nothing to divide over",
    .tags(.badInput),
    arguments: [[], [0], [0, 0], [2, -1], [-1]]
  )
  func refused(_ weights: [Int]) {
    #expect(throws: MoneyError.nothingToDivideOver) { try eur(100).divided(over: weights) }
  }

  @Test("Weights too large to be added up are refused", .tags(.badInput))
  func tooHeavy() {
    #expect(throws: MoneyError.tooLarge(.eur)) { try eur(100).divided(over: [.max, 1]) }
  }
}
