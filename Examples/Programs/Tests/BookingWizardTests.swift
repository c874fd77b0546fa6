import SwiftUI
import Testing
import VitroUITesting

@testable import Programs

@MainActor @Suite("The booking wizard")
struct BookingWizardTests {
  @Test("Without a name there is no next step")
  func name() async throws {
    let screen = Screen { BookingWizard() }
    #expect(screen.heading("Passenger").exists && screen.text("Step 1 of 4").exists)
    #expect(!screen.button("Next").isEnabled && screen.button("Back").count == 0)
    try await screen.textField("Full name").type("Ada")
    try await screen.button("Next").tap()
    #expect(screen.heading("Trip").exists && screen.text("Step 2 of 4").exists)
  }

  @Test("A step back keeps what has been entered")
  func back() async throws {
    let screen = Screen { BookingWizard() }
    try await screen.textField("Full name").type("Ada")
    try await screen.button("Next").tap()
    try await screen.stepper("Travelers: 1").increment()
    try await screen.button("Back").tap()
    #expect(screen.textField("Full name").value == "Ada")
    try await screen.button("Next").tap()
    #expect(screen.stepper("Travelers: 2").exists)
  }

  @Test("The summary shows what was chosen")
  func summary() async throws {
    let screen = Screen { BookingWizard() }
    try await walkToSummary(screen)
    #expect(screen.text("Ada").exists && screen.text("Aisle").exists)
    #expect(screen.text("Included").exists)
    #expect(screen.button("Next").count == 0)
  }

  @Test("After a booking everything can begin anew")
  func startOver() async throws {
    let screen = Screen { BookingWizard() }
    try await walkToSummary(screen)
    try await screen.button("Book").tap()
    #expect(screen.text("Have a nice trip, Ada.").exists)
    try await screen.button("Book another trip").tap()
    #expect(screen.textField("Full name").value == "")
  }

  @Test("The day of the departure and the travelers are changed, of whom there is one at least")
  func trip() async throws {
    let screen = Screen { BookingWizard() }
    try await screen.textField("Full name").type("Ada")
    try await screen.button("Next").tap()
    try await screen.textField("Departure").type("2030-05-17")
    #expect(screen.textField("Departure").value == "2030-05-17")
    try await screen.button("Increment Travelers: 1").tap()
    try await screen.button("Decrement Travelers: 2").tap()
    #expect(screen.stepper("Travelers: 1").exists)
    #expect(!screen.button("Decrement Travelers: 1").isEnabled)
  }

  private func walkToSummary(_ screen: Screen) async throws {
    try await screen.textField("Full name").type("Ada")
    try await screen.button("Next").tap()
    try await screen.button("Next").tap()
    try await screen.picker("Seat").choose("Aisle")
    try await screen.toggle("Travel insurance").tap()
    try await screen.button("Next").tap()
  }
}
