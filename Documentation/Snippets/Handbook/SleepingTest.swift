// A test that sleeps is slow where the machine is fast, and red where it is slow.
// A test that moves the clock takes no time, and sees each second.
import Observation
import Testing
import VitroConcurrency
import VitroUI
import VitroUITesting

@Suite("A countdown of three seconds") @MainActor struct SleepingTest {
  struct Countdown: View {
    var clock: any Clock<Duration>
    @State private var seconds = 3

    var body: some View {
      Text("\(seconds)")
        .task {
          while seconds > 0, (try? await clock.sleep(for: .seconds(1))) != nil { seconds -= 1 }
        }
    }
  }

  @Test("With sleeps", .disabled("It takes three seconds, and fails on a slow machine."))
  func sleeping() async throws {
    let screen = Screen { Countdown(clock: ContinuousClock()) }
    try await Task.sleep(for: .seconds(3.1))
    #expect(screen.text("0").exists)
  }

  @Test("At rest") func atRest() async {
    let clock = TestClock()
    let screen = Screen { Countdown(clock: clock) }
    for second in ["3", "2", "1", "0"] {
      await screen.rest()
      #expect(screen.text(second).exists)
      await clock.advance(by: .seconds(1))
    }
  }
}
