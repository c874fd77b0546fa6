import Foundation
import PrimeTimeDomain
import Testing

@Suite("The file of favorites") struct FavoritesFileTests {
  @Test(
    "Saved favorites are read back as they were",
    arguments: [[], [2], [7, 2, 9_223_372_036_854_775_783]])
  func roundTrip(_ primes: [Int]) throws {
    #expect(try FavoritesFile.decode(FavoritesFile.encode(primes)) == primes)
  }

  @Test(
    "A damaged file is refused", .tags(.badInput),
    arguments: [
      ("", .notAList), ("{", .notAList), ("[2,", .notAList), ("[2.5]", .notAList),
      ("[\"2\"]", .notAList), ("{\"primes\":[2]}", .notAList), ("[9223372036854775808]", .notAList),
      ("[2,4]", .notPrime(4)), ("[-7]", .notPrime(-7)), ("[1]", .notPrime(1)),
      ("[2,3,2]", .duplicate(2)),
    ] as [(String, FavoritesFileError)]
  )
  func damagedFile(_ text: String, _ error: FavoritesFileError) {
    #expect(throws: error) { try FavoritesFile.decode(Data(text.utf8)) }
  }

  @Test("Brackets in brackets are refused, however many there are", .tags(.badInput))
  func nested() {
    let text = String(repeating: "[", count: 513)
    #expect(throws: FavoritesFileError.notAList) { try FavoritesFile.decode(Data(text.utf8)) }
    #expect(throws: FavoritesFileError.notAList) { try FavoritesFile.decode(Data("[[2]]".utf8)) }
  }

  @Test("Bytes that are no text are refused", .tags(.badInput)) func noText() {
    #expect(throws: FavoritesFileError.notAList) { try FavoritesFile.decode(Data([0xFF, 0xFE])) }
  }

  @Test(
    "An error says what is wrong with the file",
    arguments: [
      (.notAList, "The saved favorites cannot be read: the file is not a list of numbers."),
      (.notPrime(4), "The saved favorites are damaged: 4 is not prime."),
      (.duplicate(2), "The saved favorites are damaged: 2 is there twice."),
    ] as [(FavoritesFileError, String)]
  )
  func sentences(_ error: FavoritesFileError, _ sentence: String) {
    #expect(error.description == sentence)
  }
}
