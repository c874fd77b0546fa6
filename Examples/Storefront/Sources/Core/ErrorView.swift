public import StorefrontHTTP
public import SwiftUI

/// Says why something could not be had, and offers to try again.
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
      Button("Try again", action: retry).buttonStyle(.bordered)
    }
    .padding()
  }
}
