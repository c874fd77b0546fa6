import StorefrontCore
import StorefrontOrdering
public import SwiftUI

/// The screen of all orders of a customer, or of a guest's browser.
public struct OrdersScreen: View {
  private let isGuest: Bool
  @Environment(Ordering.self) private var ordering
  @Environment(\.openPath) private var openPath

  /// Makes the screen of somebody who is logged in, or is a guest.
  public init(isGuest: Bool) { self.isGuest = isGuest }

  /// The orders, or why there are none.
  public var body: some View {
    List {
      if let error = ordering.error {
        ErrorView(error) { Task { await ordering.load() } }
      }
      if ordering.orders == nil, ordering.error == nil { ProgressView("Loading") }
      if ordering.orders?.isEmpty == true {
        ContentUnavailableView {
          Label("You have ordered nothing yet", systemImage: "shippingbox")
        } description: {
          Text("Your orders will be listed here.")
        } actions: {
          Button("Show all products") { openPath("/catalogue") }
        }
      }
      ForEach(ordering.orders ?? []) { order in
        NavigationLink(value: OrderingRoute.order(order.id)) { OrderRowView(order: order) }
      }
      if ordering.hasEarlier {
        Button("Show earlier orders") { Task { await ordering.loadEarlier() } }
      }
      FindOrderView()
    }
    .navigationTitle("Orders")
    .navigationDestination(for: OrderingRoute.self) { route in
      switch route {
      case .order(let id): OrderScreen(id: id, isGuest: isGuest)
      }
    }
    .task { await ordering.load() }
  }
}

/// The way to an order that was placed without an account, in another browser or before its cookie was lost.
struct FindOrderView: View {
  @Environment(Ordering.self) private var ordering
  @Environment(\.openPath) private var openPath

  var body: some View {
    @Bindable var ordering = ordering
    Section {
      TextField("Number", text: $ordering.search.number)
        .keyboardType(.numberPad).accessibilityInvalid(ordering.searchProblem)
      TextField("E-mail", text: $ordering.search.email)
        .textContentType(.emailAddress).keyboardType(.emailAddress).autocorrectionDisabled()
        .onSubmit(find)
      Button("Find the order", action: find).disabled(ordering.search.isIncomplete)
    } header: {
      Text("An order of yours from another browser")
    } footer: {
      if let problem = ordering.searchProblem {
        Label(problem, systemImage: "exclamationmark.triangle").foregroundStyle(.red)
          .onAppear { AccessibilityNotification.Announcement(problem).post() }
      }
    }
  }

  private func find() {
    Task { if let id = await ordering.find() { openPath("/orders/\(id)") } }
  }
}

/// An order in the list.
struct OrderRowView: View {
  let order: PlacedOrder
  @Environment(\.locale) private var locale

  var body: some View {
    HStack(spacing: 12) {
      ProductPicture(order.lines.first?.picture).frame(width: 48, height: 48)
      VStack(alignment: .leading, spacing: 2) {
        Text("Order \(order.id)").font(.headline)
        Text(
          "\(order.placedAt.formatted(.dateTime.day().month().year().locale(locale))), \(order.status)"
        )
        .font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      Text(order.sums.total.money.text(for: locale)).monospacedDigit()
    }
  }
}

/// The end of an order whose customer does not have the goods: the reason, the money, and the next step.
struct EndingView: View {
  let order: PlacedOrder
  let ending: PlacedOrder.Ending
  @Environment(Ordering.self) private var ordering
  @Environment(\.openPath) private var openPath
  @Environment(\.locale) private var locale

  var body: some View {
    Label(ending.reason, systemImage: "exclamationmark.triangle")
      .foregroundStyle(ending.isWished ? Color.primary : .red)
    if let refund = ending.refund {
      Text("\(refund.money.text(for: locale)) went back to you.")
    }
    Button("Put it into the cart again") {
      Task { if await ordering.orderAgain(order) { openPath("/cart") } }
    }
  }
}

extension View {
  /// Tells the end of an order that its customer has not wished, above whatever page is shown.
  public func tellsEndsOfOrders() -> some View { modifier(EndOfOrderModifier()) }
}

private struct EndOfOrderModifier: ViewModifier {
  @Environment(Ordering.self) private var ordering
  @Environment(\.openPath) private var openPath

  func body(content: Content) -> some View {
    content
      .alert(
        ordering.notice.map { "Your order \($0.id) is \($0.status)" } ?? "",
        isPresented: Binding(
          get: { ordering.notice != nil }, set: { _ in ordering.dismissNotice() }),
        presenting: ordering.notice
      ) { order in
        Button("Show the order") { openPath("/orders/\(order.id)") }
        Button("OK", role: .cancel) {}
      } message: { order in
        Text(order.ending?.reason ?? "")
      }
  }
}

/// The screen of one order.
struct OrderScreen: View {
  let id: String
  let isGuest: Bool
  @State private var isCancelling = false
  @Environment(Ordering.self) private var ordering
  @Environment(\.locale) private var locale
  @Environment(\.logIn) private var logIn
  @Environment(\.openPath) private var openPath

  var body: some View {
    Form {
      if let order = ordering.order(id) {
        Section {
          LabeledContent("Status", value: order.status.capitalized)
          if let ending = order.ending { EndingView(order: order, ending: ending) }
          LabeledContent(
            "Date",
            value: order.placedAt.formatted(
              .dateTime.day().month().year().hour().minute().locale(locale)))
        }
        Section("Products") {
          ForEach(order.lines) { line in
            LabeledContent(
              "\(line.quantity) × \(line.name)", value: line.total.money.text(for: locale))
          }
          OrderSumsView(order.sums)
        }
        Section(title(of: order)) {
          if let contact = order.contact { Text(contact.name) }
          if let address = order.address {
            Text(address.street)
            Text("\(address.postalCode) \(address.city)")
            Text(address.country)
          } else if order.canBeCancelled {
            Text("We keep it for you. Tell us the number \(id).")
          }
        }
        if let contact = order.contact {
          Section("Letters about it go to") {
            Text(contact.email)
            if let phone = contact.phone { Text(phone) }
          }
        }
        if !order.trackingNumbers.isEmpty {
          Section("Parcels") {
            ForEach(order.trackingNumbers, id: \.self) { Text($0) }
          }
        }
        if order.canBeCancelled {
          Section {
            Button("Cancel order", role: .destructive) { isCancelling = true }
              .confirmationDialog(
                "Cancel order \(id)?", isPresented: $isCancelling, titleVisibility: .visible
              ) {
                Button("Cancel order", role: .destructive) {
                  Task { await ordering.cancel(order) }
                }
                Button("Keep it", role: .cancel) {}
              } message: {
                Text("You get your money back.")
              }
          }
        }
      } else if let error = ordering.error {
        ErrorView(error) { Task { await ordering.load() } }
      } else if ordering.orders != nil {
        Section {
          Text("You have no order with this number.").foregroundStyle(.secondary).pageNotFound()
          if isGuest { Button("Log in to see your orders") { logIn() } }
          Button("Show the orders of this \(isGuest ? "browser" : "account")") {
            openPath("/orders")
          }
        }
      }
    }
    .navigationTitle("Order \(id)")
    .task { await ordering.load(id) }
  }

  private func title(of order: PlacedOrder) -> String {
    if order.address != nil { return "Address" }
    return order.canBeCancelled ? "To be picked up" : "For"
  }
}
