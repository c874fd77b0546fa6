import Foundation
import StandupsDomain
import StandupsShared
import Testing
import VitroStoreUI
import VitroUITesting

@MainActor @Suite("What the list, the forms and a meeting show")
struct OutlineTests {
  @Test("No stand-ups, and what to do about it", arguments: Edition.allCases)
  func nothing(edition: Edition) {
    let screen = edition.makeScreen()
    #expect(
      screen.root.outline == """
        main
          banner
            heading "Daily stand-ups"
            toolbar
              button "Add a stand-up"
                img "Add" (hidden)
                text "Add a stand-up"
          img "People" (hidden)
          text "No stand-ups yet"
          text "Add the meeting that your team holds every day, or look around with samples."
          button "Add the first one"
          button "Load samples"
        """)
  }

  @Test("The stand-ups, and that they are not saved", arguments: Edition.allCases)
  func list(edition: Edition) async throws {
    let disk = Disk()
    let screen = edition.makeScreen(World(disk: disk))
    disk.isFull = true
    await withKnownIssue { try await screen.button("Load samples").tap() }
    #expect(
      screen.root.outline == """
        main
          banner
            heading "Daily stand-ups"
            toolbar
              button "Add a stand-up"
                img "Add" (hidden)
                text "Add a stand-up"
          img "Warning" (hidden)
          text "Not saved: the disk is full."
          button "Save again"
          button "Website 3 attendees 10 minutes"
            text "Website"
            img "People" (hidden)
            text "3 attendees"
            img "Clock" (hidden)
            text "10 minutes"
          button "Support 2 attendees 5 minutes"
            text "Support"
            img "People" (hidden)
            text "2 attendees"
            img "Clock" (hidden)
            text "5 minutes"
          button "Warehouse 5 attendees 15 minutes"
            text "Warehouse"
            img "People" (hidden)
            text "5 attendees"
            img "Clock" (hidden)
            text "15 minutes"
        """)
  }

  @Test("The form of a new stand-up", arguments: Edition.allCases)
  func form(edition: Edition) async throws {
    let screen = edition.makeScreen()
    try await screen.button("Add a stand-up").tap()
    try await screen.textField("Title").type("Sales")
    try await screen.textField("Attendee 1").type("Blob")
    #expect(
      try screen.sheet().element().outline == """
        dialog "New stand-up"
          main
            banner
              toolbar
                button "Dismiss"
              heading "New stand-up"
              toolbar
                button "Add"
            group "Stand-up"
              heading "Stand-up"
              list
                listitem
                  textbox "Title" = "Sales"
                listitem
                  text "Length"
                  slider "Length" = "5" (5–30)
                  text "5 minutes"
                listitem
                  text "Theme"
                  text "Apricot"
                  button "Apricot" (chosen)
                    img "Selected"
                  button "Berry"
                  button "Coral"
                  button "Forest"
                  button "Honey"
                  button "Ink"
                  button "Lilac"
                  button "Mint"
                  button "Ocean"
                  button "Plum"
                  button "Sand"
                  button "Slate"
            group "Attendees"
              heading "Attendees"
              list
                listitem
                  textbox "Attendee 1" = "Blob" (focused)
                  button "Delete Blob"
                listitem
                  button "New attendee"
        """)
  }

  @Test("A meeting, and the question at its end", arguments: Edition.allCases)
  func meeting(edition: Edition) async throws {
    let world = World([.mock(1)])
    let screen = edition.makeScreen(world)
    try await screen.button("Design 1 attendee 5 minutes").tap()
    try await screen.button("Start meeting").tap()
    await world.clock.advance(by: .seconds(75))
    await screen.rest()
    #expect(
      screen.root.outline == """
        main
          banner
            heading "Design"
            toolbar
              button "End meeting"
          progressbar "Time of the meeting" = "0.25" (0–1)
          img "Hourglass bottomhalf" (hidden)
          text "1:15 elapsed"
          img "Hourglass tophalf" (hidden)
          text "3:45 remaining"
          text "Blob"
          text "is speaking"
          img "Microphone" (hidden)
          text "With transcript"
          text "Speaker 1 of 1"
          button "End of the round"
            img "Forward" (hidden)
            text "End of the round"
        """)
    try await screen.button("End of the round").tap()
    #expect(
      try screen.alert().element().outline == """
        alertdialog "End meeting?"
          heading "End meeting?"
          text "Nobody speaks after this one. Has everything been said?"
          button "Save and end"
          button "Resume"
        """)
    try await screen.alert().button("Resume").tap()
    try await screen.button("End meeting").tap()
    #expect(
      try screen.alert().element().outline == """
        alertdialog "End meeting?"
          heading "End meeting?"
          text "You are ending the meeting early. What would you like to do?"
          button "Save and end"
          button "Discard"
          button "Resume"
        """)
  }

  @Test("What an alert says of a damaged file, and of an address", arguments: Edition.allCases)
  func alerts(edition: Edition) async throws {
    let damaged = try edition.makeTroubledScreen(World(file: "{}"))
    #expect(
      try damaged.alert().element().outline == """
        alertdialog "The stand-ups could not be loaded"
          heading "The stand-ups could not be loaded"
          text "The file has no “version”. Restore an older copy of it, or start with \
        the samples. The file itself is kept as “standups.json.damaged”."
          button "Load samples"
          button "Start empty"
        """)
    let screen = edition.makeScreen()
    screen.open(try #require(URL(string: "/nothing")))
    await screen.rest()
    #expect(
      try screen.alert().element().outline == """
        alertdialog "Nothing is there any more"
          heading "Nothing is there any more"
          text "What the address leads to has been deleted, or has never been there."
          button "OK"
        """)
  }

  @Test("That nobody writes it down", arguments: Edition.allCases)
  func denied(edition: Edition) async throws {
    var world = World([.mock(1)])
    world.openSettings = OpenSettings {}
    world.device.decide(.denied, for: .speech)
    let screen = edition.makeScreen(world)
    try await screen.button("Design 1 attendee 5 minutes").tap()
    try await screen.button("Start meeting").tap()
    #expect(
      try screen.alert().element().outline == """
        alertdialog "Speech recognition is denied"
          heading "Speech recognition is denied"
          text "You have not allowed this page to use the microphone. Without it the meeting \
        has no transcript."
          button "Continue without transcript"
          button "Open settings"
          button "Cancel"
        """)
  }
}
