import Foundation
import PhotosUI
import StorefrontCatalog
import StorefrontCore
import StorefrontDomain
import SwiftUI
import UniformTypeIdentifiers

/// The screen on which staff add a product, or change one.
struct ProductFormScreen: View {
  @State private var editor: ProductEditor
  @Environment(Catalog.self) private var catalog
  @State private var photo: PhotosPickerItem?
  @State private var isChoosing = false
  @Environment(\.dismiss) private var dismiss

  init(editor: ProductEditor) { _editor = State(initialValue: editor) }

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
          if catalog.page == nil, let error = catalog.error {
            ErrorView(error) { Task { await catalog.load() } }
          }
        }
        FieldSection(problems: pieceProblems) {
          TextField("Pieces to add", text: $editor.pieces).keyboardType(.numberPad)
        }
        pictureSection
        if let error = editor.error, editor.refusedField == nil {
          Section { ErrorView(error, retry: save) }
        }
      }
      .onSubmit(save)
      .navigationTitle(editor.isNew ? "New product" : "Change product")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save", action: save).disabled(editor.isSaving)
        }
      }
    }
    .onChange(of: editor.isSaved) { dismiss() }
    // Who has come by the address of a product has not seen the catalogue.
    .task { if catalog.page == nil { await catalog.load() } }
  }

  private func save() { Task { await editor.save() } }

  private var pictureSection: some View {
    FieldSection(problems: editor.pictureError.map { [$0] } ?? refusal("picture")) {
      if editor.picture != nil { Text("A picture is chosen") }
      PhotosPicker("Choose a photo", selection: $photo, matching: .images)
        .task(id: photo) { await load() }
      Button("Choose a picture file") { isChoosing = true }
        .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.png, .jpeg]) { file in
          editor.take(file.flatMap { file in Result { try Data(contentsOf: file) } })
        }
    }
  }

  private func load() async {
    guard let photo else { return }
    do {
      guard let data = try await photo.loadTransferable(type: Data.self) else { return }
      editor.take(.success(data))
    } catch {
      editor.take(.failure(error))
    }
  }

  private var categories: [CatalogProduct.Category] { catalog.page?.categories ?? [] }

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

  /// The server's refusal of a field, if it is the one.
  private func refusal(_ field: String) -> [String] {
    guard editor.refusedField == field, let error = editor.error else { return [] }
    return [error.description]
  }
}
