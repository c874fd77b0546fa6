import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("What programs say about scrolling")
struct ScrollingTests {
  @Test("Code that says it compiles, and shows what scrolls")
  func hints() {
    let screen = Screen { Scrolling() }
    #expect(screen.text("inside").exists && screen.text("Position 3").exists)
  }

  @Test("A position remembers where the program has gone")
  func position() {
    var position = ScrollPosition()
    #expect(position.viewID == nil && position.edge == nil && position.point == nil)
    position.scrollTo(id: 3, anchor: .top)
    #expect(position.viewID(type: Int.self) == 3 && position.viewID(type: String.self) == nil)
    #expect(position == ScrollPosition(id: 3) && position != ScrollPosition(id: 4))
    position.scrollTo(edge: .bottom)
    #expect(position.edge == .bottom && position.viewID == nil)
    position.scrollTo(point: CGPoint(x: 1, y: 2))
    #expect(position.x == 1 && position.y == 2)
    position.scrollTo(x: 5, y: 6)
    #expect(position.x == 5 && position.y == 6)
    position.scrollTo(x: 7)
    #expect(position.x == 7 && position.y == nil)
    position.scrollTo(y: 8)
    #expect(position == ScrollPosition(y: 8) && position != ScrollPosition(x: 8))
    #expect(ScrollPosition(x: 1, y: 2) != ScrollPosition(point: CGPoint(x: 1, y: 2)))
  }

  @Test("A view that comes is seen, and one that goes is not")
  func visibility() async throws {
    let screen = Screen { Appearing() }
    #expect(screen.text("seen true").exists)
    try await screen.toggle("Shown").tap()
    #expect(screen.text("seen true, false").exists)
  }

  @Test("A geometry knows what is seen")
  func geometry() {
    let geometry = ScrollGeometry(
      contentOffset: CGPoint(x: 0, y: 10), contentSize: CGSize(width: 100, height: 500),
      contentInsets: EdgeInsets(), containerSize: CGSize(width: 100, height: 200))
    #expect(geometry.visibleRect.maxY == 210 && geometry.bounds == geometry.visibleRect)
    #expect(ScrollPhase.idle.isScrolling == false && ScrollPhase.tracking.isScrolling)
    #expect(ScrollTransitionPhase.topLeading.value == -1)
    #expect(ScrollTransitionPhase.bottomTrailing.value == 1)
    #expect(ScrollTransitionPhase.identity.isIdentity && ScrollTransitionPhase.identity.value == 0)
    #expect(CGVector.zero == CGVector(dx: 0, dy: 0))
  }

  @Test("A behaviour leaves the place to the surface")
  func behaviour() {
    let target = ScrollTarget(rect: .zero, anchor: .top)
    #expect(target == ScrollTarget(rect: .zero, anchor: .top))
    #expect(target != ScrollTarget(rect: .zero))
  }
}

private struct Appearing: View {
  @State private var isShown = true
  @State private var seen: [Bool] = []

  var body: some View {
    Toggle("Shown", isOn: $isShown)
    if isShown { Text("here").onScrollVisibilityChange { seen.append($0) } }
    Text("seen \(seen.map { "\($0)" }.joined(separator: ", "))")
  }
}

private struct Halfway: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = context.containerSize.width / 2 + context.velocity.dx
  }
}

private struct Scrolling: View {
  @State private var position = ScrollPosition(id: 3)
  @State private var id: Int? = 1

  var body: some View {
    Text("Position \(position.viewID(type: Int.self) ?? 0)")
    ScrollView(.horizontal) {
      Text("inside")
        .scrollTarget()
        .scrollTransition { content, phase in
          content.opacity(phase.isIdentity ? 1 : 0).scaleEffect(phase.value).offset(y: 2)
        }
        .scrollTransition(.animated(.bouncy).threshold(.visible(0.5)), axis: .vertical) {
          $0.blur(radius: $1 == .identity ? 0 : 3).scaleEffect(x: 1, y: 2)
        }
        .scrollTransition(
          topLeading: .interactive(timingCurve: .easeIn),
          bottomTrailing: .identity.animation(.linear)
        ) { content, _ in
          content.scaleEffect(CGSize(width: 1, height: 1)).offset(CGSize(width: 1, height: 1))
        }
        .visualEffect { content, geometry in
          content.rotationEffect(.degrees(geometry.size.width)).hueRotation(.zero).saturation(1)
            .rotation3DEffect(.zero, axis: (x: 0, y: 1, z: 0)).brightness(0).contrast(1)
            .grayscale(0).transformEffect(.identity)
        }
    }
    .scrollTargetLayout()
    .scrollTargetBehavior(.paging)
    .scrollTargetBehavior(.viewAligned)
    .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
    .scrollTargetBehavior(.viewAligned(anchor: .center))
    .scrollTargetBehavior(Halfway())
    .scrollPosition(id: $id, anchor: .center)
    .scrollPosition($position)
    .onScrollGeometryChange(for: Bool.self) {
      $0.contentOffset.y > 0
    } action: { _, _ in
      position = ScrollPosition(edge: .top)
    }
    .onScrollPhaseChange { _, new in id = new.isScrolling ? 1 : nil }
    .onScrollPhaseChange { _, _, context in id = Int(context.geometry.contentSize.width) }
    .onScrollTargetVisibilityChange(idType: Int.self) { id = $0.first }
    .defaultScrollAnchor(.bottom)
    .defaultScrollAnchor(.bottom, for: .initialOffset)
    .scrollIndicators(.hidden)
    .scrollIndicatorsFlash(onAppear: true)
    .scrollIndicatorsFlash(trigger: id)
    .scrollDisabled(false)
    .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
    .scrollClipDisabled()
    .scrollEdgeEffectStyle(.soft, for: .top)
    .scrollEdgeEffectHidden(for: .bottom)
    .contentMargins(.horizontal, 4, for: .scrollContent)
    .contentMargins(4)
    .contentMargins(.top, EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }
}
