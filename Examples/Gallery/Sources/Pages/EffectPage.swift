import SwiftUI

struct EffectPage: View {
  static let exhibit = Exhibit("Effects", "wand.and.stars", file: #filePath) { EffectPage() }

  @State private var angle = 0.0
  @State private var isLoading = false

  var body: some View {
    VStack(spacing: 24) {
      HStack(spacing: 20) {
        tile.opacity(0.4)
        tile.blur(radius: 3)
        tile.grayscale(1)
        tile.hueRotation(.degrees(120))
      }
      HStack(spacing: 20) {
        tile.shadow(radius: 6)
        tile.scaleEffect(0.6)
        tile.offset(y: 12)
        tile.clipShape(Circle())
      }
      tile
        .rotationEffect(.degrees(angle))
        .animation(.spring, value: angle)
      Button("Turn") { angle += 45 }
      VStack(alignment: .leading) {
        Text("A name that is not there yet").font(.headline)
        Text("And what it does")
      }
      .redacted(reason: isLoading ? .placeholder : [])
      Explanation().redacted(reason: isLoading ? .placeholder : [])
      tile.frame(width: 40, height: 40).clipped()
      Button("Out of reach") { angle = 0 }.allowsHitTesting(false)
      Toggle("Loading", isOn: $isLoading)
    }
  }

  private struct Explanation: View {
    @Environment(\.redactionReasons) private var reasons

    var body: some View { Text(reasons.isEmpty ? "All is there" : "Something is missing") }
  }

  private var tile: some View {
    Image(systemName: "sparkles")
      .font(.title)
      .foregroundStyle(.white)
      .frame(width: 56, height: 56)
      .background(.purple.gradient, in: .rect(cornerRadius: 14))
      .accessibilityHidden(true)
  }
}
