/// A button that lets people edit the rows of lists: it changes `@Environment(\.editMode)`.
///
/// On a page with such a button, rows with `onMove` are moved while they are edited only.
public struct EditButton: View {
  @Environment(\.editMode) private var mode
  @Environment(\.editButtons) private var buttons

  /// Makes the button.
  public init() {}

  /// The button.
  public var body: some View {
    Button {
      guard let mode else { return }
      mode.wrappedValue = mode.wrappedValue.isEditing ? .inactive : .active
    } label: {
      Text(mode?.wrappedValue.isEditing == true ? .done : .edit)
    }
    .onAppear { buttons?.wrappedValue += 1 }
    .onDisappear { buttons?.wrappedValue -= 1 }
  }
}
