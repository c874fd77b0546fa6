import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Links in texts")
struct LinksInTexts {
  @Test("A link in a text is there, by its words, and leads where it says")
  func link() async throws {
    var opened: [String] = []
    let screen = Screen { Agreement() }
    screen.onOpenURL = { opened.append($0.absoluteString) }
    #expect(screen.link("terms").exists && screen.link("Terms").isAbsent)
    #expect(screen.link().count == 3 && screen.text("Read our terms, or the imprint.").exists)
    try await screen.link("imprint").tap()
    try await screen.link("terms").tap()
    #expect(opened == ["https://example.com/imprint", "https://example.com/terms"])
  }

  @Test("The application is asked first, also about addresses of its own")
  func application() async throws {
    let screen = Screen { Agreement(takes: true) }
    screen.onOpenURL = { _ in Issue.record("The host got it") }
    try await screen.link("settings").tap()
    #expect(screen.text("Taken: app:settings").exists)
    #expect(try screen.text("Read our terms, or the imprint.").element().attributes.asksFirst)
  }

  @Test("A link in a text is shown in the outline, and among the nearest matches")
  func outline() throws {
    let screen = Screen { Agreement() }
    #expect(screen.root.outline.contains("  link \"terms\""))
    #expect { try screen.link("term").element() } throws: {
      "\($0)".contains("Nearest matches:\n  link \"terms\"")
    }
  }

  @Test("A press on a text with a link is one on what it stands in")
  func pressOnText() async throws {
    let screen = Screen { Tapping() }
    try await screen.text("Read terms").tap()
    #expect(screen.text("Tapped").exists)
    await #expect(throws: QueryError.self) { try await screen.text("Other terms").tap() }
  }

  @Test("Links of a disabled view cannot be followed")
  func disabled() async throws {
    let screen = Screen { Agreement().disabled(true) }
    screen.onOpenURL = { _ in Issue.record("It was followed") }
    #expect(!screen.link("terms").isEnabled)
    await #expect(throws: QueryError.self) { try await screen.link("terms").tap() }
  }

  @Test("A link is looked for around its text, and told from others of the same text")
  func inside() throws {
    let screen = Screen { List { Agreement() } }
    #expect(screen.list.link().count == 3)
    let imprint = try screen.list.link("imprint").element()
    #expect(imprint.attributes.url == "https://example.com/imprint")
  }

  @Test("A link in the title or under the rows of a section is one, and looks as its text says")
  func captions() async throws {
    var opened: [String] = []
    let screen = Screen {
      Form {
        Section {
          Text("Row")
        } header: {
          Text("*About* us").foregroundStyle(.red)
        } footer: {
          Text("Read our [terms](https://example.com/terms)")
        }
      }
    }
    screen.onOpenURL = { opened.append($0.absoluteString) }
    try await screen.link("terms").tap()
    #expect(opened == ["https://example.com/terms"] && screen.group("About us").exists)
    let title = try screen.heading("About us").element().attributes
    #expect(title.details.count == 1 && title.style.looks.count == 1)
  }

  @Test("A link in the label of a button is a word of the button")
  func label() async throws {
    let screen = Screen { Pressing() }
    #expect(screen.link("terms").isAbsent && screen.button("Accept the terms").exists)
    #expect(!screen.root.outline.contains("link"))
    try await screen.text("Accept the terms").tap()
    #expect(screen.text("Accepted").exists)
  }

  @Test("Nobody follows a link that is not in the text")
  func hostile() throws {
    let screen = Screen { Agreement() }
    screen.onOpenURL = { _ in Issue.record("It was followed") }
    let text = try screen.text("Read our terms, or the imprint.").element().id
    let settings = try screen.text("Change the settings").element().id
    for id in [text, settings] {
      #expect(throws: EventError.notOffered(id)) {
        try screen.send(.follow(id, "https://example.com/other"))
      }
    }
  }
}

extension Attributes {
  fileprivate var asksFirst: Bool { details.contains(.asksFirst) }
}

private struct Tapping: View {
  @State private var isTapped = false

  var body: some View {
    Text("Read [terms](https://example.com)").onTapGesture { isTapped = true }
    Text("Other [terms](https://example.com)")
    if isTapped { Text("Tapped") }
  }
}

private struct Pressing: View {
  @State private var isPressed = false

  var body: some View {
    Button {
      isPressed = true
    } label: {
      HStack {
        Text("Accept the [terms](https://example.com/terms)")
      }
    }
    if isPressed { Text("Accepted") }
  }
}

private struct Agreement: View {
  var takes = false
  @State private var taken = "nothing"

  var body: some View {
    if takes {
      texts.environment(
        \.openURL,
        OpenURLAction {
          taken = $0.absoluteString
          return .handled
        })
    } else {
      texts
    }
    Text("Taken: \(taken)")
  }

  @ViewBuilder private var texts: some View {
    Text(
      "Read our [terms](https://example.com/terms), or the **[imprint](https://example.com/imprint)**."
    )
    Text("Change the [settings](app:settings)")
  }
}
