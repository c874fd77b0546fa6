import StorefrontCore
import StorefrontShipping
public import SwiftUI

/// The screen of one order, from which staff send it.
public struct ShippingOrderScreen: View {
  private let id: String
  private let showsHistory: Bool
  @Environment(Shipping.self) private var shipping
  @Environment(\.openPath) private var openPath

  /// Makes the screen of an order with a number.
  ///
  /// - Parameter showsHistory: Whether the person may read who has done what.
  public init(id: String, showsHistory: Bool) { (self.id, self.showsHistory) = (id, showsHistory) }

  /// The order, or why it is not there.
  public var body: some View {
    Form {
      if let order = shipping.order(id) {
        OrderFactsView(order: order)
        if order.can(.ship) { ParcelView(order: order) }
        StepsView(order: order)
        if showsHistory { HistoryView(entries: shipping.histories[id] ?? []) }
      } else if let error = shipping.error {
        ErrorView(error) { Task { await shipping.load() } }
      } else if shipping.orders == nil {
        ProgressView("Loading")
      } else {
        Section {
          Text("There is no order with this number.").foregroundStyle(.secondary)
          Button("Show all orders") { openPath("/office/shipping") }
        }
      }
    }
    .navigationTitle("Order \(id)")
    .task {
      await shipping.load(id)
      if showsHistory { await shipping.loadHistory(of: id) }
    }
  }
}

/// The facts about an order that staff need.
private struct OrderFactsView: View {
  let order: ShippingOrder
  @Environment(\.locale) private var locale

  var body: some View {
    Section {
      LabeledContent("Status", value: order.status.capitalized)
      if let ending = order.ending { Text(ending).foregroundStyle(.secondary) }
      LabeledContent("Customer", value: order.customer ?? "A guest")
      LabeledContent("Shipping", value: shippingTitle(order.shipping))
      LabeledContent(
        "Date",
        value: order.placedAt.formatted(
          .dateTime.day().month().year().hour().minute().locale(locale)))
    }
    Section("Products") {
      ForEach(order.lines) { line in
        LabeledContent(
          "\(line.quantity) × \(line.name)",
          value: line.left == line.quantity ? "" : "\(line.left) left")
      }
    }
    Section("Price") { OrderSumsView(order.sums) }
    if let contact = order.contact {
      Section("Contact") {
        LabeledContent("Name", value: contact.name)
        LabeledContent("E-mail", value: contact.email)
        if let phone = contact.phone { LabeledContent("Telephone", value: phone) }
      }
    }
    if !order.address.isEmpty {
      Section("Address") {
        if let contact = order.contact { Text(contact.name) }
        ForEach(order.address, id: \.self) { Text($0) }
      }
    }
    if !order.trackingNumbers.isEmpty {
      Section("Parcels") {
        ForEach(order.trackingNumbers, id: \.self) { Text($0) }
      }
    }
  }
}

/// The parcel that is being packed.
private struct ParcelView: View {
  let order: ShippingOrder
  @Environment(Shipping.self) private var shipping

  var body: some View {
    let parcel = shipping.parcel(for: order)
    Section("Next parcel") {
      ForEach(order.lines.filter { $0.left > 0 }) { line in
        let count = parcel.count(of: line)
        Stepper(
          "\(count) × \(line.name)", value: pieces(of: line), in: 0...line.left)
      }
    }
    FieldSection(problems: parcel.error.map { [$0] } ?? []) {
      TextField("Tracking number", text: trackingNumber)
        .autocorrectionDisabled()
        .onSubmit { Task { await shipping.send(order) } }
    }
    Section {
      Button("Send parcel") { Task { await shipping.send(order) } }
        .buttonStyle(.borderedProminent)
        .disabled(parcel.isOnItsWay || order.lines.allSatisfy { parcel.count(of: $0) == 0 })
    }
  }

  private var trackingNumber: Binding<String> {
    Binding {
      shipping.parcel(for: order).trackingNumber
    } set: { text in
      change { $0.trackingNumber = text }
    }
  }

  private func pieces(of line: ShippingOrder.Line) -> Binding<Int> {
    Binding {
      shipping.parcel(for: order).count(of: line)
    } set: { count in
      change { $0.pieces[line.product] = count }
    }
  }

  private func change(_ body: (inout Parcel) -> Void) {
    var parcel = shipping.parcel(for: order)
    body(&parcel)
    shipping.pack(parcel, for: order)
  }
}

/// The steps that an order can take and that are no parcel.
private struct StepsView: View {
  let order: ShippingOrder
  @Environment(Shipping.self) private var shipping
  @State private var isCancelling = false

  var body: some View {
    if ShippingOrder.Step.allCases.contains(where: { $0 != .ship && order.can($0) }) {
      Section {
        if order.can(.handOver) { button("Hand it over", .handOver) }
        if order.can(.deliver) { button("Mark as delivered", .deliver) }
        if order.can(.return) { button("Mark as returned", .return) }
        if order.can(.cancel) {
          Button("Cancel order", role: .destructive) { isCancelling = true }
            .confirmationDialog(
              "Cancel order \(order.id)?", isPresented: $isCancelling, titleVisibility: .visible
            ) {
              Button("Cancel order", role: .destructive) {
                Task { await shipping.take(.cancel, with: order) }
              }
              Button("Keep it", role: .cancel) {}
            }
        }
      }
    }
  }

  private func button(_ title: String, _ step: ShippingOrder.Step) -> some View {
    Button(title) { Task { await shipping.take(step, with: order) } }
  }
}

/// The history of an order: who did what when.
private struct HistoryView: View {
  let entries: [HistoryEntry]
  @Environment(\.locale) private var locale

  var body: some View {
    Section("History") {
      ForEach(Array(entries.enumerated()), id: \.offset) { _, entry in
        VStack(alignment: .leading, spacing: 2) {
          Text(entry.deed.prefix(1).uppercased() + entry.deed.dropFirst())
          Text("\(date(of: entry)), \(entry.actor)")
            .font(.caption)
            .foregroundStyle(.secondary)
        }
      }
    }
  }
  private func date(of entry: HistoryEntry) -> String {
    entry.date.formatted(.dateTime.day().month().hour().minute().locale(locale))
  }
}
