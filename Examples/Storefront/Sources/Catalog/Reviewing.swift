public import Foundation
public import StorefrontDomain
public import StorefrontHTTP
public import Vitro

/// The reviews of a product, as the server tells them.
public struct ProductReviews: Hashable, Sendable, Decodable {
  /// A customer's opinion.
  public struct Entry: Hashable, Sendable, Decodable {
    /// The name of who wrote it.
    public let author: String
    /// The stars, 1 to 5.
    public let stars: Int
    /// The reasons, if any.
    public let text: String
    /// When it was written.
    public let date: Date
  }

  /// The average of all stars, such as `4.5`; `nil` where there are none.
  public let average: String?
  /// The reviews, the newest last.
  public let reviews: [Entry]
}

/// The body of a review in the API.
public struct ReviewFormBody: Hashable, Sendable, Encodable {
  let stars: Int
  let text: String
}

/// The aggregate of the reviews of one product, and of the form for another one.
@ObservableModel @MainActor
public final class Reviewing {
  /// The reviews; `nil` until they are there.
  public private(set) var reviews: ProductReviews?
  /// Why they are not there, or why a new one was not taken.
  public private(set) var error: StoreError?
  /// The form.
  public var form = ReviewForm()
  /// Whether the form was sent, and its review taken.
  public private(set) var isTaken = false
  private var wasSent = false

  @ObservationIgnored private let product: String
  @ObservationIgnored private let client: CatalogClient

  init(of product: String, client: CatalogClient) {
    (self.product, self.client) = (product, client)
  }

  /// The problems that are shown: those of the form when it was sent, less what is solved since.
  public var problems: [ReviewProblem] { wasSent ? form.problems : [] }

  /// Loads the reviews.
  public func load() async {
    await take { [client, product] () throws(StoreError) in try await client.reviews(product) }
  }

  /// Sends the form, unless something is wrong with it.
  public func send() async {
    wasSent = true
    guard let rating = form.rating, problems.isEmpty else { return }
    let body = ReviewFormBody(stars: rating.rawValue, text: form.text)
    isTaken = await take { [client, product] () throws(StoreError) in
      try await client.review(body, product)
    }
    if isTaken { (form, wasSent) = (ReviewForm(), false) }
  }

  @discardableResult
  private func take(
    _ ask: @escaping @Sendable () async throws(StoreError) -> ProductReviews
  ) async -> Bool {
    do throws(StoreError) {
      (reviews, error) = (try await ask(), nil)
      return true
    } catch .cancelled {
      return false
    } catch {
      self.error = error
      return false
    }
  }
}
