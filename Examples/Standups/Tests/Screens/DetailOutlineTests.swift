import Foundation
import StandupsDomain
import Testing
import VitroStoreUI
import VitroUITesting

@MainActor @Suite("What a stand-up shows")
struct DetailOutlineTests {
  private let past = Meeting(
    id: Identifier(UUID(number: 7)), date: Date(timeIntervalSince1970: 1_234_567_890),
    transcript: Transcript("All is well."))

  private func open(_ edition: Edition) async throws -> Screen {
    let screen = edition.makeScreen(World([.mock(1, "Blob", "Blob Jr.", meetings: [past])]))
    try await screen.button("Design 2 attendees 5 minutes").tap()
    return screen
  }

  @Test("All that is known of it", arguments: Edition.allCases)
  func detail(edition: Edition) async throws {
    let screen = try await open(edition)
    #expect(
      screen.root.outline == """
        main
          banner
            button "Back to Daily stand-ups"
            heading "Design"
            toolbar
              button "Edit"
          group "Stand-up"
            heading "Stand-up"
            list
              listitem
                button "Start meeting"
                  img "Timer" (hidden)
                  text "Start meeting"
              listitem
                img "Clock" (hidden)
                text "Length"
                text "5 minutes"
              listitem
                img "Paintpalette" (hidden)
                text "Theme"
                text "Ocean"
          group "Past meetings"
            heading "Past meetings"
            list
              listitem
                button "Calendar 13 Feb 2009 at 23:31"
                  img "Calendar"
                  text "13 Feb 2009 at 23:31"
          group "Attendees"
            heading "Attendees"
            list
              listitem
                img "Person" (hidden)
                text "Blob"
              listitem
                img "Person" (hidden)
                text "Blob Jr."
          group
            list
              listitem
                button "Delete"
        """)
  }

  @Test("Its form", arguments: Edition.allCases)
  func form(edition: Edition) async throws {
    let screen = try await open(edition)
    try await screen.button("Edit").tap()
    #expect(
      try screen.sheet().element().outline == """
        dialog "Design"
          main
            banner
              toolbar
                button "Cancel"
              heading "Design"
              toolbar
                button "Done"
            group "Stand-up"
              heading "Stand-up"
              list
                listitem
                  textbox "Title" = "Design" (focused)
                listitem
                  text "Length"
                  slider "Length" = "5" (5–30)
                  text "5 minutes"
                listitem
                  text "Theme"
                  text "Ocean"
                  button "Apricot"
                  button "Berry"
                  button "Coral"
                  button "Forest"
                  button "Honey"
                  button "Ink"
                  button "Lilac"
                  button "Mint"
                  button "Ocean" (chosen)
                    img "Selected"
                  button "Plum"
                  button "Sand"
                  button "Slate"
            group "Attendees"
              heading "Attendees"
              list
                listitem
                  textbox "Attendee 1" = "Blob"
                  button "Delete Blob"
                listitem
                  textbox "Attendee 2" = "Blob Jr."
                  button "Delete Blob Jr."
                listitem
                  button "New attendee"
        """)
  }

  @Test("The question before it is deleted", arguments: Edition.allCases)
  func delete(edition: Edition) async throws {
    let screen = try await open(edition)
    try await screen.button("Delete").tap()
    #expect(
      try screen.alert().element().outline == """
        alertdialog "Delete “Design”?"
          heading "Delete “Design”?"
          text "Its past meetings are deleted with it."
          button "Delete"
          button "Never mind"
        """)
  }

  @Test("A past meeting", arguments: Edition.allCases)
  func meeting(edition: Edition) async throws {
    let screen = try await open(edition)
    try await screen.group("Past meetings").button().tap()
    #expect(
      screen.root.outline == """
        main
          banner
            button "Back to Design"
            heading "13 Feb 2009 at 23:31"
          group "Attendees"
            heading "Attendees"
            list
              listitem
                img "Person" (hidden)
                text "Blob"
              listitem
                img "Person" (hidden)
                text "Blob Jr."
          group "Transcript"
            heading "Transcript"
            list
              listitem
                text "All is well."
        """)
  }

  @Test("That somebody has deleted it, from where a way leads back", arguments: Edition.allCases)
  func deleted(edition: Edition) async throws {
    let world = World([.mock(), .mock(1, title: "Sales")])
    let (one, other) = (edition.makeScreen(world), edition.makeScreen(world))
    for screen in [one, other] {
      try await screen.button("Design 1 attendee 5 minutes").tap()
    }
    try await one.button("Delete").tap()
    try await one.alert().button("Delete").tap()
    #expect(
      other.root.outline == """
        main
          banner
            button "Back to Daily stand-ups"
          img "Delete" (hidden)
          text "This stand-up has been deleted"
          text "Somebody has deleted it meanwhile, with its past meetings."
        """)
    try await other.button("Back to Daily stand-ups").tap()
    #expect(other.button("Sales 1 attendee 5 minutes").exists)
  }
}
