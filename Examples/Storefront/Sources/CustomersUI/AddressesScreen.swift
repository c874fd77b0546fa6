import StorefrontCore
import StorefrontCustomers
import StorefrontDomain
public import SwiftUI

/// The screen of a customer's addresses.
public struct AddressesScreen: View {
  @Environment(AddressBook.self) private var book

  /// Makes the screen.
  public init() {}

  /// The addresses, and a form for another one.
  public var body: some View {
    Form {
      if let error = book.error {
        Section { ErrorView(error) { Task { await book.load() } } }
      }
      if book.addresses == nil, book.error == nil { ProgressView("Loading") }
      if let addresses = book.addresses {
        ForEach(addresses) { address in
          AddressSectionView(address: address, isDefault: address == addresses.first) { event in
            handle(event, of: address)
          }
        }
        NewAddressView()
      }
    }
    .navigationTitle("Addresses")
    .task { await book.load() }
  }

  private func handle(_ event: AddressEvent, of address: CustomerAddress) {
    Task {
      switch event {
      case .madeDefault: await book.makeDefault(address)
      case .removed: await book.remove(address)
      }
    }
  }
}

/// The events of an address in the book.
enum AddressEvent: Equatable {
  /// It is to be the first.
  case madeDefault
  /// It is to be taken out.
  case removed
}

/// An address of the book. It knows no model: it tells its events.
struct AddressSectionView: View {
  let address: CustomerAddress
  let isDefault: Bool
  let send: (AddressEvent) -> Void

  var body: some View {
    Section {
      Text(address.line)
      if !isDefault { Button("Make default") { send(.madeDefault) } }
      Button("Remove", role: .destructive) { send(.removed) }
    } header: {
      if isDefault { Text("Default address") }
    }
  }
}

/// The form for another address.
struct NewAddressView: View {
  @Environment(AddressBook.self) private var book

  var body: some View {
    @Bindable var book = book
    Section("New address") {
      TextField("Street", text: $book.form.street).textContentType(.streetAddressLine1)
        .accessibilityInvalid(problem(.street))
      problems(.street)
      TextField("Postal code", text: $book.form.postalCode).textContentType(.postalCode)
        .accessibilityInvalid(problem(.postalCode))
      problems(.postalCode)
      TextField("City", text: $book.form.city).textContentType(.addressCity).accessibilityInvalid(
        problem(.city))
      problems(.city)
      TextField("Country", text: $book.form.country).textContentType(.countryName)
        .accessibilityInvalid(problem(.country))
      problems(.country)
    }
    .onSubmit(add)
    Section {
      Button("Add address", action: add)
        .buttonStyle(.borderedProminent)
        .disabled(book.isSaving)
    }
  }

  private func add() { Task { await book.add() } }

  private func problem(_ field: AddressField) -> String? {
    book.problems.first { $0.field == field }?.description
  }

  private func problems(_ field: AddressField) -> some View {
    ForEach(book.problems.filter { $0.field == field }, id: \.field) { problem in
      Label(problem.description, systemImage: "exclamationmark.triangle").foregroundStyle(.red)
    }
  }
}
