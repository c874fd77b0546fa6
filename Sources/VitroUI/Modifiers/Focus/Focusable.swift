/// A view that is no field, and at which the keyboard can be directed.
struct FocusableView<Content: View>: View {
  let content: Content
  let isFocusable: Bool
  @Environment(\.focus) private var focus

  var body: some View {
    FocusableBox(
      content: content, isFocusable: isFocusable, focus: focus, request: focus?.request())
  }
}

private struct FocusableBox<Content: View>: BoxView {
  let content: Content
  let isFocusable: Bool
  let focus: FieldFocus?
  let request: Int?

  func attributes(in environment: EnvironmentValues) -> Attributes {
    let request = environment.isEnabled ? request : nil
    return Attributes(
      role: .generic, isEnabled: environment.isEnabled, actions: isFocusable ? .focus : [],
      style: Style(layout: .box), details: request.map { [.focused($0)] } ?? [])
  }

  func handle(_ event: Event, in environment: EnvironmentValues) {
    if case .focus(_, let isFocused) = event { focus?.set(isFocused) }
  }
}
