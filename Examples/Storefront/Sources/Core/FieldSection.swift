public import SwiftUI

/// A section of a form with one field, and with what is wrong about it below.
public struct FieldSection<Field: View>: View {
  private let problems: [String]
  private let field: Field

  /// Makes the section of a field; each problem says what to do.
  public init(problems: [String], @ViewBuilder field: () -> Field) {
    (self.problems, self.field) = (problems, field())
  }

  /// The field, and its problems.
  public var body: some View {
    Section {
      field.accessibilityInvalid(problems.first)
    } footer: {
      ForEach(problems, id: \.self) { problem in
        Label(problem, systemImage: "exclamationmark.triangle").foregroundStyle(.red)
      }
    }
    .onChange(of: problems) {
      for problem in problems { AccessibilityNotification.Announcement(problem).post() }
    }
  }
}
