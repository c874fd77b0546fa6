import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("More of SwiftUI's names for pages, windows and values")
struct MoreNameTests {
  @Test("Windows and pages say what a surface decides, and show the same")
  func scenes() {
    let screen = Mail().body.makeScreen(host: ScreenHost())
    #expect(screen.text("Mail").exists && screen.text("accessory").exists)
    let small = UtilityWindow("Tools", id: "tools") { Text("small") }
    #expect(small.title == "Tools" && small.makeScreen(host: ScreenHost()).text("small").exists)
  }

  @Test("The menu of a title is a menu among the tools")
  func titleMenu() async throws {
    let screen = Screen {
      NavigationStack {
        Text("page").toolbarTitleMenu { Button("Rename") {} }.toolbar(removing: .sidebarToggle)
      }
    }
    try await screen.button("Title").tap()
    #expect(screen.menuItem("Rename").exists)
  }

  @Test("A sheet has the height that a type says")
  func detent() {
    #expect(PresentationDetent.custom(Tenth.self) == .height(80))
    #expect(PresentationDetent.custom(None.self) == .large)
  }

  @Test("A path is cut by its length")
  func trimmed() throws {
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.addLine(to: CGPoint(x: 10, y: 10))
    }
    let half = line.trimmedPath(from: 0.25, to: 0.75)
    #expect(half.boundingRect == CGRect(x: 5, y: 0, width: 5, height: 5))
    #expect(half.currentPoint == CGPoint(x: 10, y: 5))
    #expect(line.trimmedPath(from: 1, to: 0).isEmpty && Path().trimmedPath(from: 0, to: 1).isEmpty)
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(abs(circle.trimmedPath(from: 0, to: 0.5).boundingRect.width - 10) < 0.5)
    let curve = Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
      path.closeSubpath()
    }
    #expect(curve.trimmedPath(from: 0, to: 2).currentPoint.map { abs($0.x) < 0.001 } == true)
  }

  @Test("Colors are mixed, and angles are counted with")
  func values() {
    let (black, white) = (Color(white: 0), Color(white: 1))
    #expect(black.mix(with: white, by: 0.5) == Color(white: 0.5))
    #expect(black.mix(with: white, by: 7) == white && Color.red.mix(with: .blue, by: 0.6) == .blue)
    #expect(Color.red.mix(with: .blue, by: 0.2, in: .device) == .red)
    var angle = Angle.degrees(90) * 2 / 4 + 1 * .degrees(45)
    #expect(abs(angle.degrees - 90) < 0.001)
    angle += .degrees(10)
    angle -= .degrees(20)
    angle *= 2
    angle /= 4
    #expect(abs(angle.degrees - 40) < 0.001)
    #expect(
      Gradient(colors: [.red]).colorSpace(.perceptual) == AnyGradient(Gradient(colors: [.red])))
    #expect(ImagePaint(image: Image("a")).paint == .named("accentColor"))
  }

  @Test("A picture that is drawn has no views in it")
  func symbols() {
    let screen = Screen {
      Canvas { context, size in
        if let symbol = context.resolveSymbol(id: 1) {
          context.draw(symbol, at: .zero)
          context.draw(symbol, in: CGRect(origin: .zero, size: symbol.size))
        }
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      } symbols: {
        Text("left out").tag(1)
      }
      .accessibilityLabel("Drawing")
    }
    #expect(screen.image("Drawing").exists && screen.text("left out").count == 0)
  }
}

private struct Tenth: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 10 }
}

private struct None: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { nil }
}

private struct Mail: App {
  var body: some Scene {
    WindowGroup { Pages() }
      .windowStyle(.hiddenTitleBar).windowStyle(.titleBar).windowStyle(.plain)
      .windowStyle(.automatic).windowToolbarStyle(.unified).windowResizability(.contentSize)
      .defaultSize(width: 3, height: 4).defaultSize(.zero).defaultPosition(.center)
      .commandsRemoved().handlesExternalEvents(matching: [])
      .onChange(of: 1) { _, _ in }.onChange(of: 1) {}.onChange(of: 1, perform: { _ in })
  }
}

private struct Pages: View {
  @Namespace private var names

  var body: some View {
    Text("Mail")
      .containerBackground(.red, for: .navigation)
      .containerBackground(for: .window) { Color.red }
      .dialogSeverity(.critical).dialogIcon(Image(systemName: "trash")).pointerStyle(.link)
      .defaultHoverEffect(.lift).tabBarMinimizeBehavior(.onScrollDown).buttonSizing(.flexible)
      .defersSystemGestures(on: .all).flipsForRightToLeftLayoutDirection(true)
      .invalidatableContent().allowedDynamicRange(.high).focusScope(names)
      .prefersDefaultFocus(in: names).widgetURL(nil).widgetAccentable()
      .presentationContentInteraction(.scrolls).presentationSizing(
        .form.fitted(horizontal: true, vertical: false)
      )
      .presentationSizing(.page).presentationBackground { Color.red }
      .task(name: "work") {}
    List { Text("accessory").listRowInsets(.horizontal, 3) }.listStyle(.bordered)
    Menu("More", systemImage: "plus") {
      Button("Copy") {}
    } primaryAction: {
    }
    .buttonStyle(.glass(.clear))
    Picker("Size", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.radioGroup)
  }
}
