import SwiftUI

struct Product: Identifiable, Hashable {
  let id: Int
  let name: String
  let price: Decimal
  let symbol: String

  static let all = [
    Product(id: 1, name: "Coffee", price: 8.5, symbol: "cup.and.saucer"),
    Product(id: 2, name: "Notebook", price: 4, symbol: "book.closed"),
    Product(id: 3, name: "Umbrella", price: 19.99, symbol: "umbrella"),
  ]
}

class Cart: ObservableObject {
  @Published private(set) var quantities: [Product: Int] = [:]

  var products: [Product] {
    quantities.keys.sorted { $0.id < $1.id }
  }

  var itemCount: Int {
    quantities.values.reduce(0, +)
  }

  var subtotal: Decimal {
    quantities.reduce(0) { $0 + $1.key.price * Decimal($1.value) }
  }

  var shipping: Decimal {
    subtotal == 0 || subtotal >= 50 ? 0 : 5
  }

  var total: Decimal {
    subtotal + shipping
  }

  func quantity(of product: Product) -> Int {
    quantities[product, default: 0]
  }

  func setQuantity(_ quantity: Int, of product: Product) {
    quantities[product] = quantity > 0 ? quantity : nil
  }

  func empty() {
    quantities = [:]
  }
}

struct ShopView: View {
  @StateObject private var cart = Cart()
  @State private var isShowingCart = false

  var body: some View {
    NavigationView {
      List(Product.all) { product in
        ProductRow(product: product)
      }
      .navigationBarTitle("Shop")
      .navigationBarItems(
        trailing: Button {
          isShowingCart = true
        } label: {
          Label("Cart", systemImage: "cart")
            .labelStyle(.iconOnly)
        }
        .overlay(CountBadge(count: cart.itemCount), alignment: .topTrailing)
      )
    }
    .navigationViewStyle(.stack)
    .sheet(isPresented: $isShowingCart) {
      CartView()
        .environmentObject(cart)
    }
    .environmentObject(cart)
  }
}

private struct ProductRow: View {
  let product: Product
  @EnvironmentObject var cart: Cart

  var body: some View {
    HStack {
      Image(systemName: product.symbol)
        .frame(width: 32)
        .foregroundColor(.accentColor)
      VStack(alignment: .leading) {
        Text(product.name)
        Text(product.price, format: .currency(code: "USD"))
          .font(.caption)
          .foregroundColor(.secondary)
      }
      Spacer()
      Button("Add") {
        cart.setQuantity(cart.quantity(of: product) + 1, of: product)
      }
      .buttonStyle(.bordered)
    }
  }
}

private struct CountBadge: View {
  let count: Int

  var body: some View {
    if count > 0 {
      Text("\(count)")
        .font(.caption2.bold())
        .foregroundColor(.white)
        .padding(4)
        .background(Color.red)
        .clipShape(Circle())
        .offset(x: 10, y: -10)
    }
  }
}

private struct CartView: View {
  @EnvironmentObject private var cart: Cart
  @Environment(\.presentationMode) private var presentationMode
  @State private var isShowingConfirmation = false

  var body: some View {
    NavigationView {
      List {
        Section(header: Text("Items")) {
          ForEach(cart.products) { product in
            Stepper(value: quantity(of: product), in: 0...10) {
              HStack {
                Text(product.name)
                Spacer()
                Text("× \(cart.quantity(of: product))")
                  .foregroundColor(.secondary)
              }
            }
          }
          .onDelete { offsets in
            let products = cart.products
            offsets.forEach { cart.setQuantity(0, of: products[$0]) }
          }
          if cart.products.isEmpty {
            Text("Your cart is empty.")
          }
        }
        Section(header: Text("Summary"), footer: Text("Free shipping from $50.")) {
          SummaryRow(title: "Subtotal", amount: cart.subtotal)
          SummaryRow(title: "Shipping", amount: cart.shipping)
          SummaryRow(title: "Total", amount: cart.total)
        }
      }
      .listStyle(GroupedListStyle())
      .navigationBarTitle("Cart", displayMode: .inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close") { presentationMode.wrappedValue.dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Check Out") { isShowingConfirmation = true }
            .disabled(cart.products.isEmpty)
        }
      }
      .alert(isPresented: $isShowingConfirmation) {
        Alert(
          title: Text("Place order?"),
          message: Text("You pay \(cart.total.formatted(.currency(code: "USD")))."),
          primaryButton: .default(Text("Buy")) {
            cart.empty()
            presentationMode.wrappedValue.dismiss()
          },
          secondaryButton: .cancel()
        )
      }
    }
  }

  private func quantity(of product: Product) -> Binding<Int> {
    Binding(
      get: { cart.quantity(of: product) },
      set: { cart.setQuantity($0, of: product) }
    )
  }
}

private struct SummaryRow: View {
  let title: String
  let amount: Decimal

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      Text(amount, format: .currency(code: "USD"))
    }
  }
}

struct ShopView_Previews: PreviewProvider {
  static var previews: some View {
    ShopView()
  }
}
