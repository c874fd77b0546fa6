import SwiftUI

struct ShapePage: View {
  static let exhibit = Exhibit("Shapes and gradients", "circle.square", file: #filePath) {
    ShapePage()
  }

  @State private var part = 0.7

  var body: some View {
    VStack(spacing: 20) {
      HStack(spacing: 16) {
        Circle().fill(.red)
        RoundedRectangle(cornerRadius: 16).fill(.blue.gradient)
        Capsule().stroke(.green, lineWidth: 4)
        Triangle().fill(.orange)
      }
      .frame(height: 72)
      ZStack {
        Circle().stroke(.fill, lineWidth: 14)
        Circle()
          .trim(from: 0, to: part)
          .stroke(.tint, style: StrokeStyle(lineWidth: 14, lineCap: .round))
          .rotationEffect(Angle(degrees: -90))
        Text(part, format: .percent.precision(.fractionLength(0))).font(.title2).bold()
      }
      .frame(width: 140, height: 140)
      Slider(value: $part) { Text("Part") }
      LinearGradient(colors: [.mint, .blue, .purple], startPoint: .leading, endPoint: .trailing)
        .frame(height: 48)
        .clipShape(.rect(cornerRadius: 12))
      AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center)
        .frame(width: 96, height: 96)
        .clipShape(Circle())
    }
  }
}

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
