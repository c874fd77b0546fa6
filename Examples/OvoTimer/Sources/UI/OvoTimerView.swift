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
          Dial(state: state, timer: $model.timer)
          VStack(spacing: 16) {
            Headline(state: state)
            below.frame(maxWidth: 320)
          }
        }
      } else {
        VStack(spacing: 24) {
          Headline(state: state).frame(minHeight: 100, alignment: .bottom)
          Dial(state: state, timer: $model.timer)
          below.frame(maxWidth: 320, minHeight: 180, alignment: .top)
        }
      }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .navigationTitle(state.windowTitle)
    .onChange(of: model.isSounding) {
      if model.isSounding { AccessibilityNotification.Announcement("Time is up").post() }
    }
    .task { await model.task() }
    .task(id: model.isSounding) { if model.isSounding { await model.sound() } }
  }

  /// The controls, and what is wrong.
  private var below: some View {
    VStack(spacing: 16) {
      controls
      if let warning = model.warning {
        Label(warning, systemImage: "exclamationmark.triangle")
          .font(.footnote)
          .accessibilityIdentifier("warning")
      }
    }
  }

  @ViewBuilder private var controls: some View {
    switch state {
    case .intro:
      WindButtons(state: state, timer: $model.timer)
    case .winding:
      VStack(spacing: 16) {
        WindButtons(state: state, timer: $model.timer)
        StartButton(state: state, timer: $model.timer)
      }
    case .running, .paused:
      VStack(spacing: 16) {
        PauseButton(isPaused: state.isPaused, timer: $model.timer)
        WindButtons(state: state, timer: $model.timer)
        if model.mayNotify == .notDetermined {
          Button("Notify me when it is done", systemImage: "bell") {
            Task { await model.notifyButtonTapped() }
          }
        }
      }
    case .finished(_, let isAcknowledged):
      VStack(spacing: 16) {
        if !isAcknowledged { SilenceButton(timer: $model.timer) }
        AgainButton(state: state, timer: $model.timer)
        if isAcknowledged { WindButtons(state: state, timer: $model.timer) }
      }
    }
  }
}

/// The title of the timer's state, with a line of advice.
private struct Headline: View {
  let state: OvoTimer.State

  var body: some View {
    VStack(spacing: 6) {
      Text(title)
        .font(.title)
        .fontWeight(.semibold)
        .accessibilityAddTraits(.isHeader)
        .accessibilityHeading(.h1)
      Text(advice)
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
    }
  }

  private var title: LocalizedStringKey {
    switch state {
    case .intro: "Ovo Timer"
    case .winding: "Winding"
    case .running: "Running"
    case .paused: "Paused"
    case .finished(_, isAcknowledged: false): "Time is up"
    case .finished(_, isAcknowledged: true): "Finished"
    }
  }

  private var advice: LocalizedStringKey {
    switch state {
    case .intro: "Turn the dial clockwise: each turn is a quarter of an hour. Let go, and it runs."
    case .winding: "Let go of the dial, or press Start."
    case .running: "Its alarm sounds even if this page is closed. Turn the dial to wind it again."
    case .paused: "It stands still until you resume it, or wind it again."
    case .finished(_, isAcknowledged: false): "The alarm sounds until you silence it."
    case .finished(_, isAcknowledged: true): "Run it again, or turn the dial for another time."
    }
  }
}

extension OvoTimer.State {
  /// The title of the window, in which the time is seen from another page.
  fileprivate var windowTitle: LocalizedStringKey {
    switch self {
    case .intro, .winding: "Ovo Timer"
    case .running: "\(timeText) – Ovo Timer"
    case .paused: "\(timeText), paused – Ovo Timer"
    case .finished(_, isAcknowledged: false): "Time is up – Ovo Timer"
    case .finished(_, isAcknowledged: true): "Finished – Ovo Timer"
    }
  }

  fileprivate var isPaused: Bool { if case .paused = self { true } else { false } }
}

struct OvoTimerView_Previews: PreviewProvider {
  static var previews: some View {
    OvoTimerView(model: OvoTimerModel(client: InMemoryTimer().client))
  }
}
