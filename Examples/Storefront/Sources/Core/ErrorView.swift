public import StorefrontHTTP
public import SwiftUI

/// The words for why something could not be had, and a button to try again where that can help.
public struct ErrorView: View {
  private let error: StoreError
  private let retry: () -> Void

  /// Makes the view of an error.
  public init(_ error: StoreError, retry: @escaping () -> Void) {
    self.error = error
    self.retry = retry
  }

  /// The words, and a button.
  public var body: some View {
    VStack(spacing: 12) {
      Label(error.description, systemImage: "exclamationmark.triangle")
        .foregroundStyle(.red)
        .accessibilityIdentifier("error")
      if error.mayPass { Button("Try again", action: retry).buttonStyle(.bordered) }
    }
    .padding()
    .pageNotFound(error.isNotFound)
  }
}
