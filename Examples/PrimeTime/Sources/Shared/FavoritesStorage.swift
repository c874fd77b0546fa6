import PrimeTimeDomain
public import VitroDependencies

extension Files {
  private static let favorites = "favorite-primes.json"

  /// Saves the favorite primes.
  public func saveFavorites(_ primes: [Int]) throws {
    try save(FavoritesFile.encode(primes), Files.favorites)
  }

  /// The favorite primes that were saved last.
  public func loadFavorites() throws -> [Int] {
    try FavoritesFile.decode(load(Files.favorites))
  }
}
