import StorefrontCheckout
import StorefrontCore
import StorefrontDomain
public import SwiftUI

/// The screen of the cart: its lines, the person and the address, the way of shipping and the order. Where there is
/// room, the sums and the button stand beside it.
public struct CartScreen: View {
  @Environment(CheckoutModel.self) private var checkout
  @Environment(\.openPath) private var openPath
  @Environment(\.horizontalSizeClass) private var sizeClass
  @FocusState private var focus: CheckoutPlace?

  /// Makes the screen.
  public init() {}

  /// The cart, or why there is none.
  public var body: some View {
    ScrollViewReader { reader in
      content
        .onChange(of: checkout.attention) { _, attention in
          guard let place = attention?.place else { return }
          focus = place
          withAnimation { reader.scrollTo(place) }
        }
    }
    .navigationTitle("Cart")
    .task { await checkout.load() }
    .task { await checkout.loadAddresses() }
  }

  @ViewBuilder
  private var content: some View {
    if let cart = checkout.cart, !cart.lines.isEmpty {
      if sizeClass == .regular {
        HStack(alignment: .top, spacing: 24) {
          Form {
            ReceiptView()
            CartLinesView(cart: cart)
            ContactView(focus: $focus)
            AddressView(focus: $focus)
            ShippingView(cart: cart)
          }
          Form {
            CodeView(cart: cart, focus: $focus)
            TotalView(cart: cart)
          }
          .frame(width: 280)
        }
        .frame(maxWidth: 704)
        .frame(maxWidth: .infinity)
      } else {
        Form {
          ReceiptView()
          CartLinesView(cart: cart)
          ContactView(focus: $focus)
          AddressView(focus: $focus)
          ShippingView(cart: cart)
          CodeView(cart: cart, focus: $focus)
          TotalView(cart: cart)
        }
      }
    } else {
      Form {
        ReceiptView()
        if let error = checkout.error {
          ErrorView(error) { Task { await checkout.load() } }
        } else if checkout.cart != nil {
          ContentUnavailableView {
            Label("The cart is empty", systemImage: "cart")
          } description: {
            Text("Choose something from the catalogue.")
          } actions: {
            Button("Show all products") { openPath("/catalogue") }
          }
        } else {
          ProgressView("Loading")
        }
      }
    }
  }
}

/// The order that was placed last: what has become of it, and the next step.
struct ReceiptView: View {
  @Environment(CheckoutModel.self) private var checkout
  @Environment(\.openPath) private var openPath

  var body: some View {
    if let receipt = checkout.receipt {
      Section {
        VStack(alignment: .leading, spacing: 4) {
          Label(words(of: receipt), systemImage: image(of: receipt))
            .foregroundStyle(color(of: receipt))
          if let next = next(after: receipt) { Text(next).foregroundStyle(.secondary) }
        }
        .onAppear { tell(receipt) }
        .onChange(of: receipt) { _, receipt in tell(receipt) }
        if receipt.ending != nil {
          Button("Put it into the cart again") {
            Task { await checkout.orderAgain(receipt.id) }
          }
        }
        Button("Show the order") { openPath("/orders/\(receipt.id)") }
      }
      .id(CheckoutPlace.receipt)
    }
  }

  private func tell(_ receipt: OrderReceipt) {
    let words = [words(of: receipt), next(after: receipt)].compactMap(\.self)
    AccessibilityNotification.Announcement(words.joined(separator: " ")).post()
  }

  private func words(of receipt: OrderReceipt) -> String {
    guard let ending = receipt.ending else {
      return "Thank you. Your order has the number \(receipt.id)."
    }
    return "Your order \(receipt.id) is cancelled. \(ending.reason)"
  }

  private func next(after receipt: OrderReceipt) -> String? {
    switch receipt.status {
    case "placed": "We are waiting for your payment."
    case "paid" where receipt.shipping == "pickup": "It is paid. You can pick it up."
    case "paid": "It is paid. We send it as soon as we can."
    default: nil
    }
  }

  private func image(of receipt: OrderReceipt) -> String {
    if receipt.ending != nil { return "exclamationmark.triangle" }
    return receipt.status == "placed" ? "clock" : "checkmark.circle"
  }

  private func color(of receipt: OrderReceipt) -> Color {
    if receipt.ending != nil { return .red }
    return receipt.status == "placed" ? .primary : .green
  }
}

