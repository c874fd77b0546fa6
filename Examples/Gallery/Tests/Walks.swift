import SwiftUI
import Testing
import VitroUITesting

/// A visit to a page of the gallery: what a person does there, and what is to be seen.
///
/// Each walk is played on a screen in memory and in a real browser.
struct Walk: CustomTestStringConvertible, Sendable {
  let page: String
  let play: @MainActor @Sendable (any Visited) async throws -> Void

  var testDescription: String { page }

  init(_ page: String, play: @escaping @MainActor @Sendable (any Visited) async throws -> Void) {
    self.page = page
    self.play = play
  }

  /// Goes to the page, walks, and comes back.
  @MainActor func take(on surface: any Visited) async throws {
    try await surface.link(page).tap()
    #expect(surface.heading(page).exists)
    try await play(surface)
  }
}

/// A screen, in memory or in a browser.
typealias Visited = TestSurface & Queryable

extension Walk {
  static let all = words + controls + containers + places + behaviour

  private static let words = [
    Walk("Text") { page in
      #expect(page.text("Body, in as many lines as it takes to say what has to be said.").exists)
      #expect(page.text("Numbers: 1,234.5 and 25%").exists)
      try await page.button("Larger").tap()
      #expect(page.button("Smaller").exists)
    },
    Walk("Image and Label") { page in
      #expect(page.image("A large globe").exists)
      try await page.toggle("Filled").tap()
      #expect(page.toggle("Filled").isSelected)
    },
  ]

  private static let controls = [
    Walk("Button and Link") { page in
      for name in ["Default", "Bordered", "Prominent", "Plain", "A style of its own"] {
        try await page.button(name).tap()
      }
      #expect(page.text("Tapped 5 times").exists)
      #expect(!page.button("Disabled").isEnabled)
      try await page.button("Delete").tap()
      #expect(page.text("Tapped 0 times").exists)
    },
    Walk("Text fields") { page in
      try await page.textField("Name").type("Blob")
      try await page.textField("Password").type("secret")
      try await page.textField("Password").submit()
      #expect(page.text("Welcome, Blob!").exists)
      try await page.textField("Amount").type("21")
      #expect(page.text("Twice: 42").exists)
      try await page.textField("Note").type("Milk")
      #expect(page.textField("The note again").value == "Milk")
      #expect(page.text("4 characters").exists)
    },
    Walk("Toggle and Picker") { page in
      try await page.picker("Flavor").choose("Chocolate")
      #expect(page.text("Chocolate with sprinkles").exists)
      try await page.picker("Flavor, side by side").choose("Strawberry")
      #expect(page.picker("Flavor").value == "Strawberry")
      try await page.toggle("Sprinkles").tap()
      #expect(page.text("Strawberry without sprinkles").exists)
      #expect(!page.toggle("Sprinkles, as a button").isSelected)
    },
    Walk("Slider, Stepper, Progress") { page in
      try await page.slider("Volume").set(0.75)
      #expect(page.text("Volume: 75%").exists)
      try await page.stepper("Guests: 2").increment()
      #expect(page.text("Guests: 3").exists)
      #expect(page.progressBar("Waiting").exists)
    },
    Walk("Menu and DisclosureGroup") { page in
      try await page.button("Actions").tap()
      try await page.menuItem("Rename").tap()
      #expect(page.text("Renamed").exists && page.menu().isAbsent)
      try await page.text("Press me with the other button").openMenu()
      try await page.menuItem("Share").tap()
      #expect(page.text("Shared").exists)
      try await page.button("Details").tap()
      #expect(page.text("What was hidden is here.").exists)
    },
  ]

  private static let containers = [
    Walk("Stacks, frames, padding") { page in
      try await page.button("Wider").tap()
      #expect(page.button("Narrower").exists && page.text("A card").exists)
    },
    Walk("Grids") { page in
      try await page.button("7").tap()
      #expect(page.text("You chose 7").exists && page.text("Neptune").exists)
    },
    Walk("List") { page in
      try await page.checkbox("Select Banana").tap()
      #expect(page.text("1 chosen").exists)
      try await page.listItem("Cherry").button("Star").tap()
      #expect(page.listItem("Cherry").button("Unstar").exists)
      #expect(page.button("Move Banana up").isAbsent)
      try await page.button("Edit").tap()
      try await page.button("Move Banana up").tap()
      #expect(page.button("Move Banana up").isAbsent && page.button("Move Apple up").exists)
      try await page.button("Delete Apple").tap()
      #expect(page.listItem("Apple").isAbsent)
      try await page.button("Done").tap()
      #expect(page.button("Delete Banana").isAbsent)
      #expect(page.text("Set in, without a line").exists)
      try await page.button("Rows").tap()
      #expect(page.text("Set in, without a line").isAbsent && !page.button("Rows").isExpanded)
    },
    Walk("Form") { page in
      try await page.textField("Display name").type("Blob")
      try await page.picker("Language").choose("Deutsch")
      try await page.stepper("Text size: 2").increment()
      #expect(page.text("Text size: 3").exists)
      try await page.button("Reset").tap()
      #expect(page.textField("Display name").value == "")
      #expect(page.picker("Language").value == "English")
    },
    Walk("TabView") { page in
      try await page.button("Read one").tap()
      #expect(page.text("2 unread messages").exists)
      try await page.tab("Account").tap()
      #expect(page.text("2 unread messages").isAbsent)
      try await page.button("Back to the inbox").tap()
      #expect(page.text("2 unread messages").exists)
    },
  ]

  private static let places = [
    Walk("Navigation") { page in
      try await page.link("Number 3").tap()
      try await page.link("Next number").tap()
      #expect(page.text("4 × 4 = 16").exists)
      try await page.button("One page back").tap()
      #expect(page.text("3 × 3 = 9").exists)
      try await page.button("Back to Navigation").tap()
      try await page.button("Open by a state").tap()
      #expect(page.heading("Opened").exists)
      try await page.button("Close by the state").tap()
      #expect(page.heading("Navigation").exists)
    },
    Walk("Sheets, alerts, dialogs") { page in
      try await page.button("Sheet").tap()
      try await page.sheet.button("Done").tap()
      #expect(page.sheet.isAbsent)
      try await page.button("Alert").tap()
      try await page.alert("Are you sure?").button("Yes").tap()
      #expect(page.text("Yes").exists)
      try await page.button("Confirmation dialog").tap()
      try await page.button("Delete").tap()
      #expect(page.text("Deleted").exists)
    },
  ]

  private static let behaviour = [
    Walk("Shapes and gradients") { page in
      try await page.slider("Part").set(0.25)
      #expect(page.text("25%").exists)
    },
    Walk("Effects") { page in
      try await page.button("Turn").tap()
      try await page.toggle("Loading").tap()
      #expect(page.toggle("Loading").isSelected)
    },
    Walk("Path and Canvas") { page in
      try await page.stepper("Petals: 6").increment()
      #expect(page.image("A flower with 7 petals").exists)
    },
    Walk("State and environment") { page in
      try await page.textField("Nickname").type("Blob")
      #expect(page.text("Kept: Blob").exists)
    },
    Walk("Gestures") { page in
      try await page.text("Tap me: 0").tap()
      #expect(page.text("Tap me: 1").exists)
      try await page.text("Hold me: 0").longPress()
      #expect(page.text("Hold me: 1").exists)
    },
    Walk("Accessibility") { page in
      #expect(page.heading("A heading").exists)
      try await page.button("5 of 5").tap()
      #expect(page.text("Rated 5 of 5").exists && page.image("Sales by month").exists)
    },
  ]
}
