import SwiftUI

struct ChoicePage: View {
  static let exhibit = Exhibit("Toggle and Picker", "switch.2", file: #filePath) { ChoicePage() }

  private enum Flavor: String, CaseIterable, Identifiable {
    case vanilla = "Vanilla"
    case chocolate = "Chocolate"
    case strawberry = "Strawberry"

    var id: Self { self }
  }

  @State private var flavor = Flavor.vanilla
  @State private var hasSprinkles = true
  @State private var day = Date(timeIntervalSince1970: 1_800_000_000)
  @State private var color = Color(red: 0.2, green: 0.5, blue: 0.9)

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Toggle("Sprinkles", isOn: $hasSprinkles)
      Toggle("Sprinkles, as a button", isOn: $hasSprinkles).toggleStyle(.button)
      Picker("Flavor", selection: $flavor) {
        ForEach(Flavor.allCases) { Text($0.rawValue) }
      }
      Picker("Flavor, side by side", selection: $flavor) {
        ForEach(Flavor.allCases) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)
      DatePicker("Day", selection: $day, displayedComponents: .date)
      ColorPicker("Color", selection: $color)
      HStack {
        Circle().fill(color).frame(width: 24, height: 24)
        Text("\(flavor.rawValue) \(hasSprinkles ? "with" : "without") sprinkles").font(.headline)
      }
    }
  }
}
