public import Foundation
public import StorefrontDomain
public import StorefrontHTTP
public import Vitro

/// The body of a product in the API, as staff send it.
public struct ProductFormBody: Hashable, Sendable, Encodable {
  let name: String
  let description: String
  let price: String
  let category: String
  let pieces: Int
}

/// The body of a product's picture in the API.
public struct PictureFormBody: Hashable, Sendable, Encodable {
  let data: Data
}

/// The aggregate of a product while it is added or changed.
@ObservableModel @MainActor
public final class ProductEditor: Identifiable {
  /// Whether there is a product already.
  public let isNew: Bool
  /// The texts and the category as they are typed and chosen.
  public var form = NewProductForm()
  /// How many pieces are added to the stock, as typed; blank for none.
  public var pieces = ""
  /// Why the server has not saved it.
  public private(set) var error: StoreError?
  /// Whether it is on its way to the server.
  public private(set) var isSaving = false
  /// Whether it has been saved.
  public private(set) var isSaved = false
  private var wasSent = false

  /// The picture that was chosen, until it has been saved.
  public private(set) var picture: Data?
  /// The reason why the picture that was chosen is not there.
  public private(set) var pictureError: String?

  @ObservationIgnored private var product: String?
  @ObservationIgnored private let client: CatalogClient
  @ObservationIgnored private let saved: @MainActor (CatalogProduct) -> Void

  init(
    of product: CatalogProduct?, client: CatalogClient,
    saved: @escaping @MainActor (CatalogProduct) -> Void
  ) {
    (self.product, isNew, self.client, self.saved) = (product?.id, product == nil, client, saved)
    guard let product else { return }
    (form.name, form.description) = (product.name, product.description)
    form.price = product.price.money.typed
    form.category = product.category.category
  }

  /// The problems that are shown: those of the form when it was sent, less what is solved since.
  public var problems: [ProductProblem] { wasSent ? allProblems : [] }

  /// Whether the typed pieces are no number, or too many.
  public var hasWrongPieces: Bool { wasSent && addedPieces == nil }

  /// The field that the server has refused, such as a name that is taken.
  public var refusedField: String? {
    if case .refused(_, _, let field?)? = error { field } else { nil }
  }

  private var addedPieces: Int? {
    if pieces.allSatisfy(\.isWhitespace) { return 0 }
    return Int(pieces).flatMap { 0...1_000_000 ~= $0 ? $0 : nil }
  }

  private var allProblems: [ProductProblem] {
    do throws(NewProductProblems) {
      _ = try form.product(id: "", in: .eur, among: [])
      return []
    } catch {
      return error.problems
    }
  }

  /// Chooses the category.
  public func choose(_ category: CatalogProduct.Category?) { form.category = category?.category }

  /// Takes in a picture that was chosen, or the reason why it is not there.
  public func take(_ picture: Result<Data, any Error>) {
    switch picture {
    case .success(let data): (self.picture, pictureError) = (data, nil)
    case .failure(let error): (self.picture, pictureError) = (nil, error.localizedDescription)
    }
    if refusedField == "picture" { error = nil }
  }

  /// Saves it, unless something is wrong with it.
  public func save() async {
    wasSent = true
    guard !isSaving, problems.isEmpty, let addedPieces, let category = form.category else { return }
    isSaving = true
    defer { isSaving = false }
    let body = ProductFormBody(
      name: form.name, description: form.description, price: form.price,
      category: category.id.text, pieces: addedPieces)
    do throws(StoreError) {
      var new = try await client.save(body, product)
      // Whatever becomes of the picture, it is no new product any more, and the pieces have come.
      (product, pieces) = (new.id, "")
      if let picture {
        saved(new)
        new = try await client.sendPicture(PictureFormBody(data: picture), new.id)
      }
      (error, isSaved) = (nil, true)
      saved(new)
    } catch {
      self.error = error
    }
  }
}

extension CatalogProduct.Category {
  /// The category of the rules; the server has none without a name.
  var category: Category? { (try? Name(name)).map { Category(id: CategoryID(id), name: $0) } }
}
