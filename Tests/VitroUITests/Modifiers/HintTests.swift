import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("What a surface decides by itself")
struct HintTests {
  @Test("Code that says it compiles, and shows the same")
  func hints() async throws {
    let screen = Screen { Hints() }
    #expect(screen.root.outline == #"text "A" text "B" text "C" text "D""#.lines)
  }

  @Test("Motions change nothing but the way")
  func motion() async throws {
    let screen = Screen { Motions() }
    for _ in 0..<3 { try await screen.button("Next").tap() }
    #expect(screen.text("3").exists)
  }

  @Test("Every motion takes a while and has a way", arguments: Motions.all)
  func animations(animation: Animation) {
    let screen = Screen { Text("A").animation(animation, value: 1) }
    guard case .animation(let seconds, let curve, _) = screen.look else {
      Issue.record("no motion")
      return
    }
    #expect(seconds > 0 && !curve.isEmpty)
  }

  @Test("Colors have names, or numbers")
  func colors() {
    #expect(Color.all.map(\.description).contains("teal") && Color.all.count == 19)
    #expect(Color(white: 0.5).description == "#808080FF")
    #expect(Color(hue: 0, saturation: 1, brightness: 1).description == "#FF0000FF")
    #expect(Color.red.opacity(0.5).opacity(0.5).description == "25% red")
    #expect(Color(.sRGBLinear, white: 0.2159).description == "#808080FF")
  }
}

extension Screen {
  fileprivate var look: Look? { root.children.first?.attributes.style.looks.first }
}

extension String {
  /// One line for each text, as an outline has them.
  fileprivate var lines: String { replacing(" text ", with: "\ntext ") }
}

extension Color {
  fileprivate static let all: [Color] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
    .gray, .black, .white, .clear, .primary, .secondary, .accentColor,
  ]
}

private struct Hints: View {
  var body: some View {
    Text("A")
      .fontWidth(.expanded)
      .lineLimit(2...)
      .minimumScaleFactor(0.5)
      .allowsTightening(true)
      .dynamicTypeSize(.small ... .large)
      .textSelection(.enabled)
      .autocorrectionDisabled()
      .disableAutocorrection(true)
      .textInputAutocapitalization(.never)
      .autocapitalization(.none)
      .scrollDismissesKeyboard(.interactively)
      .buttonBorderShape(.capsule)
      .buttonRepeatBehavior(.enabled)
      .menuIndicator(.hidden)
      .menuOrder(.fixed)
    Text("B")
      .contentShape(Rectangle())
      .compositingGroup()
      .drawingGroup()
      .privacySensitive()
      .transition(.move(edge: .top).combined(with: .opacity).animation(.linear))
      .contentTransition(.numericText(countsDown: true))
      .transaction { $0.animation = nil }
      .symbolEffect(.bounce, value: 1)
      .symbolEffect(.pulse)
      .symbolRenderingMode(.palette)
    Text("C")
      .statusBarHidden()
      .statusBar(hidden: true)
      .persistentSystemOverlays(.hidden)
      .previewDisplayName("C")
      .previewLayout(.fixed(width: 1, height: 1))
      .previewDevice("iPhone")
      .defaultScrollAnchor(.bottom)
      .scrollIndicators(.hidden)
      .scrollDisabled(true)
      .scrollTargetBehavior(.paging)
      .scrollTargetLayout()
      .scrollBounceBehavior(.basedOnSize)
      .scrollClipDisabled()
    Text("D")
      .gridColumnAlignment(.leading)
      .gridCellAnchor(.top)
      .gridCellUnsizedAxes(.horizontal)
      .listRowSeparatorTint(.red)
      .listSectionSeparator(.hidden)
      .listSectionSpacing(4)
      .listRowSpacing(4)
      .listItemTint(.red)
      .headerProminence(.increased)
      .deleteDisabled(true)
      .moveDisabled(true)
      .scrollContentBackground(.hidden)
  }
}

private struct Motions: View {
  @State var count = 0
  @Namespace var names

  nonisolated static let all: [Animation] = [
    .default, .easeInOut, .easeIn, .easeOut, .linear, .spring, .bouncy, .snappy, .smooth,
    .interactiveSpring, .easeInOut(duration: 1), .easeIn(duration: 1), .easeOut(duration: 1),
    .linear(duration: 1), .spring(response: 1), .spring(duration: 1),
    .interactiveSpring(response: 1),
    .interpolatingSpring(stiffness: 1, damping: 1), .bouncy(duration: 1), .snappy(duration: 1),
    .smooth(duration: 1), .timingCurve(0, 0, 1, 1), .default.speed(2), .default.delay(1),
    .default.repeatCount(2), .default.repeatForever(),
  ]

  var body: some View {
    Text("\(count)")
      .matchedGeometryEffect(id: 1, in: names)
      .transition(.asymmetric(insertion: .scale, removal: .slide))
    Button("Next") {
      switch count {
      case 0: withAnimation { count += 1 }
      case 1:
        withAnimation(.spring) {
          count += 1
        } completion: {
        }
      default: withTransaction(Transaction(animation: nil)) { count += 1 }
      }
    }
  }
}
