/// A view that is made anew only when it is another one by its own `==`.
public struct EquatableView<Content: View & Equatable>: View {
  /// The view that is compared.
  public var content: Content

  /// Compares a view by its own `==`.
  public init(content: Content) { self.content = content }

  /// The view that is compared.
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// Makes this view anew only when it is another one by its own `==`.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
