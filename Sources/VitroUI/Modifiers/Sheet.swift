/// A view that shows another one on a modal page.
struct SheetModifier<Content: View, Sheet: View>: PresentationView {
  let content: Content
  let isPresented: () -> (id: AnyHashable, sheet: Sheet)?
  let end: () -> Void
  let onDismiss: (() -> Void)?

  var dialog: Sheet? { isPresented()?.sheet }
  var dialogID: AnyHashable { isPresented()?.id ?? AnyHashable(false) }
  var attributes: Attributes { Attributes(role: .dialog, actions: .dismiss) }
  var isDismissedByButtons: Bool { false }
  func dismiss() { end() }
  func dismissed() { onDismiss?() }
}

extension View {
  /// Shows a modal page while `isPresented` is true; sending it away sets it to false.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    SheetModifier(
      content: self,
      isPresented: { isPresented.wrappedValue ? (true, content()) : nil },
      end: { isPresented.wrappedValue = false }, onDismiss: onDismiss)
  }

  /// Shows a modal page for an item while there is one; sending it away sets it to `nil`.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    SheetModifier(
      content: self,
      isPresented: { item.wrappedValue.map { (AnyHashable($0.id), content($0)) } },
      end: { item.wrappedValue = nil }, onDismiss: onDismiss)
  }
}
