import StorefrontCatalog
import StorefrontCore
public import SwiftUI

/// The screen of the catalogue: products in a grid that can be searched, filtered and sorted.
public struct CatalogScreen: View {
  private let canEdit: Bool
  @Environment(Catalog.self) private var catalog
  @State private var editor: ProductEditor?
  @State private var isChoosingPrice = false

  /// Makes the screen; who keeps the products can add some.
  public init(canEdit: Bool = false) { self.canEdit = canEdit }

  /// The products, or why there are none.
  public var body: some View {
    @Bindable var catalog = catalog
    ScrollView {
      VStack(spacing: 16) {
        if let error = catalog.error {
          ErrorView(error) {
            Task { await catalog.load() }
          } actions: {
            if !error.mayPass, catalog.query.isFilter { showAllButton }
          }
        }
        if let page = catalog.page {
          CatalogFilterView(categories: page.categories, query: $catalog.filter)
          if page.products.isEmpty {
            ContentUnavailableView {
              Label("Nothing matches", systemImage: "magnifyingglass")
            } description: {
              Text(catalog.query.words(categories: page.categories))
            } actions: {
              showAllButton
            }
          }
          ProductGridView(page: page)
          PageView(page: page) { catalog.query.page = $0 }
        } else if catalog.error == nil {
          ProgressView("Loading")
        }
      }
      .padding()
    }
    .navigationTitle("Catalogue")
    .searchable(text: $catalog.filter.search)
    .toolbar {
      ToolbarItem {
        Button("Price", systemImage: "slider.horizontal.3") { isChoosingPrice = true }
      }
      if canEdit {
        ToolbarItem {
          Button("Add product", systemImage: "plus") { editor = catalog.editor() }
        }
      }
    }
    .sheet(isPresented: $isChoosingPrice) { PriceFilterScreen(query: $catalog.filter) }
    .sheet(item: $editor) { ProductFormScreen(editor: $0) }
    .task(id: catalog.query) { await catalog.load() }
    .onChange(of: catalog.page?.page) { old, _ in
      guard old != nil, let page = catalog.page else { return }
      AccessibilityNotification.Announcement("Page \(page.page) of \(page.pageCount)").post()
    }
    .pageQuery(catalog.query.items)
  }

  private var showAllButton: some View {
    Button("Show all products") { catalog.query = CatalogQuery() }
  }
}

/// The groups of products, and the order of those that are shown.
struct CatalogFilterView: View {
  let categories: [CatalogProduct.Category]
  @Binding var query: CatalogQuery
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    if sizeClass == .regular {
      VStack(alignment: .leading, spacing: 12) {
        HStack(spacing: 16) {
          group.frame(maxWidth: 480)
          Spacer()
          order
        }
        price
      }
    } else {
      VStack(spacing: 12) {
        group
        order
        price
      }
    }
  }

  @ViewBuilder private var price: some View {
    if query.hasPriceLimits {
      HStack(spacing: 12) {
        Text("Price\(query.priceWords)").foregroundStyle(.secondary)
        Button("Any price") { (query.minimumPrice, query.maximumPrice) = ("", "") }
      }
    }
  }

  private var group: some View {
    Picker("Category", selection: $query.category) {
      Text("All").tag(String?.none)
      ForEach(categories) { Text($0.name).tag(String?.some($0.id)) }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
  }

  private var order: some View {
    Picker("Sort by", selection: $query.order) {
      ForEach(CatalogQuery.Order.allCases, id: \.self) { Text($0.title).tag($0) }
    }
  }
}

extension CatalogQuery {
  /// The search and the filters, in a sentence.
  fileprivate func words(categories: [CatalogProduct.Category]) -> String {
    var words = "There is nothing"
    if !search.isEmpty { words += " for “\(search)”" }
    if let category {
      words += " in \(categories.first { $0.id == category }?.name ?? "“\(category)”")"
    }
    return words + priceWords + "."
  }

  fileprivate var priceWords: String {
    (minimumPrice.isEmpty ? "" : " from \(minimumPrice)")
      + (maximumPrice.isEmpty ? "" : " up to \(maximumPrice)")
  }
}

extension CatalogQuery.Order {
  /// The words for it.
  fileprivate var title: String {
    switch self {
    case .recommended: "Recommended"
    case .cheapest: "Lowest price"
    case .dearest: "Highest price"
    case .name: "Name"
    }
  }
}

/// The products of a page.
struct ProductGridView: View {
  let page: CatalogPage
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    LazyVGrid(
      columns: [
        GridItem(.adaptive(minimum: sizeClass == .regular ? 200 : 140, maximum: 280), spacing: 20)
      ],
      alignment: .leading, spacing: 24
    ) {
      ForEach(page.products) { product in
        NavigationLink(value: CatalogRoute.product(product.id)) {
          ProductCardView(product: product)
        }
        .buttonStyle(.plain)
      }
    }
  }
}

/// A product in the grid.
struct ProductCardView: View {
  let product: CatalogProduct
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ProductPicture(product.picture).padding(.bottom, 4)
      Text(product.name).font(.headline)
      HStack {
        Text(product.price.money.text(for: locale)).monospacedDigit()
        Spacer()
        if product.available == 0 {
          Text("Sold out").font(.caption).foregroundStyle(.secondary)
        }
      }
    }
  }
}

/// The way to other pages, where there are any.
struct PageView: View {
  let page: CatalogPage
  let show: (Int) -> Void

  var body: some View {
    if page.pageCount > 1 {
      HStack(spacing: 16) {
        Button("Previous page", systemImage: "chevron.left") { show(page.page - 1) }
          .disabled(page.page <= 1)
        Text("\(page.page) of \(page.pageCount)").monospacedDigit()
        Button("Next page", systemImage: "chevron.right") { show(page.page + 1) }
          .disabled(page.page >= page.pageCount)
      }
      .buttonStyle(.bordered)
      .labelStyle(.iconOnly)
      .padding()
    }
  }
}
