public import StorefrontCore
public import StorefrontHTTP
public import Vitro

/// The aggregate of the warehouse: how many pieces there are of each product, and goods that come in or get lost.
@ObservableModel @MainActor
public final class Inventory: NewsFollower {
  /// A movement of goods.
  public enum Movement: String, Sendable {
    /// Goods have come in.
    case receipt = "receipts"
    /// Goods are broken or gone.
    case loss = "losses"
  }

  /// The stock of all products; `nil` until it is there.
  public private(set) var records: [StockRecord]?
  /// Why it is not, or not the newest.
  public private(set) var error: StoreError?
  /// The number of pieces as it is typed, by product.
  public private(set) var pieces: [String: String] = [:]
  /// Why the server does not take the number, by product.
  public private(set) var problems: [String: String] = [:]
  private var moving: Set<String> = []

  @ObservationIgnored private let http: StoreHTTP
  @ObservationIgnored private let errors: ErrorBoard

  /// Makes the aggregate of a client, and of the place that shows errors.
  public init(http: StoreHTTP, errors: ErrorBoard) { (self.http, self.errors) = (http, errors) }

  /// The stock of a product, where it is among those that are there.
  public func record(_ product: String) -> StockRecord? {
    records?.first { $0.product == product }
  }

  /// How many products nobody can buy.
  public var soldOutCount: Int { records?.count { $0.available == 0 } ?? 0 }

  /// Loads the stock of all products.
  public func load() async {
    do throws(StoreError) {
      records = try await http.load(Resource(.get, "office/stock"))
      error = nil
    } catch .cancelled {
      // Another one has been asked for.
    } catch {
      self.error = error
    }
  }

  /// Loads the stock again if it has been loaded, and one of some changes is one of it.
  public func refresh(_ news: Set<ShopNews>) async {
    if records != nil { await load() }
  }

  /// Whether some news are about a product, whose stock is one of it.
  public func follows(_ news: ShopNews) -> Bool {
    switch news {
    case .product, .everything: true
    default: false
    }
  }

  /// Whether goods of a product are being moved.
  public func isMoving(_ product: String) -> Bool { moving.contains(product) }

  /// Types a number of pieces.
  public func type(_ text: String, for product: String) {
    (pieces[product], problems[product]) = (text, nil)
  }

  /// The number of pieces that is typed for a product; `nil` where it is none.
  public func count(of product: String) -> Int? {
    pieces[product].flatMap { Int($0) }.flatMap { 1...1_000_000 ~= $0 ? $0 : nil }
  }

  /// Moves as many pieces as are typed.
  public func move(_ movement: Movement, of product: String) async {
    struct Body: Encodable, Sendable { var quantity: Int }
    guard let quantity = count(of: product), moving.insert(product).inserted else { return }
    defer { moving.remove(product) }
    let path = "office/stock/\(product)/\(movement.rawValue)"
    do throws(StoreError) {
      let record: StockRecord = try await http.load(
        Resource(.post, path, body: Body(quantity: quantity)))
      records = records?.map { $0.product == product ? record : $0 }
      (pieces[product], problems[product]) = (nil, nil)
    } catch {
      if case .refused(422, let detail, "quantity") = error {
        problems[product] = detail
      } else {
        errors.show(error, guidance: "The stock is as it was.") {
          await self.move(movement, of: product)
        }
      }
    }
  }
}