/// The refusal of a wish, where it was made; nothing where the newest was not refused there.
struct RefusalView: View {
  let place: CheckoutPlace
  @Environment(CheckoutModel.self) private var checkout

  var body: some View {
    if let error = checkout.error, checkout.errorPlace == place {
      Label(error.description, systemImage: "exclamationmark.triangle")
        .foregroundStyle(.red)
        .accessibilityIdentifier("error")
        .id(place)
        .onAppear { AccessibilityNotification.Announcement(error.description).post() }
    }
  }
}

/// The lines of the cart.
struct CartLinesView: View {
  let cart: CartContents
  @Environment(CheckoutModel.self) private var checkout
  @Environment(\.openPath) private var openPath

  var body: some View {
    Section("Cart") {
      ForEach(cart.lines) { line in
        CartLineView(line: line, quantity: checkout.quantity(of: line.product)) { event in
          handle(event, of: line.product)
        }
        RefusalView(place: .line(line.product))
      }
    }
  }

  private func handle(_ event: CartLineEvent, of product: String) {
    switch event {
    case .quantityChanged(let quantity):
      Task { await checkout.setQuantity(quantity, of: product) }
    case .nameTapped: openPath("/catalogue/\(product)")
    }
  }
}

/// The events of a line of the cart.
enum CartLineEvent: Equatable {
  /// The number of pieces was changed; 0 takes the line out.
  case quantityChanged(Int)
  /// The product was chosen, to be seen.
  case nameTapped
}

/// A line of the cart, whose pieces can be changed. It knows no model: it tells its events.
struct CartLineView: View {
  let line: CartContents.Line
  let quantity: Int
  let send: (CartLineEvent) -> Void
  @Environment(\.locale) private var locale

  var body: some View {
    HStack(spacing: 12) {
      ProductPicture(line.picture).frame(width: 56, height: 56)
      VStack(alignment: .leading, spacing: 2) {
        Button(line.name) { send(.nameTapped) }.buttonStyle(.plain)
        Text(line.price.money.text(for: locale)).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      VStack(alignment: .trailing, spacing: 6) {
        Text(line.total.money.text(for: locale)).monospacedDigit()
        HStack(spacing: 8) {
          Stepper("\(quantity) × \(line.name)", value: wished, in: 0...99)
            .labelsHidden()
          Text("\(quantity)").monospacedDigit().accessibilityHidden(true)
        }
      }
    }
  }

  private var wished: Binding<Int> {
    Binding(get: { quantity }, set: { send(.quantityChanged($0)) })
  }
}

/// The person that an order is for.
struct ContactView: View {
  let focus: FocusState<CheckoutPlace?>.Binding
  @Environment(CheckoutModel.self) private var checkout

  var body: some View {
    @Bindable var checkout = checkout
    Section("For") {
      field("Name", $checkout.contact.name, .name).textContentType(.name)
      ProblemsView(problems(.name))
      field("E-mail", $checkout.contact.email, .email)
        .textContentType(.emailAddress).keyboardType(.emailAddress).autocorrectionDisabled()
      ProblemsView(problems(.email))
      field("Telephone (optional)", $checkout.contact.phone, .phone)
        .textContentType(.telephoneNumber).keyboardType(.phonePad)
      ProblemsView(problems(.phone))
    }
  }

  private func field(_ title: String, _ text: Binding<String>, _ field: ContactField) -> some View {
    TextField(title, text: text)
      .focused(focus, equals: .contact(field))
      .id(CheckoutPlace.contact(field))
      .accessibilityInvalid(problems(field).first)
  }

  private func problems(_ field: ContactField) -> [String] {
    checkout.contactProblems.filter { $0.field == field }.map(\.description)
  }
}

/// The problems of a field of the cart, below it.
struct ProblemsView: View {
  let problems: [String]

  init(_ problems: [String]) { self.problems = problems }

  var body: some View {
    ForEach(problems, id: \.self) { problem in
      Label(problem, systemImage: "exclamationmark.triangle").foregroundStyle(.red)
        .onAppear { AccessibilityNotification.Announcement(problem).post() }
    }
  }
}

/// The address that an order goes to; none is asked for where it is picked up.
struct AddressView: View {
  let focus: FocusState<CheckoutPlace?>.Binding
  @Environment(CheckoutModel.self) private var checkout

