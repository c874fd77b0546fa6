import OvoTimerDomain
import SwiftUI

extension Color {
  /// The red of an alarm, on which white can be read.
  static let alarm = Color(red: 0.75, green: 0.06, blue: 0.06)
  /// The same, darker.
  static let darkAlarm = Color(red: 0.5, green: 0.02, blue: 0.04)
}

/// The pulse of an alarm that sounds: its red darkens and comes back, each in a second. Those who want little motion
/// see none.
struct AlarmPulse: View {
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    if !reducesMotion {
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
        let isDark = Int(context.date.timeIntervalSinceReferenceDate) % 2 == 1
        (isDark ? Color.darkAlarm : .alarm).animation(.easeInOut(duration: 0.9), value: isDark)
      }
      .ignoresSafeArea()
    }
  }
}

/// Views of the seconds for which an alarm sounds already: none before it does.
struct Overtime<Content: View>: View {
  /// Since when it sounds, if it does.
  let end: Date?
  @ViewBuilder let content: (_ seconds: Int) -> Content

  var body: some View {
    TimelineView(OvertimeSchedule(end: end)) { context in
      content(end.map { Int(min(max(0, context.date.timeIntervalSince($0) + 0.01), 1e9)) } ?? 0)
    }
  }
}

/// The schedule of each second after an end; of nothing where there is no end.
private struct OvertimeSchedule: TimelineSchedule, Equatable {
  let end: Date?

  func entries(from start: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    guard let end else { return AnySequence([]) }
    return AnySequence(PeriodicTimelineSchedule(from: end, by: 1).entries(from: start, mode: mode))
  }
}

/// A button on the red of an alarm: white for what is done first, dark for all else.
struct AlarmButtonStyle: ButtonStyle {
  var isProminent = false

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(isProminent ? .headline : .subheadline.weight(.semibold))
      .foregroundStyle(isProminent ? Color.darkAlarm : .white)
      .frame(maxWidth: .infinity, minHeight: isProminent ? 56 : 44)
      .background(
        isProminent ? Color.white : .black.opacity(configuration.isPressed ? 0.6 : 0.4),
        in: RoundedRectangle(cornerRadius: 12))
  }
}

/// Puts off an alarm that sounds.
struct SnoozeButtons<Timer: Snoozing>: View {
  @Binding var timer: Timer

  var body: some View {
    HStack(spacing: 8) {
      Button("1 more minute") { timer.snooze(for: 60) }
      Button("5 more minutes") { timer.snooze(for: 300) }
    }
  }
}
