public import StorefrontHTTP
public import SwiftUI

/// An error that a person is told: what happened, what that means for them, and what they can do.
public struct ErrorWrapper: Identifiable {
  /// Errors are told one after the other: each has an identity of its own.
  public let id: Int
  /// The error.
  public let error: StoreError
  /// The guidance: where the person stands now, such as "The cart is as it was."
  public let guidance: String
  /// Asks once more for what was not done.
  public let retry: @MainActor () async -> Void
}

/// The one place of the shop that shows errors: aggregates tell it what was not done, and the view around all
/// screens shows it.
///
/// What a person can mend in a form is told there; what a screen could not load, on that screen.
@Observable @MainActor
public final class ErrorBoard {
  /// The error that is shown.
  public var shown: ErrorWrapper?
  private var count = 0

  /// Makes a place that shows nothing.
  public init() {}

  /// Shows an error, in place of the one that is shown.
  public func show(
    _ error: StoreError, guidance: String, retry: @escaping @MainActor () async -> Void
  ) {
    count += 1
    shown = ErrorWrapper(id: count, error: error, guidance: guidance, retry: retry)
  }
}

/// The sheet that shows an error.
public struct ErrorSheet: View {
  private let wrapper: ErrorWrapper
  @Environment(\.dismiss) private var dismiss
  @Environment(\.logIn) private var logIn

  /// Makes the sheet of an error.
  public init(_ wrapper: ErrorWrapper) { self.wrapper = wrapper }

  /// The error, its guidance, and the ways on.
  public var body: some View {
    VStack(spacing: 16) {
      Label(wrapper.error.description, systemImage: "exclamationmark.triangle")
        .font(.headline)
        .foregroundStyle(.red)
        .accessibilityIdentifier("error")
      Text(wrapper.guidance)
      HStack(spacing: 12) {
        Button("Dismiss") { dismiss() }
          .buttonStyle(.bordered)
        if wrapper.error.asksForLogIn {
          Button("Log in") {
            dismiss()
            logIn()
          }
          .buttonStyle(.borderedProminent)
        } else if wrapper.error.mayPass {
          Button("Try again") {
            dismiss()
            Task { await wrapper.retry() }
          }
          .buttonStyle(.borderedProminent)
        }
      }
    }
    .padding()
  }
}
