public import StorefrontCore
public import StorefrontHTTP
public import Vitro

/// The aggregate of the orders of this browser.
@ObservableModel @MainActor
public final class Ordering: NewsFollower {
  /// The newest orders, and as many before them as were asked for, the newest first; `nil` until they are there.
  public private(set) var orders: [PlacedOrder]?
  /// Whether there may be earlier ones.
  public private(set) var hasEarlier = false
  /// Why there are none, or not the newest.
  public private(set) var error: StoreError?

  /// The order whose end a person has to be told, wherever they are: they have not wished it.
  public private(set) var notice: PlacedOrder?

  /// The number of a guest's order that is looked for, and its e-mail address, as they are typed.
  public var search = OrderSearch() {
    didSet { if search != oldValue { searchProblem = nil } }
  }
  /// Why it was not found.
  public private(set) var searchProblem: String?

  /// How many orders the server tells at once.
  private static let pageSize = 50
  /// The orders that were asked for by their number.
  private var asked: [String: PlacedOrder] = [:]
  @ObservationIgnored private let http: StoreHTTP
  @ObservationIgnored private let errors: ErrorBoard

  /// Makes the aggregate of a client, and of the place that shows errors.
  public init(http: StoreHTTP, errors: ErrorBoard) { (self.http, self.errors) = (http, errors) }

  /// The order with a number, where it is there.
  public func order(_ id: String) -> PlacedOrder? { orders?.first { $0.id == id } ?? asked[id] }

  /// Loads the newest orders.
  public func load() async { await load(before: nil) }

  /// Loads the orders before those that are there.
  public func loadEarlier() async { await load(before: orders?.last?.id) }

  /// Loads an order by its number, and the newest ones; one that there is not is left out.
  public func load(_ id: String) async {
    await load()
    guard orders != nil, order(id) == nil else { return }
    await ask(for: id)
  }

  private func load(before last: String?) async {
    do throws(StoreError) {
      let page: [PlacedOrder] = try await http.load(
        Resource(.get, "orders", query: last.map { [("before", $0)] } ?? []))
      take(page, before: last)
      error = nil
    } catch .cancelled {
      // Another one has been asked for.
    } catch {
      self.error = error
    }
  }

  private func take(_ page: [PlacedOrder], before last: String?) {
    let (ids, all) = (Set(page.map(\.id)), orders ?? [])
    let others = all.filter { !ids.contains($0.id) }
    if let last {
      // The list may have become another one meanwhile.
      guard all.last?.id == last else { return }
      (orders, hasEarlier) = (others + page, page.count == Self.pageSize)
    } else if page.count == Self.pageSize, others.count < all.count {
      orders = page + others
      if others.isEmpty { hasEarlier = true }
    } else {
      // They are all there are, or so many are new that some between them and the earlier ones are not there.
      (orders, hasEarlier) = (page, page.count == Self.pageSize)
    }
  }

  private func ask(for id: String) async {
    let order: PlacedOrder? = try? await http.load(Resource(.get, "orders/\(id)"))
    if let order { replace(order) }
  }

  /// Tells the end of an order no more.
  public func dismissNotice() { notice = nil }

  /// Looks for a guest's order; returns its number where it was found, and is in this browser now.
  public func find() async -> String? {
    do throws(StoreError) {
      let order: PlacedOrder = try await http.load(Resource(.post, "orders/found", body: search))
      asked[order.id] = order
      search = OrderSearch()
      await load()
      return order.id
    } catch {
      if case .refused(_, let detail, _) = error {
        searchProblem = detail
      } else {
        errors.show(error, guidance: "Nothing was looked for.") { _ = await self.find() }
      }
      return nil
    }
  }

  /// Puts an order into the cart once more; returns whether that was done.
  public func orderAgain(_ order: PlacedOrder) async -> Bool {
    struct Cart: Decodable, Sendable {}
    do throws(StoreError) {
      let _: Cart = try await http.load(Resource(.post, "cart/orders/\(order.id)"))
      if notice?.id == order.id { notice = nil }
      return true
    } catch {
      errors.show(error, guidance: "The cart is as it was.") { _ = await self.orderAgain(order) }
      return false
    }
  }

  private func replace(_ order: PlacedOrder) {
    if orders?.contains(where: { $0.id == order.id }) == true {
      orders = orders?.map { $0.id == order.id ? order : $0 }
    } else {
      asked[order.id] = order
    }
  }

  /// Gives an order up.
  public func cancel(_ order: PlacedOrder) async {
    struct Body: Encodable, Sendable { var event = "cancel" }
    do throws(StoreError) {
      replace(
        try await http.load(Resource(.post, "orders/\(order.id)/events", body: Body())))
    } catch {
      errors.show(error, guidance: "Order \(order.id) is as it was.") { await self.cancel(order) }
    }
  }

  /// Whether some news are about an order.
  public func follows(_ news: ShopNews) -> Bool {
    switch news {
    case .order, .everything: true
    default: false
    }
  }

  /// Loads the newest orders again if they have been loaded, and of the others those that have changed.
  public func refresh(_ news: Set<ShopNews>) async {
    let known = ((orders ?? []) + asked.values).map(\.id)
    let ended = known.filter { order($0)?.ending != nil }
    await loadChanged(news)
    let meant = news.contains(.everything) ? known : news.compactMap(\.order)
    for order in meant.compactMap(order) where !ended.contains(order.id) {
      if order.ending?.isWished == false { notice = order }
    }
  }

  private func loadChanged(_ news: Set<ShopNews>) async {
    guard orders != nil else {
      for id in news.compactMap(\.order) { await ask(for: id) }
      return
    }
    // Of the earlier ones nobody knows what has become.
    if news.contains(.everything) {
      orders = orders.map { Array($0.prefix(Self.pageSize)) }
      hasEarlier = orders?.count == Self.pageSize
    }
    await load()
    let earlier = (orders ?? []).dropFirst(Self.pageSize).map(\.id) + asked.keys
    for id in earlier where !news.isDisjoint(with: [.order(id), .everything]) { await ask(for: id) }
  }
}
