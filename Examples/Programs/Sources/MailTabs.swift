import SwiftUI

struct Mail: Identifiable {
  let id: Int
  var sender: String
  var subject: String
  var isRead = false
  var isFlagged = false

  static let samples = [
    Mail(id: 1, sender: "Library", subject: "Your book is due"),
    Mail(id: 2, sender: "Bakery", subject: "Fresh bread on Friday"),
    Mail(id: 3, sender: "Chess Club", subject: "Next tournament", isRead: true),
  ]
}

@Observable
class Mailbox {
  var mails = Mail.samples

  var unreadCount: Int { mails.filter { !$0.isRead }.count }
  var flagged: [Mail] { mails.filter(\.isFlagged) }

  func markAllAsRead() {
    for index in mails.indices {
      mails[index].isRead = true
    }
  }

  func delete(_ mail: Mail) {
    mails.removeAll { $0.id == mail.id }
  }

  func compose(to recipient: String, subject: String) {
    let id = (mails.map(\.id).max() ?? 0) + 1
    mails.insert(Mail(id: id, sender: "To: \(recipient)", subject: subject, isRead: true), at: 0)
  }
}

struct MailTabsView: View {
  enum Tab {
    case inbox, flagged, account
  }

  @State private var mailbox = Mailbox()
  @State private var selection = Tab.inbox

  var body: some View {
    TabView(selection: $selection) {
      InboxView()
        .tabItem { Label("Inbox", systemImage: "tray") }
        .badge(mailbox.unreadCount)
        .tag(Tab.inbox)

      FlaggedView(showInbox: { selection = .inbox })
        .tabItem { Label("Flagged", systemImage: "flag") }
        .badge(mailbox.flagged.count)
        .tag(Tab.flagged)

      AccountView()
        .tabItem { Label("Account", systemImage: "person") }
        .tag(Tab.account)
    }
    .environment(mailbox)
  }
}

private struct InboxView: View {
  @Environment(Mailbox.self) private var mailbox
  @State private var isComposing = false

  var body: some View {
    @Bindable var mailbox = mailbox

    NavigationStack {
      List($mailbox.mails) { $mail in
        NavigationLink {
          MailDetail(mail: $mail)
        } label: {
          MailRow(mail: mail)
        }
        .swipeActions {
          Button("Delete", systemImage: "trash", role: .destructive) {
            mailbox.delete(mail)
          }
          Button(mail.isFlagged ? "Unflag" : "Flag", systemImage: "flag") {
            mail.isFlagged.toggle()
          }
          .tint(.orange)
        }
      }
      .refreshable {
        try? await Task.sleep(for: .seconds(1))
      }
      .navigationTitle("Inbox")
      .toolbar {
        ToolbarItemGroup(placement: .topBarTrailing) {
          Menu("More", systemImage: "ellipsis.circle") {
            Button("Mark All as Read", action: mailbox.markAllAsRead)
            Button("Delete All", role: .destructive) { mailbox.mails.removeAll() }
          }
          Button("Compose", systemImage: "square.and.pencil") {
            isComposing = true
          }
        }
      }
      .sheet(isPresented: $isComposing) {
        ComposeView()
          .presentationDetents([.medium, .large])
      }
    }
  }
}

private struct MailRow: View {
  let mail: Mail

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Circle()
        .fill(mail.isRead ? .clear : .blue)
        .frame(width: 10, height: 10)
      VStack(alignment: .leading) {
        Text(mail.sender)
          .fontWeight(mail.isRead ? .regular : .bold)
        Text(mail.subject)
          .foregroundStyle(.secondary)
      }
      Spacer()
      if mail.isFlagged {
        Image(systemName: "flag.fill")
          .foregroundStyle(.orange)
          .accessibilityLabel("Flagged")
      }
    }
  }
}

private struct MailDetail: View {
  @Binding var mail: Mail

  var body: some View {
    Form {
      Text(mail.subject)
      Toggle("Flagged", isOn: $mail.isFlagged)
    }
    .navigationTitle(mail.sender)
    .onAppear { mail.isRead = true }
  }
}

private struct FlaggedView: View {
  @Environment(Mailbox.self) private var mailbox
  let showInbox: () -> Void

  var body: some View {
    NavigationStack {
      Group {
        if mailbox.flagged.isEmpty {
          ContentUnavailableView {
            Label("No Flags", systemImage: "flag.slash")
          } actions: {
            Button("Show Inbox", action: showInbox)
          }
        } else {
          List(mailbox.flagged) { mail in
            MailRow(mail: mail)
          }
        }
      }
      .navigationTitle("Flagged")
    }
  }
}

private struct AccountView: View {
  @Environment(Mailbox.self) private var mailbox
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    NavigationStack {
      List {
        Label("Signed in", systemImage: "checkmark.seal")
        Text("All mail")
          .badge(mailbox.mails.count)
        LabeledContent("Appearance", value: colorScheme == .dark ? "Dark" : "Light")
      }
      .navigationTitle("Account")
    }
  }
}

private struct ComposeView: View {
  @Environment(Mailbox.self) private var mailbox
  @Environment(\.dismiss) private var dismiss
  @State private var recipient = ""
  @State private var subject = ""

  var body: some View {
    NavigationStack {
      Form {
        TextField("To", text: $recipient)
        TextField("Subject", text: $subject)
      }
      .navigationTitle("New Message")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Send") {
            mailbox.compose(to: recipient, subject: subject)
            dismiss()
          }
          .disabled(recipient.isEmpty)
        }
      }
    }
    .interactiveDismissDisabled(!subject.isEmpty)
  }
}

#Preview {
  MailTabsView()
}
