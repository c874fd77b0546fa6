import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Looks by more of SwiftUI's names")
struct LookNameTests {
  @Test("Glass is a material, or a color, in a shape")
  func glass() {
    let screen = Screen {
      GlassEffectContainer(spacing: 4) {
        Text("A").glassEffect().glassEffectTransition(.materialize)
        Text("B").glassEffect(.clear.tint(.red).interactive(), in: .rect(cornerRadius: 4))
        Text("C").glassEffect(.identity).backgroundExtensionEffect()
      }
    }
    #expect(
      screen.looks == [
        .background(.material("regular"), .capsule), .background(Color.red.paint, .rounded(4)),
        .background(Color.clear.paint, .capsule),
      ])
  }

  @Test("Gradients are made of stops, and are views")
  func gradients() {
    let stops = [Gradient.Stop(color: .red, location: 0), .init(color: .blue, location: 0.3)]
    let paints = [Paint.Stop(Color.red.paint, at: 0), .init(Color.blue.paint, at: 0.3)]
    let radial = RadialGradient(stops: stops, center: .top, startRadius: 1, endRadius: 2)
    #expect(radial.paint == .radial(paints, center: .top, from: 1, to: 2))
    let around = AngularGradient(stops: stops, center: .center, angle: .zero)
    #expect(around.paint == .angular(paints, center: .center, from: .zero, to: .degrees(360)))
    #expect(
      AngularGradient(stops: stops, center: .center, startAngle: .zero, endAngle: .degrees(9)).paint
        == .angular(paints, center: .center, from: .zero, to: .degrees(9)))
    #expect(
      EllipticalGradient(stops: stops).paint
        == .radial(paints, center: .center, from: 0, to: nil))
    let mesh = MeshGradient(
      width: 2, height: 1, points: [[0, 0], [1, 0]], colors: [.red, .blue])
    guard case .linear(let colors, .topLeading, .bottomTrailing) = mesh.paint else {
      Issue.record("no gradient")
      return
    }
    #expect(colors.count == 2)
    let screen = Screen {
      Text("a")
        .foregroundStyle(.linearGradient(stops: stops, startPoint: .top, endPoint: .bottom))
        .background(.radialGradient(stops: stops, center: .top, startRadius: 1, endRadius: 2))
        .background(.radialGradient(colors: [.red], center: .top, startRadius: 1, endRadius: 2))
        .background(.radialGradient(Gradient(colors: [.red]), endRadius: 2))
        .background(.angularGradient(colors: [], center: .top, startAngle: .zero, endAngle: .zero))
        .background(.conicGradient(colors: [.red], center: .top))
        .background(.ellipticalGradient(colors: [.red])).background(mesh)
        .background { EllipticalGradient(colors: [.red]) }.background { Color.red.gradient }
    }
    #expect(screen.text("a").exists)
  }

  @Test("A matrix moves, turns and sizes, and does not slant")
  func matrix() {
    let matrix = CGAffineTransform(translationX: 5, y: 6).scaledBy(x: 2, y: 3)
    let screen = Screen { Text("A").transformEffect(matrix) }
    #expect(screen.looks.first == .offset(5, 6))
    #expect(ProjectionTransform().isIdentity && ProjectionTransform(matrix).isAffine)
    let twice = ProjectionTransform(matrix).concatenating(ProjectionTransform())
    #expect(twice == ProjectionTransform(matrix))
    let seen = Screen { Text("A").projectionEffect(ProjectionTransform(matrix)) }
    #expect(seen.looks == screen.looks)
  }

  @Test("Styles are seen through, and stand out less")
  func styles() {
    #expect(
      HierarchicalShapeStyle.primary.opacity(0.5).paint == .translucent(.named("primary"), 0.5))
    #expect(
      LinearGradient(colors: [], startPoint: .top, endPoint: .top).secondary.paint
        == .translucent(.linear([], from: .top, to: .top), 0.6))
    #expect(Material.regular.shadow(.drop(radius: 3)).paint == .material("regular"))
    #expect(HierarchicalShapeStyle.quinary.paint == .named("quaternary"))
  }

  @Test("Shapes have short names, and a line is trimmed after it is drawn")
  func shapes() {
    let screen = Screen {
      Text("A").clipShape(.rect(topLeadingRadius: 3)).clipShape(.rect(cornerSize: .zero))
        .clipShape(.rect(cornerRadii: RectangleCornerRadii(topLeading: 3)))
        .clipShape(.capsule(style: .circular)).clipShape(.containerRelative)
        .clipShape(ContainerRelativeShape().inset(by: 2)).clipShape(.buttonBorder)
        .containerShape(.rect(cornerRadius: 4)).overlay(.red, in: Circle())
        .contentShape(.interaction, Circle()).backgroundStyle(.red)
      Circle().stroke(lineWidth: 3).trim(from: 0, to: 0.5)
    }
    #expect(screen.text("A").exists)
    let layers = screen.root.children.last?.attributes.drawing?.layers
    guard case .stroke(.trimmed(.circle, 0, 0.5), _, let style)? = layers?.first else {
      Issue.record("no line")
      return
    }
    #expect(style.lineWidth == 3 && style.lineCap == CGLineCap.butt)
  }

  @Test("A timer counts down, or up, and ends")
  func timer() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let hour = start...start.addingTimeInterval(3_725)
    let screen = Screen {
      Text(timerInterval: hour, pauseTime: start)
      Text(timerInterval: hour, pauseTime: start.addingTimeInterval(5), countsDown: false)
      Text(timerInterval: hour, pauseTime: start, showsHours: false)
      Text(timerInterval: hour)
      ProgressView(timerInterval: hour)
      ProgressView(timerInterval: hour, countsDown: false) { Text("Way") }
    }
    #expect(screen.text("1:02:05").exists && screen.text("0:05").exists)
    #expect(screen.text("62:05").exists && screen.text("0:00").exists)
    #expect(screen.elements([.progressbar], named: "Way").value == "1")
  }

  @Test("Letters and pictures say more about themselves, and are the same")
  func letters() {
    let screen = Screen {
      Text("A").underline(pattern: .dot).strikethrough(true, pattern: .dash, color: .red)
        .speechSpellsOutCharacters().speechAdjustedPitch(1).speechAlwaysIncludesPunctuation()
        .speechAnnouncementsQueued()
        .font(.body.leading(.tight).width(.condensed).lowercaseSmallCaps().uppercaseSmallCaps())
      Text("B").padding().underline(true, pattern: .solid).strikethrough(pattern: .solid)
        .textScale(.secondary).foregroundStyle(.red, .blue, .green).colorMultiply(.red)
        .luminanceToAlpha().drawingGroup(opaque: true, colorMode: .extendedLinear)
        .blendMode(.destinationOut)
      Image(systemName: "C", variableValue: 0.5).allowedDynamicRange(.high)
      Text(Date(timeIntervalSinceReferenceDate: 0), formatter: Years())
    }
    #expect(screen.text("A").exists && screen.text("B").exists && screen.image("C").exists)
    #expect(screen.text("2001").exists)
  }
}

private final class Years: Formatter {
  override func string(for value: Any?) -> String? {
    (value as? Date).map { $0.formatted(.iso8601.year()) }
  }
}

extension Screen {
  fileprivate var looks: [Look] {
    root.children.compactMap { $0.attributes.style.looks.first }
  }
}
