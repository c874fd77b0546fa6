import StorefrontCatalog
import StorefrontCore
public import SwiftUI

/// The screen of one product.
public struct ProductScreen<Purchase: View>: View {
  private let id: String
  private let canEdit: Bool
  private let canReview: Bool
  private let purchase: (_ available: Int) -> Purchase
  @Environment(Catalog.self) private var catalog
  @Environment(\.openPath) private var openPath
  @State private var editor: ProductEditor?

  /// Makes the screen of a product; `purchase` makes the view that puts it into a cart. Who keeps the products
  /// can change it, who is logged in can review it.
  public init(
    id: String, canEdit: Bool = false, canReview: Bool = false,
    @ViewBuilder purchase: @escaping (_ available: Int) -> Purchase
  ) {
    (self.id, self.purchase) = (id, purchase)
    (self.canEdit, self.canReview) = (canEdit, canReview)
  }

  /// The product, or why it is not there.
  public var body: some View {
    ScrollView {
      switch catalog.product(id) {
      case .success(let product)?:
        ProductView(product: product) { purchase(product.available) }
        ReviewsView(
          catalog.reviewing(of: id), canReview: canReview, changes: catalog.reviewChanges(of: id))
      case .failure(let error)?:
        ErrorView(error) {
          Task { await catalog.loadProduct(id) }
        } actions: {
          if error.isNotFound { Button("Show all products") { openPath("/catalogue") } }
        }
      case nil:
        ProgressView("Loading")
      }
    }
    .navigationTitle(title)
    .pageDescription(description)
    .toolbar {
      if canEdit, case .success(let product)? = catalog.product(id) {
        ToolbarItem { Button("Change") { editor = catalog.editor(of: product) } }
      }
    }
    .sheet(item: $editor) { ProductFormScreen(editor: $0) }
    .task(id: id) { await catalog.loadProduct(id) }
  }

  private var description: String? {
    if case .success(let product)? = catalog.product(id) { product.description } else { nil }
  }

  private var title: String {
    if case .success(let product)? = catalog.product(id) { product.name } else { "Product" }
  }
}

/// A product: its picture beside its words, or above them where there is less room.
struct ProductView<Purchase: View>: View {
  let product: CatalogProduct
  @ViewBuilder let purchase: () -> Purchase
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.locale) private var locale

  var body: some View {
    Group {
      if sizeClass == .regular {
        HStack(alignment: .top, spacing: 32) {
          ProductPicture(product.picture).frame(maxWidth: 420)
          words.frame(maxWidth: 360, alignment: .leading)
          Spacer(minLength: 0)
        }
      } else {
        VStack(alignment: .leading, spacing: 20) {
          ProductPicture(product.picture).frame(maxWidth: 420)
          words
        }
      }
    }
    .padding()
  }

  private var words: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(product.category.name).font(.subheadline).foregroundStyle(.secondary)
      Text(product.price.money.text(for: locale)).font(.title).bold().monospacedDigit()
      Text(product.description)
      Label(stock.words, systemImage: stock.symbol)
        .font(.subheadline)
        .foregroundStyle(stock.color)
      purchase()
    }
  }

  private var stock: (words: String, symbol: String, color: Color) {
    switch product.available {
    case 0: ("Sold out", "xmark.circle", .secondary)
    case 1...5: ("Only \(product.available) left", "exclamationmark.circle", .orange)
    default: ("In stock", "checkmark.circle", .green)
    }
  }
}
