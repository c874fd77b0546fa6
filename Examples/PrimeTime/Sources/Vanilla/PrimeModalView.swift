import PrimeTimeDomain
import SwiftUI

/// Says whether a number is prime, and keeps it among the favorites or takes it out.
public struct PrimeModalView: View {
  let number: Int
  @Binding var favoritePrimes: [Int]
  @Environment(\.dismiss) private var dismiss

  /// Asks about a number.
  public init(number: Int, favoritePrimes: Binding<[Int]>) {
    self.number = number
    _favoritePrimes = favoritePrimes
  }

  /// The answer.
  public var body: some View {
    if isPrime(number) {
      Text("\(number) is prime 🎉").font(.title)
      if favoritePrimes.contains(number) {
        Button("Remove from favorite primes") { favoritePrimes.removeFavorite(number) }
      } else {
        Button("Save to favorite primes") { favoritePrimes.saveFavorite(number) }
      }
    } else {
      Text("\(number) is not prime :(").font(.title)
    }
    Button("Close", role: .cancel) { dismiss() }
  }
}
