import Foundation
import IssueReporting
import Testing
import Vitro

/// Members come, go and are replaced at random, at every depth and by whoever is above them, while their
/// effects run: each action reaches the member that it is for, and effects end with those whose they are.
@MainActor @Suite struct RandomFamilyTests {
  private nonisolated static let steps =
    Int(ProcessInfo.processInfo.environment["VITRO_STEPS"] ?? "") ?? 4_000

  @Test("An action reaches whom it is for, and effects end with their owners", arguments: 1...4)
  func families(seed: Int) async {
    var play = FamilyPlay(seed: UInt64(seed))
    for number in 0..<Self.steps / 4 {
      let step = await play.step()
      if let mistake = play.mistake {
        Issue.record("seed \(seed), step \(number), \(step): \(mistake)")
        return
      }
    }
    // All that can happen did, and often.
    #expect(play.deliveries > Self.steps / 40 && play.lateSends > Self.steps / 400)
    #expect(play.ended > Self.steps / 80)
  }
}
