import StorefrontCatalog
import StorefrontCore
import StorefrontDomain
import SwiftUI

/// The screen on which staff add a product, or change one.
struct ProductFormScreen: View {
  @State private var editor: ProductEditor
  private let categories: [CatalogProduct.Category]
  @Environment(\.dismiss) private var dismiss

  init(editor: ProductEditor, categories: [CatalogProduct.Category]) {
    _editor = State(initialValue: editor)
    self.categories = categories
  }

  var body: some View {
    NavigationStack {
      Form {
        FieldSection(problems: problems(.name)) { TextField("Name", text: $editor.form.name) }
        FieldSection(problems: refusal("description")) {
          TextField("Description", text: $editor.form.description, axis: .vertical)
        }
        FieldSection(problems: problems(.price)) {
          TextField("Price", text: $editor.form.price).keyboardType(.decimalPad)
        }
        FieldSection(problems: problems(.category)) {
          Picker("Category", selection: category) {
            Text("None").tag(String?.none)
            ForEach(categories) { Text($0.name).tag(String?.some($0.id)) }
          }
        }
        FieldSection(problems: pieceProblems) {
          TextField("Pieces to add", text: $editor.pieces).keyboardType(.numberPad)
        }
        if let error = editor.error, editor.refusedField == nil {
          Section { ErrorView(error) { Task { await editor.save() } } }
        }
      }
      .navigationTitle(editor.isNew ? "New product" : "Change product")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") { Task { await editor.save() } }.disabled(editor.isSaving)
        }
      }
    }
    .onChange(of: editor.isSaved) { dismiss() }
  }

  private var category: Binding<String?> {
    Binding(
      get: { editor.form.category?.id.text },
      set: { id in editor.choose(categories.first { $0.id == id }) })
  }

  private func problems(_ field: ProductField) -> [String] {
    let own = editor.problems.filter { $0.field == field }.map(\.description)
    return own.isEmpty ? refusal("\(field)") : own
  }

  private var pieceProblems: [String] {
    editor.hasWrongPieces ? ["Write a number from 0 to 1000000."] : refusal("pieces")
  }

  /// What the server says of a field.
  private func refusal(_ field: String) -> [String] {
    guard editor.refusedField == field, let error = editor.error else { return [] }
    return [error.description]
  }
}
