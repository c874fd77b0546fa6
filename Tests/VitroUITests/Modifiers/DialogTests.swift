import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Alerts, choices, sheets")
struct DialogTests {
  @Test("An alert without buttons gets one")
  func plainAlert() async throws {
    let screen = Screen { Shown { $0.alert("Hello", isPresented: $1) {} } }
    try await screen.button("Show").tap()
    try await screen.alert("Hello").button("OK").tap()
    #expect(screen.alert().count == 0 && screen.text("shown: no").exists)
  }

  @Test("An alert whose buttons are all left out gets one too")
  func emptyAlert() async throws {
    let screen = Screen {
      Shown { $0.alert(Text("Hello"), isPresented: $1) { if false { Button("No") {} } } }
    }
    try await screen.button("Show").tap()
    #expect(screen.alert("Hello").button("OK").exists)
  }

  @Test(
    "A button acts while its alert, or its choices, are still there, and what they are about",
    arguments: [false, true])
  func actsFirst(isConfirmation: Bool) async throws {
    let screen = Screen { Deletion(isConfirmation: isConfirmation) }
    try await screen.button("Delete Mug").tap()
    try await screen.button("Yes").tap()
    #expect(screen.text("Deleted Mug while shown").exists && screen.button("Yes").isAbsent)
  }

  @Test(
    "What an alert, or choices, were shown for stays until they are sent away",
    arguments: [false, true])
  func keptData(isConfirmation: Bool) async throws {
    let screen = Screen { Deletion(isConfirmation: isConfirmation) }
    try await screen.button("Delete Mug").tap()
    try await screen.toggle("Forget").tap()
    #expect(screen.text("Mug?").exists && screen.button("Yes").exists)
    try await screen.toggle("Other").tap()
    #expect(screen.text("Mug?").exists)
    try await screen.button("Yes").tap()
    #expect(screen.text("Deleted Mug while shown").exists)
  }

  @Test("What a button of an alert puts in its place is shown")
  func next() async throws {
    let screen = Screen { OneByOne() }
    try await screen.button("Ask").tap()
    try await screen.alert("First").button("On").tap()
    #expect(screen.alert("Second").exists)
    try await screen.alert().button("On").tap()
    #expect(screen.alert().count == 0)
  }

  @Test("An alert of an error says what the error says")
  func error() async throws {
    let screen = Screen {
      Shown { view, isShown in
        view.alert(isPresented: isShown, error: Broken?.some(Broken())) { _ in
          Button("Oh") {}
        } message: {
          Text($0.recoverySuggestion ?? "")
        }
      }
    }
    try await screen.button("Show").tap()
    #expect(screen.alert("It broke").text("Mend it").exists)
  }

  @Test("An alert as a value shows its title, its message and its buttons")
  func valueAlert() async throws {
    let screen = Screen { OlderDialogs() }
    try await screen.button("Alert").tap()
    #expect(screen.alert("Delete 7?").text("For good.").exists)
    try await screen.alert().button("Delete").tap()
    #expect(screen.text("deleted 7").exists && screen.alert().count == 0)
  }

  @Test("Choices as a value are a dialog with what leaves all as it is at the end")
  func actionSheet() async throws {
    let screen = Screen { OlderDialogs() }
    try await screen.button("Sheet").tap()
    #expect(screen.dialog("Which?").button().all.map(\.name) == ["One", "Two", "Cancel"])
    try await screen.dialog().button("Two").tap()
    #expect(screen.text("chose two").exists && screen.dialog().count == 0)
  }

  @Test("Choices have what leaves all as it is, and have it last")
  func confirmation() async throws {
    let screen = Screen {
      Shown {
        $0.confirmationDialog("Sure?", isPresented: $1, titleVisibility: .visible) {
          Button("Stay", role: .cancel) {}
          Button("Go", role: .destructive) {}
        } message: {
          Text("Far away.")
        }
      }
    }
    try await screen.button("Show").tap()
    let dialog = screen.dialog("Sure?")
    #expect(dialog.heading("Sure?").exists && dialog.text("Far away.").exists)
    #expect(dialog.button().all.map(\.name) == ["Go", "Stay"])
    #expect(dialog.all.first?.attributes.style.purpose == .confirmation)
    try await dialog.dismiss()
    #expect(screen.text("shown: no").exists)
  }

  @Test("Choices without one get 'Cancel'; a hidden title is still the name")
  func cancel() async throws {
    let screen = Screen {
      Shown {
        $0.confirmationDialog("Sure?", isPresented: $1, titleVisibility: .hidden) {
          Button("Go") {}
        }
      }
    }
    try await screen.button("Show").tap()
    #expect(screen.dialog("Sure?").heading().count == 0)
    try await screen.dialog("Sure?").button("Cancel").tap()
    #expect(screen.text("shown: no").exists)
  }

  @Test("A cover goes only by program")
  func cover() async throws {
    let screen = Screen {
      Shown { $0.fullScreenCover(isPresented: $1) { Leaving() } }
    }
    try await screen.button("Show").tap()
    #expect(screen.sheet.all.first?.attributes.style.purpose == .cover)
    await #expect(throws: QueryError.self) { try await screen.sheet.dismiss() }
    try await screen.button("Leave").tap()
    #expect(screen.text("shown: no").exists)
  }

  @Test("A popover is sent away")
  func popover() async throws {
    let screen = Screen {
      Shown { $0.popover(isPresented: $1, arrowEdge: .top) { Text("beside") } }
    }
    try await screen.button("Show").tap()
    #expect(screen.dialog("beside").all.first?.attributes.style.purpose == .popover)
    try await screen.dialog().dismiss()
    #expect(screen.text("shown: no").exists)
  }

