/// A resource of the shop that has changed, as the server's stream of changes tells it.
public enum ShopNews: Hashable, Sendable {
  /// Anything may have changed.
  case everything
  /// A product, its stock or its picture.
  case product(String)
  /// The reviews of a product.
  case reviews(product: String)
  /// The cart of who asks, or its discount code.
  case cart
  /// An order, its history or its parcels.
  case order(String)
  /// A person's account.
  case person(String)
  /// The discounts of the shop.
  case discounts
  /// The address book of who asks.
  case addresses

  /// The number of the order that has changed; `nil` of other news.
  public var order: String? { if case .order(let id) = self { id } else { nil } }

  /// Reads the path of a resource; one that is not known may be anything.
  public init(path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    switch (parts[0], parts.count) {
    case ("products", 2): self = .product(parts[1])
    case ("products", 3) where parts[2] == "reviews": self = .reviews(product: parts[1])
    case ("cart", 1): self = .cart
    case ("orders", 2): self = .order(parts[1])
    case ("people", 2): self = .person(parts[1])
    case ("office", 2) where parts[1] == "discounts": self = .discounts
    case ("me", 2) where parts[1] == "addresses": self = .addresses
    default: self = .everything
    }
  }
}

/// A model that loads again what it has loaded when the news say that it has changed.
@MainActor
public protocol NewsFollower: AnyObject, Sendable {
  /// Whether some news are about what the model shows.
  func follows(_ news: ShopNews) -> Bool
  /// Loads again what has been loaded and is among some news, all of which it follows.
  func refresh(_ news: Set<ShopNews>) async
}

extension Collection<any NewsFollower> {
  /// Tells each follower of its news, side by side, and returns when all have loaded what they show.
  @MainActor
  public func refresh(_ news: Set<ShopNews>) async {
    await withTaskGroup(of: Void.self) { group in
      for follower in self {
        let own = news.filter(follower.follows)
        if !own.isEmpty { group.addTask { await follower.refresh(own) } }
      }
    }
  }
}
