import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Sizes")
struct GeometryTests {
  @Test("A reader has the size of the screen, of the nearest frame, or the one that is measured")
  func sizes() throws {
    let screen = Screen(size: CGSize(width: 500, height: 700)) {
      SizeView().frame(height: 200)
    }
    #expect(screen.text("500 × 200").exists)
    screen.surroundings.size.width = 320
    #expect(screen.text("320 × 200").exists)
    try screen.send(.measure(screen.measurable(), CGSize(width: 301, height: 198)))
    #expect(screen.text("301 × 198").exists)
  }

  @Test("A reader takes no size that is none")
  func badSizes() throws {
    let screen = Screen { SizeView() }
    for width in [Double.nan, .infinity, -1] {
      try screen.send(.measure(screen.measurable(), CGSize(width: width, height: 1)))
    }
    #expect(screen.text("390 × 844").exists)
  }

  @Test("Limits of a frame narrow the room, and room without end does not widen it")
  func limits() {
    let screen = Screen(size: CGSize(width: 500, height: 700)) {
      SizeView().frame(maxWidth: 300, maxHeight: .infinity)
      SizeView().frame(minWidth: 600).frame(width: 40, height: 50)
    }
    #expect(screen.text("300 × 700").exists && screen.text("600 × 50").exists)
  }

  @Test("A ratio narrows the room to what fits into it, or widens it to what fills it")
  func ratios() {
    let screen = Screen(size: CGSize(width: 500, height: 700)) {
      SizeView().aspectRatio(1, contentMode: .fit)
      SizeView().frame(maxWidth: 360).aspectRatio(1, contentMode: .fit)
      SizeView().aspectRatio(2, contentMode: .fit).frame(width: 300, height: 90)
      SizeView().aspectRatio(2, contentMode: .fill).frame(width: 300, height: 200)
      SizeView().aspectRatio(0.5, contentMode: .fit).frame(height: 80)
    }
    for size in ["500 × 500", "360 × 360", "180 × 90", "400 × 200", "40 × 80"] {
      #expect(screen.text(size).exists)
    }
  }

  @Test("A frame that changes is known inside, and a reader keeps what is in it")
  func changingFrame() async throws {
    let screen = Screen { Growing() }
    #expect(screen.text("100 × 100").exists)
    try await screen.button("Grow").tap()
    #expect(screen.text("150 × 150").exists)
  }

  @Test("A part of the room around is a frame of its own")
  func relativeFrames() {
    let screen = Screen(size: CGSize(width: 320, height: 700)) {
      SizeView().containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
    }
    #expect(screen.text("210 × 700").exists)
  }

  @Test("A view hears of its size when it is measured, and only when it is another one")
  func changes() throws {
    let log = SizeLog()
    let screen = Screen {
      Text("Hello").onGeometryChange(for: Double.self, of: { $0.size.width }) { old, new in
        log.entries.append("\(old) → \(new)")
      }
    }
    let id = try screen.measurable()
    for (width, height) in [(50, 20), (50, 40), (70, 40)] {
      try screen.send(.measure(id, CGSize(width: width, height: height)))
    }
    #expect(log.entries == ["50.0 → 50.0", "50.0 → 70.0"])
  }

  @Test("Of several views of which one would fit, the first is there, and nothing of the others")
  func viewThatFits() {
    let screen = Screen {
      ViewThatFits {
        Text("long")
        Text("short")
      }
    }
    #expect(screen.text("long").exists && screen.text("short").isAbsent)
  }

  @Test("A path of a figure is asked for in the size of the frame around it")
  func figures() {
    let screen = Screen {
      Notch().frame(width: 40, height: 20)
      Notch().trim(from: 0, to: 0.5).stroke(.red).frame(width: 40, height: 20)
      Notch()
    }
    let outlines = screen.root.drawings.map(\.layers).map(\.first)
    let notch = { (size: CGSize) in
      Outline.path(Notch().path(in: CGRect(origin: .zero, size: size)), size)
    }
    let framed = notch(CGSize(width: 40, height: 20))
    #expect(outlines[0] == .fill(framed, .named("foreground"), isEvenOdd: false))
    #expect(outlines[1] == .stroke(.trimmed(framed, 0, 0.5), .named("red"), StrokeStyle()))
    let square = notch(CGSize(width: 100, height: 100))
    #expect(outlines[2] == .fill(square, .named("foreground"), isEvenOdd: false))
  }
}

private struct SizeView: View {
  var body: some View {
    GeometryReader { geometry in
      Text("\(Int(geometry.size.width)) × \(Int(geometry.frame(in: .local).height))")
    }
  }
}

private struct Growing: View {
  @State private var side = 100.0

  var body: some View {
    SizeView().frame(width: side, height: side)
    Button("Grow") { side += 50 }
  }
}

private final class SizeLog {
  var entries: [String] = []
}

private struct Notch: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - 5))
    }
  }
}
