import SwiftUI
import Testing
import VitroUITesting

@testable import Programs

@MainActor @Suite("What the to-do list shows")
struct ToDoListOutlineTests {
  @Test("Nothing, and a field in which something is typed")
  func empty() async throws {
    let screen = Screen { ToDoListView() }
    try await screen.textField("New to-do").type("Buy milk")
    #expect(
      screen.root.outline == """
        main
          banner
            toolbar
              button "Clear Completed" (disabled)
            heading "To-Do"
            toolbar
              button "Edit"
          group
            list
              listitem
                textbox "New to-do" = "Buy milk" (focused)
                button "Add"
                  img "Add"
          img "Checklist" (hidden)
          text "Nothing to do"
          text "Things you add appear here."
        """)
  }

  @Test("What is to be done, as it is and while it is edited")
  func items() async throws {
    let store = ToDoStore(items: [ToDo(title: "Buy milk"), ToDo(title: "Read", isDone: true)])
    let screen = Screen { ToDoListView(store: store) }
    #expect(
      screen.root.outline == """
        main
          banner
            toolbar
              button "Clear Completed"
            heading "To-Do"
            toolbar
              button "Edit"
          group
            list
              listitem
                textbox "New to-do" = ""
                button "Add" (disabled)
                  img "Add"
          group
            list
              listitem
                button "Mark as done"
                  img "Circle"
                textbox "Title" = "Buy milk"
                button "Delete Buy milk"
              listitem
                button "Mark as not done"
                  img "Selected"
                textbox "Title" = "Read"
                button "Delete Read"
            text "1 of 2 remaining"
        """)
    try await screen.button("Edit").tap()
    #expect(
      screen.root.outline == """
        main
          banner
            toolbar
              button "Clear Completed"
            heading "To-Do"
            toolbar
              button "Done"
          group
            list
              listitem
                textbox "New to-do" = ""
                button "Add" (disabled)
                  img "Add"
          group
            list
              listitem
                button "Mark as done"
                  img "Circle"
                textbox "Title" = "Buy milk"
                button "Move Buy milk down"
                button "Delete Buy milk"
              listitem
                button "Mark as not done"
                  img "Selected"
                textbox "Title" = "Read"
                button "Move Read up"
                button "Delete Read"
            text "1 of 2 remaining"
        """)
  }
}
