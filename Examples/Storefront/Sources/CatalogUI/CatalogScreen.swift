import StorefrontCatalog
import StorefrontCore
public import SwiftUI

/// The screen of the catalogue: products in a grid, with search.
public struct CatalogScreen: View {
  @Environment(Catalog.self) private var catalog
  private let problem: String?
  private let add: (String) -> Void

  /// Makes the screen; `add` puts a product into the cart, and `problem` says why it could not be.
  public init(problem: String?, add: @escaping (String) -> Void) {
    (self.problem, self.add) = (problem, add)
  }

  /// The products, or why there are none.
  public var body: some View {
    @Bindable var catalog = catalog
    ScrollView {
      if let error = catalog.error {
        ErrorView(error) { Task { await catalog.load() } }
      }
      if let page = catalog.page {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 160), spacing: 16)], spacing: 16) {
          ForEach(page.products) { product in
            NavigationLink(value: product) { ProductCardView(product: product) }
              .buttonStyle(.plain)
          }
        }
        .padding()
        PageView(page: page) { number in Task { await catalog.load(page: number) } }
      } else if catalog.error == nil {
        ProgressView("Loading")
      }
    }
    .navigationTitle("Catalogue")
    .navigationDestination(for: CatalogProduct.self) {
      ProductScreen(product: $0, problem: problem, add: add)
    }
    .searchable(text: $catalog.search)
    .task(id: catalog.search) { await catalog.load() }
  }
}

/// A product in the grid.
struct ProductCardView: View {
  let product: CatalogProduct
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(product.category.name).font(.caption).foregroundStyle(.secondary)
      Text(product.name).font(.headline)
      Text(product.price.money.text(for: locale)).monospacedDigit()
    }
    .frame(maxWidth: .infinity, minHeight: 90, alignment: .leading)
    .padding()
    .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 14))
  }
}

/// The way to other pages, where there are any.
struct PageView: View {
  let page: CatalogPage
  let show: (Int) -> Void

  var body: some View {
    if page.count == 0 { Text("Nothing matches. Look for less.").foregroundStyle(.secondary) }
    if page.pageCount > 1 {
      HStack {
        Button("Previous page") { show(page.page - 1) }.disabled(page.page == 1)
        Text("\(page.page) of \(page.pageCount)")
        Button("Next page") { show(page.page + 1) }.disabled(page.page == page.pageCount)
      }
      .padding()
    }
  }
}

/// The screen of one product.
struct ProductScreen: View {
  let product: CatalogProduct
  let problem: String?
  let add: (String) -> Void
  @Environment(\.locale) private var locale

  var body: some View {
    Form {
      Section {
        Text(product.description)
        LabeledContent("Price", value: product.price.money.text(for: locale))
        LabeledContent("Available", value: "\(product.available)")
      }
      Section {
        Button("Add to cart") { add(product.id) }.disabled(product.available == 0)
      } footer: {
        if let problem {
          Label(problem, systemImage: "exclamationmark.triangle").foregroundStyle(.red)
        }
      }
    }
    .navigationTitle(product.name)
  }
}
