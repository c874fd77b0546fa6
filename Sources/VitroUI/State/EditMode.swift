/// The edit mode of a list: whether its rows are being edited.
public enum EditMode: Sendable {
  /// They are not.
  case inactive
  /// They are for a moment.
  case transient
  /// They are.
  case active

  /// Whether they are being edited.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// Whether rows of lists are being edited; an `EditButton` changes it.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set {
      self[EditModeKey.self] = newValue
      editButtons = nil
    }
  }

  /// How many buttons change the edit mode; `nil` where the application has a mode of its own.
  var editButtons: Binding<Int>? {
    get { self[EditButtonsKey.self] }
    set { self[EditButtonsKey.self] = newValue }
  }

  /// Whether rows are being edited.
  var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }

  /// Whether rows can be moved: while they are edited, and always where no button begins that.
  var offersMoving: Bool {
    guard let editMode else { return true }
    return editMode.wrappedValue.isEditing || editButtons?.wrappedValue == 0
  }
}

private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
private struct EditButtonsKey: EnvironmentKey { static var defaultValue: Binding<Int>? { nil } }
