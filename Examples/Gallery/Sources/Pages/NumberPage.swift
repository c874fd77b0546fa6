import SwiftUI

struct NumberPage: View {
  static let exhibit = Exhibit("Slider, Stepper, Progress", "slider.horizontal.3", file: #filePath)
  {
    NumberPage()
  }

  @State private var volume = 0.4
  @State private var guests = 2

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Slider(value: $volume) {
        Text("Volume")
      } minimumValueLabel: {
        Image(systemName: "speaker").accessibilityHidden(true)
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.3").accessibilityHidden(true)
      }
      Text("Volume: \(volume, format: .percent.precision(.fractionLength(0)))")
      Stepper("Guests: \(guests)", value: $guests, in: 1...8)
      ProgressView("Downloading", value: volume)
      ProgressView("Ring", value: volume).progressViewStyle(.circular)
      ProgressView().accessibilityLabel("Waiting")
      Gauge(value: Double(guests), in: 0...8) { Text("Table") }
    }
  }
}
