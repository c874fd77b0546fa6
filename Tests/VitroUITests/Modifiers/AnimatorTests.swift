import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("What moves by phases and frames")
struct AnimatorTests {
  @Test("A view that goes through phases shows the first, and without one nothing")
  func phases() {
    let screen = Screen {
      PhaseAnimator(["one", "two"]) {
        Text($0)
      } animation: { _ in
        .easeIn
      }
      PhaseAnimator(["three"], trigger: 1) { Text($0) }
      PhaseAnimator([String]()) { Text("nothing \($0)") }
      Text("four").phaseAnimator([1.0, 0]) { $0.opacity($1) }
      Text("five").phaseAnimator([1.0, 0], trigger: 1) { $0.opacity($1) }
    }
    let shown = ["one", "three", "four", "five"].map { screen.text($0).exists }
    #expect(!shown.contains(false) && screen.text("two").count == 0)
    #expect(screen.texts.count == 4)
  }

  @Test("A view that moves from frame to frame shows the initial value")
  func frames() {
    let screen = Screen { Framed(isLong: true) }
    #expect(screen.text("0.0 at 0°").exists && screen.text("still").exists)
    #expect(screen.text("half 0.5").exists)
  }

  @Test("A value passes through others by its numbers")
  func animatable() {
    var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    rect.animatableData.scale(by: 2)
    #expect(rect == CGRect(x: 2, y: 4, width: 6, height: 8))
    var angle = Angle.degrees(90)
    angle.animatableData /= 2
    #expect(abs(angle.degrees - 45) < 0.001)
    var point = UnitPoint.bottomTrailing
    point.animatableData.scale(by: 0.5)
    #expect(point == .center)
    var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    insets.animatableData.scale(by: 2)
    #expect(insets == EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
    var number = 2.0
    number.animatableData = 3
    #expect(number == 3 && number.animatableData == 3 && Float(2).magnitudeSquared == 4)
  }

  @Test("A spring arrives, and one with a bounce goes over its end")
  func spring() {
    for spring in [Spring.smooth, .bouncy, Spring(response: 0.5, dampingRatio: 2)] {
      #expect(spring.value(target: 10.0, time: 0) == 0)
      #expect(abs(spring.value(target: 10.0, time: 2 * spring.settlingDuration) - 10) < 0.1)
    }
    let highest = { (spring: Spring) in
      (0...100).map { spring.value(target: 1.0, time: Double($0) / 50) }.max() ?? 0
    }
    #expect(highest(Spring(duration: 0.5, bounce: 0.5)) > 1.05 && highest(.smooth) <= 1.001)
    #expect(Spring.smooth.velocity(target: 1.0, time: 0.1) > 0)
    var (value, velocity) = (0.0, 0.0)
    for _ in 0..<200 {
      Spring.bouncy(duration: 0.3).update(
        value: &value, velocity: &velocity, target: 5, deltaTime: 0.02)
    }
    #expect(abs(value - 5) < 0.01)
    #expect(abs(Spring.snappy().bounce - 0.15) < 0.001 && Spring.smooth(duration: 2).duration > 1.9)
    #expect(Spring(mass: .nan, stiffness: -1, damping: -1).settlingDuration.isFinite)
  }

  @Test("A curve goes from 0 to 1")
  func curve() {
    for curve in [UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseInOut] {
      #expect(curve.value(at: -1) == 0 && curve.value(at: 2) == 1)
      #expect(curve.value(at: 0.3) < curve.value(at: 0.7))
    }
    #expect(abs(UnitCurve.linear.value(at: 0.25) - 0.25) < 0.001)
    #expect(UnitCurve.easeIn.velocity(at: 0.1) < UnitCurve.easeIn.velocity(at: 0.9))
    let inverse = UnitCurve.circularEaseIn.inverse
    #expect(inverse.value(at: 0.5) > 0.5 && UnitCurve.circularEaseOut.value(at: 0.5) > 0.5)
    let bent = UnitCurve.bezier(startControlPoint: .zero, endControlPoint: .bottomTrailing)
    #expect(abs(bent.value(at: 0.5) - 0.5) < 0.01)
  }

  @Test("A transition of one's own, an effect and a symbol's motion change nothing")
  func transitions() async throws {
    let screen = Screen { Transitions() }
    #expect(screen.texts.count == 4)
    try await screen.button("Go").tap()
    #expect(screen.text("gone 3").exists)
  }

