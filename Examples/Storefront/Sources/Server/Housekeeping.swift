import Foundation
import StorefrontDomain
import Synchronization

/// The removal of what is too old to be kept, in transactions of its own: within a change it would be in the way of all
/// others.
final class Housekeeping: Sendable {
  /// How often it looks, in seconds.
  private static let pause: TimeInterval = 1

  private let storage: any ShopStorage
  private let limits: ShopLimits
  private let last = Mutex(Date.distantPast)

  init(storage: any ShopStorage, limits: ShopLimits) {
    (self.storage, self.limits) = (storage, limits)
  }

  /// Removes what is too old at a moment, unless it has just been done.
  func run(at moment: Date) async throws {
    let isDue = last.withLock { last in
      // A clock that was set back starts anew.
      guard abs(moment.timeIntervalSince(last)) >= Self.pause else { return false }
      last = moment
      return true
    }
    guard isDue else { return }
    do {
      try await storage.write { [limits] shop in
        try shop.removeAnswers(before: moment - ShopServer.answerLifetime)
        try shop.removeGuests(before: moment - limits.guestLifetime)
        try shop.removeChanges(upTo: shop.newestChange() - ChangeFeed.mostMissed)
      }
    } catch {
      last.withLock { $0 = .distantPast }
      throw error
    }
  }
}
