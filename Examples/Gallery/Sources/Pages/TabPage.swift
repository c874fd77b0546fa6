import SwiftUI

struct TabPage: View {
  static let exhibit = Exhibit("TabView", "rectangle.stack", file: #filePath, fillsPage: true) {
    TabPage()
  }

  @State private var tab = "inbox"
  @State private var unread = 3

  var body: some View {
    TabView(selection: $tab) {
      VStack {
        Text("\(unread) unread messages")
        Button("Read one") { unread = max(0, unread - 1) }
      }
      .tabItem { Label("Inbox", systemImage: "tray") }
      .badge(unread)
      .tag("inbox")
      Text("What was sent")
        .tabItem { Label("Sent", systemImage: "paperplane") }
        .tag("sent")
      Button("Back to the inbox") { tab = "inbox" }
        .tabItem { Label("Account", systemImage: "person") }
        .tag("account")
    }
  }
}
