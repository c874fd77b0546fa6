import Combine
import SwiftUI
import Testing
import VitroUITesting

@testable import Programs

@MainActor @Suite("What the stopwatch shows")
struct StopwatchOutlineTests {
  @Test("The time, its buttons and the laps")
  func laps() async throws {
    let timer = PassthroughSubject<Date, Never>()
    let screen = Screen { StopwatchView(timer: timer.eraseToAnyPublisher()) }
    #expect(
      screen.root.outline == """
        text "00:00.00"
        button "Reset" (disabled)
          text "Reset"
        button "Start"
          text "Start"
        """)
    try await screen.button("Start").tap()
    for second in [0.0, 20] { timer.send(Date(timeIntervalSinceReferenceDate: second)) }
    try await screen.button("Lap").tap()
    #expect(
      screen.root.outline == """
        text "00:20.00"
        button "Lap"
          text "Lap"
        button "Stop"
          text "Stop"
        list
          listitem
            text "Lap 1"
            text "00:20.00"
        """)
  }
}
