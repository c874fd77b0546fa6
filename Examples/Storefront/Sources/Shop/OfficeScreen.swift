import StorefrontCore
import StorefrontInventory
import StorefrontInventoryUI
import StorefrontMarketing
import StorefrontMarketingUI
import StorefrontPeople
import StorefrontShipping
import StorefrontShippingUI
import SwiftUI

/// The pages of the office; what lies upon them belongs to their contexts.
enum OfficeRoute: String, Route {
  case shipping, inventory, discounts
}

/// The pages of the office that lie upon each other, for staff only.
struct OfficeStack: View {
  @Binding var path: NavigationPath
  @Environment(People.self) private var people

  var body: some View {
    NavigationStack(path: $path) {
      StaffOnly { OfficeScreen() }
        .navigationDestination(for: OfficeRoute.self) { route in
          StaffOnly {
            switch route {
            case .shipping: ShippingScreen()
            case .inventory: InventoryScreen()
            case .discounts: MarketingScreen()
            }
          }
        }
        .navigationDestination(for: ShippingRoute.self) { route in
          StaffOnly {
            switch route {
            case .order(let id): ShippingOrderScreen(id: id, showsHistory: mayReadHistories)
            }
          }
        }
        .navigationDestination(for: InventoryRoute.self) { route in
          StaffOnly {
            switch route {
            case .stock(let product): StockScreen(product: product)
            }
          }
        }
        .navigationDestination(for: MarketingRoute.self) { route in
          StaffOnly {
            switch route {
            case .new: DiscountFormScreen()
            }
          }
        }
    }
  }

  private var mayReadHistories: Bool { people.person?.role.may(.readHistories) == true }
}

/// A page of the office; in its place, those who may not enter see whom it is for.
private struct StaffOnly<Page: View>: View {
  @ViewBuilder let page: Page
  @Environment(People.self) private var people
  @Environment(\.logIn) private var logIn
  @Environment(\.openPath) private var openPath

  var body: some View {
    if people.person?.role.may(.keepOrders) == true {
      page
    } else if people.isLoaded {
      ContentUnavailableView {
        Label("The office is for staff", systemImage: "lock")
      } description: {
        Text(
          people.person == nil
            ? "Log in with a staff account to see it." : "Your account is not a staff account.")
      } actions: {
        if people.person == nil { Button("Log in") { logIn() } }
        Button("Show all products") { openPath("/catalogue") }
      }
      .navigationTitle("Office")
    } else if let error = people.error {
      ErrorView(error) { Task { await people.load() } }
    } else {
      ProgressView("Loading")
    }
  }
}

/// The dashboard of staff: what waits for them, in each context.
struct OfficeScreen: View {
  @Environment(Shipping.self) private var shipping
  @Environment(Inventory.self) private var inventory

  var body: some View {
    List {
      NavigationLink(value: OfficeRoute.shipping) {
        Label("Shipping", systemImage: "shippingbox")
      }
      .badge(shipping.waitingCount)
      NavigationLink(value: OfficeRoute.inventory) {
        Label("Inventory", systemImage: "square.stack.3d.up")
      }
      .badge(inventory.soldOutCount)
      NavigationLink(value: OfficeRoute.discounts) {
        Label("Marketing", systemImage: "tag")
      }
    }
    .navigationTitle("Office")
    .task { await shipping.load() }
    .task { await inventory.load() }
  }
}
