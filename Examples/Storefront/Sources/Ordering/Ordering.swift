public import StorefrontCore
public import StorefrontHTTP
public import Vitro

/// The aggregate of the orders of this browser.
@ObservableModel @MainActor
public final class Ordering {
  /// The orders, the newest first; `nil` until they are there.
  public private(set) var orders: [PlacedOrder]?
  /// Why there are none, or not the newest.
  public private(set) var error: StoreError?

  @ObservationIgnored private let http: StoreHTTP
  @ObservationIgnored private let errors: ErrorBoard

  /// Makes the aggregate of a client, and of the place that shows errors.
  public init(http: StoreHTTP, errors: ErrorBoard) { (self.http, self.errors) = (http, errors) }

  /// The order with a number, where it is among those that are there.
  public func order(_ id: String) -> PlacedOrder? { orders?.first { $0.id == id } }

  /// Loads all orders.
  public func load() async {
    do throws(StoreError) {
      orders = try await http.load(Resource(.get, "orders"))
      error = nil
    } catch .cancelled {
      // Another one has been asked for.
    } catch {
      self.error = error
    }
  }

  /// Gives an order up.
  public func cancel(_ order: PlacedOrder) async {
    struct Body: Encodable, Sendable { var event = "cancel" }
    do throws(StoreError) {
      let cancelled: PlacedOrder = try await http.load(
        Resource(.post, "orders/\(order.id)/events", body: Body()))
      orders = orders?.map { $0.id == order.id ? cancelled : $0 }
    } catch {
      errors.show(error, guidance: "Order \(order.id) is as it was.") { await self.cancel(order) }
    }
  }

  /// Loads the orders again if they have been loaded, and one of some changes is one of them.
  public func refresh(_ paths: [String]) async {
    if orders != nil, paths.contains(where: { $0.hasPrefix("orders/") || $0.isEmpty }) {
      await load()
    }
  }
}
