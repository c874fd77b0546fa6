public import SwiftUI

/// The picture of a product, in a square with round corners; its name stands beside it.
public struct ProductPicture: View {
  private let path: String?

  /// Makes the picture at a path of the server; without one, a sign stands in its place.
  public init(_ path: String?) { self.path = path }

  /// The picture, which says nothing to those who listen.
  public var body: some View {
    AsyncImage(url: path.flatMap { URL(string: $0) }) { image in
      image.resizable().scaledToFill()
    } placeholder: {
      Image(systemName: "shippingbox").font(.largeTitle).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .aspectRatio(1, contentMode: .fit)
    .background(Color.gray.opacity(0.12))
    .clipShape(RoundedRectangle(cornerRadius: 12))
    .accessibilityHidden(true)
  }
}
