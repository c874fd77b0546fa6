import Combine
import SwiftUI
import Testing
import VitroUITesting

@testable import Programs

@MainActor @Suite("The stopwatch")
struct StopwatchTests {
  private let timer = PassthroughSubject<Date, Never>()

  @Test("It stands still until it is started")
  func still() {
    let screen = makeScreen()
    tick(0, 5)
    #expect(screen.text("00:00.00").exists)
    #expect(!screen.button("Reset").isEnabled)
  }

  @Test("It counts the time between start and stop")
  func counts() async throws {
    let screen = makeScreen()
    try await screen.button("Start").tap()
    tick(10, 11.5, 75.25)
    #expect(screen.text("01:05.25").exists)
    try await screen.button("Stop").tap()
    tick(80)
    try await screen.button("Start").tap()
    tick(100, 101)
    #expect(screen.text("01:06.25").exists)
  }

  @Test("Laps are listed, the latest first")
  func laps() async throws {
    let screen = makeScreen()
    try await screen.button("Start").tap()
    tick(0, 20)
    try await screen.button("Lap").tap()
    tick(50)
    try await screen.button("Lap").tap()
    #expect(screen.listItem().all.map(\.text) == ["Lap 2 00:30.00", "Lap 1 00:20.00"])
  }

  @Test("A reset forgets the time and the laps")
  func reset() async throws {
    let screen = makeScreen()
    try await screen.button("Start").tap()
    tick(0, 20)
    try await screen.button("Lap").tap()
    try await screen.button("Stop").tap()
    try await screen.button("Reset").tap()
    #expect(screen.text("00:00.00").exists && screen.listItem().count == 0)
  }

  private func makeScreen() -> Screen {
    Screen { StopwatchView(timer: timer.eraseToAnyPublisher()) }
  }

  private func tick(_ seconds: TimeInterval...) {
    for second in seconds { timer.send(Date(timeIntervalSinceReferenceDate: second)) }
  }
}
