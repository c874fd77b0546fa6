import StorefrontCore
import StorefrontDomain
import StorefrontMarketing
public import SwiftUI

/// The screen on which staff write a discount.
public struct DiscountFormScreen: View {
  @Environment(Marketing.self) private var marketing
  @Environment(\.dismiss) private var dismiss

  /// Makes the screen.
  public init() {}

  /// The form, each problem at its field.
  public var body: some View {
    @Bindable var marketing = marketing
    Form {
      FieldSection(problems: marketing.words(at: .code)) {
        TextField("Code", text: $marketing.form.code).autocorrectionDisabled()
      }
      FieldSection(problems: marketing.words(at: .value)) {
        Picker("Kind of discount", selection: $marketing.form.kind) {
          Text("Percentage").tag(DiscountForm.Kind.percentage)
          Text("Amount").tag(DiscountForm.Kind.amount)
        }
        TextField(
          marketing.form.kind == .percentage ? "Percent" : "Amount", text: $marketing.form.value
        )
        .keyboardType(.decimalPad)
      }
      FieldSection(problems: marketing.words(at: .minimumOrder)) {
        TextField("Minimum order", text: $marketing.form.minimumOrder)
          .keyboardType(.decimalPad)
      }
      FieldSection(problems: marketing.words(at: .end)) {
        DatePicker("From", selection: $marketing.form.start)
        DatePicker("Until", selection: $marketing.form.end)
      }
      FieldSection(problems: marketing.words(at: .usageLimit)) {
        TextField("Number of uses", text: $marketing.form.usageLimit).keyboardType(.numberPad)
      }
      Section {
        Button("Save", action: save)
          .buttonStyle(.borderedProminent)
          .disabled(marketing.isSaving)
      } footer: {
        if let error = marketing.formError, !marketing.isFieldRefused {
          ErrorView(error, retry: save)
        }
      }
    }
    .onSubmit(save)
    .navigationTitle("New discount")
    .onAppear { marketing.begin() }
  }

  private func save() { Task { if await marketing.save() { dismiss() } } }
}
