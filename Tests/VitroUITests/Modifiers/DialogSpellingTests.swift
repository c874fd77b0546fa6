import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Spellings of alerts and choices")
struct DialogSpellingTests {
  @Test("However an alert is spelled, it has its title and its button", arguments: Dialog.alerts)
  func alerts(dialog: Dialog) async throws {
    let screen = Screen { Asking(dialog: dialog) }
    try await screen.button("Ask").tap()
    #expect(screen.alert("Title").text("Message").exists == dialog.hasMessage)
    try await screen.alert("Title").button("Answer").tap()
    #expect(screen.text("answered, gone").exists && screen.alert().count == 0)
  }

  @Test("However choices are spelled, they are named by their title", arguments: Dialog.choices)
  func choices(dialog: Dialog) async throws {
    let screen = Screen { Asking(dialog: dialog) }
    try await screen.button("Ask").tap()
    #expect(screen.dialog("Title").text("Message").exists == dialog.hasMessage)
    try await screen.dialog("Title").button("Answer").tap()
    #expect(screen.text("answered, gone").exists && screen.dialog().count == 0)
  }

  @Test("Without data, what is about data is not shown", arguments: Dialog.aboutData)
  func noData(dialog: Dialog) async throws {
    let screen = Screen { Asking(dialog: dialog, data: nil) }
    try await screen.button("Ask").tap()
    #expect(screen.alert().count == 0 && screen.dialog().count == 0)
  }

  @Test("An item's choices go with the item, and a new item's take their place")
  func items() async throws {
    let screen = Screen { Items() }
    try await screen.button("First").tap()
    try await screen.dialog("Delete 1?").button("Next").tap()
    #expect(screen.dialog("Delete 2?").exists)
    try await screen.dialog().button("Cancel").tap()
    #expect(screen.text("none").exists && screen.dialog().count == 0)
  }
}

/// A way to write a question, about a text.
struct Dialog: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let hasMessage: Bool
  let show: @Sendable @MainActor (Text, Binding<Bool>, String?, @escaping () -> Void) -> AnyView

  init(
    _ name: String, hasMessage: Bool = false,
    show:
      @escaping @Sendable @MainActor (
        Text, Binding<Bool>, String?, @escaping () -> Void
      ) -> some View
  ) {
    testDescription = name
    self.hasMessage = hasMessage
    self.show = { AnyView(show($0, $1, $2, $3)) }
  }

  static let aboutData = alertsAboutData + choicesAboutData
  private static let title = "Title"
}

extension Dialog {
  static let alerts =
    alertsAboutData + [
      Dialog("key") { $0.alert("Title", isPresented: $1, actions: answer($3)) },
      Dialog("string") { $0.alert(title, isPresented: $1, actions: answer($3)) },
      Dialog("text") { $0.alert(Text("Title"), isPresented: $1, actions: answer($3)) },
      Dialog("key, message", hasMessage: true) {
        $0.alert("Title", isPresented: $1, actions: answer($3)) { Text("Message") }
      },
      Dialog("string, message", hasMessage: true) {
        $0.alert(title, isPresented: $1, actions: answer($3)) { Text("Message") }
      },
      Dialog("error") { $0.alert(isPresented: $1, error: Failure(), actions: answer($3)) },
      Dialog("value", hasMessage: true) { view, isShown, _, act in
        view.alert(isPresented: isShown) {
          Alert(
            title: Text("Title"), message: Text("Message"),
            dismissButton: .default(Text("Answer"), action: act))
        }
      },
      Dialog("value, cancel") { view, isShown, _, act in
        view.alert(isPresented: isShown) {
          Alert(title: Text("Title"), dismissButton: .cancel(Text("Answer"), action: act))
        }
      },
    ]

  private static let alertsAboutData = [
    Dialog("data, key") { view, isShown, data, act in
      view.alert("Title", isPresented: isShown, presenting: data) { Button($0, action: act) }
    },
    Dialog("data, string") { view, isShown, data, act in
      view.alert(title, isPresented: isShown, presenting: data) { Button($0, action: act) }
    },
    Dialog("data, key, message", hasMessage: true) { view, isShown, data, act in
      view.alert("Title", isPresented: isShown, presenting: data) {
        Button($0, action: act)
      } message: { _ in
        Text("Message")
      }
    },
    Dialog("data, string, message", hasMessage: true) { view, isShown, data, act in
      view.alert(title, isPresented: isShown, presenting: data) {
        Button($0, action: act)
      } message: { _ in
        Text("Message")
      }
    },
  ]
}

extension Dialog {
  static let choices =
    choicesAboutData + [
      Dialog("key") { $0.confirmationDialog("Title", isPresented: $1, actions: answer($3)) },
      Dialog("string") { $0.confirmationDialog(title, isPresented: $1, actions: answer($3)) },
      Dialog("text") { $0.confirmationDialog(Text("Title"), isPresented: $1, actions: answer($3)) },
      Dialog("string, message", hasMessage: true) {
        $0.confirmationDialog(title, isPresented: $1, actions: answer($3)) { Text("Message") }
      },
    ]

  private static let choicesAboutData = [
    Dialog("data, key") { view, isShown, data, act in
      view.confirmationDialog("Title", isPresented: isShown, presenting: data) {
        Button($0, action: act)
      }
    },
    Dialog("data, string") { view, isShown, data, act in
      view.confirmationDialog(title, isPresented: isShown, presenting: data) {
        Button($0, action: act)
      }
    },
    Dialog("data, key, message", hasMessage: true) { view, isShown, data, act in
      view.confirmationDialog("Title", isPresented: isShown, presenting: data) {
        Button($0, action: act)
      } message: { _ in
        Text("Message")
      }
    },
    Dialog("data, string, message", hasMessage: true) { view, isShown, data, act in
      view.confirmationDialog(title, isPresented: isShown, presenting: data) {
        Button($0, action: act)
      } message: { _ in
        Text("Message")
      }
    },
  ]
}

/// The buttons of a question.
@MainActor
private func answer(_ action: @escaping () -> Void) -> () -> Button<Text> {
  { Button("Answer", action: action) }
}

private struct Failure: LocalizedError {
  var errorDescription: String? { "Title" }
}

private struct Asking: View {
  let dialog: Dialog
  var data: String? = "Answer"
  @State private var isAsking = false
  @State private var isAnswered = false

  var body: some View {
    Text("\(isAnswered ? "answered" : "open"), \(isAsking ? "there" : "gone")")
    Button("Ask") { isAsking = true }
    dialog.show(Text("Page"), $isAsking, data) { isAnswered = true }
  }
}

private struct Items: View {
  struct Item: Identifiable { let id: Int }
  @State private var item: Item?

  var body: some View {
    Text(item.map { "\($0.id)" } ?? "none")
    Button("First") { item = Item(id: 1) }
      .actionSheet(item: $item) { item in
        ActionSheet(
          title: Text("Delete \(item.id)?"),
          buttons: [.destructive(Text("Next")) { self.item = Item(id: item.id + 1) }, .cancel()])
      }
  }
}
