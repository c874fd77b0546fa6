import Charts
import OvoTimerDomain
import SwiftUI

/// The dial by which a timer is wound: a spiral as long as the time, with a turn for each quarter of an hour.
///
/// It may wind and start, and nothing else.
struct Dial<Timer: Winding>: View {
  let state: OvoTimer.State
  @Binding var timer: Timer

  /// Goes with the finger, as long as there is one.
  @State private var winder: Winder?

  private var size: CGFloat { 300 }

  var body: some View {
    ZStack {
      Spiral(turns: turns, color: state.color)
      if case .intro = state, winder == nil { TurningHand(radius: size * 0.4) }
      VStack(spacing: 4) {
        Text(state.timeText)
          .font(.system(size: state.time < 3_600 ? 44 : 34, weight: .light))
          .monospacedDigit()
          .accessibilityIdentifier("time")
          .accessibilityAddTraits(.updatesFrequently)
        if let duration = state.duration {
          Text("of \(OvoTimer.State.winding(selected: duration).timeText)")
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
      }
    }
    .frame(width: size, height: size)
    .contentShape(Circle())
    .gesture(
      DragGesture(minimumDistance: 0)
        .onChanged { wind($0) }
        .onEnded {
          wind($0)
          letGo()
        }
    )
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Dial")
    .accessibilityIdentifier("dial")
  }

  private var turns: Double {
    // Beside the clicks the hand of whoever turns is followed.
    winder?.turns ?? min(Double(state.time) / Double(Winder.turn), Winder.mostTurns)
  }

  private func wind(_ drag: DragGesture.Value) {
    var winder =
      winder ?? Winder(seconds: state.time, touchedAt: drag.startLocation, in: size)
    winder.move(to: drag.location, in: size)
    // Who touches the dial and turns nothing winds nothing.
    if winder.seconds != (self.winder?.seconds ?? state.clicked) {
      timer.wind(to: winder.seconds)
    }
    self.winder = winder
  }

  private func letGo() {
    winder = nil
    timer.start()
  }
}

/// The hand that shows how a dial is turned: a third of a turn, to and fro.
private struct TurningHand: View {
  let radius: CGFloat

  var body: some View {
    TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 2)) { context in
      let isTurned = Int(context.date.timeIntervalSinceReferenceDate / 2) % 2 == 1
      let angle = Angle.degrees(isTurned ? 120 : 0)
      Image(systemName: "hand.draw")
        .font(.largeTitle)
        .rotationEffect(-angle)
        .offset(y: -radius)
        .rotationEffect(angle)
        .animation(.easeInOut(duration: 1.6), value: isTurned)
    }
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }
}

/// A line that goes inwards with each turn, around a circle.
private struct Spiral: View {
  let turns: Double
  let color: Color

  var body: some View {
    Chart {
      LinePlot(x: "East", y: "North", t: "Turns", domain: 0...1) { place(at: $0, radius: 1) }
        .foregroundStyle(Color.gray.opacity(0.25))
        .lineStyle(StrokeStyle(lineWidth: 5))
      LinePlot(x: "East", y: "North", t: "Turns", domain: 0...1) { place(at: $0, radius: inner) }
        .foregroundStyle(Color.gray.opacity(0.35))
        .lineStyle(StrokeStyle(lineWidth: 1))
      if turns > 0 {
        LinePlot(x: "East", y: "North", t: "Turns", domain: 0...turns) { place(at: $0) }
          .foregroundStyle(color)
          .lineStyle(StrokeStyle(lineWidth: 5, lineCap: .round))
      }
      PointMark(x: .value("East", place(at: turns).x), y: .value("North", place(at: turns).y))
        .foregroundStyle(color)
        .symbolSize(260)
    }
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
    .chartLegend(.hidden)
    .chartXScale(domain: -1.08...1.08)
    .chartYScale(domain: -1.08...1.08)
    .accessibilityHidden(true)
  }

  private var inner: Double { 0.5 }

  /// The point of the spiral after some turns, in the chart's units.
  private func place(at turns: Double) -> (x: Double, y: Double) {
    place(at: turns, radius: 1 - (1 - inner) * turns / (Winder.mostTurns + 1))
  }

  private func place(at turns: Double, radius: Double) -> (x: Double, y: Double) {
    (x: radius * sin(2 * .pi * turns), y: radius * cos(2 * .pi * turns))
  }
}

extension OvoTimer.State {
  /// The color that tells at a glance what the timer does.
  var color: Color {
    switch self {
    case .intro, .winding: .orange
    case .running: .green
    case .paused: .gray
    case .finished: .red
    }
  }

  /// The time that it was wound to, where it shows another one.
  var duration: Int? {
    switch self {
    case .intro, .winding: nil
    case .running(_, let duration), .paused(_, let duration), .finished(let duration, _): duration
    }
  }

  /// The time that it shows, to the click.
  fileprivate var clicked: Int {
    Int((Double(time) / Double(Winder.click)).rounded()) * Winder.click
  }
}
