public import VitroUI

extension View {
  /// Keeps which field is focused and what a model says of it the same: `.bind($store.focus, to: $focus)`.
  public func bind<Value: Hashable>(
    _ model: Binding<Value>, to focus: FocusState<Value>.Binding
  ) -> some View {
    onAppear {
      if focus.wrappedValue != model.wrappedValue { focus.wrappedValue = model.wrappedValue }
    }
    .onChange(of: model.wrappedValue) { _, new in
      if focus.wrappedValue != new { focus.wrappedValue = new }
    }
    .onChange(of: focus.wrappedValue) { _, new in
      if model.wrappedValue != new { model.wrappedValue = new }
    }
  }
}

/// Shows its content: each body of a view is observed.
public struct WithPerceptionTracking<Content: View>: View {
  private let content: () -> Content

  /// Makes it with its content.
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  /// The content.
  public var body: some View { content() }
}
