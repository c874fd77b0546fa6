import StorefrontCheckout
import SwiftUI

/// The person that an order is for.
struct ContactView: View {
  let focus: FocusState<CheckoutPlace?>.Binding
  @Environment(CheckoutModel.self) private var checkout

  var body: some View {
    @Bindable var checkout = checkout
    Section("For") {
      CheckoutField("Name", $checkout.contact.name, .contact(.name), focus)
        .textContentType(.name)
      CheckoutField("E-mail", $checkout.contact.email, .contact(.email), focus)
        .textContentType(.emailAddress).keyboardType(.emailAddress).autocorrectionDisabled()
      CheckoutField("Telephone (optional)", $checkout.contact.phone, .contact(.phone), focus)
        .textContentType(.telephoneNumber).keyboardType(.phonePad)
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
        CheckoutField("Street", $checkout.address.street, .address(.street), focus)
          .textContentType(.streetAddressLine1)
        CheckoutField("Postal code", $checkout.address.postalCode, .address(.postalCode), focus)
          .textContentType(.postalCode)
        CheckoutField("City", $checkout.address.city, .address(.city), focus)
          .textContentType(.addressCity)
        CheckoutField("Country", $checkout.address.country, .address(.country), focus)
          .textContentType(.countryName)
      }
    }
  }
}

/// A field of the cart, with its problems below it in the same row.
private struct CheckoutField: View {
  let title: String
  @Binding var text: String
  let place: CheckoutPlace
  let focus: FocusState<CheckoutPlace?>.Binding
  @Environment(CheckoutModel.self) private var checkout

  init(
    _ title: String, _ text: Binding<String>, _ place: CheckoutPlace,
    _ focus: FocusState<CheckoutPlace?>.Binding
  ) {
    (self.title, _text, self.place, self.focus) = (title, text, place, focus)
  }

  var body: some View {
    let problems = checkout.problems(at: place)
    VStack(alignment: .leading, spacing: 4) {
      TextField(title, text: $text)
        .focused(focus, equals: place)
        .id(place)
        .accessibilityInvalid(problems.first)
      ForEach(problems, id: \.self) { problem in
        Label(problem, systemImage: "exclamationmark.triangle").foregroundStyle(.red)
          .onAppear { AccessibilityNotification.Announcement(problem).post() }
      }
    }
  }
}
