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

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.subheadline.weight(.semibold))
      .lineLimit(1)
      .foregroundStyle(isEnabled ? Color.primary : .secondary)
      .frame(maxWidth: .infinity, minHeight: 44)
      .background(
        Color.accentColor.opacity(configuration.isPressed ? 0.25 : 0.12),
        in: RoundedRectangle(cornerRadius: 10))
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
    .buttonStyle(.borderedProminent)
    .controlSize(.large)
    .keyboardShortcut(.defaultAction)
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
