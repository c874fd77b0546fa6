import Foundation
import StandupsDomain
import StandupsModels
import StandupsShared
import Testing
import VitroTesting

@MainActor @Suite("The model of a meeting")
struct RecordMeetingModelTests {
  private let world = World()
  private let meeting = RecordMeeting(
    .mock(1, "Blob", "Blob Jr."), id: .number(7), date: Date(timeIntervalSince1970: 0))

  private func makeTest(
    isTranscribing: Bool = false, onEnd: @escaping (Meeting?) -> Void = { _ in }
  ) -> TestModel<RecordMeetingModel> {
    let model = { RecordMeetingModel(meeting, isTranscribing: isTranscribing) }
    let test = TestModel(model()) { world.prepare(&$0) }
    test.model.onEnd = onEnd
    return test
  }

  @Test("Each second counts, and each change of speaker rings a bell") func seconds() async {
    let test = makeTest()
    let task = await test.perform { await $0.task() }
    var expected = meeting
    for second in 1...299 {
      await world.clock.advance(by: .seconds(1))
      _ = expected.tick()
      await test.receive { $0.meeting = expected }
      #expect(world.device.sounds.count == (second < 150 ? 0 : 1), "\(second)")
    }
    await task.cancel()
    await task.finish()
  }

  @Test("At the end it says what is to be kept") func end() async {
    await confirmation { ended in
      let test = makeTest { meeting in
        #expect(meeting?.id == .number(7))
        ended()
      }
      test.exhaustivity = .off
      let task = await test.perform { await $0.task() }
      await world.clock.advance(by: .seconds(300))
      await test.receive { $0.alert = nil }
      #expect(test.model.meeting.state == .over)
      await task.cancel()
      await task.finish()
    }
  }

  @Test("While it asks, the clock stands") func asks() async {
    let test = makeTest()
    let task = await test.perform { await $0.task() }
    var expected = meeting
    _ = expected.endRequested()
    await test.perform {
      $0.endMeetingButtonTapped()
    } changes: {
      $0.meeting = expected
      $0.alert = .asking(.endEarly)
    }
    await world.clock.advance(by: .seconds(5))
    _ = expected.answer(.resume)
    await test.perform {
      $0.alertButtonTapped(.resume)
    } changes: {
      $0.meeting = expected
    }
    await task.cancel()
    await task.finish()
  }

  @Test("What is said is written down; when recognition fails it asks what to do")
  func speech() async {
    let test = makeTest(isTranscribing: true)
    let task = await test.perform { await $0.task() }
    var expected = meeting
    world.device.speaks("Good", isFinal: false)
    expected.hear(partial: "Good")
    await test.receive { $0.meeting = expected }
    world.device.speaks("Good morning.")
    expected.hear(final: "Good morning.")
    await test.receive { $0.meeting = expected }
    world.device.fails(.speech, with: .failed("network"))
    _ = expected.recognitionFailed()
    await test.receive {
      $0.meeting = expected
      $0.alert = .asking(.recognitionFailed)
      $0.isTranscribing = false
    }
    await task.cancel()
    await task.finish()
  }

  @Test("The next one begins with a bell, and after the last one it asks") func skip() async {
    let test = makeTest()
    let task = await test.perform { await $0.task() }
    var expected = meeting
    _ = expected.skip()
    await test.perform {
      $0.nextButtonTapped()
    } changes: {
      $0.meeting = expected
    }
    #expect(world.device.sounds == [.bell])
    _ = expected.skip()
    await test.perform {
      $0.nextButtonTapped()
    } changes: {
      $0.meeting = expected
      $0.alert = .asking(.lastSpeaker)
    }
    await task.cancel()
    await task.finish()
  }

  @Test("A meeting that is discarded is not kept") func discard() async {
    await confirmation { ended in
      let test = makeTest { meeting in
        #expect(meeting == nil)
        ended()
      }
      test.exhaustivity = .off
      await test.perform { $0.endMeetingButtonTapped() }
      await test.perform { $0.alertButtonTapped(.discard) }
    }
  }
}
