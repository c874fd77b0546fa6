import SwiftUI
import Testing
import VitroUITesting

@testable import Programs

@MainActor @Suite("What the booking wizard shows")
struct BookingWizardOutlineTests {
  @Test("First the name is asked for")
  func passenger() async throws {
    let screen = try await makeScreen()
    #expect(
      screen.root.outline == """
        text "Step 1 of 4"
        progressbar "Step 1 of 4" = "0.25" (0–1)
        heading "Passenger"
        list
          listitem
            textbox "Full name" = "Ada"
        button "Next"
        """)
  }

  @Test("Then when, and how many travel")
  func trip() async throws {
    let screen = try await makeScreen()
    try await screen.button("Next").tap()
    try await screen.textField("Departure").type("2030-05-17")
    try await screen.button("Increment Travelers: 1").tap()
    #expect(
      screen.root.outline == """
        text "Step 2 of 4"
        progressbar "Step 2 of 4" = "0.5" (0–1)
        heading "Trip"
        list
          listitem
            text "Departure"
            textbox "Departure" = "2030-05-17"
          listitem
            spinbutton "Travelers: 2" (value text "2")
              text "Travelers: 2"
              button "Decrement Travelers: 2"
              button "Increment Travelers: 2"
        button "Back"
        button "Next"
        """)
  }

  @Test("Then what costs more")
  func extras() async throws {
    let screen = try await makeScreen()
    for _ in 0..<2 { try await screen.button("Next").tap() }
    #expect(
      screen.root.outline == """
        text "Step 3 of 4"
        progressbar "Step 3 of 4" = "0.75" (0–1)
        heading "Extras"
        list
          listitem
            radiogroup "Seat" = "Window"
              radio "Window" (chosen)
              radio "Middle"
              radio "Aisle"
          listitem
            switch "Travel insurance"
        button "Back"
        button "Next"
        """)
  }

  @Test("At last everything together, and that it is booked")
  func summary() async throws {
    let screen = try await makeScreen()
    try await screen.button("Next").tap()
    try await screen.textField("Departure").type("2030-05-17")
    for _ in 0..<2 { try await screen.button("Next").tap() }
    let day = try #require(
      Calendar.current.date(from: DateComponents(year: 2030, month: 5, day: 17)))
    #expect(
      screen.root.outline == """
        text "Step 4 of 4"
        progressbar "Step 4 of 4" = "1" (0–1)
        heading "Summary"
        text "Passenger"
        text "Ada"
        text "Departure"
        text "\(day.formatted(date: .abbreviated, time: .omitted))"
        text "Travelers"
        text "1"
        separator
        text "Seat"
        text "Window"
        text "Insurance"
        text "None"
        button "Back"
        button "Book"
        """)
    try await screen.button("Book").tap()
    #expect(
      screen.root.outline == """
        img "Airplane departure" (hidden)
        text "Booked!"
        text "Have a nice trip, Ada."
        button "Book another trip"
        """)
  }

  private func makeScreen() async throws -> Screen {
    let screen = Screen { BookingWizard() }
    try await screen.textField("Full name").type("Ada")
    return screen
  }
}
