public import OvoTimerDomain
public import SwiftUI

// Each control is handed only what it may do: one that wants more does not compile.

/// Lets a timer stand still, or go on.
public struct PauseButton<Timer: Pausing>: View {
  private let isPaused: Bool
  @Binding private var timer: Timer

  /// Makes the button of a timer.
  public init(isPaused: Bool, timer: Binding<Timer>) {
    self.isPaused = isPaused
    _timer = timer
  }

  /// One button, that says what it does now.
  public var body: some View {
    Button {
      if isPaused { timer.unpause() } else { timer.pause() }
    } label: {
      Label(isPaused ? "Resume" : "Pause", systemImage: isPaused ? "play.fill" : "pause.fill")
        .frame(maxWidth: .infinity)
    }
    .controlSize(.large)
    .keyboardShortcut("p", modifiers: [])
  }
}

/// Winds a timer step by step: what a finger does on the dial, by buttons and keys. One that runs goes on.
struct WindButtons<Timer: Winding>: View {
  let state: OvoTimer.State
  @Binding var timer: Timer

  var body: some View {
    HStack(spacing: 8) {
      step(-60, "−1 m", "One minute less", .pageDown)
      step(-Winder.click, "−10 s", "Ten seconds less", .downArrow)
      step(Winder.click, "+10 s", "Ten seconds more", .upArrow)
      step(60, "+1 m", "One minute more", .pageUp)
    }
    .buttonStyle(StepStyle())
  }

  private func step(
    _ seconds: Int, _ sign: String, _ words: LocalizedStringKey, _ key: KeyEquivalent
  ) -> some View {
    Button {
      timer.wind(to: Winder.seconds(state.time, steppedBy: seconds))
      if case .running = state { timer.start() }
    } label: {
      Text(sign).monospacedDigit()
    }
    .accessibilityLabel(words)
    .keyboardShortcut(key, modifiers: [])
    .disabled(seconds < 0 ? state.time == 0 : state.time >= OvoTimer.longestTime)
  }
}

/// A narrow button: four of them stand side by side on the narrowest phone.
private struct StepStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var colorScheme

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.subheadline.weight(.semibold))
      .lineLimit(1)
      .foregroundStyle(isEnabled ? Color.primary : .secondary)
      .frame(maxWidth: .infinity, minHeight: 44)
      .background(
        Color.accentColor.opacity(opacity(isPressed: configuration.isPressed)),
        in: RoundedRectangle(cornerRadius: 10))
  }

  /// On black the same share of a colour is not seen.
  private func opacity(isPressed: Bool) -> Double {
    (colorScheme == .dark ? 0.3 : 0.12) + (isPressed ? 0.13 : 0)
  }
}

/// Runs a timer for one of the times that were used last.
struct RecentTimesRow<Timer: Winding>: View {
  let times: [Int]
  @Binding var timer: Timer

  var body: some View {
    HStack(spacing: 8) {
      ForEach(times, id: \.self) { time in
        Button {
          timer.wind(to: time)
          timer.start()
        } label: {
          Label(OvoTimer.text(of: time), systemImage: "play.fill").monospacedDigit()
        }
        .accessibilityLabel("Run \(OvoTimer.text(of: time))")
      }
    }
    .buttonStyle(StepStyle())
  }
}

/// Begins to count down.
struct StartButton<Timer: Winding>: View {
  let state: OvoTimer.State
  @Binding var timer: Timer

  var body: some View {
    Button {
      timer.start()
    } label: {
      Label("Start", systemImage: "play.fill").frame(maxWidth: .infinity)
    }
    .buttonStyle(.borderedProminent)
    .controlSize(.large)
    .disabled(state.time == 0)
    .keyboardShortcut(.defaultAction)
  }
}

/// Silences an alarm.
struct SilenceButton<Timer: Acknowledging>: View {
  @Binding var timer: Timer

  var body: some View {
    Button {
      timer.acknowledge()
    } label: {
      Label("Silence", systemImage: "bell.slash.fill").frame(maxWidth: .infinity)
    }
    .keyboardShortcut(.defaultAction)
  }
}

/// Gives up an alarm that is snoozed.
struct CancelButton<Timer: Acknowledging>: View {
  @Binding var timer: Timer

  var body: some View {
    Button {
      timer.acknowledge()
    } label: {
      Label("Cancel the Alarm", systemImage: "bell.slash.fill").frame(maxWidth: .infinity)
    }
    .controlSize(.large)
  }
}

/// Runs a timer that has finished once more.
struct AgainButton<Timer: Restarting>: View {
  let state: OvoTimer.State
  @Binding var timer: Timer

  var body: some View {
    Button {
      timer.restart()
    } label: {
      Label("Again", systemImage: "arrow.counterclockwise").frame(maxWidth: .infinity)
    }
    .controlSize(.large)
  }
}
