public import SwiftUI

/// Says above a screen that what is on it is not safe yet.
public struct SaveFailure: View {
  let error: (any Error)?
  let retry: () -> Void

  /// Shows an error if there is one; `retry` is called when somebody wants to save again.
  public init(_ error: (any Error)?, retry: @escaping () -> Void) {
    self.error = error
    self.retry = retry
  }

  /// The error.
  public var body: some View {
    if let error {
      HStack {
        Label(FileTrouble.saving(error), systemImage: "exclamationmark.triangle")
        Spacer()
        Button("Save again", action: retry)
      }
      .padding()
    }
  }
}
