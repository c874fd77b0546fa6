import Testing

@Suite("A kitchen timer") struct TimerTests {
  @Test("A new timer shows its introduction") func new() { notYet() }
  @Test("It can be wound at any moment; winding stops whatever was running")
  func winding() { notYet() }
  @Test("Winding to a negative time changes nothing") func negative() { notYet() }
  @Test("Winding beyond 23:59:59 stops at 23:59:59") func tooFar() { notYet() }
  @Test("A timer that is wound to zero cannot be started") func zero() { notYet() }
  @Test("Started, it runs for the time that it was wound to") func start() { notYet() }
  @Test("Each second takes one second off, and the last one finishes it") func tick() { notYet() }
  @Test("Paused, it stands still until it is unpaused") func pause() { notYet() }
  @Test("Finished, it can be started again for the same time") func restart() { notYet() }
}

@Suite("What a timer does with every event in every state") struct EveryEventTests {
  @Test("Every event in every state does what the table says") func table() { notYet() }
  @Test("Whatever is done in whatever order, no state is illegal") func walk() { notYet() }
  @Test("An event that means nothing now changes nothing and says why") func refusals() { notYet() }
}

@Suite("Who may do what") struct CapabilityTests {
  @Test("The pause control can pause and unpause") func pauseControl() { notYet() }
  @Test("The winder can wind and start") func winder() { notYet() }
  @Test("The finished screen can restart") func finishedScreen() { notYet() }
  @Test("The clock can tick") func clock() { notYet() }
}

@Suite("A time on the timer") struct TimeTextTests {
  @Test("A time is shown in minutes and seconds, with hours when there are any")
  func text() { notYet() }
}
