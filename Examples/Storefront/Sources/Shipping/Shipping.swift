public import StorefrontCore
public import StorefrontHTTP
public import Vitro

/// The aggregate of the orders that staff send, and of what is typed for their parcels.
@ObservableModel @MainActor
public final class Shipping: NewsFollower {
  /// The orders of everybody that go on, and as many of the others as were asked for, the newest first; `nil` until they
  /// are there.
  public var orders: [ShippingOrder]? {
    newest.map { newest in
      newest + earlier.filter { order in !newest.contains { $0.id == order.id } }
    }
  }
  /// Whether there may be earlier ones.
  public private(set) var hasEarlier = false
  /// Why there are none, or not the newest.
  public private(set) var error: StoreError?
  /// The histories that were asked for, by the number of the order.
  public private(set) var histories: [String: [HistoryEntry]] = [:]
  /// The parcels that are being packed, by the number of the order.
  public private(set) var parcels: [String: Parcel] = [:]

  private var newest: [ShippingOrder]?
  private var earlier: [ShippingOrder] = []
  /// The orders that were asked for by their number.
  private var asked: [String: ShippingOrder] = [:]
  /// How many orders that have ended the server tells at once.
  private static let pageSize = 50
  @ObservationIgnored private let http: StoreHTTP
  @ObservationIgnored private let errors: ErrorBoard

  /// Makes the aggregate of a client, and of the place that shows errors.
  public init(http: StoreHTTP, errors: ErrorBoard) { (self.http, self.errors) = (http, errors) }

  /// The order with a number, where it is among those that are there.
  public func order(_ id: String) -> ShippingOrder? {
    orders?.first { $0.id == id } ?? asked[id]
  }

  /// How many orders are paid and neither sent nor picked up.
  public var waitingCount: Int { orders?.count { $0.isWaiting } ?? 0 }

  /// Loads the orders that go on, and the newest of the others.
  public func load() async { await load(before: nil) }

  /// Loads the orders before those that are there.
  public func loadEarlier() async { await load(before: orders?.last { $0.isClosed }?.id) }

  /// Loads an order by its number, and those that go on; one that there is not is left out.
  public func load(_ id: String) async {
    await load()
    if newest != nil, order(id) == nil { await ask(for: id) }
  }

  private func ask(for id: String) async {
    let order: ShippingOrder? = try? await http.load(Resource(.get, "office/orders/\(id)"))
    if let order { replace(order) }
  }

  private func load(before last: String?) async {
    do throws(StoreError) {
      let page: [ShippingOrder] = try await http.load(
        Resource(.get, "office/orders", query: last.map { [("before", $0)] } ?? []))
      let isFull = page.count { $0.isClosed } == Self.pageSize
      if last != nil {
        earlier += page
        hasEarlier = isFull
      } else {
        newest = page
        if earlier.isEmpty { hasEarlier = isFull }
      }
      error = nil
    } catch .cancelled {
      // Another one has been asked for.
    } catch {
      self.error = error
    }
  }

  /// Loads the history of an order.
  public func loadHistory(of id: String) async {
    // It is shown beside the order, which says what is wrong.
    let history: [HistoryEntry]? = try? await http.load(
      Resource(.get, "office/orders/\(id)/history"))
    if let history { histories[id] = history }
  }

  /// Loads again what has been loaded and is among some changes.
  public func refresh(_ news: Set<ShopNews>) async {
    guard newest != nil else { return }
    // Of the earlier ones nobody knows what has become.
    if news.contains(.everything) { earlier = [] }
    let known = Set(news.compactMap(\.order)).intersection(earlier.map(\.id) + asked.keys)
    await load()
    for id in known.sorted() { await ask(for: id) }
    for id in histories.keys.sorted() where !news.isDisjoint(with: [.order(id), .everything]) {
      await loadHistory(of: id)
    }
  }

  /// Whether some news are about an order.
  public func follows(_ news: ShopNews) -> Bool {
    switch news {
    case .order, .everything: true
    default: false
    }
  }
}

// MARK: - Parcels

extension Shipping {
  /// The parcel that is being packed for an order: at first all that is left.
  public func parcel(for order: ShippingOrder) -> Parcel {
    parcels[order.id] ?? Parcel(of: order)
  }

  /// Changes what is in the parcel for an order.
  public func pack(_ parcel: Parcel, for order: ShippingOrder) {
    var parcel = parcel
    parcel.error = nil
    parcels[order.id] = parcel
  }

  /// Sends the parcel for an order.
  public func send(_ order: ShippingOrder) async {
    var parcel = parcel(for: order)
    guard !parcel.isOnItsWay else { return }
    parcel.isOnItsWay = true
    parcels[order.id] = parcel
    let resource = Resource<ShippingOrder>(
      .post, "office/orders/\(order.id)/shipments", body: parcel.body(for: order))
    do throws(StoreError) {
      let sent = try await http.load(resource)
      parcels[order.id] = nil
      replace(sent)
    } catch {
      parcel.isOnItsWay = false
      if case .refused(422, let detail, "trackingNumber") = error {
        parcel.error = detail
      } else {
        show(error, about: order) { await self.send(order) }
      }
      parcels[order.id] = parcel
    }
  }

  /// Takes a step with an order that is no parcel.
  public func take(_ step: ShippingOrder.Step, with order: ShippingOrder) async {
    struct Body: Encodable, Sendable { var event: String }
    do throws(StoreError) {
      replace(
        try await http.load(
          Resource(.post, "office/orders/\(order.id)/events", body: Body(event: step.rawValue))))
    } catch {
      show(error, about: order) { await self.take(step, with: order) }
    }
  }

  private func replace(_ order: ShippingOrder) {
    func replaced(_ orders: [ShippingOrder]) -> [ShippingOrder] {
      orders.map { $0.id == order.id ? order : $0 }
    }
    if orders?.contains(where: { $0.id == order.id }) == true {
      (newest, earlier) = (newest.map(replaced), replaced(earlier))
    } else {
      asked[order.id] = order
    }
  }

  private func show(
    _ error: StoreError, about order: ShippingOrder, retry: @escaping @MainActor () async -> Void
  ) {
    errors.show(error, guidance: "Order \(order.id) is as it was.", retry: retry)
  }
}