  @Test("A transition knows its phases")
  func phase() {
    #expect(TransitionPhase.willAppear.value == -1 && TransitionPhase.didDisappear.value == 1)
    #expect(TransitionPhase.identity.isIdentity && TransitionPhase.identity.value == 0)
    #expect(Twirl.properties.hasMotion)
  }
}

extension Screen {
  fileprivate var texts: Query { elements([.text], named: nil) }
}

private struct Frame: Equatable {
  var place = 0.0
  var angle = Angle.zero
}

private struct Framed: View {
  let isLong: Bool

  var body: some View {
    KeyframeAnimator(initialValue: Frame()) { frame in
      Text("\(frame.place) at \(Int(frame.angle.degrees))°")
    } keyframes: { start in
      KeyframeTrack(\.place) {
        LinearKeyframe(start.place, duration: 1, timingCurve: .easeIn)
        SpringKeyframe(2, duration: 1, spring: .bouncy)
        if isLong { CubicKeyframe(3, duration: 1) } else { MoveKeyframe(4) }
        for step in 0..<2 { LinearKeyframe(Double(step), duration: 1) }
        if isLong { LinearKeyframe(3, duration: 1) }
      }
      if isLong { KeyframeTrack(\.angle) { MoveKeyframe(.degrees(3)) } }
      if isLong {
        KeyframeTrack(\.angle) { MoveKeyframe(.degrees(3)) }
      } else {
        KeyframeTrack(\.angle) { MoveKeyframe(.degrees(4)) }
      }
    }
    Text("still")
      .keyframeAnimator(initialValue: 1.0, trigger: isLong) {
        $0.opacity($1)
      } keyframes: { _ in
        LinearKeyframe(0.0, duration: 1)
      }
      .keyframeAnimator(initialValue: 1.0) {
        $0.opacity($1)
      } keyframes: { _ in
        KeyframeTrack { LinearKeyframe(0.0, duration: 1) }
      }
    KeyframeAnimator(initialValue: 0.5, trigger: 1) {
      Text("half \($0)")
    } keyframes: { _ in
      LinearKeyframe(0.0, duration: 1)
    }
  }
}

private struct Twirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.rotationEffect(.degrees(phase.value * 90)).opacity(phase.isIdentity ? 1 : 0)
  }
}

private struct Shaken: GeometryEffect {
  var times: CGFloat
  nonisolated var animatableData: CGFloat {
    get { times }
    set { times = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: times, y: 0))
  }
}

private struct Faded: AnimatableModifier {
  var part: Double
  nonisolated var animatableData: Double {
    get { part }
    set { part = newValue }
  }

  func body(content: Content) -> some View { content.opacity(part) }
}

private struct Transitions: View {
  @State private var count = 0

  var body: some View {
    Text("A").transition(Twirl()).transition(.blurReplace).transition(.blurReplace(.upUp))
      .transition(
        AsymmetricTransition(
          insertion: .opacity.combined(with: .scale), removal: .move(edge: .top))
      )
      .transition(AnyTransition(Twirl())).transition(.symbolEffect)
      .transition(.symbolEffect(.appear)).transition(Twirl().animation(.linear))
      .transition(.push(from: .leading)).transition(ScaleTransition(0.5))
      .transition(OffsetTransition(.zero)).transition(IdentityTransition())
    Text("B").modifier(Shaken(times: 1)).modifier(Shaken(times: 1).ignoredByLayout())
    Text("C").modifier(Faded(part: 1)).animation(.spring(.bouncy)) { $0.opacity(1) }
      .geometryGroup()
      .transaction(value: count) { $0.disablesAnimations = true }
      .transaction {
        $0.animation = nil
      } body: {
        $0.opacity(1)
      }
    Image(systemName: "star")
      .symbolEffect(.bounce.up.byLayer, options: .repeat(2).speed(2), value: count)
      .symbolEffect(.variableColor.iterative.reversing.dimInactiveLayers)
      .symbolEffect(.rotate.clockwise, options: .repeat(.periodic(2, delay: 1)), isActive: true)
      .symbolEffect(.breathe.plain, options: .nonRepeating).symbolEffect(
        .wiggle.custom(angle: .zero)
      )
      .symbolEffectsRemoved()
      .contentTransition(.symbolEffect(.replace.magic(fallback: .replace.offUp)))
      .contentTransition(.symbolEffect)
    Text("gone \(count)")
    Button("Go") {
      var transaction = Transaction(animation: .interpolatingSpring(duration: 1, bounce: 0))
      transaction.addAnimationCompletion { count += 1 }
      withTransaction(transaction) { count += 1 }
      withTransaction(\.disablesAnimations, true) { count += 1 }
    }
  }
}
