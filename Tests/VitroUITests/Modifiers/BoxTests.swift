import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Boxes")
struct BoxTests {
  @Test("Each modifier of size, place or effect is a box with its look", arguments: BoxSample.all)
  func look(sample: BoxSample) throws {
    let screen = Screen { sample.style(AnyView(Text("A"))) }
    let box = try #require(screen.root.children.first)
    #expect(box.attributes.style.looks == [sample.look])
    #expect(screen.text("A").exists)
  }

  @Test("A hidden view keeps its room, and nobody can use it")
  func hidden() async throws {
    let screen = Screen { Button("Save") {}.hidden() }
    #expect(screen.root.children.first?.attributes.style.looks == [.hidden])
    #expect(screen.button("Save").isAbsent)
  }

  @Test("A style in front of a view is a layer of its own")
  func overlay() throws {
    let screen = Screen { Text("A").overlay(Color.red.opacity(0.5)) }
    let layers = try #require(screen.root.children.first).children
    #expect(layers.map(\.attributes.style.layout) == [nil, .front])
  }

  @Test("A view is masked by a shape exactly, by other views as a rectangle")
  func mask() {
    let screen = Screen {
      Text("A").mask(Circle())
      Text("B").mask { Text("C") }
    }
    #expect(
      screen.root.children.map(\.attributes.style.looks) == [[.clip(.circle)], [.clip(.rectangle)]])
  }

  @Test("What is redacted is shown as it is where that is said")
  func redaction() {
    let screen = Screen {
      VStack {
        Text("A")
        Text("B").unredacted()
      }
      .redacted(reason: .placeholder)
    }
    let redacted = screen.root.all.filter { $0.attributes.style.looks.contains(.redacted) }
    #expect(redacted.map(\.text) == ["A"])
  }

  @Test("Content gets the room of its container where that is said, in the directions that are")
  func container() {
    var frame = Look.Frame()
    frame.maxWidth = .infinity
    let screen = Screen { Text("A").containerRelativeFrame(.horizontal) }
    #expect(screen.root.children.first?.attributes.style.looks == [.frame(frame)])
  }
}

/// A modifier that puts a view into a box, and the look of the box.
struct BoxSample: CustomTestStringConvertible, Sendable {
  let look: Look
  let style: @MainActor @Sendable (AnyView) -> AnyView

  var testDescription: String { "\(look)" }

  init(_ look: Look, style: @escaping @MainActor @Sendable (AnyView) -> some View) {
    self.look = look
    self.style = { AnyView(style($0)) }
  }

  static let all = sizes + places + effects

  private static let sizes = [
    BoxSample(.padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))) {
      $0.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    },
    BoxSample(.padding(.init(top: 8, leading: 0, bottom: 0, trailing: 0))) {
      $0.safeAreaPadding(.top, 8)
    },
    BoxSample(.padding(.init(top: 0, leading: 8, bottom: 0, trailing: 8))) {
      $0.contentMargins(.horizontal, 8)
    },
    BoxSample(.aspectRatio(2, .fill)) {
      $0.aspectRatio(CGSize(width: 20, height: 10), contentMode: .fill)
    },
    BoxSample(.aspectRatio(nil, .fit)) {
      $0.aspectRatio(CGSize(width: 20, height: 0), contentMode: .fit)
    },
    BoxSample(.aspectRatio(nil, .fill)) { $0.scaledToFill() },
    BoxSample(.aspectRatio(nil, .fit)) { $0.scaledToFit() },
    BoxSample(.layoutPriority(2)) { $0.layoutPriority(2) },
    BoxSample(.ignoresSafeArea) { $0.edgesIgnoringSafeArea(.all) },
    BoxSample(.ignoresSafeArea) { $0.ignoresSafeArea() },
    BoxSample(.columnSpan(2)) { $0.gridCellColumns(2) },
    BoxSample(.columnSpan(1)) { $0.gridCellColumns(-1) },
  ]

  private static let places = [
    BoxSample(.offset(1, 2)) { $0.offset(CGSize(width: 1, height: 2)) },
    BoxSample(.offset(0, 2)) { $0.offset(y: 2) },
    BoxSample(.position(1, 2)) { $0.position(x: 1, y: 2) },
    BoxSample(.position(1, 2)) { $0.position(CGPoint(x: 1, y: 2)) },
    BoxSample(.scale(2, 2, .top)) { $0.scaleEffect(2, anchor: .top) },
    BoxSample(.scale(1, 3, .center)) { $0.scaleEffect(y: 3) },
    BoxSample(.scale(2, 3, .center)) { $0.scaleEffect(CGSize(width: 2, height: 3)) },
    BoxSample(.rotation(.degrees(9), .top)) { $0.rotationEffect(.degrees(9), anchor: .top) },
    BoxSample(.rotation3D(.degrees(9), x: 1, y: 0, z: 0)) {
      $0.rotation3DEffect(.degrees(9), axis: (x: 1, y: 0, z: 0))
    },
    BoxSample(.zIndex(3)) { $0.zIndex(3) },
    BoxSample(.background(.named("background"), .rectangle)) { $0.background() },
    BoxSample(.background(.named("background"), .capsule)) { $0.background(in: Capsule()) },
    BoxSample(.background(.named("red"), .circle)) { $0.background(.red, in: .circle) },
  ]

  private static let effects = [
    BoxSample(.opacity(0.5)) { $0.opacity(0.5) },
    BoxSample(.clip(.capsule)) { $0.clipShape(.capsule) },
    BoxSample(.clip(.rectangle)) { $0.clipped() },
    BoxSample(.clip(.rounded(4))) { $0.cornerRadius(4) },
    BoxSample(.border(.named("red"), 2)) { $0.border(.red, width: 2) },
    BoxSample(.blur(3)) { $0.blur(radius: 3) },
    BoxSample(.blendMode(.multiply)) { $0.blendMode(.multiply) },
    BoxSample(.brightness(0.1)) { $0.brightness(0.1) },
    BoxSample(.contrast(2)) { $0.contrast(2) },
    BoxSample(.saturation(0)) { $0.saturation(0) },
    BoxSample(.grayscale(1)) { $0.grayscale(1) },
    BoxSample(.hueRotation(.degrees(90))) { $0.hueRotation(.degrees(90)) },
    BoxSample(.colorInvert) { $0.colorInvert() },
    BoxSample(.ignoresPointer) { $0.allowsHitTesting(false) },
  ]
}
