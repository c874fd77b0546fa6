import SwiftUI

struct ImagePage: View {
  static let exhibit = Exhibit("Image and Label", "photo", file: #filePath) { ImagePage() }

  private let symbols = [
    "star", "heart", "bell", "house", "gear", "trash", "pencil", "magnifyingglass", "cart",
    "sun.max",
    "moon", "cloud", "bolt", "leaf", "lock", "paperplane",
  ]
  @State private var isFilled = false

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 56))], spacing: 16) {
        ForEach(symbols, id: \.self) { name in
          Image(systemName: isFilled ? name + ".fill" : name)
            .font(.title)
            .foregroundStyle(.tint)
        }
      }
      Toggle("Filled", isOn: $isFilled)
      HStack {
        Label("Weather", systemImage: "cloud.sun")
        Spacer()
        Label("Only the symbol", systemImage: "wind").labelStyle(.iconOnly)
        Label("Only the title", systemImage: "wind").labelStyle(.titleOnly)
      }
      Image(systemName: "globe")
        .resizable()
        .scaledToFit()
        .frame(width: 96, height: 96)
        .foregroundStyle(.indigo)
        .accessibilityLabel("A large globe")
      Image(systemName: "no.such.symbol")
      Label("A style of its own", systemImage: "crown").labelStyle(StackedStyle())
      AsyncImage(url: nil) { image in
        image.resizable()
      } placeholder: {
        Text("No picture was asked for").foregroundStyle(.secondary)
      }
    }
  }
}

private struct StackedStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon.font(.title)
      configuration.title.font(.caption)
    }
  }
}
