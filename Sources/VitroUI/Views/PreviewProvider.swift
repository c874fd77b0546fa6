/// Shows views as they look with certain values, for those who work on them.
///
/// ```swift
/// struct CounterView_Previews: PreviewProvider {
///   static var previews: some View {
///     CounterView(count: 7)
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The kind of view that is shown.
  associatedtype Previews: View

  /// The views that are shown.
  @ViewBuilder static var previews: Previews { get }
}
