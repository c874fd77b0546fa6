import SwiftUI

struct AccessibilityPage: View {
  static let exhibit = Exhibit("Accessibility", "accessibility", file: #filePath) {
    AccessibilityPage()
  }

  @State private var rating = 3

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text("A heading").font(.title3).accessibilityAddTraits(.isHeader)
      HStack {
        ForEach(1..<6) { number in
          Button {
            rating = number
          } label: {
            Image(systemName: number <= rating ? "star.fill" : "star")
          }
          .accessibilityLabel("\(number) of 5")
          .accessibilityHint("Sets the rating")
        }
      }
      Text("Rated \(rating) of 5")
      Button("Save", systemImage: "square.and.arrow.down") { rating = 5 }
        .keyboardShortcut("s")
        .help("Gives five stars")
      Image(systemName: "chart.bar")
        .font(.largeTitle)
        .accessibilityLabel("Sales by month")
        .accessibilityValue("12 thousand")
    }
  }
}
