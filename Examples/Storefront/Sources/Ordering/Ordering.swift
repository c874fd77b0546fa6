public import Foundation
public import StorefrontCore
public import StorefrontHTTP
public import Vitro

/// An order as the server has it.
public struct OrderSummary: Hashable, Sendable, Decodable, Identifiable {
  /// So many pieces of a product.
  public struct Line: Hashable, Sendable, Decodable, Identifiable {
    /// The product.
    public let product: String
    /// What people called it.
    public let name: String
    /// The pieces.
    public let quantity: Int
    /// What all of them cost.
    public let total: Amount
    /// The product, of which there is one line.
    public var id: String { product }
  }

  /// The number.
  public let id: String
  /// How far it has come.
  public let status: String
  /// When it was placed.
  public let placedAt: Date
  /// The lines.
  public let lines: [Line]
  /// What the customer pays.
  public let total: Amount
}

/// The aggregate of the orders of this browser.
@ObservableModel @MainActor
public final class Ordering {
  /// The orders, the newest first; `nil` until they are there.
  public private(set) var orders: [OrderSummary]?
  /// Why there are none, or not the newest.
  public private(set) var error: StoreError?

  @ObservationIgnored private let http: StoreHTTP

  /// Makes the aggregate of a client.
  public init(http: StoreHTTP) { self.http = http }

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
}
