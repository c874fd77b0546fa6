import SwiftUI

struct DrawingPage: View {
  static let exhibit = Exhibit("Path and Canvas", "scribble", file: #filePath) { DrawingPage() }

  @State private var petals = 6

  var body: some View {
    VStack(spacing: 20) {
      Canvas { context, size in
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        for index in 0..<petals {
          var petal = context
          petal.translateBy(x: center.x, y: center.y)
          petal.rotate(by: .degrees(360 * Double(index) / Double(petals)))
          petal.opacity = 0.6
          let rect = CGRect(x: 10, y: -16, width: 70, height: 32)
          petal.fill(Path(ellipseIn: rect), with: .color(.pink))
        }
        let middle = CGRect(x: center.x - 14, y: center.y - 14, width: 28, height: 28)
        context.fill(Path(ellipseIn: middle), with: .color(.yellow))
      }
      .frame(width: 200, height: 200)
      .accessibilityLabel("A flower with \(petals) petals")
      Stepper("Petals: \(petals)", value: $petals, in: 3...12)
      Path { path in
        path.move(to: CGPoint(x: 0, y: 30))
        path.addCurve(
          to: CGPoint(x: 200, y: 30), control1: CGPoint(x: 60, y: -30),
          control2: CGPoint(x: 140, y: 90))
      }
      .stroke(.teal, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [10, 8]))
      .frame(width: 200, height: 60)
    }
  }
}
