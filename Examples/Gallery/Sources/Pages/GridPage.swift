import SwiftUI

struct GridPage: View {
  static let exhibit = Exhibit("Grids", "square.grid.2x2", file: #filePath) { GridPage() }

  @State private var chosen: Int?

  var body: some View {
    VStack(spacing: 24) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 72))], spacing: 12) {
        ForEach(1...12, id: \.self) { number in
          Button("\(number)") { chosen = number }
            .buttonStyle(.bordered)
            .tint(chosen == number ? .pink : .blue)
        }
      }
      Text(chosen.map { "You chose \($0)" } ?? "Choose a number")
      Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 8) {
        GridRow {
          Text("Planet").bold()
          Text("Moons").bold()
        }
        Divider()
        GridRow {
          Text("Mars")
          Text("2")
        }
        GridRow {
          Text("Neptune")
          Text("16")
        }
      }
    }
  }
}
