import StorefrontCatalog
import StorefrontDomain
import SwiftUI

/// The screen on which somebody says what a product may cost.
struct PriceFilterScreen: View {
  @Binding var query: CatalogQuery
  @State private var form = ProductFilterForm()
  @Environment(\.dismiss) private var dismiss

  init(query: Binding<CatalogQuery>) {
    _query = query
    var form = ProductFilterForm()
    form.minimumPrice = query.wrappedValue.minimumPrice
    form.maximumPrice = query.wrappedValue.maximumPrice
    _form = State(initialValue: form)
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Lowest price", text: $form.minimumPrice).keyboardType(.decimalPad)
          TextField("Highest price", text: $form.maximumPrice).keyboardType(.decimalPad)
        } footer: {
          if let problem {
            Label(problem, systemImage: "exclamationmark.triangle").foregroundStyle(.red)
          }
        }
        Section {
          Button("Any price") {
            (form.minimumPrice, form.maximumPrice) = ("", "")
            apply()
          }
        }
      }
      .onSubmit { if problem == nil { apply() } }
      .navigationTitle("Price")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Apply") { apply() }.disabled(problem != nil)
        }
      }
    }
  }

  private var problem: String? {
    do throws(ProductFilterProblem) {
      _ = try form.filter(in: .eur)
      return nil
    } catch {
      return error.description
    }
  }

  private func apply() {
    (query.minimumPrice, query.maximumPrice) = (form.minimumPrice, form.maximumPrice)
    dismiss()
  }
}
