import SwiftUI
import Testing
import VitroUITesting

@testable import Programs

@MainActor @Suite("The mail tabs")
struct MailTabsTests {
  @Test("The badge of the inbox counts the unread mails")
  func badge() async throws {
    let screen = Screen { MailTabsView() }
    #expect(screen.tab("Inbox").isSelected && screen.tab("Inbox").value == "2")
    try await screen.listItem("Library").link().tap()
    #expect(screen.title == "Library" && screen.tab("Inbox").value == "1")
  }

  @Test("All mails are read at once from the menu")
  func menu() async throws {
    let screen = Screen { MailTabsView() }
    try await screen.button("More").tap()
    try await screen.menu("More").button("Mark All as Read").tap()
    #expect(screen.tab("Inbox").value == nil)
  }

  @Test("A flagged mail stands in the other tab too")
  func flag() async throws {
    let screen = Screen { MailTabsView() }
    try await screen.listItem("Bakery").button("Flag").tap()
    #expect(screen.tab("Flagged").value == "1")
    try await screen.tab("Flagged").tap()
    #expect(screen.listItem().count == 1 && screen.listItem("Bakery").exists)
  }

  @Test("Without flags a button leads back to the inbox")
  func showInbox() async throws {
    let screen = Screen { MailTabsView() }
    try await screen.tab("Flagged").tap()
    #expect(screen.text("No Flags").exists)
    try await screen.button("Show Inbox").tap()
    #expect(screen.tab("Inbox").isSelected && screen.listItem().count == 3)
  }

  @Test("A tab keeps its page while another one is shown")
  func keepsPage() async throws {
    let screen = Screen { MailTabsView() }
    try await screen.listItem("Chess Club").link().tap()
    try await screen.tab("Account").tap()
    try await screen.tab("Inbox").tap()
    #expect(screen.title == "Chess Club")
  }

  @Test("A message needs a recipient, and stands first when it is sent")
  func compose() async throws {
    let screen = Screen { MailTabsView() }
    try await screen.button("Compose").tap()
    #expect(!screen.sheet.button("Send").isEnabled)
    try await screen.sheet.textField("To").type("Ada")
    try await screen.sheet.textField("Subject").type("Tea?")
    try await screen.sheet.button("Send").tap()
    #expect(screen.sheet.count == 0 && screen.listItem("To: Ada").text("Tea?").exists)
  }

  @Test("A message that is cancelled, or sent away, is not sent")
  func cancel() async throws {
    let screen = Screen { MailTabsView() }
    try await screen.button("Compose").tap()
    try await screen.sheet.textField("To").type("Ada")
    try await screen.sheet.button("Cancel").tap()
    #expect(screen.sheet.isAbsent && screen.listItem().count == 3)
    try await screen.button("Compose").tap()
    try await screen.sheet.dismiss()
    #expect(screen.sheet.isAbsent && screen.listItem().count == 3)
  }

  @Test("One mail is deleted with a swipe, all from the menu")
  func delete() async throws {
    let screen = Screen { MailTabsView() }
    try await screen.listItem("Bakery").button("Delete").tap()
    #expect(screen.listItem("Bakery").isAbsent && screen.listItem().count == 2)
    try await screen.button("More").tap()
    try await screen.menu().dismiss()
    #expect(screen.menu().isAbsent && screen.listItem().count == 2)
    try await screen.button("More").tap()
    try await screen.menu().button("Delete All").tap()
    #expect(screen.listItem().isAbsent)
  }

  @Test("A mail is flagged where it is read, and the way back leads to the inbox")
  func flagInDetail() async throws {
    let screen = Screen { MailTabsView() }
    try await screen.listItem("Library").link().tap()
    try await screen.toggle("Flagged").tap()
    #expect(screen.toggle("Flagged").isSelected && screen.tab("Flagged").value == "1")
    try await screen.button("Back to Inbox").tap()
    #expect(screen.title == "Inbox" && screen.listItem("Library").image("Flagged").exists)
  }
}
