/// A view that reads like a text, so that a control beside it can be called by it.
@MainActor @preconcurrency
protocol TitleView: View {
  var titleText: String { get }
}

extension Text: TitleView {
  var titleText: String { string }
}

extension View {
  /// What a control is called whose label this view is, or an empty text.
  package var controlName: String { (self as? any TitleView)?.titleText ?? "" }
}
