import StorefrontCore
import StorefrontPeople
import SwiftUI

/// A page for people who are logged in; in its place, others see the way to the log-in.
struct MembersOnly<Page: View>: View {
  private let invitation: String
  private let page: Page
  @Environment(People.self) private var people
  @Environment(\.logIn) private var logIn

  /// Makes the page; the invitation says what it is good for to log in.
  init(_ invitation: String, @ViewBuilder page: () -> Page) {
    (self.invitation, self.page) = (invitation, page())
  }

  var body: some View {
    if people.person != nil {
      page
    } else if people.isLoaded {
      ContentUnavailableView {
        Label(invitation, systemImage: "lock")
      } actions: {
        Button("Log in") { logIn() }
      }
    } else if let error = people.error {
      ErrorView(error) { Task { await people.load() } }
    } else {
      ProgressView("Loading")
    }
  }
}
