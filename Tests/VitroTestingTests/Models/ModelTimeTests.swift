import Synchronization
import Testing
import VitroTesting

/// Models in time: no test sleeps.
@MainActor @Suite struct ModelTimeTests {
  @Test(.tags(.middleIsSeen)) func threeSpeakersHaveASecondEach() async { await meet() }

  @Test func aThousandMeetingsInARow() async {
    for _ in 0..<1_000 { await meet() }
  }

  @Test(arguments: 0..<200) func meetingsSideBySide(_: Int) async {
    await meet()
    await meet { model in Task { await model.start() } }
  }

  private func meet() async {
    await meet { await $0.start() }
  }

  private func meet(_ start: @escaping @MainActor (MeetingModel) async -> Void) async {
    let clock = TestClock()
    let test = TestModel(MeetingModel()) { $0.continuousClock = clock }
    await test.perform { await start($0) }
    await clock.advance(by: .seconds(1))
    await test.receive {
      $0.secondsElapsed = 1
      $0.speakers = ["Blob", "Cleo"]
    }
    await clock.advance(by: .seconds(1))
    await test.receive {
      $0.secondsElapsed = 2
      $0.speakers = ["Cleo"]
    }
    await clock.advance(by: .seconds(1))
    await test.receive {
      $0.secondsElapsed = 3
      $0.speakers = []
      $0.isOver = true
    }
  }

  @Test func whatIsTypedIsSavedWhenNobodyTypesAnyMore() async {
    let clock = TestClock()
    var saved: [String] = []
    let test = TestModel(NoteModel { saved.append($0) }) { $0.continuousClock = clock }
    let task = await test.perform { await $0.saveWhatIsTyped() }
    await test.perform({ $0.text = "B" }, changes: { $0.text = "B" })
    await clock.advance(by: .milliseconds(400))
    await test.perform({ $0.text = "Bl" }, changes: { $0.text = "Bl" })
    await clock.advance(by: .milliseconds(400))
    #expect(saved == [])
    await clock.advance(by: .milliseconds(100))
    #expect(saved == ["Bl"])
    await test.perform({ $0.text = "Blob" }, changes: { $0.text = "Blob" })
    await task.cancel()
    await clock.run()
    #expect(saved == ["Bl"])
  }
}
