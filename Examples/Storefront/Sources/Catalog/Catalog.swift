public import StorefrontCore
public import StorefrontHTTP
public import Vitro

/// A product as the shop shows it.
public struct CatalogProduct: Hashable, Sendable, Decodable, Identifiable {
  /// A group of products.
  public struct Category: Hashable, Sendable, Decodable {
    /// The identity.
    public let id: String
    /// What people call it.
    public let name: String
  }

  /// The identity.
  public let id: String
  /// What people call it.
  public let name: String
  /// What it is.
  public let description: String
  /// What one piece costs.
  public let price: Amount
  /// The group that it is in.
  public let category: Category
  /// How many pieces can be had now.
  public let available: Int
}

/// A page of the catalogue.
public struct CatalogPage: Hashable, Sendable, Decodable {
  /// The products of the page.
  public let products: [CatalogProduct]
  /// How many there are on all pages.
  public let count: Int
  /// The number of the page, from 1 on.
  public let page: Int
  /// How many pages there are.
  public let pageCount: Int
}

/// The client of the catalogue's part of the API.
public struct CatalogClient: Sendable {
  /// Looks for products.
  public var page: @Sendable (_ search: String, _ page: Int) async throws(StoreError) -> CatalogPage

  /// The client that asks a server.
  public static func http(_ http: StoreHTTP) -> CatalogClient {
    CatalogClient { search, page throws(StoreError) in
      try await http.load(
        Resource(.get, "products", query: [("search", search), ("page", "\(page)")]))
    }
  }
}

/// The aggregate of the catalogue: what is shown of it, as the server told it last.
@ObservableModel @MainActor
public final class Catalog {
  /// The page that is shown; `nil` until it is there.
  public private(set) var page: CatalogPage?
  /// Why there is none, or not a newer one.
  public private(set) var error: StoreError?
  /// What people look for.
  public var search = ""

  @ObservationIgnored private let client: CatalogClient

  /// Makes the aggregate of a client.
  public init(client: CatalogClient) { self.client = client }

  /// Loads a page of what is looked for.
  public func load(page number: Int = 1) async {
    let wanted = search
    do throws(StoreError) {
      let found = try await client.page(wanted, number)
      // A late answer to what nobody looks for any more is none.
      guard wanted == search else { return }
      (page, error) = (found, nil)
    } catch .cancelled {
      // Another one has been asked for.
    } catch {
      if wanted == search { self.error = error }
    }
  }
}
