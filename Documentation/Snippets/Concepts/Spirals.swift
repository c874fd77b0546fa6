// A chart of functions, and what is heard of it.
import Foundation
import Testing
import VitroCharts
import VitroStoreUI
import VitroUITesting

private struct SpiralView: View {
  var body: some View {
    Chart {
      LinePlot(x: "x", y: "y", t: "Angle", domain: 0...(6 * .pi)) { angle in
        (x: (1 + angle) * cos(angle), y: (1 + angle) * sin(angle))
      }
      .foregroundStyle(.orange)
    }
    .chartXScale(domain: -20...20)
    .chartYScale(domain: -20...20)
  }
}

@MainActor @Suite("Spirals")
struct SpiralTests {
  @Test("A spiral is one line")
  func spiral() {
    let screen = Screen { SpiralView() }
    #expect(screen.image("Chart: x, y; 1 line").exists)
  }
}
