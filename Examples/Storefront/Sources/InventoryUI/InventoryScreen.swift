import StorefrontCore
import StorefrontInventory
public import SwiftUI

/// The screen of the warehouse: the stock of each product.
public struct InventoryScreen: View {
  @Environment(Inventory.self) private var inventory

  /// Makes the screen.
  public init() {}

  /// The products, or why there are none.
  public var body: some View {
    List {
      if let error = inventory.error {
        ErrorView(error) { Task { await inventory.load() } }
      }
      if inventory.records == nil, inventory.error == nil { ProgressView("Loading") }
      ForEach(inventory.records ?? []) { record in
        NavigationLink(value: InventoryRoute.stock(record.product)) {
          LabeledContent(record.name) {
            Text(record.available == 0 ? "Sold out" : "\(record.available) available")
              .foregroundStyle(
                record.available == 0 ? AnyShapeStyle(.red) : AnyShapeStyle(.secondary))
          }
        }
      }
    }
    .navigationTitle("Inventory")
    .task { await inventory.load() }
  }
}

/// The screen of one product's stock, with goods that come in or get lost.
public struct StockScreen: View {
  private let product: String
  @Environment(Inventory.self) private var inventory
  @Environment(\.openPath) private var openPath
  @State private var isWritingOff = false

  /// Makes the screen of a product.
  public init(product: String) { self.product = product }

  /// The stock, or why it is not there.
  public var body: some View {
    Form {
      if let record = inventory.record(product) {
        Section {
          LabeledContent("In the warehouse", value: "\(record.onHand)")
          LabeledContent("Reserved", value: "\(record.reserved)")
          LabeledContent("Available", value: "\(record.available)")
        }
        FieldSection(problems: inventory.problems[product].map { [$0] } ?? []) {
          TextField("Pieces", text: pieces)
            .keyboardType(.numberPad)
        }
        Section {
          Button("Receive") { Task { await inventory.move(.receipt, of: product) } }
            .buttonStyle(.borderedProminent)
            .disabled(!canMove)
          Button("Write off", role: .destructive) { isWritingOff = true }
            .disabled(!canMove)
            .confirmationDialog(
              "Write off \(pieceCount)?",
              isPresented: $isWritingOff, titleVisibility: .visible
            ) {
              Button("Write off", role: .destructive) {
                Task { await inventory.move(.loss, of: product) }
              }
            } message: {
              Text(
                "If too few are left, the newest orders are cancelled and their money goes back."
              )
            }
        }
      } else if let error = inventory.error {
        ErrorView(error) { Task { await inventory.load() } }
      } else if inventory.records == nil {
        ProgressView("Loading")
      } else {
        Section {
          Text("There is no such product.").foregroundStyle(.secondary)
          Button("Show the inventory") { openPath("/office/inventory") }
        }
      }
    }
    .navigationTitle(inventory.record(product)?.name ?? "Stock")
    .task { await inventory.load() }
  }

  private var pieces: Binding<String> {
    Binding {
      inventory.pieces[product] ?? ""
    } set: {
      inventory.type($0, for: product)
    }
  }

  private var pieceCount: String {
    let count = inventory.count(of: product) ?? 0
    return count == 1 ? "1 piece" : "\(count) pieces"
  }

  private var canMove: Bool {
    inventory.count(of: product) != nil && !inventory.isMoving(product)
  }
}
