import SwiftUI
import Combine

struct Lap: Identifiable {
  let number: Int
  let duration: TimeInterval

  var id: Int { number }
}

struct StopwatchView: View {
  private let timer: AnyPublisher<Date, Never>

  @State private var elapsed: TimeInterval = 0
  @State private var lastTick: Date?
  @State private var isRunning = false
  @State private var laps: [Lap] = []

  init(
    timer: AnyPublisher<Date, Never> = Timer.publish(every: 0.05, on: .main, in: .common)
      .autoconnect()
      .eraseToAnyPublisher()
  ) {
    self.timer = timer
  }

  private var currentLap: TimeInterval {
    elapsed - laps.reduce(0) { $0 + $1.duration }
  }

  var body: some View {
    VStack(spacing: 24) {
      ZStack {
        ProgressRing(progress: elapsed.truncatingRemainder(dividingBy: 60) / 60)
        Text(elapsed.stopwatchString)
          .font(.system(size: 44, weight: .light, design: .rounded))
          .monospacedDigit()
          .contentTransition(.numericText())
      }
      .frame(width: 240, height: 240)
      .padding(.top)

      controls

      List {
        ForEach(laps.reversed()) { lap in
          HStack {
            Text("Lap \(lap.number)")
            Spacer()
            Text(lap.duration.stopwatchString)
              .monospacedDigit()
              .foregroundColor(color(for: lap))
          }
        }
      }
      .listStyle(.plain)
    }
    .onReceive(timer) { date in
      tick(date)
    }
  }

  private var controls: some View {
    HStack {
      if isRunning {
        Button("Lap", action: addLap)
          .buttonStyle(CircleButtonStyle(color: .gray))
      } else {
        Button("Reset", action: reset)
          .buttonStyle(CircleButtonStyle(color: .gray))
          .disabled(elapsed == 0)
      }
      Spacer()
      Button(isRunning ? "Stop" : "Start") {
        withAnimation(.easeInOut(duration: 0.2)) {
          isRunning.toggle()
          lastTick = nil
        }
      }
      .buttonStyle(CircleButtonStyle(color: isRunning ? .red : .green))
    }
    .padding(.horizontal, 32)
  }

  private func tick(_ date: Date) {
    guard isRunning else { return }
    if let lastTick {
      elapsed += date.timeIntervalSince(lastTick)
    }
    lastTick = date
  }

  private func addLap() {
    withAnimation(.spring()) {
      laps.append(Lap(number: laps.count + 1, duration: currentLap))
    }
  }

  private func reset() {
    elapsed = 0
    laps = []
  }

  private func color(for lap: Lap) -> Color {
    guard laps.count > 1 else { return .primary }
    let durations = laps.map(\.duration)
    if lap.duration == durations.min() { return .green }
    if lap.duration == durations.max() { return .red }
    return .primary
  }
}

private struct ProgressRing: View {
  let progress: Double

  var body: some View {
    ZStack {
      Circle()
        .stroke(Color.gray.opacity(0.2), lineWidth: 12)
      Circle()
        .trim(from: 0, to: progress)
        .stroke(
          AngularGradient(colors: [.orange, .pink], center: .center),
          style: StrokeStyle(lineWidth: 12, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
        .animation(.linear, value: progress)
    }
    .accessibilityHidden(true)
  }
}

struct CircleButtonStyle: ButtonStyle {
  let color: Color
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .frame(width: 76, height: 76)
      .foregroundColor(color)
      .background(Circle().fill(color.opacity(configuration.isPressed ? 0.1 : 0.25)))
      .opacity(isEnabled ? 1 : 0.4)
  }
}

extension TimeInterval {
  /// Minutes, seconds and hundredths: `01:05.25`.
  var stopwatchString: String {
    let hundredths = Int((self * 100).rounded())
    return String(
      format: "%02d:%02d.%02d", hundredths / 6000, hundredths / 100 % 60, hundredths % 100)
  }
}

struct StopwatchView_Previews: PreviewProvider {
  static var previews: some View {
    StopwatchView()
  }
}
