import Foundation

/// Lets people choose photographs.
@available(
  *, unavailable, message: "'PhotosPicker' is not in Vitro yet: use a Picker, or an AsyncImage."
)
public struct PhotosPicker<Label: View>: View {
  /// Chooses one, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil
  ) where Label == Text {}

  /// Chooses several, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil
  ) where Label == Text {}

  /// Chooses one, with a label of your own.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    @ViewBuilder label: () -> Label
  ) {}

  /// Chooses several, with a label of your own.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    matching filter: PHPickerFilter? = nil, @ViewBuilder label: () -> Label
  ) {}

  /// No view.
  public var body: some View { EmptyView() }
}

/// A photograph that was chosen.
@available(
  *, unavailable, message: "'PhotosPickerItem' is not in Vitro yet: use an address, or its bytes."
)
public struct PhotosPickerItem: Hashable, Sendable {}

/// Which photographs are offered.
@available(
  *, unavailable, message: "'PHPickerFilter' is not in Vitro yet: use a Picker, or an AsyncImage."
)
public enum PHPickerFilter: Sendable {
  /// Pictures.
  case images
  /// Films.
  case videos
  /// Pictures that move.
  case livePhotos
}

@available(
  *, unavailable, message: "'photosPicker' is not in Vitro yet: use a Picker, or an AsyncImage."
)
extension View {
  /// Lets people choose a photograph.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil
  ) -> some View {
    self
  }

  /// Lets people choose photographs.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil
  ) -> some View {
    self
  }
}
