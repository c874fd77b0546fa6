#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The reason why the saved favorites cannot be used.
public enum FavoritesFileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file holds something else than a list of whole numbers.
  case notAList
  /// A number in the file is not prime, so somebody else must have written it.
  case notPrime(Int)
  /// A prime is in the file twice.
  case duplicate(Int)

  /// The message for people.
  public var description: String {
    switch self {
    case .notAList: "The saved favorites cannot be read: the file is not a list of numbers."
    case .notPrime(let number): "The saved favorites are damaged: \(number) is not prime."
    case .duplicate(let prime): "The saved favorites are damaged: \(prime) is there twice."
    }
  }
}

/// Favorite primes as they are kept in a file: a list of numbers in JSON, such as `[2,3,5]`.
public enum FavoritesFile {
  /// What the file should hold.
  public static func encode(_ primes: [Int]) -> Data {
    Data("[\(primes.map(String.init).joined(separator: ","))]\n".utf8)
  }

  /// What a file holds: different primes, whatever has happened to it.
  ///
  /// - Throws: ``FavoritesFileError`` where it holds anything else.
  public static func decode(_ data: Data) throws(FavoritesFileError) -> [Int] {
    // `JSONDecoder` of Swift 6.3 traps, instead of throwing, where the last byte opens the 513th level.
    guard data.count(where: { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") }) == 1 else {
      throw .notAList
    }
    guard let numbers = try? JSONDecoder().decode([Int].self, from: data) else { throw .notAList }
    var seen: Set<Int> = []
    for number in numbers {
      guard isPrime(number) else { throw .notPrime(number) }
      guard seen.insert(number).inserted else { throw .duplicate(number) }
    }
    return numbers
  }
}
