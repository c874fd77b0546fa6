import Foundation

/// The data that is written: a count, and numbers that follow from it, so that a file which is half
/// old and half new can be told from a whole one.
struct Ledger: Codable, Sendable {
  private(set) var count = 0
  private var numbers: [Int] = []

  private static let size = 2_000

  mutating func increment() {
    count += 1
    numbers = Array(count..<count + Ledger.size)
  }

  var isWhole: Bool {
    count == 0 ? numbers.isEmpty : numbers == Array(count..<count + Ledger.size)
  }

  /// The ledger in a file, `nil` if there is no file.
  static func read(_ url: URL) throws -> Ledger? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    return try JSONDecoder().decode(Ledger.self, from: Data(contentsOf: url))
  }
}
