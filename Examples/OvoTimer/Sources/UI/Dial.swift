import Charts
import OvoTimerDomain
import SwiftUI

/// The dial by which a timer is wound: a spiral as long as the time, with a turn for each quarter of an hour.
///
/// It may wind and start, and nothing else.
struct Dial<Timer: Winding>: View {
  let state: OvoTimer.State
  /// The date of its alarm, or since when it sounds.
  let end: Date?
  @Binding var timer: Timer

  /// Goes with the finger, as long as there is one.
  @State private var winder: Winder?

  private var size: CGFloat { 300 }

  var body: some View {
    ZStack {
      MinuteMarks(radius: size / 2, color: state.isSounding ? .white : .primary)
      Spiral(turns: turns, color: state.color, isSounding: state.isSounding)
      if case .intro = state, winder == nil { TurningHand(radius: size * 0.36) }
      VStack(spacing: 4) {
        Overtime(end: state.isSounding ? end : nil) { seconds in
          let shown = max(seconds, state.time)
          Text((seconds > 0 ? "+" : "") + OvoTimer.text(of: shown))
            .font(
              .system(
                size: shown < 3_600 ? 38 : 28, weight: state.isSounding ? .semibold : .light)
            )
            .monospacedDigit()
            .foregroundStyle(state.isSounding ? Color.white : .primary)
            .accessibilityIdentifier("time")
            .accessibilityAddTraits(.updatesFrequently)
        }
        if let caption = state.caption {
          Text(caption)
            .font(.subheadline)
            .foregroundStyle(state.isSounding ? Color.white : .secondary)
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
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    Group {
      if reducesMotion {
        hand(isTurned: true)
      } else {
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 2)) { context in
          let isTurned = Int(context.date.timeIntervalSinceReferenceDate / 2) % 2 == 1
          hand(isTurned: isTurned).animation(.easeInOut(duration: 1.6), value: isTurned)
        }
      }
    }
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }

  private func hand(isTurned: Bool) -> some View {
    let angle = Angle.degrees(isTurned ? 120 : 0)
    return Image(systemName: "hand.draw")
      .font(.largeTitle)
      .rotationEffect(-angle)
      .offset(y: -radius)
      .rotationEffect(angle)
  }
}

/// The marks of the minutes of a turn around the dial, and the numbers of each fifth.
private struct MinuteMarks: View {
  let radius: CGFloat
  let color: Color

  var body: some View {
    ForEach(1...15, id: \.self) { minute in
      let angle = Angle.degrees(Double(minute) * 24)
      if minute.isMultiple(of: 5) {
        Text("\(minute)")
          .font(.caption.weight(.semibold))
          .foregroundStyle(color)
          .rotationEffect(-angle)
          .offset(y: 9 - radius)
          .rotationEffect(angle)
      } else {
        Capsule()
          .fill(color)
          .frame(width: 2, height: 7)
          .offset(y: 13 - radius)
          .rotationEffect(angle)
      }
    }
    .accessibilityHidden(true)
  }
}

/// A line that goes inwards with each turn, around a circle.
private struct Spiral: View {
  let turns: Double
  let color: Color
  let isSounding: Bool

  var body: some View {
    Chart {
      LinePlot(x: "East", y: "North", t: "Turns", domain: 0...1) { place(at: $0, radius: 1) }
        .foregroundStyle(isSounding ? Color.white : .gray.opacity(0.25))
        .lineStyle(StrokeStyle(lineWidth: 5))
      LinePlot(x: "East", y: "North", t: "Turns", domain: 0...1) { place(at: $0, radius: inner) }
        .foregroundStyle(isSounding ? Color.white.opacity(0.5) : .gray.opacity(0.35))
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
    .chartXScale(domain: -1.2...1.2)
    .chartYScale(domain: -1.2...1.2)
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
    case .paused, .finished(_, isAcknowledged: true): .gray
    case .finished(_, isAcknowledged: false): .white
    case .snoozed: .purple
    }
  }

  /// The time that it was wound to, where it shows another one.
  var duration: Int? {
    switch self {
    case .intro, .winding: nil
    case .running(_, let duration), .paused(_, let duration), .finished(let duration, _),
      .snoozed(_, let duration):
      duration
    }
  }

  /// The words below the time that it shows.
  fileprivate var caption: String? {
    if case .snoozed = self { return "to the alarm" }
    return duration.map { "\(isSounding ? "past" : "of") \(OvoTimer.text(of: $0))" }
  }

  /// The time that it shows, to the click.
  fileprivate var clicked: Int {
    Int((Double(time) / Double(Winder.click)).rounded()) * Winder.click
  }
}
