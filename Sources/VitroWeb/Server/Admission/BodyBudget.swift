import Synchronization

/// The bytes of all bodies that are in memory before the application answers their requests: of all together, and of
/// each address.
final class BodyBudget: Sendable {
  private struct State {
    var all = 0
    var ofAddress: [String: Int] = [:]
  }

  private let capacity: Int
  private let state = Mutex(State())

  /// Makes the budget of so many bytes, of which one address gets a quarter.
  init(bytes: Int, limits: LimitLog) {
    capacity = bytes
    limits.add { [weak self] in "bytes of bodies: \(self?.taken ?? 0) of \(bytes)" }
  }

  private var taken: Int { state.withLock { $0.all } }

  /// Takes some bytes for an address; returns whether they are there.
  func take(_ bytes: Int, for address: String) -> Bool {
    state.withLock { state in
      let own = state.ofAddress[address, default: 0] + bytes
      guard state.all + bytes <= capacity, own <= max(1, capacity / 4) else { return false }
      state.all += bytes
      state.ofAddress[address] = own
      return true
    }
  }

  /// Gives bytes back.
  func give(_ bytes: Int, of address: String) {
    guard bytes > 0 else { return }
    state.withLock { state in
      state.all -= bytes
      let left = state.ofAddress[address, default: bytes] - bytes
      state.ofAddress[address] = left > 0 ? left : nil
    }
  }
}
