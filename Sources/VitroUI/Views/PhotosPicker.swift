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
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(PhotosPicking(selection, filter), label())
  }

  /// Chooses several, which take the place of those that were chosen before, with a label of your own.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(PhotosPicking(selection, maxSelectionCount, filter), label())
  }
}

extension PhotosPicker where Label == Text {
  /// Chooses one, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) {
    self.init(selection: selection, matching: filter) { Text(titleKey) }
  }

  /// Chooses one, with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) {
    self.init(selection: selection, matching: filter) { Text(title) }
  }

  /// Chooses several, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) {
    self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) {
      Text(titleKey)
    }
  }

  /// Chooses several, with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
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
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) -> some View {
    picking(PhotosPicking(selection, filter), isPresented)
  }

  /// Lets people choose photographs while `isPresented` is true.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
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

  func take(_ files: [Result<URL, FileImportError>]) { set(files.map(PhotosPickerItem.init)) }
}

/// A photograph that was chosen. What is in it is read by ``loadTransferable(type:)``.
///
/// One that did not arrive is there all the same, and says why when it is read. Each choice makes items of its own.
public struct PhotosPickerItem: Hashable, Sendable {
  private let file: Result<URL, FileImportError>
  private let choice = UUID()

  fileprivate init(_ file: Result<URL, FileImportError>) { self.file = file }

  /// The form in which a photograph is handed over; here always the one in which it came.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String

    /// As the system likes.
    public static let automatic = Self(name: "automatic")
    /// As it is.
    public static let current = Self(name: "current")
    /// As most programs can read it.
    public static let compatible = Self(name: "compatible")
  }

  /// The photograph's name in a library: `nil`, for there is none here.
  public var itemIdentifier: String? { nil }

  /// The types that its name stands for; none where it did not arrive.
  public var supportedContentTypes: [UTType] {
    guard let file = try? file.get() else { return [] }
    return UTType(filenameExtension: file.pathExtension).map { [$0] } ?? []
  }

  /// Reads the bytes, off the main actor.
  ///
  /// - Note: Of what can be transferred there is `Data`.
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

  /// Pictures that move.
  ///
  /// - Note: All pictures are offered: a file's name does not say that it moves.
  public static let livePhotos = images
  /// Pictures of a screen.
  ///
  /// - Note: All pictures are offered: a file's name does not say what is on it.
  public static let screenshots = images

  /// All that one of some filters offers.
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(types: filters.flatMap(\.types))
  }

  /// What each of some filters offers.
  public static func all(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(types: any.kinds.filter { type in filters.allSatisfy { $0.offers(type) } })
  }

  /// What a filter does not offer.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(types: any.kinds.filter { !filter.offers($0) })
  }

  fileprivate static let any = any(of: [.images, .videos])

  private func offers(_ type: UTType) -> Bool { types.contains { type.conforms(to: $0) } }

  /// The types of single files that it offers.
  private var kinds: [UTType] { UTType.all.filter { !$0.extensions.isEmpty && offers($0) } }
}

/// The way in which people choose several photographs; here always that of their browser.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String

  /// In no order.
  public static let `default` = Self(name: "default")
  /// In the order in which they choose.
  public static let ordered = Self(name: "ordered")
}

/// The library of a person's photographs; here, what their browser lets them choose from.
public final class PHPhotoLibrary: Sendable {
  private static let library = PHPhotoLibrary()

  private init() {}

  /// The library.
  public static func shared() -> PHPhotoLibrary { library }
}