  var body: some View {
    @Bindable var checkout = checkout
    if checkout.needsAddress {
      Section("Address") {
        if checkout.savedAddresses.count > 1 {
          Menu("Another address of yours") {
            ForEach(checkout.savedAddresses, id: \.self) { saved in
              Button(saved.line) { checkout.use(saved) }
            }
          }
        }
        field("Street", $checkout.address.street, .street).textContentType(.streetAddressLine1)
        ProblemsView(problems(.street))
        field("Postal code", $checkout.address.postalCode, .postalCode)
          .textContentType(.postalCode)
        ProblemsView(problems(.postalCode))
        field("City", $checkout.address.city, .city).textContentType(.addressCity)
        ProblemsView(problems(.city))
        field("Country", $checkout.address.country, .country).textContentType(.countryName)
        ProblemsView(problems(.country))
      }
    }
  }

  private func field(_ title: String, _ text: Binding<String>, _ field: AddressField) -> some View {
    TextField(title, text: text)
      .focused(focus, equals: .address(field))
      .id(CheckoutPlace.address(field))
      .accessibilityInvalid(problems(field).first)
  }

  private func problems(_ field: AddressField) -> [String] {
    checkout.addressProblems.filter { $0.field == field }.map(\.description)
  }
}

/// The way in which an order travels.
struct ShippingView: View {
  let cart: CartContents
  @Environment(CheckoutModel.self) private var checkout
  @Environment(\.locale) private var locale

  var body: some View {
    @Bindable var checkout = checkout
    Section("Shipping") {
      Picker("Shipping", selection: $checkout.shipping) {
        ForEach(cart.shipping) { way in
          Text("\(shippingTitle(way.kind)), \(price(of: way))").tag(way.kind)
        }
      }
      .pickerStyle(.inline)
      .labelsHidden()
    }
  }

  private func price(of way: CartContents.Shipping) -> String {
    way.cost.money.minorUnits == 0 ? "free" : way.cost.money.text(for: locale)
  }
}

/// The discount code: a field for one, or the one that was taken.
struct CodeView: View {
  let cart: CartContents
  let focus: FocusState<CheckoutPlace?>.Binding
  @Environment(CheckoutModel.self) private var checkout

  var body: some View {
    @Bindable var checkout = checkout
    if let code = cart.code {
      Section {
        LabeledContent("Discount code", value: code)
        Button("Remove the code", role: .destructive) { Task { await checkout.removeCode() } }
      } footer: {
        if let problem = cart.codeProblem {
          Label(problem, systemImage: "exclamationmark.triangle").foregroundStyle(.red)
        }
      }
    } else {
      FieldSection(problems: checkout.codeProblem.map { [$0] } ?? []) {
        HStack {
          TextField("Discount code", text: $checkout.code)
            .autocorrectionDisabled()
            .focused(focus, equals: .code)
            .onSubmit { Task { await checkout.applyCode() } }
          Button("Apply") { Task { await checkout.applyCode() } }
            .disabled(checkout.code.isEmpty)
        }
      }
      .id(CheckoutPlace.code)
    }
    RefusalView(place: .code)
  }
}

/// The sums of an order, and the button that places it.
struct TotalView: View {
  let cart: CartContents
  @Environment(CheckoutModel.self) private var checkout
  @Environment(\.locale) private var locale

  var body: some View {
    Section {
      LabeledContent("Subtotal", value: text(cart.subtotal))
      if let discount = cart.discount {
        LabeledContent("Discount", value: "−\(text(discount))")
      }
      if let way {
        LabeledContent(
          "Shipping", value: way.cost.money.minorUnits == 0 ? "free" : text(way.cost))
        LabeledContent("Total", value: text(way.total)).bold()
        LabeledContent("Tax included", value: text(way.includedTax))
      }
      RefusalView(place: .order)
      if checkout.hasOldPrices {
        Button("Accept the new prices") { Task { await checkout.acceptPrices() } }
      }
      Button {
        Task { await checkout.order() }
      } label: {
        Text("Order").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .disabled(checkout.isOrdering)
    }
    .onChange(of: way?.total) { _, total in
      if let total {
        AccessibilityNotification.Announcement("Total \(text(total))").post()
      }
    }
  }

  private var way: CartContents.Shipping? {
    cart.shipping.first { $0.kind == checkout.shipping }
  }

  private func text(_ amount: Amount) -> String { amount.money.text(for: locale) }
}
