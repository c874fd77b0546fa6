import PrimeTimeDomain
import Testing

@Suite("Favorites") struct FavoritesTests {
  @Test(
    "Deleting several rows at once deletes exactly those rows",
    .tags(.everyCase, .everySetOfRowsIsDeleted))

  func deletingRows() {
    let primes = [2, 3, 5, 7, 11]
    for mask in 0..<(1 << primes.count) {
      let offsets = primes.indices.filter { mask & (1 << $0) != 0 }
      var kept = primes
      let removed = kept.removeElements(at: offsets.reversed())
      #expect(removed == offsets.map { primes[$0] })
      #expect(kept == primes.filter { !removed.contains($0) })
    }
  }

  @Test(
    "A row that is not there cannot be deleted, and nothing else is", .tags(.badInput),
    arguments: [[-1], [3], [Int.max, Int.min]])
  func missingRow(_ offsets: [Int]) {
    var primes = [2, 3, 5]
    #expect(primes.removeElements(at: offsets).isEmpty)
    #expect(primes == [2, 3, 5])
  }

  @Test("A row that is named twice is deleted once") func rowNamedTwice() {
    var primes = [2, 3, 5]
    #expect(primes.removeElements(at: [1, 1]) == [3])
    #expect(primes == [2, 5])
  }

  @Test("A prime is saved once, at the end of the list") func saving() {
    var primes = [7, 2]
    primes.saveFavorite(5)
    primes.saveFavorite(7)
    #expect(primes == [7, 2, 5])
  }

  @Test("A number that is not prime cannot be saved", .tags(.badInput), arguments: [-3, 1, 4])
  func savingNoPrime(_ number: Int) {
    var primes = [2]
    primes.saveFavorite(number)
    #expect(primes == [2])
  }

  @Test("A favorite that is removed is gone, and all others stay in their order")
  func removing() {
    var primes = [7, 2, 5]
    primes.removeFavorite(2)
    #expect(primes == [7, 5])
    primes.removeFavorite(3)
    #expect(primes == [7, 5])
  }
}
