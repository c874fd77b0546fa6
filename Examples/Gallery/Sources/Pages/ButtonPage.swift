import SwiftUI

struct ButtonPage: View {
  static let exhibit = Exhibit("Button and Link", "hand.tap", file: #filePath) { ButtonPage() }

  @State private var taps = 0
  @Environment(\.openURL) private var openURL
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Tapped \(taps) times").font(.headline)
      Button("Default") { taps += 1 }
      Button("Bordered") { taps += 1 }.buttonStyle(.bordered)
      Button("Prominent") { taps += 1 }.buttonStyle(.borderedProminent)
      Button("Borderless") { taps += 1 }.buttonStyle(.borderless)
      Button("Plain") { taps += 1 }.buttonStyle(.plain)
      Button("With a symbol", systemImage: "plus") { taps += 1 }.buttonStyle(.borderedProminent)
      Button("Delete", role: .destructive) { taps = 0 }
      Button("Disabled") { taps += 1 }.disabled(true)
      Button("Green") { taps += 1 }.buttonStyle(.borderedProminent).tint(.green)
      Button("A style of its own") { taps += 1 }.buttonStyle(PillStyle())
      if let site = URL(string: "https://www.swift.org") {
        Link("swift.org", destination: site)
        Button("Open it by code") { openURL(site) }
        Button("Another window, where there are several") { openWindow(id: "gallery") }
      }
    }
  }
}

private struct PillStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(.white)
      .padding(.horizontal, 24)
      .padding(.vertical, 12)
      .background(
        LinearGradient(colors: [.purple, .pink], startPoint: .leading, endPoint: .trailing),
        in: .capsule)
  }
}
