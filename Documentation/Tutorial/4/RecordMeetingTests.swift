import SwiftUI
import Testing
import VitroTesting
import VitroUITesting

@MainActor @Suite struct RecordMeetingTests {
  let clock = TestClock()
  let device = InMemoryDevice()

  @Test func eachSecondCounts() async {
    let test = TestModel(RecordMeetingModel(standup: .design)) {
      $0.continuousClock = clock
      $0.use(device.device)
    }
    let task = await test.perform { await $0.task() }
    await clock.advance(by: .seconds(1))
    await test.receive { $0.seconds = 1 }
    device.speaks("Good morning.")
    await test.receive { $0.transcript = "Good morning." }
    await test.perform({ $0.endMeetingButtonTapped() }, changes: { $0.alert = .endMeeting })
    await clock.advance(by: .seconds(10))
    await task.cancel()
    await task.finish()
  }

  @Test func theNextOneSpeaksAfterAMinute() async throws {
    let screen = Screen { RecordMeetingView(model: makeModel()) }
    await screen.rest()
    for second in 0..<120 {
      #expect(screen.text("\(120 - second) seconds left").exists)
      #expect(screen.text(second < 60 ? "Blob" : "Blob Jr.").exists)
      await clock.advance(by: .seconds(1))
    }
  }

  @Test func whenRecognitionFailsTheMeetingGoesOn() async throws {
    let screen = Screen { RecordMeetingView(model: makeModel()) }
    await screen.rest()
    device.fails(.speech, with: .failed("network"))
    await clock.advance(by: .seconds(1))
    await screen.rest()
    #expect(screen.text("Nobody writes down what is said").exists)
    #expect(screen.text("119 seconds left").exists)
  }

  private func makeModel() -> RecordMeetingModel {
    withDependencies {
      $0.continuousClock = clock
      $0.use(device.device)
    } operation: {
      RecordMeetingModel(standup: .design)
    }
  }
}
