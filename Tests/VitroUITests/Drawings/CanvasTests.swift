import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Drawings")
struct CanvasTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  private func layers(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> [Drawing.Layer]
  {
    let screen = Screen { Canvas(renderer: draw).frame(width: 100, height: 50) }
    return screen.root.drawings.first?.layers ?? []
  }

  private func filled(_ path: Path, _ paint: Paint = .named("red")) -> Drawing.Layer {
    .fill(.path(path, .zero), paint, isEvenOdd: false)
  }

  @Test("A drawing is an image, drawn in the size of its room")
  func size() throws {
    let screen = Screen {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      }
      .frame(width: 30, height: 20)
    }
    let flag = try screen.first(.image)
    #expect(flag.attributes.drawing?.size == CGSize(width: 30, height: 20))
    try screen.send(.measure(flag.id, CGSize(width: 60, height: 40)))
    let path = Path(CGRect(x: 0, y: 0, width: 60, height: 40))
    #expect(
      screen.root.drawings == [Drawing(layers: [filled(path)], size: CGSize(width: 60, height: 40))]
    )
  }

  @Test("State that is read while drawing lets it be drawn again")
  func state() async throws {
    let screen = Screen { Dots() }
    try await screen.button("Add").tap()
    #expect(screen.root.drawings.first?.layers.count == 2)
  }

  @Test("A copy draws into the same picture, moved for itself")
  func copies() {
    let layers = layers { context, _ in
      var moved = context
      moved.translateBy(x: 5, y: 0)
      moved.scaleBy(x: 2, y: 2)
      moved.fill(square, with: .color(.red))
      context.fill(square, with: .color(.red))
    }
    let moved = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 0)
    #expect(layers == [.group([filled(square)], moved, opacity: 1), filled(square)])
  }

  @Test("A layer is seen through, cut and blurred as one")
  func layer() {
    let layers = layers { context, _ in
      context.opacity = 0.5
      context.clip(to: square)
      context.addFilter(.blur(radius: 3))
      context.drawLayer { layer in
        layer.fill(square, with: .color(.red))
        layer.fill(square, with: .foreground)
      }
    }
    let inner = Drawing.Layer.group(
      [filled(square), filled(square, .named("foreground"))], .identity, opacity: 1)
    let blurred = Drawing.Layer.effect([.group([inner], .identity, opacity: 0.5)], .blur(3))
    #expect(layers == [.clip([blurred], .path(square, .zero), isEvenOdd: false)])
  }

  @Test("Two things that are seen through cover each other")
  func opacity() {
    let layers = layers { context, _ in
      context.opacity = 0.5
      context.fill(square, with: .color(.red))
      context.fill(square, with: .color(.red))
    }
    #expect(layers.count == 2)
  }

  @Test("The ends of a gradient are points of the picture")
  func gradient() {
    let layers = layers { context, _ in
      context.fill(
        square,
        with: .linearGradient(
          Gradient(colors: [.red, .blue]), startPoint: CGPoint(x: 0, y: 5),
          endPoint: CGPoint(x: 20, y: 5)))
    }
    let stops = [Paint.Stop(.named("red"), at: 0), Paint.Stop(.named("blue"), at: 1)]
    let paint = Paint.linear(
      stops, from: UnitPoint(x: 0, y: 0.5), to: UnitPoint(x: 2, y: 0.5))
    #expect(layers == [filled(square, paint)])
  }

  @Test("Texts and symbols are drawn where they are put")
  func texts() {
    let layers = layers { context, _ in
      context.draw(Text("Hi").font(.caption).foregroundColor(.red), at: CGPoint(x: 5, y: 6))
      var title = context.resolve(Text("Big").font(.system(size: 40)))
      title.shading = .color(.blue)
      context.draw(title, in: CGRect(x: 1, y: 2, width: 50, height: 50))
      context.draw(Image(systemName: "star"), in: CGRect(x: 0, y: 0, width: 9, height: 9))
    }
    #expect(
      layers == [
        .text(
          "Hi", at: CGPoint(x: 5, y: 6), anchor: .center,
          [.foreground(.named("red")), .fontSize(12)]),
        .text(
          "Big", at: CGPoint(x: 1, y: 2), anchor: .topLeading,
          [.fontSize(40), .foreground(.named("blue"))]),
        .image(
          .symbol("star"), in: CGRect(x: 0, y: 0, width: 9, height: 9), .named("foreground")),
      ])
  }
}

private struct Dots: View {
  @State private var count = 1

  var body: some View {
    Canvas { context, _ in
      for number in 0..<count {
        context.opacity = 0.9
        context.fill(
          Path(ellipseIn: CGRect(x: number * 10, y: 0, width: 8, height: 8)), with: .color(.red))
      }
    }
    Button("Add") { count += 1 }
  }
}
