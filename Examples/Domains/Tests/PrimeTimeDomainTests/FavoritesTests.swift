import Foundation
import PrimeTimeDomain
import Testing

@Suite struct FavoritesTests {
  @Test func everySetOfOffsetsRemovesExactlyThoseElements() {
    let primes = [2, 3, 5, 7, 11]
    for mask in 0..<(1 << primes.count) {
      let offsets = primes.indices.filter { mask & (1 << $0) != 0 }
      var kept = primes
      let removed = kept.removeElements(at: offsets.reversed())
      #expect(removed == offsets.map { primes[$0] })
      #expect(kept == primes.filter { !removed.contains($0) })
    }
  }

  @Test(arguments: [[-1], [3], [Int.max, Int.min]])
  func anOffsetThatIsNotThereIsIgnored(_ offsets: [Int]) {
    var primes = [2, 3, 5]
    #expect(primes.removeElements(at: offsets).isEmpty)
    #expect(primes == [2, 3, 5])
  }

  @Test func anOffsetNamedTwiceCountsOnce() {
    var primes = [2, 3, 5]
    #expect(primes.removeElements(at: [1, 1]) == [3])
    #expect(primes == [2, 5])
  }

  @Test(arguments: [[], [2], [7, 2, 9_223_372_036_854_775_783]])
  func savedFavoritesAreReadBack(_ primes: [Int]) throws {
    #expect(try FavoritesFile.decode(FavoritesFile.encode(primes)) == primes)
  }

  @Test(
    arguments: [
      ("", .notAList), ("{", .notAList), ("[2,", .notAList), ("[2.5]", .notAList),
      ("[\"2\"]", .notAList), ("{\"primes\":[2]}", .notAList), ("[9223372036854775808]", .notAList),
      ("[2,4]", .notPrime(4)), ("[-7]", .notPrime(-7)), ("[1]", .notPrime(1)),
      ("[2,3,2]", .duplicate(2)),
    ] as [(String, FavoritesFileError)]
  )
  func aDamagedFileIsRefused(_ text: String, _ error: FavoritesFileError) {
    #expect(throws: error) { try FavoritesFile.decode(Data(text.utf8)) }
  }

  @Test func bytesThatAreNotTextAreRefused() {
    #expect(throws: FavoritesFileError.notAList) { try FavoritesFile.decode(Data([0xFF, 0xFE])) }
  }

  @Test(
    arguments: [
      (.notAList, "The saved favorites cannot be read: the file is not a list of numbers."),
      (.notPrime(4), "The saved favorites are damaged: 4 is not prime."),
      (.duplicate(2), "The saved favorites are damaged: 2 is there twice."),
    ] as [(FavoritesFileError, String)]
  )
  func anErrorSaysWhatIsWrong(_ error: FavoritesFileError, _ sentence: String) {
    #expect(error.description == sentence)
  }
}

@Suite struct ActivityTests {
  private let date = Date(timeIntervalSince1970: 1_234_567_890)

  @Test func anActivitySaysWhatHappenedAndWhen() throws {
    #expect(Activity(.added(7), at: date).summary == "Added 7")
    #expect(Activity(.removed(7), at: date).summary == "Removed 7")
    #expect(Activity(.added(7), at: date).moment() == "2009-02-13 23:31")
    let eastward = try #require(TimeZone(secondsFromGMT: 3_600))
    #expect(Activity(.added(7), at: date).moment(in: eastward) == "2009-02-14 00:31")
  }

  @Test func whatChangedIsFoundByComparing() {
    let activities = Activity.activities(from: [2, 3, 5], to: [5, 7], at: date)
    #expect(activities.map(\.kind) == [.removed(2), .removed(3), .added(7)])
    #expect(activities.allSatisfy { $0.date == date })
  }

  @Test func anotherOrderIsNoActivity() {
    #expect(Activity.activities(from: [2, 3], to: [3, 2], at: date).isEmpty)
  }
}
