/// A view that shows another one on a modal page.
struct SheetModifier<Content: View, Sheet: View>: PresentationView {
  let content: Content
  var purpose: Style.Purpose?
  let sheet: () -> (id: AnyHashable, view: Sheet)?
  let end: () -> Void
  var onDismiss: (() -> Void)?

  func presented(keeping kept: Any?) -> Presented<Sheet>? {
    guard let sheet = sheet() else { return nil }
    // Nothing that covers everything can be pulled away or have something beside it pressed.
    let actions: Actions = purpose == .cover ? [] : .dismiss
    return Presented(
      id: sheet.id, dialog: sheet.view,
      attributes: Attributes(role: .dialog, actions: actions, style: Style(purpose: purpose)))
  }

  func dismiss() { end() }
  func dismissed() { onDismiss?() }
}

extension View {
  /// Shows a modal page while `isPresented` is true; sending it away sets it to false.
  ///
  /// A page presents one sheet, alert or other dialog at a time, and so does a dialog: a second one is
  /// shown when the first has gone, and a test is told, as of all that is wrong with a view. One that a
  /// view inside of the first presents stands in front of it.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modal(nil, isPresented, onDismiss, content)
  }

  /// Shows a modal page for an item while there is one; sending it away sets it to `nil`.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modal(nil, item, onDismiss, content)
  }

  /// Shows a page over everything while `isPresented` is true; only the program sends it away.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modal(.cover, isPresented, onDismiss, content)
  }

  /// Shows a page over everything for an item while there is one; only the program sends it away.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modal(.cover, item, onDismiss, content)
  }

  func modal<Sheet: View>(
    _ purpose: Style.Purpose?, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    _ sheet: @escaping () -> Sheet
  ) -> SheetModifier<Self, Sheet> {
    SheetModifier(
      content: self, purpose: purpose,
      sheet: { isPresented.wrappedValue ? (true, sheet()) : nil },
      end: { isPresented.wrappedValue = false }, onDismiss: onDismiss)
  }

  func modal<Item: Identifiable, Sheet: View>(
    _ purpose: Style.Purpose?, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ sheet: @escaping (Item) -> Sheet
  ) -> SheetModifier<Self, Sheet> {
    SheetModifier(
      content: self, purpose: purpose,
      sheet: { item.wrappedValue.map { (AnyHashable($0.id), sheet($0)) } },
      end: { item.wrappedValue = nil }, onDismiss: onDismiss)
  }
}
