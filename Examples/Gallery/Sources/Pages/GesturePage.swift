import SwiftUI

struct GesturePage: View {
  static let exhibit = Exhibit("Gestures", "hand.draw", file: #filePath) { GesturePage() }

  @State private var taps = 0
  @State private var presses = 0
  @State private var offset = CGSize.zero
  @State private var isHovered = false

  var body: some View {
    VStack(spacing: 24) {
      tile("Tap me: \(taps)", .blue).onTapGesture { taps += 1 }
      tile("Hold me: \(presses)", .purple).onLongPressGesture { presses += 1 }
      tile(isHovered ? "I feel it" : "Hover over me", .teal).onHover { isHovered = $0 }
      tile("Drag me", .indigo)
        .offset(offset)
        .gesture(
          DragGesture()
            .onChanged { offset = $0.translation }
            .onEnded { _ in offset = .zero }
        )
      Text("Moved by \(Int(offset.width)), \(Int(offset.height))").monospacedDigit()
    }
  }

  private func tile(_ title: String, _ color: Color) -> some View {
    Text(title)
      .foregroundStyle(.background)
      .frame(width: 180, height: 56)
      .background(color, in: .rect(cornerRadius: 14))
  }
}
