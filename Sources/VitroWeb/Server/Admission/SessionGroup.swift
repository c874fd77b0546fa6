/// Some of a server's sessions, by the address that each is of, with a number by which one is older than another.
struct SessionGroup {
  private(set) var ofAddress: [String: [SessionToken: Int]] = [:]

  /// Adds a session.
  mutating func insert(_ token: SessionToken, of address: String, age: Int) {
    ofAddress[address, default: [:]][token] = age
  }

  /// Takes a session out, where it is there.
  mutating func remove(_ token: SessionToken, of address: String) {
    ofAddress[address]?[token] = nil
    if ofAddress[address]?.isEmpty == true { ofAddress[address] = nil }
  }

  /// How many an address has.
  func count(of address: String) -> Int { ofAddress[address]?.count ?? 0 }

  /// The oldest session of the addresses that have most, and how many these have; `nil` where there is none.
  ///
  /// - Parameter address: One that does not count.
  func oldest(except address: String? = nil) -> (token: SessionToken, address: String, count: Int)?
  {
    let others = ofAddress.lazy.filter { $0.key != address }
    guard let most = others.map(\.value.count).max() else { return nil }
    var oldest: (token: SessionToken, address: String, age: Int)?
    for (address, sessions) in others where sessions.count == most {
      for (token, age) in sessions where age < oldest?.age ?? .max {
        oldest = (token, address, age)
      }
    }
    return oldest.map { ($0.token, $0.address, most) }
  }
}
