import Foundation
public import StorefrontCore
public import StorefrontHTTP
public import Vitro

/// The client of the catalogue's part of the API.
public struct CatalogClient: Sendable {
  /// Looks for products.
  public var page: @Sendable (_ query: CatalogQuery) async throws(StoreError) -> CatalogPage
  /// Asks for one product.
  public var product: @Sendable (_ id: String) async throws(StoreError) -> CatalogProduct

  /// Adds a product, or changes the one with an identity.
  public var save:
    @Sendable (_ form: ProductFormBody, _ id: String?) async throws(StoreError) -> CatalogProduct

  /// Gives a product another picture.
  public var sendPicture:
    @Sendable (_ picture: PictureFormBody, _ id: String) async throws(StoreError) -> CatalogProduct

  /// Asks for what customers think of a product.
  public var reviews: @Sendable (_ id: String) async throws(StoreError) -> ProductReviews
  /// Adds a review of whoever is logged in.
  public var review:
    @Sendable (_ form: ReviewFormBody, _ id: String) async throws(StoreError) -> ProductReviews

  /// The client that asks a server.
  public static func http(_ http: StoreHTTP) -> CatalogClient {
    CatalogClient { query throws(StoreError) in
      try await http.load(
        Resource(.get, "products", query: query.items.map { ($0.name, $0.value ?? "") }))
    } product: { id throws(StoreError) in
      try await http.load(Resource(.get, "products/\(id)"))
    } save: { form, id throws(StoreError) in
      try await http.load(
        id.map { Resource(.put, "products/\($0)", body: form) }
          ?? Resource(.post, "products", body: form))
    } sendPicture: { picture, id throws(StoreError) in
      try await http.load(Resource(.put, "products/\(id)/picture", body: picture))
    } reviews: { id throws(StoreError) in
      try await http.load(Resource(.get, "products/\(id)/reviews"))
    } review: { form, id throws(StoreError) in
      try await http.load(Resource(.post, "products/\(id)/reviews", body: form))
    }
  }
}

/// The aggregate of the catalogue: what is shown of it, as the server told it last.
@ObservableModel @MainActor
public final class Catalog: NewsFollower {
  /// The page that is shown; `nil` until it is there.
  public private(set) var page: CatalogPage?
  /// Why there is none, or not a newer one.
  public private(set) var error: StoreError?
  /// The wish of who looks for products, with the page of it that is shown.
  public var query = CatalogQuery()
  /// The same wish, which is shown from its first page on when it has changed.
  public var filter: CatalogQuery {
    get { query }
    set {
      guard newValue != query else { return }
      var new = newValue
      new.page = 1
      query = new
    }
  }

  private var reviewNews: [String: Int] = [:]
  private var allNews = 0
  private var products: [String: Result<CatalogProduct, StoreError>] = [:]
  @ObservationIgnored private let client: CatalogClient

  /// Makes the aggregate of a client.
  public init(client: CatalogClient) { self.client = client }

  /// Loads the page of what is looked for, or the last one where there are not so many.
  public func load() async {
    let wanted = query
    do throws(StoreError) {
      let found = try await client.page(wanted)
      // A late answer to what nobody looks for any more is none.
      guard wanted == query else { return }
      if found.page > found.pageCount {
        query.page = found.pageCount
        return await load()
      }
      (page, error) = (found, nil)
    } catch .cancelled {
      // Another one has been asked for.
    } catch {
      if wanted == query { self.error = error }
    }
  }

  /// A product as it was told last, or why it is not there; `nil` until one of them is known.
  public func product(_ id: String) -> Result<CatalogProduct, StoreError>? {
    products[id] ?? page?.products.first { $0.id == id }.map { .success($0) }
  }

  /// Loads a product.
  public func loadProduct(_ id: String) async {
    do throws(StoreError) {
      products[id] = .success(try await client.product(id))
    } catch .cancelled {
      // It is not shown any more.
    } catch {
      products[id] = .failure(error)
    }
  }

  /// Whether some news are about a product or its reviews.
  public func follows(_ news: ShopNews) -> Bool {
    switch news {
    case .product, .reviews, .everything: true
    default: false
    }
  }

  /// Loads again what has been loaded and is among some news.
  public func refresh(_ news: Set<ShopNews>) async {
    for case .reviews(let id) in news { reviewNews[id, default: 0] += 1 }
    if news.contains(.everything) { allNews += 1 }
    let isMeant = { !news.isDisjoint(with: [.product($0), .everything]) }
    await withTaskGroup(of: Void.self) { group in
      for id in products.keys where isMeant(id) { group.addTask { await self.loadProduct(id) } }
      if let page, page.products.contains(where: { isMeant($0.id) }) || news.contains(.everything) {
        group.addTask { await self.load() }
      }
    }
  }

  /// How often the reviews of a product may have changed since it was first asked.
  public func reviewChanges(of id: String) -> Int { allNews + reviewNews[id, default: 0] }

  /// Makes the reviews of a product.
  public func reviewing(of id: String) -> Reviewing { Reviewing(of: id, client: client) }

  /// Makes the editor of a product, or of a new one.
  public func editor(of product: CatalogProduct? = nil) -> ProductEditor {
    ProductEditor(of: product, client: client) { [weak self] saved in
      guard let self else { return }
      products[saved.id] = .success(saved)
      Task { await load() }
    }
  }
}
