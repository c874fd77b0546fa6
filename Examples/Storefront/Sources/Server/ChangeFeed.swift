import Foundation
import StorefrontDomain

/// The feed of changes that all streams share: what many ask for after the same commit is read once.
actor ChangeFeed {
  /// How many changes somebody may have missed who is told of each; beyond them everything may have changed.
  static let mostMissed = 1_000

  private let storage: any ShopStorage
  private let now: @Sendable () -> Date
  private var latest: (after: Int, commit: Int, news: Task<ShopNews, any Error>)?

  init(storage: any ShopStorage, now: @escaping @Sendable () -> Date) {
    (self.storage, self.now) = (storage, now)
  }

  /// The changes with a greater number, as they are after so many commits or later.
  func news(after number: Int, commit: Int) async throws -> ShopNews {
    if let latest, latest.after == number, latest.commit >= commit {
      return try await latest.news.value
    }
    let moment = now()
    let news = Task { [storage] in try await storage.read { try $0.news(after: number, at: moment) }
    }
    latest = (number, commit, news)
    do { return try await news.value } catch {
      latest = nil
      throw error
    }
  }
}

/// Some changes, each with those who hear of it.
struct ShopNews: Sendable {
  struct Item: Sendable {
    var path: String
    /// The browsers that hear of it; `nil` for all.
    var audience: Set<CustomerID>?
  }

  /// The number of the newest change.
  var number: Int
  var items: [Item]

  /// The paths of which a browser hears.
  func paths(for visitor: CustomerID) -> [String] {
    items.filter { $0.audience?.contains(visitor) ?? true }.map(\.path)
  }
}

extension ShopTransaction {
  fileprivate func news(after number: Int, at moment: Date) throws -> ShopNews {
    let newest = try newestChange()
    // Greater ones are another database's; of many, to tell of everything costs less.
    let changes = try changes(after: min(number, newest), upTo: ChangeFeed.mostMissed + 1)
    guard number <= newest, changes.count <= ChangeFeed.mostMissed else {
      return ShopNews(number: newest, items: [.init(path: "")])
    }
    let since = moment - ShopServer.logInLifetime
    // Nobody's role is asked for where everybody hears of everything.
    let staff = try changes.contains { $0.owner != nil } ? staffVisitors(since: since) : [:]
    let items = try changes.map { change in
      guard let owner = change.owner else { return ShopNews.Item(path: change.path) }
      var audience = Set(try visitors(loggedInAs: owner, since: since))
      audience.insert(owner)
      audience.formUnion(staff.filter { $0.value.mayHear(of: change) }.keys)
      return ShopNews.Item(path: change.path, audience: audience)
    }
    return ShopNews(number: newest, items: items)
  }
}

extension Role {
  /// Whether a person with this role hears of what is another's.
  fileprivate func mayHear(of change: ShopChange) -> Bool {
    switch change.path.prefix(while: { $0 != "/" }) {
    case "orders": may(.keepOrders)
    case "people": may(.giveRoles)
    default: false
    }
  }
}
