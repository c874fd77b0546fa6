public import StorefrontHTTP
public import SwiftUI

/// The words for why something could not be had, and the ways on: to try again where that can help, to log in where
/// that is asked for, and those of the page.
public struct ErrorView<Actions: View>: View {
  private let error: StoreError
  private let retry: () -> Void
  private let actions: Actions
  @Environment(\.logIn) private var logIn
  @Environment(\.openPath) private var openPath

  /// Makes the view of an error.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - retry: Asks once more.
  ///   - actions: The ways on that the page knows, such as one to what there is.
  public init(
    _ error: StoreError, retry: @escaping () -> Void, @ViewBuilder actions: () -> Actions
  ) {
    (self.error, self.retry, self.actions) = (error, retry, actions())
  }

  /// The words, and buttons.
  public var body: some View {
    VStack(spacing: 12) {
      Label(error.description, systemImage: "exclamationmark.triangle")
        .foregroundStyle(.red)
        .accessibilityIdentifier("error")
      Group {
        if error.mayPass { Button("Try again", action: retry) }
        if error.asksForLogIn { Button("Log in") { logIn() } }
        if error.isForbidden { Button("Show your account") { openPath("/account") } }
        actions
      }
      .buttonStyle(.bordered)
    }
    .padding()
    .pageNotFound(error.isNotFound)
  }
}

extension ErrorView where Actions == EmptyView {
  /// Makes the view of an error, whose page knows no other way on.
  public init(_ error: StoreError, retry: @escaping () -> Void) {
    self.init(error, retry: retry) { EmptyView() }
  }
}
