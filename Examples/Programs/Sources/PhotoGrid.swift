import SwiftUI

struct Photo: Identifiable, Hashable {
  let id: Int
  let title: String
  let symbol: String
  let color: Color
  var isFavorite = false

  static let samples: [Photo] = [
    Photo(id: 1, title: "Sunrise", symbol: "sunrise", color: .orange),
    Photo(id: 2, title: "Mountains", symbol: "mountain.2", color: .teal),
    Photo(id: 3, title: "Forest", symbol: "tree", color: .green),
    Photo(id: 4, title: "Night", symbol: "moon.stars", color: .indigo),
    Photo(id: 5, title: "Rain", symbol: "cloud.rain", color: .blue),
    Photo(id: 6, title: "Desert", symbol: "sun.max", color: .yellow),
  ]
}

struct PhotoGridView: View {
  @State private var photos = Photo.samples
  @State private var selectedPhoto: Photo?
  @State private var showsFavoritesOnly = false

  private let columns = [GridItem(.adaptive(minimum: 110, maximum: 180), spacing: 12)]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 12) {
          ForEach($photos) { $photo in
            if photo.isFavorite || !showsFavoritesOnly {
              PhotoCell(photo: $photo) {
                selectedPhoto = photo
              }
              .transition(.scale.combined(with: .opacity))
            }
          }
        }
        .padding()
        .animation(.snappy, value: showsFavoritesOnly)

        if showsFavoritesOnly && !photos.contains(where: \.isFavorite) {
          ContentUnavailableView(
            "No Favorites", systemImage: "heart",
            description: Text("Tap the heart of a photo to keep it here."))
        }
      }
      .navigationTitle("Photos")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Toggle("Favorites", systemImage: "heart", isOn: $showsFavoritesOnly)
            .toggleStyle(.button)
        }
      }
      .fullScreenCover(item: $selectedPhoto) { photo in
        PhotoViewer(photo: photo)
      }
    }
  }
}

private struct PhotoCell: View {
  @Binding var photo: Photo
  let onTap: () -> Void

  var body: some View {
    PhotoImage(photo: photo)
      .padding(28)
      .frame(maxWidth: .infinity)
      .background(photo.color.opacity(0.2))
      .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
      .overlay(alignment: .topTrailing) {
        favoriteButton
      }
      .overlay {
        RoundedRectangle(cornerRadius: 16, style: .continuous)
          .strokeBorder(photo.color.opacity(0.4), lineWidth: 1)
      }
      .contentShape(Rectangle())
      .onTapGesture(perform: onTap)
  }

  private var favoriteButton: some View {
    Button {
      photo.isFavorite.toggle()
    } label: {
      Image(systemName: "heart")
        .symbolVariant(photo.isFavorite ? .fill : .none)
        .foregroundStyle(.pink)
        .padding(8)
    }
    .accessibilityLabel("Favorite \(photo.title)")
    .accessibilityAddTraits(photo.isFavorite ? .isSelected : [])
  }
}

private struct PhotoImage: View {
  let photo: Photo

  var body: some View {
    Image(systemName: photo.symbol)
      .resizable()
      .aspectRatio(1, contentMode: .fit)
      .symbolRenderingMode(.hierarchical)
      .foregroundStyle(photo.color)
      .accessibilityLabel(photo.title)
  }
}

private struct PhotoViewer: View {
  let photo: Photo
  @Environment(\.dismiss) private var dismiss
  @State private var isZoomed = false

  var body: some View {
    ZStack(alignment: .topTrailing) {
      Color.black
        .ignoresSafeArea()

      VStack {
        Spacer()
        PhotoImage(photo: photo)
          .scaleEffect(isZoomed ? 1.5 : 1)
          .shadow(color: photo.color, radius: isZoomed ? 24 : 8)
          .frame(maxWidth: 240)
          .onTapGesture(count: 2) {
            withAnimation(.spring(duration: 0.4)) {
              isZoomed.toggle()
            }
          }
        Spacer()
        Text(isZoomed ? "\(photo.title) (zoomed)" : photo.title)
          .font(.title2.weight(.semibold))
          .foregroundStyle(.white)
          .padding(.bottom, 40)
      }
      .frame(maxWidth: .infinity)

      Button {
        dismiss()
      } label: {
        Image(systemName: "xmark.circle.fill")
          .font(.title)
          .foregroundStyle(.white.opacity(0.8))
      }
      .accessibilityLabel("Close")
      .padding()
    }
  }
}

#Preview {
  PhotoGridView()
}
