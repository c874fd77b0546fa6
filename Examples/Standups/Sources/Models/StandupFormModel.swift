public import Foundation
public import StandupsDomain
public import Vitro

/// The form of a stand-up.
@ObservableModel @MainActor
public final class StandupFormModel: Identifiable {
  /// What is typed in.
  public var form: StandupForm

  @Dependency(\.uuid) private var uuid

  /// Makes the model of a form.
  public init(_ form: StandupForm) {
    self.form = form
  }

  /// Somebody wants another row.
  public func addAttendeeButtonTapped() {
    form.addRow(Identifier(uuid()))
  }

  /// Somebody removes rows.
  public func deleteAttendees(at offsets: IndexSet) {
    form.removeRows(at: offsets) { Identifier(uuid()) }
  }
}
