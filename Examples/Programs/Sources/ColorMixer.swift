import SwiftUI

struct RGBColor: Equatable, Identifiable {
  var red: Double
  var green: Double
  var blue: Double

  var id: String { hex }

  var color: Color {
    Color(red: red, green: green, blue: blue)
  }

  var hex: String {
    let components = [red, green, blue].map { Int(($0 * 255).rounded()) }
    return "#" + components.map { String(format: "%02X", $0) }.joined()
  }

  var luminance: Double {
    0.299 * red + 0.587 * green + 0.114 * blue
  }
}

extension RGBColor {
  static let presets: [(name: String, color: RGBColor)] = [
    ("Coral", RGBColor(red: 1, green: 0.5, blue: 0.31)),
    ("Mint", RGBColor(red: 0.6, green: 1, blue: 0.8)),
    ("Lavender", RGBColor(red: 0.9, green: 0.9, blue: 0.98)),
    ("Navy", RGBColor(red: 0, green: 0, blue: 0.5)),
  ]
}

struct ColorMixerView: View {
  @State private var mix = RGBColor(red: 0.5, green: 0.5, blue: 0.5)
  @State private var saved: [RGBColor] = []

  var body: some View {
    VStack(spacing: 20) {
      swatch

      VStack(spacing: 12) {
        ChannelSlider(title: "Red", tint: .red, value: $mix.red)
        ChannelSlider(title: "Green", tint: .green, value: $mix.green)
        ChannelSlider(title: "Blue", tint: .blue, value: $mix.blue)
      }
      .card()

      presets
        .card()

      HStack {
        Button("Random", action: randomize)
          .buttonStyle(PillButtonStyle(color: .secondary))
        Button("Save") { saved.append(mix) }
          .buttonStyle(.pill(mix.color))
          .disabled(saved.contains(mix))
      }

      if !saved.isEmpty {
        Text("Saved: " + saved.map(\.hex).joined(separator: ", "))
          .font(.footnote)
          .lineLimit(2)
      }
    }
    .padding()
    .animation(.easeOut(duration: 0.15), value: mix)
  }

  private var swatch: some View {
    RoundedRectangle(cornerRadius: 24)
      .fill(mix.color.gradient)
      .frame(height: 160)
      .overlay(
        Text(mix.hex)
          .font(.system(.title, design: .monospaced).bold())
          .foregroundColor(mix.luminance > 0.5 ? .black : .white)
      )
      .shadow(color: mix.color.opacity(0.5), radius: 10, x: 0, y: 6)
  }

  private var presets: some View {
    VStack(alignment: .leading) {
      Text("Presets")
        .font(.caption)
        .textCase(.uppercase)
        .foregroundStyle(.secondary)
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 12) {
          ForEach(RGBColor.presets, id: \.name) { preset in
            Button {
              mix = preset.color
            } label: {
              VStack {
                Capsule()
                  .fill(preset.color.color)
                  .frame(width: 72, height: 36)
                Text(preset.name)
                  .font(.caption)
              }
            }
            .buttonStyle(.plain)
          }
        }
      }
    }
  }

  private func randomize() {
    mix = RGBColor(
      red: .random(in: 0...1), green: .random(in: 0...1), blue: .random(in: 0...1))
  }
}

struct ChannelSlider: View {
  let title: String
  let tint: Color
  @Binding var value: Double

  var body: some View {
    HStack {
      Text(title)
        .frame(width: 56, alignment: .leading)
      Slider(value: $value)
        .tint(tint)
        .accessibilityLabel(title)
      Text(value, format: .number.precision(.fractionLength(2)))
        .monospacedDigit()
        .frame(width: 48)
    }
  }
}

struct CardModifier: ViewModifier {
  var cornerRadius: CGFloat = 16

  func body(content: Content) -> some View {
    content
      .padding()
      .frame(maxWidth: .infinity)
      .background(
        LinearGradient(
          colors: [.gray.opacity(0.1), .gray.opacity(0.2)], startPoint: .top, endPoint: .bottom)
      )
      .cornerRadius(cornerRadius)
  }
}

extension View {
  func card(cornerRadius: CGFloat = 16) -> some View {
    modifier(CardModifier(cornerRadius: cornerRadius))
  }
}

struct PillButtonStyle: ButtonStyle {
  var color: Color

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .padding(.horizontal, 24)
      .padding(.vertical, 10)
      .background(color, in: .capsule)
      .foregroundStyle(.white)
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .animation(.spring(response: 0.3, dampingFraction: 0.6), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == PillButtonStyle {
  static func pill(_ color: Color) -> PillButtonStyle {
    PillButtonStyle(color: color)
  }
}

#Preview("Mixer") {
  ColorMixerView()
}
