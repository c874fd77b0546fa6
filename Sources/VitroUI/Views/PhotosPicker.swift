import Foundation

/// A button that lets people choose photographs, or films.
public struct PhotosPicker<Label: View>: View {
  private let picking: PhotosPicking
  private let label: Label

  private init(_ picking: PhotosPicking, _ label: Label) {
    self.picking = picking
    self.label = label
  }

  /// The button.
  public var body: some View {
    FileChooser(picking.choice(), complete: picking.take, label: label)
  }

  /// Chooses one, with a label of your own.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(PhotosPicking(selection, filter), label())
  }

  /// Chooses several, which take the place of those that were chosen before, with a label of your own.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    matching filter: PHPickerFilter? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(PhotosPicking(selection, maxSelectionCount, filter), label())
  }
}

extension PhotosPicker where Label == Text {
  /// Chooses one, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil
  ) {
    self.init(selection: selection, matching: filter) { Text(titleKey) }
  }

  /// Chooses one, with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil
  ) {
    self.init(selection: selection, matching: filter) { Text(title) }
  }

  /// Chooses several, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil
  ) {
    self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) {
      Text(titleKey)
    }
  }

  /// Chooses several, with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil
  ) {
    self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) {
      Text(title)
    }
  }
}

extension View {
  /// Lets people choose a photograph while `isPresented` is true.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil
  ) -> some View {
    picking(PhotosPicking(selection, filter), isPresented)
  }

  /// Lets people choose photographs while `isPresented` is true.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil
  ) -> some View {
    picking(PhotosPicking(selection, maxSelectionCount, filter), isPresented)
  }

  private func picking(_ picking: PhotosPicking, _ isPresented: Binding<Bool>) -> some View {
    FileImporter(
      content: self, isPresented: isPresented, choice: picking.choice(opens: true),
      onCompletion: picking.take)
  }
}

/// The photographs that a picker offers, and the binding that takes them.
@MainActor
private struct PhotosPicking {
  let filter: PHPickerFilter
  let limit: Int?
  let set: ([PhotosPickerItem]) -> Void

  init(_ selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?) {
    self.filter = filter ?? .any
    limit = 1
    set = { selection.wrappedValue = $0.first }
  }

  init(_ selection: Binding<[PhotosPickerItem]>, _ limit: Int?, _ filter: PHPickerFilter?) {
    self.filter = filter ?? .any
    self.limit = limit
    set = { selection.wrappedValue = $0 }
  }

  func choice(opens: Bool = false) -> FileChoice {
    FileChoice(filter.types, limit: limit, opens: opens)
  }

  func take(_ result: Result<[URL], FileImportError>) {
    switch result {
    case .success(let files): set(files.map { PhotosPickerItem(.success($0)) })
    case .failure(let error): set([PhotosPickerItem(.failure(error))])
    }
  }
}

/// A photograph that was chosen. What is in it is read by ``loadTransferable(type:)``.
///
/// One that did not arrive is there all the same, and says why when it is read.
public struct PhotosPickerItem: Hashable, Sendable {
  private let file: Result<URL, FileImportError>

  fileprivate init(_ file: Result<URL, FileImportError>) { self.file = file }

  /// The types that its name stands for; none where it did not arrive.
  public var supportedContentTypes: [UTType] {
    guard let file = try? file.get() else { return [] }
    return UTType(filenameExtension: file.pathExtension).map { [$0] } ?? []
  }

  /// Reads the bytes, off the main actor.
  ///
  /// - Throws: ``FileImportError`` where the photograph did not arrive, or cannot be read any more.
  @concurrent
  public func loadTransferable(type: Data.Type) async throws -> Data? {
    let file = try file.get()
    guard let data = try? Data(contentsOf: file) else {
      throw FileImportError.unreadable(name: file.lastPathComponent)
    }
    return data
  }
}

/// The kinds of photographs that a picker offers.
public struct PHPickerFilter: Hashable, Sendable {
  fileprivate let types: [UTType]

  /// Pictures.
  public static let images = PHPickerFilter(types: [.image])
  /// Films.
  public static let videos = PHPickerFilter(types: [.movie])

  /// All that one of some filters offers.
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(types: filters.flatMap(\.types))
  }

  fileprivate static let any = any(of: [.images, .videos])
}