  @Test("A sheet is called by its title, whatever stands above that")
  func titledSheet() async throws {
    let screen = Screen {
      Shown {
        $0.sheet(isPresented: $1) {
          NavigationStack {
            Text("content").navigationTitle("New page").toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            }
          }
        }
      }
    }
    try await screen.button("Show").tap()
    #expect(screen.dialog("New page").exists)
  }

  @Test("Who sends a question away says no, where that can be said")
  func dismissedQuestion() async throws {
    var answers: [String] = []
    let screen = Screen {
      Shown {
        $0.alert("Sure?", isPresented: $1) {
          Button("Yes") { answers.append("yes") }
          Button("No", role: .cancel) { answers.append("no") }
        }
      }
    }
    try await screen.button("Show").tap()
    try await screen.alert().dismiss()
    #expect(answers == ["no"] && screen.alert().isAbsent)
  }

  @Test("A sheet that must stay is not sent away until it may go")
  func kept() async throws {
    let screen = Screen { Shown { $0.sheet(isPresented: $1) { Form() } } }
    try await screen.button("Show").tap()
    await #expect(throws: QueryError.self) { try await screen.sheet.dismiss() }
    try await screen.button("Finish").tap()
    try await screen.sheet.dismiss()
    #expect(screen.text("shown: no").exists)
  }

  @Test("The least height of a sheet is the one it has")
  func detents() async throws {
    let screen = Screen {
      Shown { $0.sheet(isPresented: $1) { Text("low").presentationDetents([.large, .medium]) } }
    }
    try await screen.button("Show").tap()
    #expect(screen.sheet.all.first?.attributes.style.variant == "medium")
  }

  @Test("A sheet may have a stack with tools of its own")
  func stackInSheet() async throws {
    let screen = Screen {
      Shown {
        $0.sheet(isPresented: $1) {
          NavigationStack {
            Leaving().navigationTitle("Sheet").toolbar {
              ToolbarItem(placement: .cancellationAction) { Leaving(title: "Cancel") }
            }
          }
        }
      }
    }
    try await screen.button("Show").tap()
    #expect(screen.sheet.heading("Sheet").exists)
    try await screen.sheet.toolbar.button("Cancel").tap()
    #expect(screen.text("shown: no").exists)
  }

  private struct Form: View {
    @State var isFinished = false
    var body: some View {
      Button("Finish") { isFinished = true }.interactiveDismissDisabled(!isFinished)
    }
  }
}

private struct Broken: LocalizedError {
  var errorDescription: String? { "It broke" }
  var recoverySuggestion: String? { "Mend it" }
}

private struct Leaving: View {
  var title = "Leave"
  @Environment(\.dismiss) var dismiss
  var body: some View { Button(title) { dismiss() } }
}

private struct Shown<Content: View>: View {
  let present: (Button<Text>, Binding<Bool>) -> Content
  @State private var isShown = false

  init(present: @escaping (Button<Text>, Binding<Bool>) -> Content) { self.present = present }

  var body: some View {
    Text("shown: \(isShown ? "yes" : "no")")
    present(Button("Show") { isShown = true }, $isShown)
  }
}

private struct OlderDialogs: View {
  struct Item: Identifiable { let id: Int }
  @State var item: Item?
  @State var isChoosing = false
  @State var answer = ""
  var body: some View {
    Text(answer)
    Button("Alert") { item = Item(id: 7) }
      .alert(item: $item) { item in
        Alert(
          title: Text("Delete \(item.id)?"), message: Text("For good."),
          primaryButton: .destructive(Text("Delete")) { answer = "deleted \(item.id)" },
          secondaryButton: .cancel())
      }
    Button("Sheet") { isChoosing = true }
      .actionSheet(isPresented: $isChoosing) {
        ActionSheet(
          title: Text("Which?"),
          buttons: [
            .default(Text("One")) { answer = "chose one" }, .cancel(),
            .default(Text("Two")) { answer = "chose two" },
          ])
      }
  }
}

/// An alert, or choices, about a thing that somebody may forget meanwhile.
private struct Deletion: View {
  let isConfirmation: Bool
  @State private var thing: String?
  @State private var isShown = false
  @State private var note = ""

  var body: some View {
    let view = VStack {
      Button("Delete Mug") { (thing, isShown) = ("Mug", true) }
      Text(note)
    }
    if isConfirmation {
      view.confirmationDialog("Sure?", isPresented: $isShown, presenting: thing, actions: buttons) {
        Text("\($0)?")
      }
    } else {
      view.alert("Sure?", isPresented: $isShown, presenting: thing, actions: buttons) {
        Text("\($0)?")
      }
    }
  }

  @ViewBuilder private func buttons(_ asked: String) -> some View {
    Button("Yes") { note = "Deleted \(asked)\(isShown ? " while shown" : "")" }
    Toggle("Forget", isOn: Binding(get: { false }, set: { _ in thing = nil }))
    Toggle("Other", isOn: Binding(get: { false }, set: { _ in thing = "Bowl" }))
  }
}

private struct OneByOne: View {
  struct Question: Identifiable { let id: Int }
  @State private var question: Question?

  var body: some View {
    Button("Ask") { question = Question(id: 1) }
      .alert(item: $question) { asked in
        Alert(
          title: Text(asked.id == 1 ? "First" : "Second"),
          dismissButton: .default(Text("On")) { if asked.id == 1 { question = Question(id: 2) } })
      }
  }
}
