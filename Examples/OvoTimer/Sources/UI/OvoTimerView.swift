import OvoTimerDomain
public import SwiftUI

/// A kitchen timer on the screen: a dial, and below it what can be done now.
public struct OvoTimerView: View {
  @Bindable private var model: OvoTimerModel
  @Environment(\.verticalSizeClass) private var height

  /// Shows a timer.
  public init(model: OvoTimerModel) { self.model = model }

  private var state: OvoTimer.State { model.timer.timer.state }

  /// The dial stays where it is while a finger turns it; all else is another screen for each state.
  public var body: some View {
    Group {
      // A phone that is held across has its controls beside the dial.
      if height == .compact {
        HStack(spacing: 32) {
          dial
          VStack(spacing: 16) {
            headline
            below.frame(maxWidth: 320)
          }
        }
      } else {
        VStack(spacing: 24) {
          headline.frame(minHeight: 110, alignment: .bottom)
          dial
          below.frame(maxWidth: 320, minHeight: 224, alignment: .top)
        }
      }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { if model.isSounding { AlarmPulse() } }
    .background(model.isSounding ? Color.alarm : .clear)
    .onChange(of: model.isSounding) {
      if model.isSounding { AccessibilityNotification.Announcement("Time is up").post() }
    }
    .task { await model.task() }
    .task(id: model.isSounding) { if model.isSounding { await model.sound() } }
  }

  private var dial: some View { Dial(state: state, end: model.end, timer: $model.timer) }

  private var headline: some View {
    Overtime(end: model.isSounding ? model.end : nil) { seconds in
      Headline(state: state, end: model.end, overtime: seconds, isReachable: model.isReachable)
    }
  }

  /// The controls, and what is wrong.
  private var below: some View {
    VStack(spacing: 16) {
      controls
      if let warning = model.warning {
        Label(warning, systemImage: "exclamationmark.triangle")
          .font(.footnote)
          .foregroundStyle(model.isSounding ? Color.white : .primary)
          .accessibilityIdentifier("warning")
      }
    }
  }

  @ViewBuilder private var controls: some View {
    switch state {
    case .intro:
      VStack(spacing: 16) {
        WindButtons(state: state, timer: $model.timer)
        recentTimes
      }
    case .winding:
      VStack(spacing: 16) {
        WindButtons(state: state, timer: $model.timer)
        StartButton(state: state, timer: $model.timer)
        recentTimes
      }
    case .running, .paused:
      VStack(spacing: 16) {
        PauseButton(isPaused: state.isPaused, timer: $model.timer)
        WindButtons(state: state, timer: $model.timer)
        if model.mayNotify == .notDetermined {
          Button {
            Task { await model.notifyButtonTapped() }
          } label: {
            Label("Notify me when it is done", systemImage: "bell").frame(maxWidth: .infinity)
          }
          .controlSize(.large)
        }
      }
    case .finished(_, isAcknowledged: false):
      VStack(spacing: 12) {
        SilenceButton(timer: $model.timer).buttonStyle(AlarmButtonStyle(isProminent: true))
        SnoozeButtons(timer: $model.timer)
        AgainButton(state: state, timer: $model.timer)
      }
      .buttonStyle(AlarmButtonStyle())
    case .finished(_, isAcknowledged: true):
      VStack(spacing: 16) {
        AgainButton(state: state, timer: $model.timer)
        WindButtons(state: state, timer: $model.timer)
        recentTimes
      }
    case .snoozed:
      VStack(spacing: 16) {
        CancelButton(timer: $model.timer)
        AgainButton(state: state, timer: $model.timer)
      }
    }
  }

  @ViewBuilder private var recentTimes: some View {
    if !model.recentTimes.isEmpty {
      RecentTimesRow(times: model.recentTimes, timer: $model.timer)
    }
  }
}

/// The title of the timer's state, with a line of advice.
private struct Headline: View {
  let state: OvoTimer.State
  let end: Date?
  /// The seconds for which the alarm sounds already.
  let overtime: Int
  let isReachable: Bool

  var body: some View {
    VStack(spacing: 6) {
      Text(title)
        .font(state.isSounding ? .largeTitle : .title)
        .fontWeight(state.isSounding ? .heavy : .semibold)
        .foregroundStyle(state.isSounding ? Color.white : .primary)
        .accessibilityAddTraits(.isHeader)
        .accessibilityHeading(.h1)
      Text(advice)
        .font(.subheadline)
        .foregroundStyle(state.isSounding ? Color.white : .secondary)
        .multilineTextAlignment(.center)
      if state.remaining != nil, let end {
        Text("Ends at \(end, style: .time)")
          .font(.subheadline.weight(.semibold))
          .accessibilityIdentifier("end")
      }
    }
    .navigationTitle(state.windowTitle(overtime))
  }

  private var title: LocalizedStringKey {
    switch state {
    case .intro: "Ovo Timer"
    case .winding: "Winding"
    case .running: "Running"
    case .paused: "Paused"
    case .finished(_, isAcknowledged: false): "Time is up"
    case .finished(_, isAcknowledged: true): "Finished"
    case .snoozed: "Snoozed"
    }
  }

  private var advice: LocalizedStringKey {
    switch state {
    case .intro: "Turn the dial clockwise: each turn is a quarter of an hour. Let go, and it runs."
    case .winding: "Let go of the dial, or press Start."
    // Without the service this page is all that is left.
    case .running where !isReachable, .snoozed where !isReachable:
      "Only this page counts now: keep it open, or nothing may sound."
    case .running: "Its alarm sounds even if this page is closed."
    case .paused: "It stands still until you resume it, or wind it again."
    case .finished(_, isAcknowledged: false): "The alarm sounds until you silence it."
    case .finished(_, isAcknowledged: true): "Run it again, or turn the dial for another time."
    case .snoozed: "The alarm is silent, and sounds again."
    }
  }
}

extension OvoTimer.State {
  /// The title of the window, in which the time is seen from another page.
  fileprivate func windowTitle(_ overtime: Int) -> LocalizedStringKey {
    switch self {
    case .intro, .winding: "Ovo Timer"
    case .running: "\(timeText) – Ovo Timer"
    case .paused: "\(timeText), paused – Ovo Timer"
    case .finished(_, isAcknowledged: false) where overtime > 0:
      "+\(OvoTimer.text(of: overtime)), time is up – Ovo Timer"
    case .finished(_, isAcknowledged: false): "Time is up – Ovo Timer"
    case .finished(_, isAcknowledged: true): "Finished – Ovo Timer"
    case .snoozed: "\(timeText), snoozed – Ovo Timer"
    }
  }

  fileprivate var isPaused: Bool { if case .paused = self { true } else { false } }
}
